import type { Game, Move, Random } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Oracle } from '../../core/oracle.ts';
import type { ComputerPlayer, Thought } from '../../core/player.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { parsePlayer } from '../players.ts';
import { type Clock, runSliced } from '../service/run-sliced.ts';
import type { SearchReport } from './search-report.ts';

/** Somebody who plays games, whatever they are made of: a player of ours, or a program from outside. */
export interface Contestant<S> {
  readonly name: string;
  /** What the name of a level stands for, so that a changed level is not taken for the same. */
  readonly meaning?: string;
  /** Whether the same seed gives the same moves. */
  readonly isRepeatable: boolean;
  /** Before each game. A refusal loses it. */
  begin?(): Promise<Result<void>>;
  /** The move for the present position of a match that is not over; a refusal loses the game, and says why. */
  move(match: Match<S>, random: Random): Promise<Result<ContestedMove>>;
  /** Asks for the move that is being thought about, as it is now. */
  hurry?(): void;
  close?(): void;
}

export interface ContestedMove {
  readonly move: Move;
  readonly thought?: Thought;
  /** What a program from outside says of its search, where it says anything. */
  readonly report?: SearchReport;
}

/** Whoever a player's name means, or why nobody. What is asked of the oracle, if one is given, is found out for all. */
export type ContestantOf<S> = (
  game: Game<S>,
  name: string,
  oracle?: () => Promise<Oracle<S>>,
) => Promise<Result<Contestant<S>>>;

/** Knows the computer players of every game by their names, and nobody else. */
export function computerContestants(
  clock: Clock,
): <S>(...asked: Parameters<ContestantOf<S>>) => ReturnType<ContestantOf<S>> {
  return async (game, name, oracle) => {
    const player = await parsePlayer(game, name, oracle);
    return player.ok ? succeed(contestantFrom(player.value, clock)) : player;
  };
}

/** A computer player at the board. */
export function contestantFrom<S>(player: ComputerPlayer<S>, clock: Clock): Contestant<S> {
  const { name, meaning, milliseconds = Number.POSITIVE_INFINITY } = player;
  return {
    name,
    meaning,
    isRepeatable: player.milliseconds === undefined,
    async move(match, random) {
      const thought = await runSliced(player.choose(match.state, random), { milliseconds, clock });
      if (!thought) throw new Error('A player was stopped that nobody can stop; run it without isCancelled.');
      return succeed({ move: thought.move, thought });
    },
  };
}
