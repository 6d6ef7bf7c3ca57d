import {
  idLengths,
  keyLengths,
  maxCount,
  maxDays,
  maxGameIdLength,
  maxIncrement,
  maxLiveSeconds,
  maxMoveLength,
  maxPlayerLength,
  maxPositionLength,
  secretLength,
  tokenLengths,
  wireVersion,
} from './limits.ts';
import type { Schema } from './schema.ts';

/** Everything that goes over the wire, written once: it checks, it is the types in wire.ts, and it describes the API. */

const base64url = '^[A-Za-z0-9_-]+$';
/** No control characters. */
const printable = '^[^\\u0000-\\u001f\\u007f]*$';
/** As much as `maxMoves` of any line that was ever played here; a client must not fill its memory either. */
const maxListLength = 100_000;
const anyText = { type: 'string', maxLength: 4096 } as const;
const instant = { type: 'string', maxLength: 32, description: 'An instant, as in 2026-05-01T12:00:00.000Z.' } as const;
const count = { type: 'integer', minimum: 0, maximum: maxCount } as const;
const milliseconds = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const;
const player = { enum: [0, 1], description: 'Seat 0 moves first by the rules.' } as const;
const nothing = { type: 'null' } as const;

export const keySchema = {
  type: 'string',
  minLength: keyLengths[0],
  maxLength: keyLengths[1],
  pattern: base64url,
  description: 'Made by the client for each try of something new.',
} as const satisfies Schema;
const secret = {
  type: 'string',
  minLength: secretLength,
  maxLength: secretLength,
  pattern: base64url,
  description: 'The seat’s secret: 256 random bits in base64url, made by the client.',
} as const;
const token = {
  type: 'string',
  minLength: tokenLengths[0],
  maxLength: tokenLengths[1],
  pattern: base64url,
} as const;
/** How long a name may be is found when it has been cleaned. */
const name = { type: 'string', maxLength: 200, description: 'A name of 1 to 24 characters.' } as const;
export const idSchema = {
  type: 'string',
  minLength: idLengths[0],
  maxLength: idLengths[1],
  pattern: base64url,
} as const satisfies Schema;

const seatRequest = {
  anyOf: [
    {
      type: 'object',
      properties: { kind: { const: 'computer' }, player: { type: 'string', minLength: 1, maxLength: maxPlayerLength } },
      required: ['kind', 'player'],
      additionalProperties: false,
      description: 'A computer player whose cost is bounded, by its name.',
    },
    {
      type: 'object',
      properties: { kind: { const: 'person' } },
      required: ['kind'],
      additionalProperties: false,
      description: 'A seat to which an invitation is made.',
    },
    {
      type: 'object',
      properties: { kind: { const: 'person' }, secret, name },
      required: ['kind', 'secret'],
      additionalProperties: false,
      description: 'The creator’s own seat.',
    },
  ],
} as const;

const liveClock = {
  kind: { const: 'live' },
  seconds: { type: 'integer', minimum: 1, maximum: maxLiveSeconds },
  increment: { type: 'integer', minimum: 0, maximum: maxIncrement },
} as const;
const daysClock = { kind: { const: 'days' }, days: { type: 'integer', minimum: 1, maximum: maxDays } } as const;

const clockRequest = {
  anyOf: [
    {
      type: 'object',
      properties: liveClock,
      required: ['kind', 'seconds', 'increment'],
      additionalProperties: false,
      description: 'Seconds for the game, and seconds that each move adds.',
    },
    {
      type: 'object',
      properties: daysClock,
      required: ['kind', 'days'],
      additionalProperties: false,
      description: 'So many days for each turn.',
    },
  ],
} as const;

export const createSchema = {
  type: 'object',
  properties: {
    game: { type: 'string', minLength: 1, maxLength: maxGameIdLength },
    start: { type: 'string', minLength: 1, maxLength: maxPositionLength, pattern: printable },
    seats: { type: 'array', items: seatRequest, minItems: 2, maxItems: 2 },
    clock: clockRequest,
    takebacks: { type: 'boolean', description: 'Whether takebacks may be asked for; they may unless said.' },
    listed: { type: 'boolean', description: 'Whether anyone may find and join it; nobody may unless said.' },
  },
  required: ['game', 'seats'],
  additionalProperties: false,
} as const satisfies Schema;

export const claimSchema = {
  type: 'object',
  properties: { invite: token, secret, name },
  required: ['invite', 'secret'],
  additionalProperties: false,
} as const satisfies Schema;

export const moveSchema = {
  type: 'object',
  properties: {
    key: keySchema,
    epoch: count,
    ply: count,
    move: { type: 'string', minLength: 1, maxLength: maxMoveLength, pattern: printable },
  },
  required: ['key', 'epoch', 'ply', 'move'],
  additionalProperties: false,
} as const satisfies Schema;

export const actionSchema = {
  type: 'object',
  properties: {
    key: keySchema,
    epoch: count,
    ply: count,
    action: {
      enum: ['resign', 'abort', 'offer-draw', 'ask-takeback', 'accept', 'decline', 'rematch', 'claim-time'],
    },
  },
  required: ['key', 'epoch', 'ply', 'action'],
  additionalProperties: false,
} as const satisfies Schema;

export const rotateSchema = {
  type: 'object',
  properties: { secret },
  required: ['secret'],
  additionalProperties: false,
} as const satisfies Schema;

/** Of what has no body: an empty one may be sent. */
export const nothingSchema = {
  type: 'object',
  properties: {},
  required: [],
  additionalProperties: false,
} as const satisfies Schema;

// What is answered.

const clockFields = {
  left: { type: 'array', items: milliseconds, minItems: 2, maxItems: 2 },
  deadline: { anyOf: [instant, nothing] },
} as const;
export const clockSchema = {
  anyOf: [
    {
      type: 'object',
      properties: { ...liveClock, ...clockFields },
      required: ['kind', 'seconds', 'increment', 'left', 'deadline'],
    },
    { type: 'object', properties: { ...daysClock, ...clockFields }, required: ['kind', 'days', 'left', 'deadline'] },
  ],
  description: 'What is left to each player in milliseconds, as of the last event, and when the time of the turn ends.',
} as const satisfies Schema;
const maybeClock = { anyOf: [...clockSchema.anyOf, nothing] } as const;

const maybeName = { anyOf: [anyText, nothing] } as const;
const seat = {
  anyOf: [
    {
      type: 'object',
      properties: { kind: { const: 'computer' }, name: maybeName, player: anyText, isClaimed: { type: 'boolean' } },
      required: ['kind', 'name', 'player', 'isClaimed'],
    },
    {
      type: 'object',
      properties: { kind: { const: 'person' }, name: maybeName, isClaimed: { type: 'boolean' } },
      required: ['kind', 'name', 'isClaimed'],
    },
  ],
} as const;

const offerKind = { enum: ['draw', 'takeback', 'rematch'] } as const;
const offer = {
  type: 'object',
  properties: { kind: offerKind, by: player },
  required: ['kind', 'by'],
} as const;
const result = {
  type: 'object',
  properties: { reason: anyText, winner: { anyOf: [player, nothing] } },
  required: ['reason', 'winner'],
} as const;

export const snapshotSchema = {
  type: 'object',
  properties: {
    version: { const: wireVersion },
    id: anyText,
    game: anyText,
    start: anyText,
    moves: { type: 'array', items: anyText, maxItems: maxListLength },
    position: anyText,
    turn: player,
    ply: count,
    epoch: count,
    seq: count,
    seats: { type: 'array', items: seat, minItems: 2, maxItems: 2 },
    clock: maybeClock,
    takebacks: { type: 'boolean' },
    offer: { anyOf: [offer, nothing] },
    result: { anyOf: [result, nothing] },
    rematch: { anyOf: [anyText, nothing] },
    created: instant,
  },
  required: [
    'version',
    'id',
    'game',
    'start',
    'moves',
    'position',
    'turn',
    'ply',
    'epoch',
    'seq',
    'seats',
    'clock',
    'takebacks',
    'offer',
    'result',
    'rematch',
    'created',
  ],
} as const satisfies Schema;

export const statusSchema = {
  type: 'object',
  properties: { version: { const: wireVersion }, games: count, store: anyText },
  required: ['version', 'games', 'store'],
} as const satisfies Schema;

export const healthSchema = {
  type: 'object',
  properties: { status: { enum: ['ok', 'draining', 'no-store'] } },
  required: ['status'],
} as const satisfies Schema;

export const createdSchema = {
  type: 'object',
  properties: {
    id: anyText,
    invites: { type: 'array', items: { anyOf: [anyText, nothing] }, minItems: 2, maxItems: 2 },
    snapshot: snapshotSchema,
  },
  required: ['id', 'invites', 'snapshot'],
} as const satisfies Schema;

export const claimedSchema = {
  type: 'object',
  properties: { seat: player, snapshot: snapshotSchema },
  required: ['seat', 'snapshot'],
} as const satisfies Schema;

export const savedSchema = {
  type: 'object',
  properties: { seq: count, snapshot: snapshotSchema },
  required: ['seq', 'snapshot'],
} as const satisfies Schema;

export const linkSchema = {
  type: 'object',
  properties: { token: anyText, expires: instant },
  required: ['token', 'expires'],
} as const satisfies Schema;

export const rotatedSchema = {
  type: 'object',
  properties: { seat: player, snapshot: snapshotSchema },
  required: ['seat', 'snapshot'],
} as const satisfies Schema;

export const tablesSchema = {
  type: 'object',
  properties: {
    games: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: anyText,
          game: anyText,
          clock: { anyOf: [...clockRequest.anyOf, nothing] },
          takebacks: { type: 'boolean' },
          name: maybeName,
          invite: anyText,
          created: instant,
        },
        required: ['id', 'game', 'clock', 'takebacks', 'name', 'invite', 'created'],
      },
      maxItems: maxListLength,
    },
  },
  required: ['games'],
} as const satisfies Schema;

export const problemSchema = {
  type: 'object',
  properties: { code: anyText, title: anyText, field: anyText, snapshot: snapshotSchema },
  required: ['code', 'title'],
} as const satisfies Schema;

// What a stream tells, by the kind of event.

const moveFields = { ply: count, epoch: count, position: anyText, turn: player, clock: maybeClock } as const;
const moveNames = ['ply', 'epoch', 'position', 'turn', 'clock'] as const;

export const eventSchemas = {
  move: { type: 'object', properties: { move: anyText, ...moveFields }, required: ['move', ...moveNames] },
  takeback: { type: 'object', properties: moveFields, required: moveNames },
  offer: offer,
  declined: offer,
  clock: { type: 'object', properties: { clock: clockSchema }, required: ['clock'] },
  end: { type: 'object', properties: { result, clock: maybeClock }, required: ['result', 'clock'] },
  rematch: {
    type: 'object',
    properties: { by: player, id: { anyOf: [anyText, nothing] } },
    required: ['by', 'id'],
  },
  seat: {
    type: 'object',
    properties: { seat: player, name: maybeName, isClaimed: { type: 'boolean' } },
    required: ['seat', 'name', 'isClaimed'],
  },
} as const satisfies Readonly<Record<string, Schema>>;

export const presenceSchema = {
  type: 'object',
  properties: { here: { type: 'array', items: { type: 'boolean' }, minItems: 2, maxItems: 2 } },
  required: ['here'],
} as const satisfies Schema;
