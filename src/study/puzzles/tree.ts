import type { Move } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import type { PuzzleGoal, PuzzleTurn } from './puzzle.ts';
import { type KnownGame, keepingMoves } from './truth.ts';

/** A task and its solution: what a puzzle is before it has a name, a rating and themes. */
export interface PuzzleTask {
  readonly goal: PuzzleGoal;
  readonly plies: number | null;
  readonly solution: PuzzleTurn;
  /** The only move that keeps the value. */
  readonly move: Move;
}

/** Holding has no end of its own: after so many moves it is enough. */
export const maxHoldingMoves = 4;

/**
 * The puzzle that begins in a position; undefined unless exactly one move keeps its value and the game goes on after it.
 * Where there is no other move nothing is asked.
 */
export function puzzleAt<S>(known: KnownGame<S>, state: S): PuzzleTask | undefined {
  const { rules } = known.game;
  if (legalMoves(known.game, state).length < 2) return undefined;
  const { value, plies } = known.truth(state);
  if (value === 'loss') return undefined;
  const [move, ...others] = keepingMoves(known, state, value);
  if (move === undefined || others.length > 0) return undefined;
  if (rules.outcome(rules.apply(state, move)) !== 'ongoing') return undefined;
  const solution = turnAt(known, state, value, [...arrangementOf(known, state)]);
  return { goal: value, plies: value === 'win' ? plies : null, solution, move };
}

/** The solver's turn in a position, in which the value is the goal; the arrangements of the line so far end with its own. */
function turnAt<S>(known: KnownGame<S>, state: S, goal: PuzzleGoal, line: readonly number[], turn = 1): PuzzleTurn {
  const { game } = known;
  const keeping = keepingMoves(known, state, goal);
  const last: PuzzleTurn = { moves: keeping.map((move) => game.notation.move(state, move)) };
  const [move, ...others] = keeping;
  if (move === undefined || others.length > 0) return last;
  const after = game.rules.apply(state, move);
  if (game.rules.outcome(after) !== 'ongoing') return last;
  const [arrangement] = arrangementOf(known, after);
  const isHeld = turn === maxHoldingMoves || (arrangement !== undefined && line.includes(arrangement));
  if (goal === 'draw' && isHeld) return last;
  const soFar = arrangement === undefined ? line : [...line, arrangement];
  const replies = goal === 'win' ? longestReplies(known, after) : pressingReplies(known, after, soFar);
  const turns = replies.map((reply): readonly [string, PuzzleTurn] => {
    const next = game.rules.apply(after, reply);
    return [
      game.notation.move(after, reply),
      turnAt(known, next, goal, [...soFar, ...arrangementOf(known, next)], turn + 1),
    ];
  });
  return turns.length > 0 ? { ...last, replies: Object.fromEntries(turns) } : last;
}

/**
 * The replies of a lost position that resist longest; where plies are not counted, those with the smallest margin. A reply
 * that ends the game asks nothing.
 */
function longestReplies<S>({ game, truth }: KnownGame<S>, state: S): readonly Move[] {
  const replies = legalMoves(game, state).map((move) => {
    const { plies, margin = 0 } = truth(game.rules.apply(state, move));
    return { move, resistance: plies ?? -margin };
  });
  const most = Math.max(...replies.map(({ resistance }) => resistance));
  return replies
    .filter(({ move, resistance }) => resistance === most && goesOnAfter(game.rules, state, move))
    .map(({ move }) => move);
}

/** The replies of a drawn position that leave exactly one move that holds, in an arrangement that is new. */
function pressingReplies<S>(known: KnownGame<S>, state: S, line: readonly number[]): readonly Move[] {
  const { game, truth } = known;
  return legalMoves(game, state).filter((move) => {
    if (!goesOnAfter(game.rules, state, move)) return false;
    const next = game.rules.apply(state, move);
    if (truth(next).value !== 'draw' || keepingMoves(known, next, 'draw').length !== 1) return false;
    return arrangementOf(known, next).every((arrangement) => !line.includes(arrangement));
  });
}

function goesOnAfter<S>(rules: KnownGame<S>['game']['rules'], state: S, move: Move): boolean {
  return rules.outcome(rules.apply(state, move)) === 'ongoing';
}

/** The arrangement of a position, in games that know repetition. */
function arrangementOf<S>({ game }: KnownGame<S>, state: S): readonly number[] {
  const arrangement = game.rules.arrangement?.(state);
  return arrangement === undefined ? [] : [arrangement];
}

/** How many moves in a row the solver must find, each the only one, whatever is replied. */
export function chainOf({ moves, replies }: PuzzleTurn): number {
  if (moves.length !== 1) return 0;
  return 1 + (replies ? Math.min(...Object.values(replies).map(chainOf)) : 0);
}

/** How many turns of the solver's a tree has. */
export function turnsOf({ replies }: PuzzleTurn): number {
  return Object.values(replies ?? {}).reduce((turns, turn) => turns + turnsOf(turn), 1);
}
