/** The values that a problem's sentence needs. */
export type ProblemValues = Readonly<Record<string, string | number>>;

/**
 * Why something was refused, as data that can cross a worker or a wire. Its sentence is catalogue text, so that it is
 * said in the user's language.
 */
export interface Problem {
  readonly code: string;
  readonly values: ProblemValues;
  /** What lies behind it: a record fails at a move, and the move for a reason of its own. */
  readonly cause?: Problem;
}

/** An expected failure is a value, never an exception. */
export type Result<T> = { readonly ok: true; readonly value: T } | Refusal;

export interface Refusal {
  readonly ok: false;
  readonly problem: Problem;
}

/** The result of what could be done. */
export function succeed<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** The result of what was refused. It fits any `Result`, whatever success would have brought. */
export function fail(problem: Problem): Refusal {
  return { ok: false, problem };
}

/** The problems of one module, from a map of code to values: what it may raise, and what its catalogue must say. */
export type ProblemOf<Map> = {
  readonly [Code in keyof Map & string]: { readonly code: Code; readonly values: Map[Code]; readonly cause?: Problem };
}[keyof Map & string];

/** Makes problems of one map alone, as `makeProblem`: a wrong code or a missing value does not compile. */
export function problemOf<Map extends Readonly<Record<keyof Map, ProblemValues>>>(): (
  problem: ProblemOf<Map>,
) => Problem {
  return (problem) => problem;
}

/** `fail` for the problems of one map alone; its module calls it `refuse`. */
export function failWith<Map extends Readonly<Record<keyof Map, ProblemValues>>>(): (
  problem: ProblemOf<Map>,
) => Refusal {
  return fail;
}

/**
 * A problem thrown, where there is no result to return: a promise is rejected with it. The message says it in English, and
 * `sayProblem` in the other languages too.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  /** Why it was refused, as data. */
  readonly problem: Problem;

  constructor(problem: Problem, sentence: string) {
    super(sentence);
    this.problem = problem;
  }
}

/** What an error says, whatever was thrown. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** What was thrown while an engine worked, as a problem: the one behind it, or a failure with its reason. */
export function engineFailure(thrown: unknown): Problem {
  if (thrown instanceof ProblemError) return thrown.problem;
  return { code: 'engine-failed', values: { reason: reasonOf(thrown) } };
}

/** The parts of a move that people say one after another. */
export type PartName = 'row' | 'column' | 'direction' | 'steps' | 'shape';

/** The problems that any game or shell may meet. Those of one game alone are in its folder. */
export type CommonProblems = {
  // A position text.
  'row-count': { count: number; expected: number };
  'row-length': { row: number; length: number; expected: number };
  'unknown-letter': { row: number; letter: string; expected: string };
  'too-many-pieces': { row: number; letter: string; most: number };
  'too-few-pieces': { letter: string; count: number; expected: number };
  'side-missing': { expected: string };
  'side-unknown': { side: string; expected: string };
  'side-impossible': { side: string; expected: string };
  'side-has-won': { side: string };
  'both-won': Record<never, never>;
  // The name of a game.
  'unknown-game': { game: string; nearest: string; list: string };
  'unknown-size': { game: string; family: string; pattern: string; least: number; most: number };
  // A move.
  'unreadable-move': { text: string; example: string };
  'no-such-cell': { cell: string };
  'no-such-choice': { part: PartName; text: string; first: string; last: string; count: number };
  'not-your-piece': { cell: string };
  'cannot-move': { cell: string };
  blocked: { cell: string };
  'cell-taken': { cell: string };
  'no-such-move': { text: string };
  'unfinished-move': Record<never, never>;
  'no-pass': Record<never, never>;
  'game-over': Record<never, never>;
  // A record.
  'record-header': Record<never, never>;
  'record-version': { version: string; expected: number };
  'record-line': { line: number; text: string };
  'record-twice': { field: string };
  'record-missing': { field: string };
  'record-result': { text: string };
  'record-start': Record<never, never>;
  'record-move': { number: number; text: string };
  'record-disagrees': { said: string; found: string };
  // A computer player's name.
  'unknown-player': { player: string; list: string };
  /** How each kind of part that the player understands may look; nothing for one that it does not. */
  'player-part-unknown': {
    player: string;
    part: string;
    count: string;
    time: string;
    evaluation: string;
    others: string;
  };
  'player-part-empty': { player: string };
  'player-part-twice': { player: string; part: string };
  'player-part-range': { player: string; part: string; least: number; most: number };
  'player-needs-depth': { player: string };
  /** It may think for longer than is allowed where others wait too. */
  'player-unbounded': { player: string };
  'unknown-evaluation': { text: string; list: string };
  'unknown-level': { text: string; most: number };
  'player-too-long': { most: number };
  // A weighting of features: where in it something else was expected, counted from 1, and what stands there.
  'weighting-feature': { text: string; at: number; here: string; most: number };
  'weighting-weight': { text: string; at: number; here: string; most: number };
  'weighting-sign': { text: string; at: number; here: string; most: number };
  /** With the feature that was probably meant, or an empty text. */
  'unknown-feature': { text: string; at: number; word: string; nearest: string; list: string };
  'feature-twice': { text: string; word: string };
  // A tournament.
  'too-few-players': { least: number };
  'player-twice': { player: string };
  'odd-games': { games: number };
  'no-fair-starts': Record<never, never>;
  // The engine.
  'engine-failed': { reason: string };
  'engine-cancelled': Record<never, never>;
};
