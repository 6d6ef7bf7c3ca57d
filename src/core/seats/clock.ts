import { opponentOf, type Player } from '../game.ts';
import { type Guard, isPair, isShape } from '../json.ts';

/** How much time each player has for the game, and what every move adds, in milliseconds. */
export interface TimeControl {
  readonly initial: number;
  readonly increment: number;
}

/** The clocks of a game: what is left to each player, as of the last time that it was counted. */
export interface Clock extends TimeControl {
  readonly left: readonly [number, number];
}

/** Time controls that people know, from quick to slow. */
export const usualTimeControls: readonly TimeControl[] = [
  { initial: 60_000, increment: 0 },
  { initial: 180_000, increment: 2000 },
  { initial: 300_000, increment: 3000 },
  { initial: 600_000, increment: 5000 },
  { initial: 1_800_000, increment: 0 },
];

export function startClock({ initial, increment }: TimeControl): Clock {
  return { initial, increment, left: [initial, initial] };
}

/** Clocks stand until both players have moved. */
export function isRunning(ply: number): boolean {
  return ply >= 2;
}

/** Takes time that a player used off the player's clock, which has never less than nothing left. */
export function charge(clock: Clock, player: Player, milliseconds: number): Clock {
  return withLeft(clock, player, Math.max(0, clock.left[player] - Math.max(0, Math.round(milliseconds))));
}

/** What a move adds to the time of who made it. */
export function addIncrement(clock: Clock, player: Player): Clock {
  return withLeft(clock, player, clock.left[player] + clock.increment);
}

function withLeft(clock: Clock, player: Player, milliseconds: number): Clock {
  const other = clock.left[opponentOf(player)];
  return { ...clock, left: player === 0 ? [milliseconds, other] : [other, milliseconds] };
}

/** `5+3`: five minutes, and three seconds with every move. */
export function formatTimeControl({ initial, increment }: TimeControl): string {
  return `${initial / 60_000}+${increment / 1000}`;
}

/** `4:07`, and below ten seconds `9.4`; a second that has begun counts as a whole one, as on a clock of wood. */
export function formatTime(milliseconds: number): string {
  if (milliseconds < 10_000) return (Math.ceil(milliseconds / 100) / 10).toFixed(1);
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A day, which no game here takes. */
const maxMilliseconds = 86_400_000;
const isTime: Guard<number> = (value): value is number =>
  typeof value === 'number' && value >= 0 && value <= maxMilliseconds;

export const isTimeControl: Guard<TimeControl> = isShape({ initial: isTime, increment: isTime });
export const isClock: Guard<Clock> = isShape({ initial: isTime, increment: isTime, left: isPair(isTime) });
