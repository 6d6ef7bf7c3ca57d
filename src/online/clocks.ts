import { opponentOf, type Player } from '../core/game.ts';
import { isRunning } from '../core/seats/clock.ts';
import { formatInstant } from './instant.ts';
import type { ClockRequest, WireClock } from './wire.ts';

/**
 * The clock of a game online, with instants in milliseconds. While it runs there is a deadline, and what is left to the
 * player to move is the time until then; so the time of a turn is charged once, when its deadline goes.
 */
export interface StoredClock {
  readonly control: ClockRequest;
  /** What is left to each, in milliseconds, as of when it was last counted. */
  readonly left: readonly [number, number];
  /** When the time of the player to move is over; null while the clock stands. */
  readonly deadline: number | null;
  /** From when on the deadline counts: whatever time nobody answers for before it has been dealt with. */
  readonly countedFrom: number;
}

const millisecondsInDay = 86_400_000;

/** All that a player has: for the game and its turn alike. */
function fullTime(control: ClockRequest): number {
  return control.kind === 'live' ? control.seconds * 1000 : control.days * millisecondsInDay;
}

export function startClock(control: ClockRequest, now: number): StoredClock {
  const full = fullTime(control);
  return { control, left: [full, full], deadline: null, countedFrom: now };
}

/** Whether the time of the player to move is over. */
export function isOutOfTime(clock: StoredClock | null, now: number): boolean {
  return clock !== null && clock.deadline !== null && now >= clock.deadline;
}

/** The clock stopped: the time of the turn is taken off. A system clock that was set back gives nobody time. */
export function stopClock(clock: StoredClock, turn: Player, now: number): StoredClock {
  if (clock.deadline === null) return clock;
  const remaining = Math.max(0, Math.min(clock.left[turn], clock.deadline - now));
  const isCounted = clock.control.kind === 'live';
  return { ...(isCounted ? withLeft(clock, turn, remaining) : clock), deadline: null, countedFrom: now };
}

/** The clock from now on for whoever has the turn after so many moves: it stands until both have moved. */
export function runClock(clock: StoredClock, turn: Player, ply: number, now: number): StoredClock {
  return { ...clock, deadline: isRunning(ply) ? now + clock.left[turn] : null, countedFrom: now };
}

/** A move was made, after which so many are played: its time is taken off, then the increment is added. */
export function moveClock(clock: StoredClock, mover: Player, ply: number, now: number): StoredClock {
  const stopped = stopClock(clock, mover, now);
  // The move with which the clocks begin to run was made while they stood, and earns nothing.
  const earned = clock.control.kind === 'live' && clock.deadline !== null ? clock.control.increment * 1000 : 0;
  return runClock(withLeft(stopped, mover, stopped.left[mover] + earned), opponentOf(mover), ply, now);
}

/**
 * The clock with the time from `aliveAt` until now left out, in which no server lived. Done twice for the same time it
 * leaves out nothing more; where the system clock was set back meanwhile, the player keeps what there was.
 */
export function excuseDowntime(clock: StoredClock, turn: Player, aliveAt: number, now: number): StoredClock {
  if (clock.deadline === null) return clock;
  const from = Math.max(aliveAt, clock.countedFrom);
  if (from === now) return clock;
  const remaining = Math.min(clock.left[turn], clock.deadline - from);
  const isCounted = clock.control.kind === 'live';
  const shown = isCounted ? withLeft(clock, turn, Math.max(0, remaining)) : clock;
  return { ...shown, deadline: now + remaining, countedFrom: now };
}

export function wireClock(clock: StoredClock): WireClock {
  const { control, left, deadline } = clock;
  return { ...control, left, deadline: deadline === null ? null : formatInstant(deadline) };
}

function withLeft(clock: StoredClock, player: Player, milliseconds: number): StoredClock {
  const other = clock.left[opponentOf(player)];
  return { ...clock, left: player === 0 ? [milliseconds, other] : [other, milliseconds] };
}
