import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../core/match.ts';
import { seededRandom } from '../../../core/random.ts';
import { finish } from '../../../engine/service/finish.ts';
import { makeDrop } from '../index.ts';
import { DropBoard, type DropState } from '../rules.ts';
import { fairStartWords as ofConnectFour } from './connect-four.ts';
import { formatStart, parseStarts } from './fair-starts.ts';
import { fairStartWords as ofTresEmLinha } from './tres-em-linha.ts';

const tresEmLinha = { columns: 5, rows: 4, line: 3 };
const connectFour = { columns: 7, rows: 6, line: 4 };

describe.each([
  { name: 'Três em Linha', options: tresEmLinha, words: ofTresEmLinha, least: 25, maxDiscs: 8 },
  { name: 'Connect Four', options: connectFour, words: ofConnectFour, least: 50, maxDiscs: 6 },
])('the fair starts of $name', ({ options, words, least, maxDiscs }) => {
  const game = makeDrop(options);
  const board = new DropBoard(options);
  const starts = parseStarts(board, words);

  /** The same text for a position and its mirror image. */
  const kindOf = (state: DropState) =>
    game
      .symmetries()
      .map((symmetry) => game.notation.position(symmetry.state(state)))
      .sort()[0];

  test('are many, with few discs, x moves first in all of them, and no two are alike', () => {
    expect(starts.length).toBeGreaterThanOrEqual(least);
    expect(starts.map((state) => formatStart(board, state)).join(' ')).toBe(words);
    for (const state of starts) {
      expect(game.notation.parsePosition(game.notation.position(state))).toEqual({ ok: true, value: state });
      expect([board.turn(state), game.rules.outcome(state), state[0] >> 1 <= maxDiscs]).toEqual([0, 'ongoing', true]);
    }
    expect(new Set(starts.map(kindOf)).size).toBe(starts.length);
  });

  test('leave nobody about to win', () => {
    const hasLineAfter = (state: DropState, column: number, player: 0 | 1) => {
      const row = board.landingRow(state, column);
      const next = board.arrange((c, r) => (c === column && r === row ? player : board.owner(state, c, r)));
      return board.hasLine(next, player);
    };
    for (const state of starts) {
      const columns = legalMoves(game, state);
      expect(columns.some((column) => hasLineAfter(state, column, 0) || hasLineAfter(state, column, 1))).toBe(false);
    }
  });

  test('are drawn from, the same for a seed, mirrored too', async () => {
    const draw = await game.fairStarts?.();
    if (!draw) throw new Error('There are fair starts.');
    expect(draw(seededRandom(5))).toEqual(draw(seededRandom(5)));
    const random = seededRandom(1);
    const drawn = Array.from({ length: 600 }, () => draw(random));
    expect(new Set(drawn.map(kindOf))).toEqual(new Set(starts.map(kindOf)));
    expect(new Set(drawn.map((state) => game.notation.position(state))).size).toBeGreaterThan(1.5 * starts.length);
  });
});

test('in Três em Linha some are won and some lost', async () => {
  const oracle = await makeDrop(tresEmLinha).oracle?.();
  const starts = parseStarts(new DropBoard(tresEmLinha), ofTresEmLinha);
  const values = new Set(starts.map((state) => oracle && finish(oracle.solve(state))?.value));
  expect(values).toContain('win');
  expect(values).toContain('loss');
});

test('no other size has any', () => {
  expect(makeDrop({ columns: 6, rows: 5, line: 4 }).fairStarts).toBeUndefined();
});
