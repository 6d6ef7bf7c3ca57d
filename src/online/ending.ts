import { opponentOf } from '../core/game.ts';
import { isOutOfTime, stopClock, wireClock } from './clocks.ts';
import { type Decision, happen, type StoredGame, undecided } from './stored-game.ts';
import type { GameResult } from './wire.ts';

/** The end of a game: its clock stops, and offers fall. */
export function end(decision: Decision, result: GameResult, now: number): Decision {
  const { after } = decision;
  const clock = after.clock && stopClock(after.clock, after.turn, now);
  const data = { result, clock: clock && wireClock(clock) };
  return happen(decision, { kind: 'end', data }, now, { result, clock, offer: null });
}

/** The end of a game whose deadline has passed, for whoever notices; undefined while there is time. */
export function lapse(game: StoredGame, now: number): Decision | undefined {
  if (game.result || !isOutOfTime(game.clock, now)) return undefined;
  return end(undecided(game), { reason: 'time', winner: opponentOf(game.turn) }, now);
}
