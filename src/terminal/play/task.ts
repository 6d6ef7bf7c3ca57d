import type { Game, Player } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Value } from '../../core/oracle.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { isPerson, parseSeat, person, type Seat } from '../../core/seats/seat.ts';
import { oracleOf } from '../../engine/analysis/general.ts';
import { opposite } from '../../engine/analysis/verdict.ts';
import { runSliced } from '../../engine/service/run-sliced.ts';
import type { Task } from '../../play/task-names.ts';
import type { Invocation } from '../command.ts';
import { refuse } from '../problems.ts';

/** The truth is sought for so long, in milliseconds. */
const lookMilliseconds = 4000;
/** Who plays against a person with a task, where nobody is named. */
const usualPartner = 'stubborn:5';

/** What a position must be worth to whoever is to win it, or to hold it. */
const valueFor: Readonly<Record<Task, Value>> = { win: 'win', hold: 'draw' };

/** Who sits where when a person has a task in a position, or why there is none: it must be true, and one person's. */
export async function seatsForTask(
  task: Task,
  start: Match,
  named: readonly [Seat, Seat] | undefined,
  { now }: Pick<Invocation, 'now'>,
): Promise<Result<readonly [Seat, Seat]>> {
  const { game, state } = start;
  const turn = game.rules.turn(state);
  const seats = named ?? usualSeats(turn);
  const own = seats.findIndex(isPerson) === 0 ? 0 : 1;
  if (isPerson(seats[0]) === isPerson(seats[1])) return refuse({ code: 'task-seats', values: { task } });
  const value = await truthOf(game, state, now);
  const truth = value && (own === turn ? value : opposite[value]);
  if (truth === valueFor[task]) return succeed(seats);
  return refuse({ code: 'task-untrue', values: { task, truth: truth ?? 'unknown' } });
}

function usualSeats(own: Player): readonly [Seat, Seat] {
  const partner = parseSeat(usualPartner);
  return own === 0 ? [person, partner] : [partner, person];
}

async function truthOf(game: Game, state: unknown, now: () => number): Promise<Value | undefined> {
  const oracle = await oracleOf(game);
  const clock = { now, pause: () => new Promise<void>((resolve) => setImmediate(resolve)) };
  const limits = { milliseconds: lookMilliseconds, clock, isCancelled: () => false, onProgress: () => undefined };
  return (await runSliced(oracle.solve(state), limits))?.value;
}
