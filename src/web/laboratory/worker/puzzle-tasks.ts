import type { Game } from '../../../core/game.ts';
import { readMove } from '../../../core/match.ts';
import type { Oracle } from '../../../core/oracle.ts';
import { type Result, succeed } from '../../../core/problem.ts';
import { oracleOf } from '../../../engine/analysis/general.ts';
import { marginOf } from '../../../engine/analysis/verdict.ts';
import { type PuzzleTask, puzzleAt } from '../../../study/puzzles/tree.ts';
import type { KnownGame } from '../../../study/puzzles/truth.ts';
import type { TaskRequest } from './task-request.ts';

/** How long one position may take, in milliseconds, where the game is not solved as a whole. */
const maxMilliseconds = 150;

/** A position is not known soon enough. */
class OutOfReach extends Error {}

/** The positions of a game as far as they are quickly known; asking for another throws. */
function quicklyKnown(game: Game, oracle: Oracle<unknown>): KnownGame<unknown> {
  return {
    game,
    truth(state) {
      const outcome = game.rules.outcome(state);
      if (outcome !== 'ongoing') {
        return { exact: true, value: outcome, plies: outcome === 'draw' ? null : 0, ...marginOf(game.rules, state) };
      }
      if (isFar(oracle, state)) throw new OutOfReach();
      const begun = performance.now();
      for (const work = oracle.solve(state); ; ) {
        const step = work.next();
        if (step.done && step.value) return step.value;
        const isLate = !oracle.survey && performance.now() - begun > maxMilliseconds;
        if (step.done || isLate) throw new OutOfReach();
      }
    },
  };
}

function isFar({ stages, isRemote }: Oracle<unknown>, state: unknown): boolean {
  return (stages !== undefined && stages.of(state) > stages.most) || isRemote?.(state) === true;
}

export interface PuzzleRequest extends TaskRequest {
  readonly position: string;
}

export type OwnTask = Pick<PuzzleTask, 'goal' | 'plies' | 'solution'>;

/** The puzzle that begins in a position; null where there is none, or where it is not known soon. */
export async function startPuzzle(
  game: Game,
  { position }: PuzzleRequest,
): Promise<Result<Generator<number, OwnTask | null>>> {
  const known = quicklyKnown(game, await oracleOf(game));
  return succeed(make());

  function* make(): Generator<number, OwnTask | null> {
    yield 0;
    const task = taskAt(known, position);
    return task ? { goal: task.goal, plies: task.plies, solution: task.solution } : null;
  }
}

/** A move that someone made. */
export interface MadeMove {
  readonly position: string;
  readonly move: string;
}

export interface MistakesRequest extends TaskRequest {
  readonly moves: readonly MadeMove[];
}

/** Those of the positions in which the one move was missed that keeps the value. */
export async function startMistakes(
  game: Game,
  { moves }: MistakesRequest,
): Promise<Result<Generator<number, readonly string[]>>> {
  const known = quicklyKnown(game, await oracleOf(game));
  return succeed(find());

  function* find(): Generator<number, readonly string[]> {
    const found = new Set<string>();
    for (const [index, { position, move }] of moves.entries()) {
      yield index / moves.length;
      const task = taskAt(known, position);
      const state = game.notation.parsePosition(position);
      const made = task && state.ok ? readMove(game, state.value, move) : undefined;
      if (made?.ok && made.value !== task?.move) found.add(position);
    }
    return [...found];
  }
}

function taskAt(known: KnownGame<unknown>, position: string): PuzzleTask | undefined {
  const state = known.game.notation.parsePosition(position);
  if (!state.ok) return undefined;
  try {
    return puzzleAt(known, state.value);
  } catch (error) {
    if (error instanceof OutOfReach) return undefined;
    throw error;
  }
}
