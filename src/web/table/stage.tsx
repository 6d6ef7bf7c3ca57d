import { createMemo } from 'solid-js';
import { type Ending, type Move, opponentOf, type Player, type Problem } from '../../core/game.ts';
import type { ReportedVerdict } from '../../core/report.ts';
import { Board } from '../board/board.tsx';
import { inLanguage } from '../language.ts';
import { settings } from '../settings.ts';
import { useSaying } from './announcing.ts';
import { EvaluationStrip } from './evaluation-strip.tsx';
import { isPuzzling, messageOf } from './message.ts';
import { MessageLine } from './message-line.tsx';
import { pieceOf, seatName } from './names.ts';
import { useNearPlayer, useOwnSide } from './orientation.ts';
import { PlayerBar } from './player-bar.tsx';
import type { Session } from './session.ts';
import { tableText } from './text.ts';
import { badgeOf } from './verdict-view.ts';

export interface StageProps {
  readonly session: Session;
  readonly refusal: Problem | undefined;
  /** A move that is pointed at in the list. */
  readonly pointed: Move | undefined;
  onPlay(move: Move): void;
  onRefuse(problem: Problem): void;
}

/** The board between its two players, and what is said about it. */
export function Stage(props: StageProps) {
  const session = () => props.session;
  useOwnSide(session);
  const near = useNearPlayer(session);
  const badges = createMemo(() => {
    const entries = [...session().badges()].map(
      ([move, verdict]) => [move, badgeOf(verdict, settings.language)] as const,
    );
    return entries.length > 0 && !isPuzzling(session()) ? new Map(entries) : undefined;
  });
  const message = createMemo(() => messageOf(session(), props.refusal, settings.language));
  useSaying(() => (message().kind === 'hint' ? message().sentence : undefined));
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
        isOver={session().ending() !== undefined}
      />
      <MessageLine message={message()} />
    </div>
  );
}

/** What the position is worth to the player to move, where values are shown. */
function verdictHere(session: Session): ReportedVerdict | undefined {
  if (!session.isShowingValues() || isPuzzling(session)) return undefined;
  const ending = session.ending();
  if (ending) return verdictOfEnding(ending, session.match().turn);
  return session.values() ?? session.graph()[session.match().ply]?.verdict;
}

/** How a game that is over came out for a player. */
function verdictOfEnding({ winner }: Ending, player: Player): ReportedVerdict {
  if (winner === null) return { exact: true, value: 'draw', plies: null };
  return { exact: true, value: winner === player ? 'win' : 'loss', plies: 0 };
}

function Seat(props: { readonly session: Session; readonly player: Player }) {
  const session = () => props.session;
  const rules = () => session().game.rules;
  const piece = createMemo(() => pieceOf(session().game, props.player));
  const isTurn = () => !session().ending() && session().match().turn === props.player;
  const groups = () => rules().groups?.(session().match().state)[props.player];
  return (
    <PlayerBar
      player={session().game.text[settings.language].players[props.player]}
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
