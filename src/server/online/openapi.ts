import { isRecord } from '../../core/json.ts';
import { apiPath, maxBodyBytes, wireVersion } from '../../online/limits.ts';
import { statusOfCode, type WireCode } from '../../online/problems.ts';
import type { Schema } from '../../online/schema.ts';
import {
  actionSchema,
  claimedSchema,
  claimSchema,
  createdSchema,
  createSchema,
  eventSchemas,
  healthSchema,
  keySchema,
  linkSchema,
  moveSchema,
  presenceSchema,
  problemSchema,
  rotatedSchema,
  rotateSchema,
  savedSchema,
  snapshotSchema,
  statusSchema,
  tablesSchema,
} from '../../online/schemas.ts';

/** One request of the wire, as it is described. */
export interface Operation {
  readonly name: string;
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly summary: string;
  readonly isSeated?: true;
  readonly key?: true;
  readonly body?: Schema;
  readonly status: number;
  /** What is answered: the name of a schema, a stream of events, or a text. */
  readonly answer: AnswerName | 'events' | 'text';
  /** Beside those that everything may be refused for; undefined where it is answered whatever state the games are in. */
  readonly problems?: readonly WireCode[];
}

/** OpenAPI says itself what it has. */
const descriptionSchema = {
  type: 'object',
  properties: { openapi: { type: 'string', maxLength: 16 } },
  required: ['openapi'],
} as const;

const answers = {
  Status: statusSchema,
  Health: healthSchema,
  Description: descriptionSchema,
  Created: createdSchema,
  Claimed: claimedSchema,
  Snapshot: snapshotSchema,
  Saved: savedSchema,
  Link: linkSchema,
  Rotated: rotatedSchema,
  Tables: tablesSchema,
} as const satisfies Readonly<Record<string, Schema>>;
type AnswerName = keyof typeof answers;

const always: readonly WireCode[] = ['too-many', 'draining', 'no-store'];
const seated: readonly WireCode[] = ['malformed', 'too-large', 'no-such-game', 'wrong-secret', 'stale'];
const judged: readonly WireCode[] = [...seated, 'key-reused', 'game-over', 'out-of-time'];

/** Everything that can be asked, in the order in which a game goes. */
export const operations: readonly Operation[] = [
  {
    name: 'status',
    method: 'get',
    path: '/status',
    summary: 'Whether games can be played here, and how many there are.',
    status: 200,
    answer: 'Status',
    problems: [],
  },
  {
    name: 'create-game',
    method: 'post',
    path: '/games',
    summary: 'Creates a game. The same key with the same body is the same game, for a day.',
    key: true,
    body: createSchema,
    status: 201,
    answer: 'Created',
    problems: ['malformed', 'too-large', 'key-reused'],
  },
  {
    name: 'list-tables',
    method: 'get',
    path: '/games?listed=true',
    summary: 'Open tables that anyone may join.',
    status: 200,
    answer: 'Tables',
    problems: ['malformed'],
  },
  {
    name: 'claim-seat',
    method: 'post',
    path: '/games/{id}/claim',
    summary: 'Takes a seat with an invitation, or with a link for another device. The same claim may be sent twice.',
    body: claimSchema,
    status: 200,
    answer: 'Claimed',
    problems: ['malformed', 'too-large', 'no-such-game', 'wrong-invite', 'seat-taken', 'game-over', 'not-now', 'stale'],
  },
  {
    name: 'read-game',
    method: 'get',
    path: '/games/{id}',
    summary: 'The game as it is. Its ETag is its seq, and If-None-Match gives 304.',
    status: 200,
    answer: 'Snapshot',
    problems: ['malformed', 'no-such-game'],
  },
  {
    name: 'watch-game',
    method: 'get',
    path: '/games/{id}/events',
    summary:
      'What happens in the game, as server-sent events: each with its seq as id, from Last-Event-ID or ?after on; a snapshot first where nothing is to be resumed. A stream that is opened with a seat’s secret makes the seat present.',
    status: 200,
    answer: 'events',
    problems: ['malformed', 'no-such-game', 'wrong-secret'],
  },
  {
    name: 'make-move',
    method: 'post',
    path: '/games/{id}/moves',
    summary: 'Makes a move. The same key with the same body happens once, and gets the same answer.',
    isSeated: true,
    body: moveSchema,
    status: 200,
    answer: 'Saved',
    problems: [...judged, 'not-your-turn', 'illegal-move'],
  },
  {
    name: 'act',
    method: 'post',
    path: '/games/{id}/actions',
    summary: 'Resigns, calls off, offers, asks, answers, claims the time, or asks for a rematch.',
    isSeated: true,
    body: actionSchema,
    status: 200,
    answer: 'Saved',
    problems: [...judged, 'no-offer', 'not-now'],
  },
  {
    name: 'make-link',
    method: 'post',
    path: '/games/{id}/links',
    summary:
      'Makes a link to the seat for another device, good once and for ten minutes. It is claimed like an invitation.',
    isSeated: true,
    status: 200,
    answer: 'Link',
    problems: [...seated, 'not-now'],
  },
  {
    name: 'rotate-secret',
    method: 'post',
    path: '/games/{id}/rotate',
    summary: 'Gives the seat a new secret, and ends its others and every open link.',
    isSeated: true,
    body: rotateSchema,
    status: 200,
    answer: 'Rotated',
    problems: seated,
  },
  {
    name: 'health',
    method: 'get',
    path: '/health',
    summary: 'Whether games can be had: 200 while they can, 503 while they can’t.',
    status: 200,
    answer: 'Health',
  },
  {
    name: 'metrics',
    method: 'get',
    path: '/metrics',
    summary: 'What the server has to do, in the text form of Prometheus.',
    status: 200,
    answer: 'text',
  },
  {
    name: 'describe',
    method: 'get',
    path: '/openapi.json',
    summary: 'This description, as OpenAPI.',
    status: 200,
    answer: 'Description',
  },
];

/** Pages that are for people, beside what is described. */
const pages = ['', '/', '/style.css'];

/** What can be done at an address below the API's path; nothing where there is none. */
export function methodsAt(path: string): readonly string[] {
  const there = operations.filter(({ path: pattern }) => isAt(pattern, path));
  const methods = new Set(there.map(({ method }) => method.toUpperCase()));
  // A stream has no end, and so nothing that could be told of it beforehand.
  const hasHead = pages.includes(path) || there.some(({ method, answer }) => method === 'get' && answer !== 'events');
  if (hasHead) methods.add('GET').add('HEAD');
  return [...methods].sort();
}

function isAt(pattern: string, path: string): boolean {
  const parts = pattern.replace(/\?.*$/u, '').split('/');
  const given = path.split('/');
  return parts.length === given.length && parts.every((part, index) => part === '{id}' || part === given[index]);
}

/** The description of the API as OpenAPI 3.1 has it, made of the schemas that check the requests. */
export function describeApi(): Readonly<Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/\?.*$/u, '');
    paths[path] = { ...paths[path], [operation.method]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tabuleiro online',
      version: String(wireVersion),
      description: `Two people, a link between them, no account. Bodies are JSON of at most ${maxBodyBytes} bytes, and fields that are not described here are refused.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: apiPath }],
    paths,
    components: {
      securitySchemes: {
        secret: {
          type: 'http',
          scheme: 'bearer',
          description: 'The seat’s secret, which the client made: 256 random bits in base64url.',
        },
      },
      schemas: { ...answers, Problem: problemSchema, Events: eventsOf() },
    },
  };
}

function describe(operation: Operation): Readonly<Record<string, unknown>> {
  const { name, summary, isSeated, body, status, answer } = operation;
  const parameters = parametersOf(operation);
  return {
    summary,
    operationId: name,
    ...(isSeated && { security: [{ secret: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      [status]: { description: 'Done.', ...(name === 'read-game' && { headers: tag }), content: contentOf(answer) },
      ...(name === 'read-game' && { 304: { description: 'It is as it was.', headers: tag } }),
      ...(name === 'health' && { 503: { description: 'Not now.', content: contentOf(answer) } }),
      ...problemsOf(operation),
      default: {
        description: 'Anything else: `no-such-address`, `wrong-method`, `failed`',
        content: { 'application/problem+json': { schema: reference('Problem') } },
      },
    },
  };
}

const tag = { ETag: { description: 'The seq of the snapshot.', schema: { type: 'string' } } };

function contentOf(answer: Operation['answer']): Readonly<Record<string, unknown>> {
  switch (answer) {
    case 'events':
      return { 'text/event-stream': { schema: reference('Events') } };
    case 'text':
      return { 'text/plain': { schema: { type: 'string' } } };
    default:
      return { 'application/json': { schema: reference(answer) } };
  }
}

function parametersOf({ path, key, answer }: Operation): readonly unknown[] {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const listed = { name: 'listed', in: 'query', required: true, schema: { const: 'true' } };
  const after = { name: 'after', in: 'query', schema: { type: 'integer', minimum: 0 } };
  const last = { name: 'Last-Event-ID', in: 'header', schema: { type: 'integer', minimum: 0 } };
  const known = { name: 'If-None-Match', in: 'header', schema: { type: 'string' } };
  return [
    ...(path.includes('{id}') ? [id] : []),
    ...(path.includes('listed') ? [listed] : []),
    ...(key ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: keySchema }] : []),
    ...(answer === 'events' ? [last, after] : []),
    ...(answer === 'Snapshot' ? [known] : []),
  ];
}

const wait = { 'Retry-After': { description: 'How many seconds to wait.', schema: { type: 'integer', minimum: 1 } } };
const challenge = { 'WWW-Authenticate': { description: 'Bearer.', schema: { type: 'string' } } };
const headerOfStatus: Readonly<Record<number, object>> = { 401: challenge, 429: wait, 503: wait };

/** The problems of a request by their status. */
export function problemsOf({ problems }: Operation): Readonly<Record<string, unknown>> {
  const described: Record<string, unknown> = {};
  const all = problems ? [...problems, ...always] : [];
  for (const code of all) {
    const status = statusOfCode[code];
    const codes = all.filter((each) => statusOfCode[each] === status);
    const header = headerOfStatus[status];
    described[status] = {
      description: codes.map((each) => `\`${each}\``).join(', '),
      ...(header && { headers: header }),
      content: { 'application/problem+json': { schema: reference('Problem') } },
    };
  }
  return described;
}

function eventsOf(): Readonly<Record<string, unknown>> {
  return {
    description:
      'The data of each kind of event. Events of the game are numbered, and a snapshot has the number of the last; presence has none.',
    type: 'object',
    properties: { snapshot: reference('Snapshot'), presence: presenceSchema, ...eventSchemas },
  };
}

function reference(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** A schema by its reference in the description. */
export function schemaNamed(description: Readonly<Record<string, unknown>>, name: string): unknown {
  const { components } = description;
  const schemas = isRecord(components) ? components.schemas : undefined;
  return isRecord(schemas) ? schemas[name] : undefined;
}
