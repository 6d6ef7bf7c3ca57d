import type { Player } from '../../core/game.ts';
import type { Problem } from '../../core/problem.ts';
import { maxSilence } from '../event-stream.ts';
import type { NumberedEvent, Snapshot } from '../wire.ts';
import { follow } from './follow.ts';
import { fits, type Pending } from './pending.ts';

/** What someone who plays or watches a game online sees of it. It never changes; each change gives a new one. */
export interface ClientState {
  /** The game as the server has it, as far as it is known here; undefined until the first word of it comes. */
  readonly snapshot: Snapshot | undefined;
  readonly connection: Connection;
  /** Who of the two has the game open, as far as that is known. */
  readonly here: readonly [boolean, boolean];
  readonly outbox: Outbox;
  /** By how many milliseconds the server's clock is ahead of the one here; undefined until it has said its time. */
  readonly ahead: number | undefined;
}

/** Whether what happens elsewhere is heard of. */
export type Connection =
  | { readonly kind: 'connecting'; readonly since: number }
  | { readonly kind: 'live'; readonly since: number }
  /** It is tried again and again. */
  | { readonly kind: 'lost'; readonly since: number }
  /** There is no such game, or no seat in it for this secret: nothing more is tried. */
  | { readonly kind: 'closed'; readonly reason: Reason };

/** What became of the last thing done here. There is one at a time. */
export type Outbox =
  | { readonly kind: 'empty' }
  /** On its way, or waiting for the network, since the first attempt failed. */
  | { readonly kind: 'sending'; readonly pending: Pending; readonly failedSince: number | undefined }
  | { readonly kind: 'saved'; readonly pending: Pending; readonly seq: number }
  | { readonly kind: 'refused'; readonly pending: Pending; readonly reason: Reason };

/** Why: what the server said, in its sentence, or a problem that was noticed here. */
export type Reason =
  | { readonly kind: 'said'; readonly code: string; readonly title: string }
  | { readonly kind: 'noticed'; readonly problem: Problem };

export function startState(now: number, pending: Pending | undefined, snapshot: Snapshot | undefined): ClientState {
  return {
    snapshot,
    connection: { kind: 'connecting', since: now },
    here: [false, false],
    outbox: pending ? { kind: 'sending', pending, failedSince: undefined } : { kind: 'empty' },
    ahead: undefined,
  };
}

/** With a snapshot, unless a later one is known: answers overtake each other. */
export function withSnapshot(state: ClientState, snapshot: Snapshot): ClientState {
  const known = state.snapshot;
  return known && known.seq > snapshot.seq ? state : { ...state, snapshot };
}

/** With an event of the stream; undefined where others are missing before it. */
export function withEvent(state: ClientState, event: NumberedEvent): ClientState | undefined {
  if (!state.snapshot) return undefined;
  const snapshot = follow(state.snapshot, event);
  return snapshot && { ...state, snapshot };
}

/**
 * With the server's time. What comes late makes it look slow, so the largest difference is the truest; but nothing comes
 * later than a stream may be silent, so one that is far smaller is of a device whose clock was set anew.
 */
export function withHeartbeat(state: ClientState, serverNow: number, now: number, isFirst: boolean): ClientState {
  const ahead = serverNow - now;
  const isLate = !isFirst && state.ahead !== undefined && ahead <= state.ahead && ahead > state.ahead - maxSilence;
  return isLate || ahead === state.ahead ? state : { ...state, ahead };
}

/** The moves as they are shown here: those that the server has, and the one that is on its way to it, if it fits. */
export function shownMoves({ snapshot, outbox }: ClientState, seat: Player | undefined): readonly string[] {
  if (!snapshot) return [];
  if (outbox.kind !== 'sending' || outbox.pending.kind !== 'move' || seat === undefined) return snapshot.moves;
  return fits(outbox.pending, snapshot, seat) ? [...snapshot.moves, outbox.pending.move] : snapshot.moves;
}

/** Whether the holder of a seat can move now. */
export function mayMove({ snapshot, outbox }: ClientState, seat: Player): boolean {
  return snapshot !== undefined && snapshot.result === null && snapshot.turn === seat && outbox.kind !== 'sending';
}
