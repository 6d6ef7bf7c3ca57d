import { createEffect, createMemo, createSignal, type JSX, lazy, on, onCleanup, Show, Suspense } from 'solid-js';
import { layOut } from '../../board/layout.ts';
import type { Move, Problem } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { root } from '../../play/tree.ts';
import { canFlip } from '../../play/view.ts';
import { failureSentence } from '../failure-words.ts';
import { inLanguage, settings } from '../settings.ts';
import { announce } from '../shell/announce.tsx';
import { LoadBoundary } from '../shell/load-failed.tsx';
import { LoadedSheet, lazyAfterPaint } from '../shell/loaded.tsx';
import { text as shellText } from '../shell/text.ts';
import { useTitle } from '../shell/title.ts';
import { Attendance } from './attendance.tsx';
import type { Step } from './session/lines.ts';
import type { Session } from './session/session.ts';
import { KeysSheet, PasteTable, ShareTable, type SheetName, TableMenu } from './sheets/lazy-sheets.ts';
import { ActionRow } from './stage/action-row.tsx';
import { bringBoardIntoView } from './stage/in-view.ts';
import { passOf } from './stage/message.ts';
import { nearPlayer } from './stage/orientation.ts';
import { Stage } from './stage/stage.tsx';

/** The board comes first. */
const Panel = lazyAfterPaint(async () => (await import('./panel/panel.tsx')).Panel);
const PaceControl = lazy(async () => ({ default: (await import('./panel/pace-control.tsx')).PaceControl }));

/** The reason of a refused try stays this long. */
const refusalMilliseconds = 6000;

/** Play and analysis: the board, the two who play, what can be done, and beside it what there is to know. */
export function TableView(props: {
  readonly session: Session;
  /** What can be done during a game in place of undo, redo and hint. */
  readonly moving?: JSX.Element;
}) {
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
  return (
    <div
      class="table"
      classList={{ 'is-watched': session().seats.mode() === 'watch', 'is-online': session().away !== undefined }}
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
        <LoadBoundary failed={inLanguage(shellText).broken} frame={inPlaceOf('pace')}>
          <Suspense fallback={inPlaceOf('pace')(undefined)}>
            <PaceControl
              isPaused={session().computers.isPaused()}
              pace={session().computers.pace()}
              isOver={session().shown.result() !== undefined}
              onPause={(isPaused) => (isPaused ? session().computers.pause() : session().computers.resume())}
              onStep={() => session().computers.step()}
              onPace={(pace) => session().computers.setPace(pace)}
            />
          </Suspense>
        </LoadBoundary>
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
        moving={props.moving}
        isOver={session().shown.result() !== undefined}
        isAtStart={session().shown.node().id === root}
        isAtEnd={session().shown.node().id === session().shown.line().at(-1)}
        onStep={step}
      />
      <LoadBoundary failed={inLanguage(shellText).broken} frame={inPlaceOf('panel')}>
        <Suspense fallback={inPlaceOf('panel')(undefined)}>
          <Panel
            session={session()}
            onPlay={playCalled}
            onPoint={(text) => setPointed(text === undefined ? undefined : moveCalled(text))}
            previewed={previewed()}
            onPreview={setPreviewed}
            onShowBoard={bringBoardIntoView}
          />
        </Suspense>
      </LoadBoundary>
      <Attendance session={session()} onSheet={setSheet} onValues={toggleValues} />
      <Show when={sheet()} keyed>
        {(name) => (
          <LoadedSheet onClose={() => setSheet(undefined)}>
            <TableSheet session={session()} name={name} onOpen={setSheet} />
          </LoadedSheet>
        )}
      </Show>
    </div>
  );
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

/** The place of a part of the table, which keeps its room while the part is not there. */
function inPlaceOf(part: 'panel' | 'pace'): (content: JSX.Element) => JSX.Element {
  return (content) => <div class={`place-of-${part}`}>{content}</div>;
}

interface TableSheetProps {
  readonly session: Session;
  readonly name: SheetName;
  /** Opens another sheet in its place, or none. */
  onOpen(name: SheetName | undefined): void;
}

/** What lies over the table. */
function TableSheet(props: TableSheetProps) {
  const close = () => props.onOpen(undefined);
  switch (props.name) {
    case 'menu':
      return (
        <TableMenu
          session={props.session}
          onClose={close}
          onShare={() => props.onOpen('share')}
          onPaste={() => props.onOpen('paste')}
          onKeys={() => props.onOpen('keys')}
        />
      );
    case 'share':
      return <ShareTable session={props.session} isFlipped={nearPlayer(props.session) === 1} onClose={close} />;
    case 'paste':
      return <PasteTable game={props.session.game} onClose={close} />;
    case 'keys':
      return <KeysSheet canFlip={canFlip(props.session.game.view)} onClose={close} />;
  }
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
    const sentence = failureSentence({ problem, game: session().game }, settings.language);
    if (!sentence) return;
    announce(sentence);
    const timer = setTimeout(() => setRefusal(undefined), refusalMilliseconds);
    onCleanup(() => clearTimeout(timer));
  });
}
