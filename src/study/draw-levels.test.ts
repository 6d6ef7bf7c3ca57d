import { expect, test } from 'vitest';
import { minimax } from '../../test/solving.ts';
import { legalMoves } from '../core/match.ts';
import { present } from '../core/present.ts';
import { seededRandom } from '../core/random.ts';
import { oracleOf } from '../engine/analysis/general.ts';
import { finish } from '../engine/service/finish.ts';
import { loadGame } from '../games/index.ts';
import { countDrawLevels } from './draw-levels.ts';
import { likenessOf } from './map/play-map.ts';
import { surveyGame } from './survey.ts';

async function levelsOf(id: string, drawn: number) {
  const game = await loadGame(id);
  return finish(countDrawLevels(game, await oracleOf(game), drawn));
}

test('the draws of Neutreeko slip easily: most have a single move that holds', async () => {
  const levels = present(await levelsOf('neutreeko', 104_660), 'levels');
  expect(levels.positions.reduce((sum, count) => sum + count)).toBe(104_660);
  expect(levels.positions[0]).toBe(0);
  expect(levels.holding).toBe(levels.positions.reduce((sum, count, level) => sum + count * level, 0));
});

test('up to symmetry and colours there are 13,114 of them, and 10,286 have exactly one move that holds', async () => {
  const game = await loadGame('neutreeko');
  const oracle = await oracleOf(game);
  const { keyOf } = await likenessOf(game);
  const byKey = new Map<string, unknown>();
  for (const each of oracle.drawnPositions?.() ?? []) if (each) byKey.set(keyOf(each.state), each.state);
  expect(byKey.size).toBe(13_114);
  let single = 0;
  let singleKind = 0;
  for (const state of byKey.values()) {
    const after = legalMoves(game, state).map((move) => game.rules.apply(state, move));
    const holding = after.filter((next) => finish(oracle.solve(next))?.value === 'draw');
    if (holding.length === 1) single++;
    if (new Set(holding.map((next) => keyOf(next))).size === 1) singleKind++;
  }
  // In 43 more there are two, to positions that are alike.
  expect([single, singleKind]).toEqual([10_286, 10_329]);
});

test('positions by plies, and the levels of draws, are what plain minimax counts', async () => {
  const game = await loadGame('drop-3x3x3');
  const { rules } = game;
  const start = rules.start(seededRandom(1));
  const survey = present(finish(surveyGame(game, await oracleOf(game), start)), 'survey');
  const byPlies: number[] = [];
  const levels: number[] = [];
  const seen = new Map([[game.notation.position(start), start]]);
  for (const state of seen.values()) {
    if (rules.outcome(state) !== 'ongoing') continue;
    const after = legalMoves(game, state).map((move) => rules.apply(state, move));
    for (const next of after) seen.set(game.notation.position(next), next);
    const { value, plies } = minimax(game, state);
    const holding = after.filter((next) => minimax(game, next).value === 'draw').length;
    if (value === 'draw') levels[holding] = (levels[holding] ?? 0) + 1;
    else byPlies[plies] = (byPlies[plies] ?? 0) + 1;
  }
  expect(survey.byPlies).toEqual(Array.from(byPlies, (count = 0) => count));
  const found = await levelsOf('drop-3x3x3', survey.drawn);
  expect(found?.positions).toEqual(Array.from(levels, (count = 0) => count));
});

test.each([
  ['neutreeko', 51, 8, [2_473_028, 817_956]],
  ['tres-em-linha', 15, 6, [260_064, 48_139]],
] as const)('the positions of %s by plies come to its totals', async (id, plies, count, totals) => {
  const game = await loadGame(id);
  const survey = present(finish(surveyGame(game, await oracleOf(game), game.rules.start(seededRandom(1)))), 'survey');
  const byPlies = present(survey.byPlies, 'positions by plies');
  expect([byPlies.length - 1, byPlies.at(-1)]).toEqual([plies, count]);
  const sumOf = (parity: number) =>
    byPlies.filter((_, each) => each % 2 === parity).reduce((sum, each) => sum + each, 0);
  expect([sumOf(1), sumOf(0)]).toEqual(totals);
});

test('a game that is not solved whole has no levels', async () => {
  expect(await levelsOf('quantik', 0)).toBeUndefined();
});
