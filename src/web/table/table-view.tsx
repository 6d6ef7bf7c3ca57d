import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import type { Move, Problem } from '../../core/game.ts';
import { canFlip, layOut } from '../board/layout.ts';
import { inLanguage } from '../language.ts';
import { sayFailure } from '../problem-text.ts';
import { go } from '../routes.ts';
import { settings } from '../settings.ts';
import { PasteSheet } from '../share/paste-sheet.tsx';
import { announce } from '../shell/announce.tsx';
import { Button } from '../shell/button.tsx';
import { useTitle } from '../shell/title.ts';
import { ActionRow } from './action-row.tsx';
import { useAnnouncing } from './announcing.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { passOf } from './message.ts';
import { openPasted } from './open-pasted.ts';
import { nearPlayer } from './orientation.ts';
import type { Session } from './session.ts';
import { ShareTable } from './share-table.tsx';
import { useShortcuts } from './shortcuts.ts';
import { Stage } from './stage.tsx';
import { TableMenu } from './table-menu.tsx';
import { TablePanel } from './table-panel.tsx';
import { tableText } from './text.ts';
import './table.css';

type SheetName = 'menu' | 'keys' | 'share' | 'paste';

/** The reason of a refused try stays this long. */
const refusalMilliseconds = 6000;

/** Play and analysis: the board, the two who play, what can be done, and beside it what there is to know. */
export function TableView(props: { readonly session: Session }) {
  const session = () => props.session;
  const [sheet, setSheet] = createSignal<SheetName>();
  const [refusal, setRefusal] = createSignal<Problem>();
  const [pointed, setPointed] = createSignal<Move>();
  const ratio = createMemo(() => {
    const { width, height } = layOut(session().game.view);
    return width / height;
  });
  useTitle(() => session().game.text[settings.language].name);
  useAnnouncing(session);
  useRefusals(session, refusal, setRefusal);
  const play = (move: Move) => {
    const played = session().play(move);
    if (!played.ok) setRefusal(played.problem);
  };
  const pass = () => {
    const move = passOf(session());
    if (move !== undefined) play(move);
  };
  const moveCalled = (text: string) => {
    const { state, moves } = session().match();
    return moves.find((move) => session().game.notation.move(state, move) === text);
  };
  const playCalled = (text: string) => {
    const move = moveCalled(text);
    if (move !== undefined) play(move);
  };
  const toggleValues = () => session().showValues(!session().isShowingValues());
  useShortcuts(() => shortcutsOf(session(), setSheet, toggleValues));
  return (
    <div class="table" style={{ '--board-ratio': String(ratio()) }}>
      <Stage session={session()} refusal={refusal()} pointed={pointed()} onPlay={play} onRefuse={setRefusal} />
      <ActionRow
        canUndo={session().canUndo()}
        canRedo={session().canRedo()}
        canHint={session().moves().length > 0}
        canFlip={canFlip(session().game.view)}
        areValuesShown={session().isShowingValues()}
        mustPass={passOf(session()) !== undefined}
        onUndo={() => session().undo()}
        onRedo={() => session().redo()}
        onHint={() => session().askHint()}
        onValues={toggleValues}
        onFlip={() => session().flip()}
        onMenu={() => setSheet('menu')}
        onPass={pass}
      />
      <TablePanel
        session={session()}
        onPlay={playCalled}
        onPoint={(text) => setPointed(text === undefined ? undefined : moveCalled(text))}
      >
        <Elsewhere session={session()} />
      </TablePanel>
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

/** Another tab plays this game: it can be looked at here, or taken over. */
function Elsewhere(props: { readonly session: Session }) {
  const text = () => inLanguage(tableText);
  return (
    <Show when={props.session.ownership() === 'elsewhere'}>
      <div class="elsewhere" role="alert">
        <p>{text().elsewhere}</p>
        <Button onClick={() => void props.session.takeOver()}>{text().takeOver}</Button>
      </div>
    </Show>
  );
}

/** A refusal is read aloud, and goes with the position it was about, or by itself after a while. */
function useRefusals(
  session: () => Session,
  refusal: () => Problem | undefined,
  setRefusal: (problem: Problem | undefined) => void,
): void {
  createEffect(
    on(
      () => session().match(),
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
  const isWatched = session.mode() === 'watch';
  return {
    u: () => session.undo(),
    r: () => session.redo(),
    h: () => session.askHint(),
    v: toggleValues,
    f: canFlip(session.game.view) ? () => session.flip() : undefined,
    n: () => go({ screen: 'new', game: session.game.id }),
    m: () => setSheet('menu'),
    '?': () => setSheet('keys'),
    ' ': isWatched ? () => (session.isPaused() ? session.resume() : session.pause()) : undefined,
    ArrowLeft: () => session.look('back'),
    ArrowRight: () => session.look('forward'),
    Home: () => session.look('start'),
    End: () => session.look('end'),
  };
}
