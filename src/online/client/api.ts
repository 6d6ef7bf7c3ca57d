import { type Guard, parseJson } from '../../core/json.ts';
import type { Language } from '../../core/language.ts';
import type { Problem } from '../../core/problem.ts';
import { makeOnlineProblem } from '../problems.ts';
import { guardOf } from '../schema.ts';
import {
  claimedSchema,
  createdSchema,
  linkSchema,
  problemSchema,
  rotatedSchema,
  savedSchema,
  snapshotSchema,
  statusSchema,
  tablesSchema,
} from '../schemas.ts';
import type {
  ClaimedAnswer,
  ClaimRequest,
  CreatedAnswer,
  CreateRequest,
  LinkAnswer,
  ProblemBody,
  RotatedAnswer,
  SavedAnswer,
  Snapshot,
  StatusAnswer,
  TablesAnswer,
} from '../wire.ts';
import { type Pending, requestOf } from './pending.ts';
import type { Transport, WireRequest, WireResponse } from './transport.ts';

/** What came of a request. */
export type Reply<T> =
  | { readonly kind: 'answered'; readonly value: T }
  /** The server says no, and why, in the language that was asked for. */
  | { readonly kind: 'refused'; readonly refusal: ProblemBody }
  /** No answer came, or none that is of the server: it may have happened or not, and the same can be sent again, after so many milliseconds where it says so. */
  | { readonly kind: 'lost'; readonly problem: Problem; readonly title?: string; readonly retryAfter?: number };

/** What every request needs; whoever holds no seat has no secret. */
export interface Caller {
  readonly transport: Transport;
  readonly language: Language;
  readonly secret?: string;
}

/** How long, in milliseconds, whoever asks waits for an answer: an `AbortSignal` of theirs ends the request then. */
export const maxAnswerTime = 15_000;

async function call<T>(
  { transport, language, secret }: Caller,
  request: Pick<WireRequest, 'method' | 'path' | 'body'> & { readonly headers?: WireRequest['headers'] },
  isValue: Guard<T>,
  signal: AbortSignal,
): Promise<Reply<T>> {
  const headers = {
    accept: 'application/json',
    'accept-language': language,
    ...(request.body !== undefined && { 'content-type': 'application/json' }),
    ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
    ...request.headers,
  };
  try {
    const response = await transport.send({ ...request, headers }, signal);
    const { status } = response;
    const body = parseJson(await response.text());
    if (status >= 200 && status < 300 && isValue(body)) return { kind: 'answered', value: body };
    const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
    const refusal = isProblem(body) ? body : undefined;
    if (isFinal && refusal) return { kind: 'refused', refusal };
    const retryAfter = retryAfterOf(response);
    const problem = makeOnlineProblem({ code: 'odd-answer', values: { status } });
    return {
      kind: 'lost',
      problem,
      ...(refusal && { title: refusal.title }),
      ...(retryAfter !== undefined && { retryAfter }),
    };
  } catch {
    return { kind: 'lost', problem: makeOnlineProblem({ code: 'no-network', values: {} }) };
  }
}

const isProblem = guardOf(problemSchema);

/** Nobody is kept waiting for longer by a server; longer times also overflow a browser's timer, which then rings at once. */
const maxRetryAfter = 300_000;

/** After how many milliseconds an answer says that the same may be asked again; undefined where it says nothing. */
export function retryAfterOf(response: Pick<WireResponse, 'header'>): number | undefined {
  const seconds = Number(response.header('retry-after') ?? Number.NaN);
  return seconds >= 0 ? Math.min(seconds * 1000, maxRetryAfter) : undefined;
}

const gamePath = (id: string, ...rest: readonly string[]) => `/${['games', id, ...rest].join('/')}`;

/** Whether a server is there that plays games online, and which. */
export function askStatus(caller: Caller, signal: AbortSignal): Promise<Reply<StatusAnswer>> {
  return call(caller, { method: 'GET', path: '/status' }, guardOf(statusSchema), signal);
}

/** The same key makes the same game, however often it is sent. */
export function createGame(
  caller: Caller,
  key: string,
  request: CreateRequest,
  signal: AbortSignal,
): Promise<Reply<CreatedAnswer>> {
  const headers = { 'idempotency-key': key };
  return call(
    caller,
    { method: 'POST', path: '/games', headers, body: JSON.stringify(request) },
    guardOf(createdSchema),
    signal,
  );
}

/** The same secret claims the same seat, however often it is sent. */
export function claimSeat(
  caller: Caller,
  id: string,
  request: ClaimRequest,
  signal: AbortSignal,
): Promise<Reply<ClaimedAnswer>> {
  const body = JSON.stringify(request);
  return call(caller, { method: 'POST', path: gamePath(id, 'claim'), body }, guardOf(claimedSchema), signal);
}

export function readGame(caller: Caller, id: string, signal: AbortSignal): Promise<Reply<Snapshot>> {
  return call(caller, { method: 'GET', path: gamePath(id) }, guardOf(snapshotSchema), signal);
}

export function sendPending(
  caller: Caller,
  id: string,
  pending: Pending,
  signal: AbortSignal,
): Promise<Reply<SavedAnswer>> {
  const { path, body } = requestOf(pending);
  return call(caller, { method: 'POST', path: gamePath(id, path), body }, guardOf(savedSchema), signal);
}

/** A link to the seat for another device. */
export function makeLink(caller: Caller, id: string, signal: AbortSignal): Promise<Reply<LinkAnswer>> {
  return call(caller, { method: 'POST', path: gamePath(id, 'links') }, guardOf(linkSchema), signal);
}

/** The seat gets this secret, and every other ends. Keep the new one before it is sent. */
export function rotateSecret(
  caller: Caller,
  id: string,
  secret: string,
  signal: AbortSignal,
): Promise<Reply<RotatedAnswer>> {
  const body = JSON.stringify({ secret });
  return call(caller, { method: 'POST', path: gamePath(id, 'rotate'), body }, guardOf(rotatedSchema), signal);
}

export function listTables(caller: Caller, signal: AbortSignal): Promise<Reply<TablesAnswer>> {
  return call(caller, { method: 'GET', path: '/games?listed=true' }, guardOf(tablesSchema), signal);
}

/** The request for a game's stream, from an event on or from now on. */
export function streamRequest({ language, secret }: Caller, id: string, after: number | undefined): WireRequest {
  return {
    method: 'GET',
    path: gamePath(id, 'events'),
    headers: {
      accept: 'text/event-stream',
      'accept-language': language,
      ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      ...(after !== undefined && { 'last-event-id': String(after) }),
    },
  };
}
