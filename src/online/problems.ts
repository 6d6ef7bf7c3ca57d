import { failWith, type Problem, problemOf, type Refusal } from '../core/problem.ts';

type Nothing = Record<never, never>;

/** What a request may be refused for; the sentences are in problem-text.ts. */
export type WireProblems = {
  /** Which field, with what was expected there as the cause; no field where all of it is meant. */
  malformed: { field: string };
  'wrong-secret': Nothing;
  'wrong-invite': Nothing;
  'no-such-game': Nothing;
  'seat-taken': Nothing;
  stale: Nothing;
  'not-your-turn': Nothing;
  'game-over': Nothing;
  'out-of-time': Nothing;
  'no-offer': Nothing;
  /** Its cause says what it is too early, too late or not agreed for. */
  'not-now': Nothing;
  'key-reused': Nothing;
  'too-large': { most: number };
  /** Its cause is the game's own reason, which is all that is said. */
  'illegal-move': Nothing;
  'too-many': { seconds: number };
  draining: Nothing;
  'no-store': Nothing;
};

export type WireCode = keyof WireProblems;

/** What lies behind a problem of the wire. */
type Causes = {
  // Malformed.
  'expected-text': { minimum: number; maximum: number; pattern: string };
  'expected-number': { minimum: number; maximum: number };
  'expected-choice': { list: string };
  'expected-list': { minimum: number; maximum: number };
  'expected-record': Nothing;
  'missing-field': Nothing;
  'unknown-field': { list: string };
  'expected-name': { most: number };
  'expected-game': Nothing;
  'finished-start': Nothing;
  /** The secret is that of the other seat already. */
  'secret-twice': Nothing;
  // Not now.
  'abort-late': Nothing;
  'takebacks-off': Nothing;
  'takeback-nothing': Nothing;
  'rematch-early': Nothing;
  'time-left': Nothing;
  'offer-stands': Nothing;
  'too-much': Nothing;
  'devices-full': { most: number };
};

/** What the client notices by itself. */
type ClientProblems = {
  /** A move that was kept no longer fits: the game went on without it. */
  'move-dropped': { move: string };
  'action-dropped': Nothing;
  /** Something answers, and it is not what was asked. */
  'odd-answer': { status: number };
  'no-network': Nothing;
  'not-an-invitation': Nothing;
};

export type OnlineProblems = WireProblems & Causes & ClientProblems;

export const makeOnlineProblem = problemOf<OnlineProblems>();
export const refuseOnline = failWith<OnlineProblems>();

/** The status with which each problem is answered. */
export const statusOfCode: Readonly<Record<WireCode, number>> = {
  malformed: 400,
  'wrong-secret': 401,
  'wrong-invite': 403,
  'no-such-game': 404,
  'seat-taken': 409,
  stale: 409,
  'not-your-turn': 409,
  'game-over': 409,
  'out-of-time': 409,
  'no-offer': 409,
  'not-now': 409,
  'key-reused': 409,
  'too-large': 413,
  'illegal-move': 422,
  'too-many': 429,
  draining: 503,
  'no-store': 503,
};

export function isWireCode(code: string): code is WireCode {
  return Object.hasOwn(statusOfCode, code);
}

/** `malformed`, for a reason that a schema can't know. */
export function refuseField(field: string, cause: Problem): Refusal {
  return refuseOnline({ code: 'malformed', values: { field }, cause });
}

/** `not-now`, and why. */
export function refuseNow(cause: Parameters<typeof makeOnlineProblem>[0]): Refusal {
  return refuseOnline({ code: 'not-now', values: {}, cause: makeOnlineProblem(cause) });
}
