import type { Game } from '../core/game.ts';
import type { Oracle, Survey } from '../core/oracle.ts';

/** More positions than this are not counted one by one. */
const maxPositions = 50_000;

/**
 * Counts the positions of a game by their value: by its oracle, where that knows them all, otherwise by walking through
 * what can be reached from a start. Yields how much is done, from 0 to 1; returns undefined for a game with too many.
 */
export function surveyGame<S>(game: Game<S>, oracle: Oracle<S>, start: S): Generator<number, Survey<S> | undefined> {
  return oracle.survey?.() ?? surveyReachable(game, oracle, start);
}

/**
 * Counts the positions of a game by walking through all that can be reached from a start and solving each.
 */
function* surveyReachable<S>(
  { rules, notation }: Game<S>,
  oracle: Oracle<S>,
  start: S,
): Generator<number, Survey<S> | undefined> {
  const seen = new Map<string, S>([[notation.position(start), start]]);
  const buffer = new Int32Array(rules.maxMoves);
  let walked = 0;
  for (const state of seen.values()) {
    const count = rules.moves(state, buffer);
    for (const next of Array.from(buffer.subarray(0, count), (move) => rules.apply(state, move))) {
      const key = notation.position(next);
      if (!seen.has(key)) seen.set(key, next);
    }
    if (seen.size > maxPositions) return undefined;
    if (++walked % 64 === 0) yield 0;
  }
  const counts = { win: 0, loss: 0, draw: 0 };
  const byPlies: number[] = [];
  let finished = 0;
  let longest = { plies: 0, count: 0, example: start };
  let done = 0;
  for (const state of seen.values()) {
    yield done++ / seen.size;
    if (rules.outcome(state) !== 'ongoing') {
      finished++;
      continue;
    }
    const verdict = yield* withProgress(oracle.solve(state), done / seen.size);
    if (!verdict) return undefined;
    counts[verdict.value]++;
    if (verdict.plies !== null) byPlies[verdict.plies] = (byPlies[verdict.plies] ?? 0) + 1;
    const plies = verdict.value === 'win' ? (verdict.plies ?? 0) : 0;
    if (plies > longest.plies) longest = { plies, count: 1, example: state };
    else if (plies > 0 && plies === longest.plies) longest = { ...longest, count: longest.count + 1 };
  }
  return {
    won: counts.win,
    lost: counts.loss,
    drawn: counts.draw,
    finished,
    byPlies: Array.from(byPlies, (count = 0) => count),
    longest,
  };
}

/** Work that yields nothing of use, yielding how much is done instead. */
function* withProgress<T, R>(work: Generator<T, R>, done: number): Generator<number, R> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield done;
  }
}
