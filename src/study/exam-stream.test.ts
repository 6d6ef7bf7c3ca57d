import { expect, test } from 'vitest';
import { minimax } from '../../test/solving.ts';
import { legalMoves } from '../core/match.ts';
import { oracleOf } from '../engine/analysis/general.ts';
import { loadGame } from '../games/index.ts';
import { canonicalPosition } from './canonical.ts';
import type { ExamPosition } from './exam.ts';
import { streamExam } from './exam-stream.ts';

async function draw(id: string, wanted: number, seed: number) {
  const game = await loadGame(id);
  const found: ExamPosition<unknown>[] = [];
  for (const position of streamExam(game, await oracleOf(game), seed)) {
    if (position) found.push(position);
    if (found.length === wanted) break;
  }
  return { game, found };
}

test('an exam comes one by one, the same for the same seed, no two alike', async () => {
  const { game, found } = await draw('tres-em-linha', 60, 1);
  const texts = found.map(({ state }) => canonicalPosition(game, state));
  expect(new Set(texts).size).toBe(60);
  const again = await draw('tres-em-linha', 60, 1);
  expect(again.found).toEqual(found);
  expect((await draw('tres-em-linha', 60, 2)).found).not.toEqual(found);
});

test('no distance is far ahead of the others that are common', async () => {
  const { found } = await draw('tres-em-linha', 80, 1);
  const counts = [1, 3, 5, 7].map((plies) => found.filter(({ distance }) => distance === plies).length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
});

test('its truth is that of plain minimax, and there is something to lose', async () => {
  const { game, found } = await draw('drop-3x3x3', 12, 1);
  for (const { state, value, keeping } of found) {
    expect(minimax(game, state).value).toBe(value);
    const worth = { win: 'loss', draw: 'draw', loss: 'win' } as const;
    const moves = legalMoves(game, state);
    const naive = moves.filter((move) => minimax(game, game.rules.apply(state, move)).value === worth[value]);
    expect(keeping).toEqual(naive);
    expect(keeping.length).toBeLessThan(moves.length);
  }
});

test('a small game comes to an end', async () => {
  const { found } = await draw('drop-3x3x3', 100_000, 1);
  expect(found.length).toBeGreaterThan(12);
  expect(found.length).toBeLessThan(2000);
});
