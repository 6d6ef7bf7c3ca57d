import { expect, test } from 'vitest';
import type { Game } from '../src/core/game.ts';
import { legalMoves } from '../src/core/match.ts';
import { seededRandom } from '../src/core/random.ts';
import { findGame, games } from '../src/games/index.ts';
import { naiveRules } from './naive/index.ts';
import { pick } from './random-play.ts';

const maxPlies = 60;
const playedGames = 30;

/** Besides the listed games, sizes of the drop game whose boards are packed in unlike ways. */
const ids = [...games.map((entry) => entry.id), 'drop-4x9x5', 'drop-9x3x6', 'drop-3x9x9', 'drop-9x9x3', 'drop-8x8x8'];

test.each(ids)('a naive second generator agrees on %s: moves in order, results, outcome', async (id) => {
  const game: Game | undefined = await findGame(id)?.load();
  if (!game) throw new Error(`No game ${id}.`);
  const { notation, rules } = game;
  const naive = naiveRules(id);
  const random = seededRandom(2001);
  let compared = 0;
  for (let played = 0; played < playedGames; played++) {
    let state = rules.start(random);
    for (let ply = 0; ply < maxPlies; ply++) {
      const position = notation.position(state);
      const moves = legalMoves(game, state);
      const found = moves.map((move) => ({
        move: notation.move(state, move),
        position: notation.position(rules.apply(state, move)),
      }));
      expect(found).toEqual(naive.moves(position));
      expect(rules.outcome(state)).toBe(naive.outcome(position));
      expect(rules.scores?.(state)).toEqual(naive.scores?.(position));
      const cells = rules.ending(state)?.cells.map((cell) => game.view.cells[cell]?.name);
      if (cells && naive.decidingCells) expect(cells).toEqual(naive.decidingCells(position));
      compared++;
      if (moves.length === 0) break;
      state = rules.apply(state, pick(moves, random));
    }
  }
  expect(compared).toBeGreaterThan(100);
});
