import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import { type Move, opponentOf, type Player, type Problem } from '../../core/game.ts';
import type { ReportedVerdict } from '../../core/report.ts';
import { Board } from '../board/board.tsx';
import { layOut } from '../board/layout.ts';
import { inLanguage } from '../language.ts';
import { sayFailure } from '../problem-text.ts';
import { go } from '../routes.ts';
import { isStill, settings } from '../settings.ts';
import { PasteSheet } from '../share/paste-sheet.tsx';
import { announce } from '../shell/announce.tsx';
import { Button } from '../shell/button.tsx';
import { useTitle } from '../shell/title.ts';
import { ActionRow } from './action-row.tsx';
import { useAnnouncing } from './announcing.ts';
import { EvaluationStrip } from './evaluation-strip.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { isPuzzling, messageOf, passOf } from './message.ts';
import { MessageLine } from './message-line.tsx';
import { pieceOf, seatName } from './names.ts';
import { openPasted } from './open-pasted.ts';
import { PlayerBar } from './player-bar.tsx';
import type { Session } from './session.ts';
import { ShareTable } from './share-table.tsx';
import { useShortcuts } from './shortcuts.ts';
import { TableMenu } from './table-menu.tsx';
import { TablePanel } from './table-panel.tsx';
import { tableText } from './text.ts';
import { badgeOf } from './verdict-view.ts';
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
        areValuesShown={session().isShowingValues()}
        mustPass={passOf(session()) !== undefined}
        onUndo={() => session().undo()}
        onRedo={() => session().redo()}
        onHint={() => session().askHint()}
        onValues={toggleValues}
        onFlip={() => session().flip()}
        onMenu={() => setSheet('menu')}
        onPass={() => play(passOf(session())!)}
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
        <KeysSheet onClose={() => setSheet(undefined)} />
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
    f: () => session.flip(),
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

interface StageProps {
  readonly session: Session;
  readonly refusal: Problem | undefined;
  /** A move that is pointed at in the list. */
  readonly pointed: Move | undefined;
  onPlay(move: Move): void;
  onRefuse(problem: Problem): void;
}

/** The board between its two players, and what is said about it. */
function Stage(props: StageProps) {
  const session = () => props.session;
  const near = useNearPlayer(session);
  const badges = createMemo(() => {
    const entries = [...session().badges()].map(
      ([move, verdict]) => [move, badgeOf(verdict, settings.language)] as const,
    );
    return entries.length > 0 && !isPuzzling(session()) ? new Map(entries) : undefined;
  });
  const message = createMemo(() => messageOf(session(), props.refusal, settings.language));
  return (
    <div class="stage">
      <Seat session={session()} player={opponentOf(near())} />
      <div class="stage-board">
        <Board
          game={session().game}
          state={session().match().state}
          last={session().lastMove()}
          ending={session().ending()}
          isFlipped={near() === 1}
          coordinates={settings.coordinates}
          moves={session().moves()}
          badges={badges()}
          hint={props.pointed ?? session().hint()}
          onMove={props.onPlay}
          onRefuse={props.onRefuse}
          label={inLanguage(tableText).board(session().game.text[settings.language].name)}
        />
      </div>
      <Seat session={session()} player={near()} />
      <EvaluationStrip
        game={session().game}
        verdict={verdictHere(session())}
        owner={session().match().turn}
        viewer={near()}
      />
      <MessageLine message={message()} />
    </div>
  );
}

/** How long the board waits before it turns, so that the move is seen first. */
const turningMilliseconds = 600;

/** Whose side of the board is near, the board being turned a moment after a move. */
function useNearPlayer(session: () => Session): () => Player {
  const [near, setNear] = createSignal(nearPlayer(session()));
  createEffect(
    on(
      () => nearPlayer(session()),
      (player) => {
        const timer = setTimeout(() => setNear(player), isTurning(session()) && !isStill() ? turningMilliseconds : 0);
        onCleanup(() => clearTimeout(timer));
      },
      { defer: true },
    ),
  );
  return near;
}

/** The mover's side where two people want the board turned, or else the chosen one. */
function nearPlayer(session: Session): Player {
  const near = isTurning(session) ? session.match().turn : 0;
  return session.isFlipped() ? opponentOf(near) : near;
}

function isTurning(session: Session): boolean {
  return settings.turnBoard && session.mode() === 'people';
}

/** What the position is worth to the player to move, where values are shown. */
function verdictHere(session: Session): ReportedVerdict | undefined {
  if (!session.isShowingValues() || isPuzzling(session)) return undefined;
  return session.values() ?? session.graph()[session.match().ply]?.verdict;
}

function Seat(props: { readonly session: Session; readonly player: Player }) {
  const session = () => props.session;
  const rules = () => session().game.rules;
  const piece = createMemo(() => pieceOf(session().game, props.player));
  const isTurn = () => !session().ending() && session().match().turn === props.player;
  const groups = () => rules().groups?.(session().match().state)[props.player];
  return (
    <PlayerBar
      side={session().game.text[settings.language].players[props.player].name}
      name={seatName(session().seat(props.player), session().seat(opponentOf(props.player)), settings.language)}
      isTurn={isTurn()}
      isThinking={session().thinking()?.turn === props.player}
      hasWon={session().ending()?.winner === props.player}
      points={rules().scores?.(session().match().state)[props.player]}
      groups={groups()}
      seriesPoints={session().series().length === 1 ? undefined : session().points(props.player)}
      piece={piece()}
    />
  );
}
