import type { Game } from '../../src/core/game.ts';
import { legalMoves } from '../../src/core/match.ts';
import type { ExactVerdict, Oracle } from '../../src/core/oracle.ts';
import { finish } from '../../src/engine/service/finish.ts';
import type { Puzzle, PuzzleTurn } from '../../src/study/puzzles/puzzle.ts';
import { stateAt } from '../solving.ts';

/**
 * The definition of a puzzle once more, as plainly as can be: every question goes to the oracle, position by position, and
 * nothing is shared with what makes puzzles.
 */
interface Successor<S> {
  readonly move: string;
  readonly state: S;
  /** The truth for who is then to move. */
  readonly truth: ExactVerdict;
}

function successors<S>(game: Game<S>, oracle: Oracle<S>, state: S): readonly Successor<S>[] {
  return legalMoves(game, state).map((move) => {
    const next = game.rules.apply(state, move);
    return { move: game.notation.move(state, move), state: next, truth: truthOf(game, oracle, next) };
  });
}

export function truthOf<S>(game: Game<S>, oracle: Oracle<S>, state: S): ExactVerdict {
  const outcome = game.rules.outcome(state);
  if (outcome !== 'ongoing') {
    const [first, second] = game.rules.scores?.(state) ?? [0, 0];
    const margin = game.rules.turn(state) === 0 ? first - second : second - first;
    return { exact: true, value: outcome, plies: 0, margin };
  }
  const verdict = finish(oracle.solve(state));
  if (!verdict) throw new Error(`${game.notation.position(state)} is out of reach.`);
  return verdict;
}

/** What is wrong with a puzzle, by the definition; nothing where it is sound. */
export function faultsOf<S>(game: Game<S>, oracle: Oracle<S>, puzzle: Puzzle): readonly string[] {
  const state = stateAt(game, puzzle.position);
  const { value, plies } = truthOf(game, oracle, state);
  const all = successors(game, oracle, state);
  const keeping = all.filter(({ truth }) => isKept(truth, puzzle));
  const faults: string[] = [];
  if (value !== puzzle.goal) faults.push(`the goal is ${puzzle.goal}, the value ${value}`);
  if ((value === 'win' ? plies : null) !== puzzle.plies)
    faults.push(`it says ${puzzle.plies} plies, and there are ${plies}`);
  if (all.length < 2) faults.push('there is nothing to choose');
  if (keeping.length !== 1) faults.push(`${keeping.length} moves keep the value`);
  if (keeping.some((each) => game.rules.outcome(each.state) !== 'ongoing'))
    faults.push('the game is over after its move');
  const expected = JSON.stringify(naiveTurn(game, oracle, state, puzzle, []));
  const found = JSON.stringify(puzzle.solution);
  if (found !== expected) faults.push(`its tree is ${found}, and should be ${expected}`);
  return faults.map((fault) => `${puzzle.game} ${puzzle.id} (${puzzle.position}): ${fault}`);
}

/** Whether who has moved keeps what was to be kept. */
function isKept({ value }: ExactVerdict, { goal }: Puzzle): boolean {
  return goal === 'win' ? value === 'loss' : value === 'draw';
}

/** The solver's turn as it should be; `before` are the positions of the line, without who is to move in them. */
function naiveTurn<S>(
  game: Game<S>,
  oracle: Oracle<S>,
  state: S,
  puzzle: Puzzle,
  before: readonly string[],
): PuzzleTurn {
  const keeping = successors(game, oracle, state).filter(({ truth }) => isKept(truth, puzzle));
  const moves = keeping.map(({ move }) => move);
  const [only] = keeping;
  if (!only || keeping.length > 1 || game.rules.outcome(only.state) !== 'ongoing') return { moves };
  const known = [...before, boardOf(game, state)];
  // Each turn has added two boards.
  const isFourth = before.length === 6;
  if (puzzle.goal === 'draw' && (isFourth || hasReturned(game, known, only.state))) return { moves };
  const line = [...known, boardOf(game, only.state)];
  const replies = successors(game, oracle, only.state).filter((reply, _, all) => {
    if (game.rules.outcome(reply.state) !== 'ongoing') return false;
    if (puzzle.goal === 'win') return all.every((other) => resistance(other.truth) <= resistance(reply.truth));
    const holding = successors(game, oracle, reply.state).filter(({ truth }) => truth.value === 'draw');
    return reply.truth.value === 'draw' && holding.length === 1 && !hasReturned(game, line, reply.state);
  });
  if (replies.length === 0) return { moves };
  return {
    moves,
    replies: Object.fromEntries(
      replies.map((reply) => [reply.move, naiveTurn(game, oracle, reply.state, puzzle, line)]),
    ),
  };
}

/** How long a lost position holds out or, where plies are not counted, how little it loses by. */
function resistance({ plies, margin = 0 }: ExactVerdict): number {
  return plies ?? 0 - margin;
}

function boardOf<S>(game: Game<S>, state: S): string {
  return game.notation.position(state).split(' ')[0] ?? '';
}

function hasReturned<S>(game: Game<S>, line: readonly string[], state: S): boolean {
  return game.rules.arrangement !== undefined && line.includes(boardOf(game, state));
}
