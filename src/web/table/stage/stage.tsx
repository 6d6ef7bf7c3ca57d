import { createMemo, createSignal, ErrorBoundary, getOwner, runWithOwner, Suspense } from 'solid-js';
import type { ComparedMark } from '../../../board/board-props.ts';
import { badgeOf, toneOf } from '../../../board/marks/verdict-badge.ts';
import { type Move, opponentOf, type Player, type Problem } from '../../../core/game.ts';
import type { Match } from '../../../core/match.ts';
import type { ReportedVerdict } from '../../../core/report.ts';
import { verdictOfEnding } from '../../../engine/analysis/verdict.ts';
import { lastMoveOf } from '../../../play/last-move.ts';
import { saySeatShortly } from '../../../play/names.ts';
import { catalogues } from '../../../text/say.ts';
import { inLanguage, settings } from '../../settings.ts';
import { Board } from '../../shell/board.tsx';
import { lazyAfterPaint } from '../../shell/loaded.tsx';
import { painted } from '../../shell/painted.ts';
import type { ComparedMove, Comparison } from '../session/comparing.ts';
import type { Session } from '../session/session.ts';
import { type MessageSession, messageOf, previewMessage } from './message.ts';
import { MessageLine } from './message-line.tsx';
import { useNearPlayer, useOwnSide } from './orientation.ts';
import { PlayerBar } from './player-bar.tsx';
import { pieceOf } from './player-piece.ts';
import { useSaying } from './saying.ts';
import { stageText } from './text.ts';
import { useThinkingTime } from './thinking-time.ts';
import './stage.css';

/** Nothing is known of a position before it has been painted. */
const EvaluationStrip = lazyAfterPaint(async () => (await import('./evaluation-strip.tsx')).EvaluationStrip);

/** What of a session is seen on the stage. */
type StageSession = MessageSession & Pick<Session, 'flipping' | 'reviewing' | 'saving'>;

export interface StageProps {
  readonly session: StageSession;
  readonly refusal: Problem | undefined;
  /** A move that is pointed at in the list. */
  readonly pointed: Move | undefined;
  /** A position ahead of what is looked at, shown on the board in its place: it can only be seen. */
  readonly previewed: Match | undefined;
  onPreviewEnd(): void;
  onPlay(move: Move): void;
  /** A try that was refused; undefined once something is picked up that can be played. */
  onRefuse(problem: Problem | undefined): void;
}

/** The board between its two players, and what is said about it. */
export function Stage(props: StageProps) {
  const session = () => props.session;
  useOwnSide(session);
  const near = useNearPlayer(session);
  const badges = createMemo(() => {
    const entries = [...session().analysis.badges()].map(
      ([move, verdict]) => [move, badgeOf(verdict, settings.language, catalogues[settings.language].verdicts)] as const,
    );
    return entries.length > 0 && !session().attempts.isOpen() ? new Map(entries) : undefined;
  });
  const guide = useLateGuide(session);
  const thinkingTime = useThinkingTime(session);
  const message = createMemo(() => {
    const ahead = props.previewed;
    const extras = { howToMove: guide(), thinkingTime: thinkingTime() };
    if (!ahead) return messageOf(session(), props.refusal, settings.language, extras);
    return previewMessage(ahead.ply - session().shown.match().ply, props.onPreviewEnd, settings.language);
  });
  const shown = createMemo(() => {
    const { previewed } = props;
    return previewed
      ? { state: previewed.state, last: lastMoveOf(previewed), ending: previewed.ending, moves: [] }
      : {
          state: session().shown.match().state,
          last: session().shown.lastMove(),
          ending: session().shown.ending(),
          moves: session().playing.moves(),
          badges: badges(),
          isGuided: guide() !== undefined && !badges(),
          hint: props.pointed ?? session().analysis.hint(),
          compared: marksOf(session().comparing.current()),
        };
  });
  useSaying(() => (message().kind === 'hint' ? message().sentence : undefined));
  return (
    <div class="stage">
      <Seat session={session()} player={opponentOf(near())} />
      <div class="stage-board">
        <Board
          game={session().game}
          state={shown().state}
          last={shown().last}
          ending={shown().ending}
          isFlipped={near() === 1}
          coordinates={settings.coordinates}
          moves={shown().moves}
          badges={shown().badges}
          isGuided={shown().isGuided}
          hint={shown().hint}
          compared={shown().compared}
          onMove={props.onPlay}
          onRefuse={props.onRefuse}
          onPick={() => props.onRefuse(undefined)}
          label={inLanguage(stageText).board(session().game.text[settings.language].name)}
        />
      </div>
      <Seat session={session()} player={near()} />
      <ErrorBoundary fallback={<div class="strip" />}>
        <Suspense fallback={<div class="strip" />}>
          <EvaluationStrip
            game={session().game}
            verdict={verdictHere(session())}
            owner={session().shown.match().turn}
            viewer={near()}
            isOver={session().shown.ending() !== undefined}
          />
        </Suspense>
      </ErrorBoundary>
      <MessageLine message={message()} />
    </div>
  );
}

/** How a move is made, for who plays for the first time; whether that is so is looked up when the board is there. */
function useLateGuide(session: () => StageSession): () => string | undefined {
  const owner = getOwner();
  const [guide, setGuide] = createSignal<() => string | undefined>();
  const load = async () => {
    await painted();
    const { useGuide } = await import('./guide.ts');
    runWithOwner(owner, () => setGuide(() => useGuide(session)));
  };
  load().catch(console.error);
  return () => guide()?.();
}

/** The move that was played and the better one, as the board marks them. */
function marksOf(comparison: Comparison | undefined): readonly ComparedMark[] | undefined {
  if (!comparison) return undefined;
  const { played, better } = comparison;
  const mark = (kind: ComparedMark['kind'], { move, reported }: ComparedMove) => ({
    move,
    kind,
    tone: toneOf(reported),
  });
  return [mark('played', played), ...(better ? [mark('better', better)] : [])];
}

/** What the position is worth to the player to move, where values are shown. */
function verdictHere(session: StageSession): ReportedVerdict | undefined {
  if (!session.analysis.isShowingValues() || session.attempts.isOpen()) return undefined;
  const ending = session.shown.ending();
  if (ending) return verdictOfEnding(ending, session.shown.match().turn);
  return session.analysis.values() ?? session.reviewing.graph()[session.shown.match().ply]?.verdict;
}

function Seat(props: {
  readonly session: Pick<Session, 'game' | 'shown' | 'seats' | 'computers' | 'clocks' | 'away'>;
  readonly player: Player;
}) {
  const session = () => props.session;
  const rules = () => session().game.rules;
  const piece = createMemo(() => pieceOf(session().game, props.player));
  const isTurn = () => !session().shown.ending() && session().shown.match().turn === props.player;
  const groups = () => rules().groups?.(session().shown.match().state)[props.player];
  return (
    <PlayerBar
      player={session().game.text[settings.language].players[props.player]}
      name={saySeatShortly(session().shown.table(), props.player, settings.language)}
      note={session().away?.note(props.player)}
      isTurn={isTurn()}
      isThinking={session().computers.thinking()?.turn === props.player}
      hasWon={session().shown.ending()?.winner === props.player}
      points={rules().scores?.(session().shown.match().state)[props.player]}
      groups={groups()}
      seriesPoints={session().seats.series().length === 1 ? undefined : session().seats.points(props.player)}
      time={session().clocks.areOn() ? session().clocks.left(props.player) : undefined}
      isClockRunning={session().clocks.running() === props.player}
      piece={piece()}
    />
  );
}
