import type { Game } from '../core/game.ts';
import type { Refusal } from '../core/problem.ts';
import { type Infer, matches } from './schema.ts';
import {
  type actionSchema,
  type claimedSchema,
  type claimSchema,
  type clockSchema,
  type createdSchema,
  type createSchema,
  eventSchemas,
  type linkSchema,
  type moveSchema,
  presenceSchema,
  type problemSchema,
  type rotatedSchema,
  type rotateSchema,
  type savedSchema,
  snapshotSchema,
  type statusSchema,
  type tablesSchema,
} from './schemas.ts';

// What is asked.
export type CreateRequest = Infer<typeof createSchema>;
export type SeatRequest = CreateRequest['seats'][number];
/** How much time was agreed on. */
export type ClockRequest = NonNullable<CreateRequest['clock']>;
export type ClaimRequest = Infer<typeof claimSchema>;
export type MoveRequest = Infer<typeof moveSchema>;
export type ActionRequest = Infer<typeof actionSchema>;
export type Action = ActionRequest['action'];
export type RotateRequest = Infer<typeof rotateSchema>;

// What is answered.
export type Snapshot = Infer<typeof snapshotSchema>;
export type WireSeat = Snapshot['seats'][number];
export type WireClock = Infer<typeof clockSchema>;
export type Offer = NonNullable<Snapshot['offer']>;
export type OfferKind = Offer['kind'];
export type GameResult = NonNullable<Snapshot['result']>;
export type StatusAnswer = Infer<typeof statusSchema>;
export type CreatedAnswer = Infer<typeof createdSchema>;
export type ClaimedAnswer = Infer<typeof claimedSchema>;
export type SavedAnswer = Infer<typeof savedSchema>;
export type LinkAnswer = Infer<typeof linkSchema>;
export type RotatedAnswer = Infer<typeof rotatedSchema>;
export type TablesAnswer = Infer<typeof tablesSchema>;
export type OpenTable = TablesAnswer['games'][number];
export type ProblemBody = Infer<typeof problemSchema>;

/** A request that was refused, and what the client is told beside the sentence. */
export interface WireRefusal extends Refusal {
  readonly snapshot?: Snapshot;
  /** The game in whose words the reason is said. */
  readonly game?: Game;
}

/** What happened in a game, by its kind. */
export type EventKind = keyof typeof eventSchemas;
export type GameEvent = {
  readonly [Kind in EventKind]: { readonly kind: Kind; readonly data: Infer<(typeof eventSchemas)[Kind]> };
}[EventKind];
export type EventData<Kind extends EventKind> = Infer<(typeof eventSchemas)[Kind]>;

/** An event in its place: `seq` rises by one. */
export type NumberedEvent = GameEvent & { readonly seq: number };

/** Who of the two has the game open. */
export type Presence = Infer<typeof presenceSchema>;

/** Everything that a stream can tell. */
export type StreamMessage =
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly kind: 'presence'; readonly here: Presence['here'] }
  /** What time it is there, in milliseconds. */
  | { readonly kind: 'heartbeat'; readonly now: number }
  | { readonly kind: 'event'; readonly event: NumberedEvent };

export function isEventKind(kind: string): kind is EventKind {
  return Object.hasOwn(eventSchemas, kind);
}

/** What a frame of a stream says; undefined for one that this version does not know or can't read. */
export function readMessage(kind: string, id: string | undefined, data: unknown): StreamMessage | undefined {
  if (kind === 'snapshot') return matches(snapshotSchema, data) ? { kind, snapshot: data } : undefined;
  if (kind === 'presence') return matches(presenceSchema, data) ? { kind, here: data.here } : undefined;
  if (!isEventKind(kind) || id === undefined || !/^\d{1,10}$/u.test(id) || !matches(eventSchemas[kind], data)) {
    return undefined;
  }
  // The data was looked at by the schema of this very kind.
  return { kind: 'event', event: { kind, data, seq: Number(id) } as NumberedEvent };
}
