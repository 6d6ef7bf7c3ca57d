import type { Game } from '../../../core/game.ts';
import { type Result, succeed } from '../../../core/problem.ts';
import { oracleOf } from '../../../engine/analysis/general.ts';
import { parsePlayer } from '../../../engine/players.ts';
import type { TreeLeaves } from '../../../study/measures/branching.ts';
import {
  measurePlayer,
  measureTrees,
  measureTruths,
  type PlayerMeasure,
  type PositionTruth,
} from '../../../study/measures/measure.ts';
import { playGame, randomPositions } from '../../../study/measures/positions.ts';
import type { TaskRequest } from './task-request.ts';

/** Work on some positions of a game, which are ongoing. */
export interface PositionsRequest extends TaskRequest {
  readonly positions: readonly string[];
}

export interface DrawRequest extends TaskRequest {
  /** Positions of random games, so many, or all of one game that computers play from the start. */
  readonly kind: 'random' | 'game';
  readonly wanted: number;
  readonly seed: number;
}

/** Draws positions by a seed, as texts. */
export async function startDrawing(
  game: Game,
  request: DrawRequest,
): Promise<Result<Generator<number, readonly string[]>>> {
  const write = (states: readonly unknown[]) => states.map((state) => game.notation.position(state));
  if (request.kind === 'random') {
    return succeed(atOnce(() => write(randomPositions(game, request.wanted, request.seed))));
  }
  return succeed(mapped(await playGame(game, request.seed), write));
}

export interface MeasureRequest extends PositionsRequest {
  readonly player: string;
  readonly seed: number;
}

/** Lets a player think about positions, and counts. */
export async function startMeasure(
  game: Game,
  request: MeasureRequest,
): Promise<Result<Generator<number, PlayerMeasure>>> {
  const states = readPositions(game, request.positions);
  if (!states.ok) return states;
  const player = await parsePlayer(game, request.player);
  return player.ok ? succeed(measurePlayer(player.value, states.value, request.seed)) : player;
}

/** Counts the whole tree below positions. */
export async function startTrees(
  game: Game,
  request: PositionsRequest & { readonly depth: number; readonly seed: number },
): Promise<Result<Generator<number, readonly TreeLeaves[]>>> {
  const states = readPositions(game, request.positions);
  return states.ok ? succeed(measureTrees(game, states.value, request.depth, request.seed)) : states;
}

/** Finds out the truth about positions. */
export async function startTruths(
  game: Game,
  request: PositionsRequest,
): Promise<Result<Generator<number, readonly (PositionTruth | undefined)[]>>> {
  const states = readPositions(game, request.positions);
  return states.ok ? succeed(measureTruths(game, await oracleOf(game), states.value)) : states;
}

function readPositions(game: Game, positions: readonly string[]): Result<readonly unknown[]> {
  const states: unknown[] = [];
  for (const text of positions) {
    const state = game.notation.parsePosition(text);
    if (!state.ok) return state;
    states.push(state.value);
  }
  return succeed(states);
}

function* mapped<T, U>(work: Generator<number, T>, map: (value: T) => U): Generator<number, U> {
  return map(yield* work);
}

function* atOnce<T>(make: () => T): Generator<number, T> {
  yield 0;
  return make();
}
