import type { Game } from '../core/game.ts';
import { legalMoves } from '../core/match.ts';
import type { Oracle } from '../core/oracle.ts';

/**
 * How easily draws slip. The level of a drawn position is how many of its moves hold the draw: at level 1 there is a single
 * one, and every other move loses; the higher, the easier.
 */
export interface DrawLevels {
  /** How many drawn positions there are of each level, by its number; there is none of level 0 but where the game is over. */
  readonly positions: readonly number[];
  /** Of all moves in them, how many there are and how many hold the draw. */
  readonly moves: number;
  readonly holding: number;
}

/** Counts the drawn positions of a game that is solved whole; yields how much is done, and returns nothing for another. */
export function* countDrawLevels<S>(
  game: Game<S>,
  oracle: Oracle<S>,
  drawn: number,
): Generator<number, DrawLevels | undefined> {
  const found = oracle.drawnPositions?.();
  if (!found) return undefined;
  const positions: number[] = [];
  const sums = { moves: 0, holding: 0 };
  let done = 0;
  for (const each of found) {
    yield Math.min(1, done / Math.max(drawn, 1));
    if (!each) continue;
    const { state, count } = each;
    const moves = legalMoves(game, state);
    let holding = 0;
    for (const move of moves) if (yield* isDrawn(game, oracle, game.rules.apply(state, move))) holding++;
    positions[holding] = (positions[holding] ?? 0) + count;
    sums.moves += count * moves.length;
    sums.holding += count * holding;
    done += count;
  }
  return { positions: Array.from(positions, (count = 0) => count), ...sums };
}

function* isDrawn<S>({ rules }: Game<S>, oracle: Oracle<S>, state: S): Generator<number, boolean> {
  const outcome = rules.outcome(state);
  if (outcome !== 'ongoing') return outcome === 'draw';
  for (const work = oracle.solve(state); ; ) {
    const step = work.next();
    if (step.done) return step.value?.value === 'draw';
    yield 0;
  }
}
