import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import type { Move, Problem } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { root } from '../../play/tree.ts';
import { canFlip } from '../../play/view.ts';
import { layOut } from '../board/layout.ts';
import { sayFailure } from '../problem-text.ts';
import { go } from '../routes.ts';
import { inLanguage, settings } from '../settings.ts';
import { PasteSheet } from '../share/paste-sheet.tsx';
import { announce } from '../shell/announce.tsx';
import { attempt } from '../shell/attempt.ts';
import { Button } from '../shell/button.tsx';
import { useTitle } from '../shell/title.ts';
import { openPasted } from './open/open-pasted.ts';
import { PaceControl } from './panel/pace-control.tsx';
import { Panel } from './panel/panel.tsx';
import type { Step } from './session/lines.ts';
import type { Session } from './session/session.ts';
import { KeysSheet } from './sheets/keys-sheet.tsx';
import { ShareTable } from './sheets/share-table.tsx';
import { TableMenu } from './sheets/table-menu.tsx';
import { ActionRow } from './stage/action-row.tsx';
import { useAnnouncing } from './stage/announcing.ts';
import { bringBoardIntoView } from './stage/in-view.ts';
import { passOf } from './stage/message.ts';
import { nearPlayer } from './stage/orientation.ts';
import { useShortcuts } from './stage/shortcuts.ts';
import { Stage } from './stage/stage.tsx';
import { tableText } from './text.ts';

type SheetName = 'menu' | 'keys' | 'share' | 'paste';

/** The reason of a refused try stays this long. */
const refusalMilliseconds = 6000;

/** Play and analysis: the board, the two who play, what can be done, and beside it what there is to know. */
export function TableView(props: { readonly session: Session }) {
  const session = () => props.session;
  const [sheet, setSheet] = createSignal<SheetName>();
  const [refusal, setRefusal] = createSignal<Problem>();
  const [pointed, setPointed] = createSignal<Move>();
  const [previewed, setPreviewed] = createPreview(session);
  const ratio = createMemo(() => {
    const { width, height } = layOut(session().game.view);
    return width / height;
  });
  useTitle(() => session().game.text[settings.language].name);
  useAnnouncing(session);
  useRefusals(session, refusal, setRefusal);
  const play = (move: Move) => {
    const played = session().playing.play(move);
    if (!played.ok) setRefusal(played.problem);
  };
  const step = (where: Step) => {
    session().lines.look(where);
    bringBoardIntoView();
  };
  const pass = () => {
    const move = passOf(session());
    if (move !== undefined) play(move);
  };
  const moveCalled = (text: string) => {
    const { state, moves } = session().shown.match();
    return moves.find((move) => session().game.notation.move(state, move) === text);
  };
  const playCalled = (text: string) => {
    const move = moveCalled(text);
    if (move !== undefined) play(move);
  };
  const toggleValues = () => session().analysis.showValues(!session().analysis.isShowingValues());
  useClockPause(session);
  useShortcuts(() => shortcutsOf(session(), setSheet, toggleValues));
  return (
    <div
      class="table"
      classList={{ 'is-watched': session().seats.mode() === 'watch' }}
      style={{ '--board-ratio': String(ratio()) }}
    >
      <Stage
        session={session()}
        refusal={refusal()}
        pointed={pointed()}
        previewed={previewed()}
        onPreviewEnd={() => setPreviewed(undefined)}
        onPlay={play}
        onRefuse={setRefusal}
      />
      <Show when={session().seats.mode() === 'watch'}>
        <PaceControl
          isPaused={session().computers.isPaused()}
          pace={session().computers.pace()}
          isOver={session().shown.result() !== undefined}
          onPause={(isPaused) => (isPaused ? session().computers.pause() : session().computers.resume())}
          onStep={() => session().computers.step()}
          onPace={(pace) => session().computers.setPace(pace)}
        />
      </Show>
      <ActionRow
        canUndo={session().playing.canUndo()}
        canRedo={session().playing.canRedo()}
        canHint={session().playing.moves().length > 0}
        canFlip={canFlip(session().game.view)}
        areValuesShown={session().analysis.isShowingValues()}
        mustPass={passOf(session()) !== undefined}
        onUndo={() => session().playing.undo()}
        onRedo={() => session().playing.redo()}
        onHint={() => session().analysis.askHint()}
        onValues={toggleValues}
        onFlip={() => session().flipping.flip()}
        onMenu={() => setSheet('menu')}
        onPass={pass}
        isOver={session().shown.result() !== undefined}
        isAtStart={session().shown.node().id === root}
        isAtEnd={session().shown.node().id === session().shown.line().at(-1)}
        onStep={step}
      />
      <Panel
        session={session()}
        onPlay={playCalled}
        onPoint={(text) => setPointed(text === undefined ? undefined : moveCalled(text))}
        previewed={previewed()}
        onPreview={setPreviewed}
        onShowBoard={bringBoardIntoView}
      >
        <Elsewhere session={session()} />
      </Panel>
      <Show when={sheet() === 'menu'}>
        <TableMenu
          session={session()}
          onClose={() => setSheet(undefined)}
          onShare={() => setSheet('share')}
          onPaste={() => setSheet('paste')}
          onKeys={() => setSheet('keys')}
        />
      </Show>
      <Show when={sheet() === 'share'}>
        <ShareTable session={session()} isFlipped={nearPlayer(session()) === 1} onClose={() => setSheet(undefined)} />
      </Show>
      <Show when={sheet() === 'paste'}>
        <PasteSheet onOpen={(pasted) => openPasted(pasted, session().game)} onClose={() => setSheet(undefined)} />
      </Show>
      <Show when={sheet() === 'keys'}>
        <KeysSheet canFlip={canFlip(session().game.view)} onClose={() => setSheet(undefined)} />
      </Show>
    </div>
  );
}

/** Clocks stand while nobody sees the table. */
function useClockPause(session: () => Pick<Session, 'clocks'>): void {
  const pause = () => document.hidden && session().clocks.pause();
  document.addEventListener('visibilitychange', pause);
  onCleanup(() => document.removeEventListener('visibilitychange', pause));
}

/** A position of the best line that is seen on the board, until what is looked at changes or values are hidden. */
function createPreview(
  session: () => Pick<Session, 'shown' | 'analysis'>,
): readonly [() => Match | undefined, (match: Match | undefined) => void] {
  const [previewed, setPreviewed] = createSignal<Match>();
  createEffect(
    on(
      () => [session().shown.match(), session().analysis.isShowingValues()],
      () => setPreviewed(undefined),
      { defer: true },
    ),
  );
  return [previewed, setPreviewed];
}

/** Another tab plays this game: it can be looked at here, or taken over. */
function Elsewhere(props: { readonly session: Pick<Session, 'saving'> }) {
  const text = () => inLanguage(tableText);
  return (
    <Show when={props.session.saving.ownership() === 'elsewhere'}>
      <div class="elsewhere" role="alert">
        <p>{text().elsewhere}</p>
        <Button onClick={() => attempt(props.session.saving.takeOver())}>{text().takeOver}</Button>
      </div>
    </Show>
  );
}

/** A refusal is read aloud, and goes with the position it was about, or by itself after a while. */
function useRefusals(
  session: () => Pick<Session, 'game' | 'shown'>,
  refusal: () => Problem | undefined,
  setRefusal: (problem: Problem | undefined) => void,
): void {
  createEffect(
    on(
      () => session().shown.match(),
      () => setRefusal(undefined),
      { defer: true },
    ),
  );
  createEffect(() => {
    const problem = refusal();
    if (!problem) return;
    announce(sayFailure({ problem, game: session().game }, settings.language));
    const timer = setTimeout(() => setRefusal(undefined), refusalMilliseconds);
    onCleanup(() => clearTimeout(timer));
  });
}

function shortcutsOf(session: Session, setSheet: (name: SheetName) => void, toggleValues: () => void) {
  const isWatched = session.seats.mode() === 'watch';
  return {
    u: () => session.playing.undo(),
    r: () => session.playing.redo(),
    h: () => session.analysis.askHint(),
    v: toggleValues,
    f: canFlip(session.game.view) ? () => session.flipping.flip() : undefined,
    n: () => go({ screen: 'new', game: session.game.id }),
    g: () => session.computers.moveNow(),
    m: () => setSheet('menu'),
    '?': () => setSheet('keys'),
    ' ': isWatched
      ? () => (session.computers.isPaused() ? session.computers.resume() : session.computers.pause())
      : session.clocks.areOn()
        ? () => (session.clocks.isPaused() ? session.clocks.resume() : session.clocks.pause())
        : undefined,
    ArrowLeft: () => session.lines.look('back'),
    ArrowRight: () => session.lines.look('forward'),
    Home: () => session.lines.look('start'),
    End: () => session.lines.look('end'),
  };
}
