import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { EventStreamParser } from '../../../src/online/event-stream.ts';
import { apiPath } from '../../../src/online/limits.ts';
import type { Snapshot, StreamMessage } from '../../../src/online/wire.ts';
import { objectionToAnswer, UndescribedAnswer } from './described.ts';

export const newSecret = () => randomBytes(32).toString('base64url');
export const newKey = () => randomBytes(12).toString('base64url');

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** What the answer holds, where it is JSON; tests look at it as they expect it to be. */
  readonly json: AnswerBody;
}

/** All that any answer may have. */
export interface AnswerBody {
  readonly code?: string;
  readonly title?: string;
  readonly field?: string;
  readonly id?: string;
  readonly seq?: number;
  readonly seat?: number;
  readonly token?: string;
  readonly invites?: readonly (string | null)[];
  readonly snapshot?: Snapshot;
  readonly games?: readonly { readonly id: string; readonly invite: string; readonly name: string | null }[];
}

export interface Asking {
  readonly body?: unknown;
  readonly secret?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request to a server; a body that is a text is sent as it is. What is answered has to be as it is described. */
export async function ask(server: string, method: string, path: string, asking: Asking = {}): Promise<Answered> {
  const { body, secret, headers } = asking;
  const response = await fetch(`${server}${apiPath}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  let json: AnswerBody = {};
  try {
    json = JSON.parse(text) as AnswerBody;
  } catch {
    // Some answers have no body.
  }
  const objection = objectionToAnswer(method, path, response, text);
  if (objection) throw new UndescribedAnswer(objection);
  return { status: response.status, headers: response.headers, text, json };
}

/** Status and code of a refusal. */
export const codeOf = ({ status, json }: Answered) => `${status} ${json.code}`;

export const people = [{ kind: 'person' }, { kind: 'person' }];

export function creation(server: string, body: unknown, key = newKey()): Promise<Answered> {
  return ask(server, 'POST', '/games', { body, headers: { 'idempotency-key': key } });
}

/** All that is answered to some bytes until the server hangs up. */
export async function answerTo(server: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server).port), 'localhost');
  // Whoever is hung up on while still speaking may be told so by the system.
  socket.on('error', () => undefined);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

/** A game at a server, with the secrets of both seats. */
export interface Seated {
  readonly id: string;
  readonly invite: string;
  readonly secrets: readonly [string, string];
  move(seat: 0 | 1, ply: number, move: string, more?: Readonly<Record<string, unknown>>): Promise<Answered>;
  act(seat: 0 | 1, ply: number, action: string, more?: Readonly<Record<string, unknown>>): Promise<Answered>;
  read(): Promise<Snapshot>;
}

/** Creates a game; where a friend is wanted, the other seat is claimed too. */
export async function createGame(
  server: string,
  more: Readonly<Record<string, unknown>> = {},
  isJoined = true,
): Promise<Seated> {
  const secrets = [newSecret(), newSecret()] as const;
  const body = {
    game: 'tres-em-linha',
    seats: [{ kind: 'person', secret: secrets[0], name: 'Ana' }, { kind: 'person' }],
    ...more,
  };
  const made = await ask(server, 'POST', '/games', { body, headers: { 'idempotency-key': newKey() } });
  if (made.status !== 201) throw new Error(`No game: ${made.text}`);
  const { id = '', invites = [] } = made.json;
  const invite = invites.find((each) => each !== null) ?? '';
  if (isJoined && invite !== '') {
    const claim = { invite, secret: secrets[1], name: 'Rui' };
    const claimed = await ask(server, 'POST', `/games/${id}/claim`, { body: claim });
    if (claimed.status !== 200) throw new Error(`No seat: ${claimed.text}`);
  }
  const send = (path: string, seat: 0 | 1, rest: Readonly<Record<string, unknown>>) =>
    ask(server, 'POST', `/games/${id}/${path}`, { secret: secrets[seat], body: { key: newKey(), epoch: 0, ...rest } });
  return {
    id,
    invite,
    secrets,
    move: (seat, ply, move, changes) => send('moves', seat, { ply, move, ...changes }),
    act: (seat, ply, action, changes) => send('actions', seat, { ply, action, ...changes }),
    read: async () => JSON.parse((await ask(server, 'GET', `/games/${id}`)).text) as Snapshot,
  };
}

/** Somebody who watches a game: what the stream has told so far. */
export interface Watcher {
  readonly messages: readonly StreamMessage[];
  seqs(): readonly number[];
  /** Waits until something was told. */
  until(isSo: (messages: readonly StreamMessage[]) => boolean): Promise<void>;
  /** Resolves when the server or `leave` has ended the stream. */
  readonly ended: Promise<void>;
  leave(): Promise<void>;
}

export async function watch(
  server: string,
  id: string,
  { after, secret }: { readonly after?: number; readonly secret?: string } = {},
): Promise<Watcher> {
  const aborting = new AbortController();
  const response = await fetch(`${server}${apiPath}/games/${id}/events`, {
    signal: aborting.signal,
    headers: {
      ...(after !== undefined && { 'last-event-id': String(after) }),
      ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
    },
  });
  if (response.status !== 200 || !response.body) throw new Error(`No stream: ${response.status}`);
  const messages: StreamMessage[] = [];
  const waiting = new Set<() => void>();
  const parser = new EventStreamParser();
  const { body } = response;
  const ended = (async () => {
    const decoder = new TextDecoder();
    try {
      for await (const piece of body) {
        messages.push(...parser.push(decoder.decode(piece, { stream: true })));
        for (const look of waiting) look();
      }
    } catch {
      // Its server has died, or it was left.
    }
  })();
  return {
    messages,
    seqs: () => messages.flatMap((message) => (message.kind === 'event' ? message.event.seq : [])),
    ended,
    until: (isSo) =>
      new Promise((resolve) => {
        const look = () => {
          if (!isSo(messages)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    async leave() {
      aborting.abort();
      await ended;
    },
  };
}
