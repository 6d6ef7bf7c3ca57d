import type { CellId, Game, Move } from '../../core/game.ts';
import { Match, readMove } from '../../core/match.ts';
import { present } from '../../core/present.ts';
import { fail, type Result, succeed } from '../../core/problem.ts';
import type { Random } from '../../core/random.ts';
import type { Puzzle, PuzzleTurn } from '../puzzles/puzzle.ts';
import { rendezvous } from './hash.ts';

/** A puzzle being solved. It never changes: every answer and every hint gives a new one. */
export interface Attempt<S = unknown> {
  readonly puzzle: Puzzle;
  /** The line so far, the solver's moves and the opponent's in turn: the board shows its last position. */
  readonly match: Match<S>;
  /** What is to be answered now; undefined once the puzzle is solved. */
  readonly turn: PuzzleTurn | undefined;
  /** How many times something was told: which piece to look at, and then the move. */
  readonly hintsUsed: number;
  /** Whether a wrong move was tried, or a move was told. It stays so, and the puzzle can still be solved. */
  readonly isFailed: boolean;
  /** How much of the present turn was told: nothing, the piece, or the move. */
  readonly told: 0 | 1 | 2;
}

/** What came of an answer. */
export type Answered<S = unknown> =
  | {
      /** It was right, and the opponent has answered. */
      readonly kind: 'right';
      readonly attempt: Attempt<S>;
      readonly move: string;
      readonly reply: string;
    }
  | { readonly kind: 'solved'; readonly attempt: Attempt<S>; readonly move: string }
  | {
      /** It was legal and gives the value away; the attempt stays where it is. */
      readonly kind: 'wrong';
      readonly attempt: Attempt<S>;
      readonly move: string;
      /** Where the wrong move leads, for whoever shows why it is wrong. */
      readonly after: Match<S>;
    };

/** What a hint tells: where to look, and the second time the move. */
export interface Hint<S = unknown> {
  readonly attempt: Attempt<S>;
  /** The first cells of the path of a right move: the piece to move. The second time, the whole path. */
  readonly cells: readonly CellId[];
  /** A move of one cell: it is one of these. */
  readonly isOneOf: boolean;
  readonly move?: string;
}

/** How a try came out: without help, with a look at the right piece, or not by oneself. */
export type Outcome = 'solved' | 'hinted' | 'failed';

/** Begins a puzzle of this game. */
export function beginAttempt<S>(game: Game<S>, puzzle: Puzzle): Attempt<S> {
  const start = Match.fromPosition(game, puzzle.position);
  if (!start.ok) throw new Error(`The position of puzzle ${puzzle.id} is none of ${game.id}: make the puzzles anew.`);
  return { puzzle, match: start.value, turn: puzzle.solution, hintsUsed: 0, isFailed: false, told: 0 };
}

/**
 * Answers with a move in any form that the game reads; a move that is none is refused, and nothing changes. Of the replies
 * that are asked one is drawn; without `random` it is the first.
 */
export function answer<S>(attempt: Attempt<S>, text: string, random?: Random): Result<Answered<S>> {
  const { match, turn } = attempt;
  if (!turn) return fail({ code: 'game-over', values: {} });
  const played = match.play(text);
  if (!played.ok) return played;
  const move = played.value.step.text;
  if (!turn.moves.includes(move)) {
    const failed = { ...attempt, isFailed: true };
    return succeed({ kind: 'wrong', attempt: failed, move, after: played.value });
  }
  const replies = repliesOf(turn);
  const reply = replies[random && replies.length > 0 ? random.below(replies.length) : 0];
  if (reply === undefined) {
    return succeed({ kind: 'solved', attempt: { ...attempt, match: played.value, turn: undefined, told: 0 }, move });
  }
  const answered = played.value.play(reply);
  if (!answered.ok) throw new Error(`The reply ${reply} of puzzle ${attempt.puzzle.id} is no move: make it anew.`);
  const next = present(turn.replies?.[reply], 'turn after a reply');
  return succeed({ kind: 'right', attempt: { ...attempt, match: answered.value, turn: next, told: 0 }, move, reply });
}

/** Tells where to look, and when asked again in the same turn, the move, after which the puzzle counts as failed. */
export function hint<S>(attempt: Attempt<S>): Hint<S> | undefined {
  const move = attempt.turn?.moves[0];
  if (move === undefined) return undefined;
  const places = placesToLook(attempt, move);
  // A pass has no cells to look at.
  if (attempt.told === 0 && places.cells.length > 0) {
    return { attempt: { ...attempt, told: 1, hintsUsed: attempt.hintsUsed + 1 }, ...places };
  }
  const hintsUsed = attempt.hintsUsed + (attempt.told === 2 ? 0 : 1);
  const { game, state } = attempt.match;
  const found = readMove(game, state, move);
  const cells = found.ok ? game.view.path(state, found.value) : [];
  return { attempt: { ...attempt, told: 2, hintsUsed, isFailed: true }, cells, isOneOf: false, move };
}

export function isSolved<S>({ turn }: Attempt<S>): boolean {
  return turn === undefined;
}

/** What counts of a try that is over. One that was left before it was solved is failed. */
export function outcomeOf<S>(attempt: Attempt<S>): Outcome {
  if (attempt.isFailed || !isSolved(attempt)) return 'failed';
  return attempt.hintsUsed > 0 ? 'hinted' : 'solved';
}

/** The rest of the solution from here on, with the first of the replies that are asked. */
export function solutionLine<S>({ turn }: Pick<Attempt<S>, 'turn'>): readonly string[] {
  const [move] = turn?.moves ?? [];
  if (!turn || move === undefined) return [];
  const [reply] = repliesOf(turn);
  return reply === undefined ? [move] : [move, reply, ...solutionLine({ turn: turn.replies?.[reply] })];
}

/** How many moves the solver has to find, at the most. */
export function solverMoves(turn: PuzzleTurn): number {
  return 1 + Math.max(0, ...Object.values(turn.replies ?? {}).map(solverMoves));
}

/** In an order that does not depend on how they were written. */
function repliesOf({ replies = {} }: PuzzleTurn): readonly string[] {
  return Object.keys(replies).sort();
}

/**
 * Where to look: all but the last cell of the move's path. A path of one cell would be the move itself, so there it is one
 * of two cells, the other of a wrong move that is always the same.
 */
function placesToLook<S>({ match, puzzle, turn }: Attempt<S>, text: string): Pick<Hint<S>, 'cells' | 'isOneOf'> {
  const { game, state, moves } = match;
  const pathOf = (move: Move) => game.view.path(state, move);
  const right = readMove(game, state, text);
  const path = right.ok ? pathOf(right.value) : [];
  if (path.length !== 1) return { cells: path.slice(0, -1), isOneOf: false };
  const textOf = (move: Move) => game.notation.move(state, move);
  const wrong = moves.filter((move) => !turn?.moves.includes(textOf(move)));
  const decoy = rendezvous(wrong, textOf, `${puzzle.id} ${match.ply}`);
  if (decoy === undefined) return { cells: path, isOneOf: false };
  return { cells: [...path, ...pathOf(decoy)].sort((one, other) => one - other), isOneOf: true };
}
