import type { Game } from '../../../core/game.ts';
import { Match } from '../../../core/match.ts';
import { type Result, succeed } from '../../../core/problem.ts';
import type { Puzzle, PuzzleTurn } from '../../../study/puzzles/puzzle.ts';

/** A move of a solution, and what may follow it. */
export interface SolutionNode {
  /** Its place among all moves of the solution. */
  readonly id: number;
  /** The position after it. */
  readonly match: Match;
  /** Whether it is the solver's. */
  readonly isAnswer: boolean;
  readonly next: readonly SolutionNode[];
}

/** The proof of a puzzle, as positions that one can look at. */
export interface Solution {
  readonly start: Match;
  readonly first: readonly SolutionNode[];
}

/** Plays through all lines of a solution; a problem where a puzzle is not of this game's rules. */
export function solutionOf(game: Game, puzzle: Puzzle): Result<Solution> {
  const start = Match.fromPosition(game, puzzle.position);
  if (!start.ok) return start;
  let count = 0;

  function turnNodes(match: Match, { moves, replies = {} }: PuzzleTurn): Result<SolutionNode[]> {
    const nodes: SolutionNode[] = [];
    for (const move of moves) {
      const after = match.play(move);
      if (!after.ok) return after;
      const id = count++;
      const next = replyNodes(after.value, replies);
      if (!next.ok) return next;
      nodes.push({ id, match: after.value, isAnswer: true, next: next.value });
    }
    return succeed(nodes);
  }

  function replyNodes(match: Match, replies: Readonly<Record<string, PuzzleTurn>>): Result<SolutionNode[]> {
    const nodes: SolutionNode[] = [];
    for (const [move, turn] of Object.entries(replies)) {
      const after = match.play(move);
      if (!after.ok) return after;
      const id = count++;
      const next = turnNodes(after.value, turn);
      if (!next.ok) return next;
      nodes.push({ id, match: after.value, isAnswer: false, next: next.value });
    }
    return succeed(nodes);
  }

  const first = turnNodes(start.value, puzzle.solution);
  return first.ok ? succeed({ start: start.value, first: first.value }) : first;
}

/** All moves of a solution in the order in which they are told: a line to its end, and then the next. */
export function allNodes(nodes: readonly SolutionNode[]): readonly SolutionNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.next)]);
}

/** Whether two matches stand at the same point of the same line. */
export function isSamePlace(one: Match, other: Match): boolean {
  return one.ply === other.ply && one.played.join(' ') === other.played.join(' ');
}

/** The position that follows in a solution, along its first line; undefined where it ends, or outside of it. */
export function nextIn({ first }: Solution, here: Match): Match | undefined {
  const nodes = here.ply === 0 ? first : allNodes(first).find(({ match }) => isSamePlace(match, here))?.next;
  return nodes?.[0]?.match;
}
