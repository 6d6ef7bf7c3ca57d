import { opponentOf, type Player } from '../../../core/game.ts';
import { isOneOf, isShape, parseJson } from '../../../core/json.ts';
import { formatTimeControl, type TimeControl, usualTimeControls } from '../../../core/seats/clock.ts';
import type { ClockRequest, CreateRequest } from '../../../online/wire.ts';

/** What is asked of a game with someone elsewhere, beside what every game is asked. */
export interface OnlineChoices {
  /** A time control such as `5+3`, or days as in `3d`; undefined for no clock. */
  readonly clock: string | undefined;
  readonly takebacks: boolean;
  readonly listed: boolean;
}

export const usualOnlineChoices: OnlineChoices = { clock: undefined, takebacks: true, listed: false };

/** How many days a move may take. */
export const usualDays: readonly number[] = [1, 3, 7];

export const liveClocks: readonly string[] = usualTimeControls.map(formatTimeControl);
export const dayClocks: readonly string[] = usualDays.map((days) => `${days}d`);

/** The clock of a choice; undefined for none. */
export function clockOf(choice: string | undefined): ClockRequest | undefined {
  const days = usualDays.find((each) => `${each}d` === choice);
  if (days !== undefined) return { kind: 'days', days };
  const control: TimeControl | undefined = usualTimeControls.find((each) => formatTimeControl(each) === choice);
  return control && { kind: 'live', seconds: control.initial / 1000, increment: control.increment / 1000 };
}

/** A game in which a person here has one side, and whoever is invited the other. */
export function createRequest(
  wanted: { readonly game: string; readonly own: Player; readonly start: string | undefined },
  choices: OnlineChoices,
  own: { readonly secret: string; readonly name: string | undefined },
): CreateRequest {
  const mine = {
    kind: 'person' as const,
    secret: own.secret,
    ...(own.name !== undefined && { name: own.name }),
  };
  const theirs = { kind: 'person' as const };
  const clock = clockOf(choices.clock);
  return {
    game: wanted.game,
    ...(wanted.start !== undefined && { start: wanted.start }),
    seats: wanted.own === 0 ? [mine, theirs] : [theirs, mine],
    ...(clock && { clock }),
    takebacks: choices.takebacks,
    listed: choices.listed,
  };
}

/** Whose invitation is to be sent. */
export function inviteOf(invites: readonly (string | null)[], own: Player): string | null {
  return invites[opponentOf(own)] ?? null;
}

const storageKey = 'tabuleiro.new-online';
const version = 1;
const isStored = isShape(
  { version: isOneOf([version]), takebacks: isOneOf([true, false]) },
  { clock: isOneOf([...liveClocks, ...dayClocks]) },
);

/** What was chosen last. That anyone may join is chosen each time anew. */
export function rememberedOnlineChoices(): OnlineChoices {
  try {
    const stored = parseJson(localStorage.getItem(storageKey) ?? '');
    return isStored(stored) ? { clock: stored.clock, takebacks: stored.takebacks, listed: false } : usualOnlineChoices;
  } catch {
    // A browser that forbids storage.
    return usualOnlineChoices;
  }
}

export function rememberOnlineChoices({ clock, takebacks }: OnlineChoices): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ version, clock, takebacks }));
  } catch {
    // Then the usual ones are offered next time.
  }
}
