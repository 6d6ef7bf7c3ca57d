import { expect, test } from 'vitest';
import { legalMoves } from '../../core/match.ts';
import { findGame } from '../../games/index.ts';
import { targetsOf } from '../../play/pointing.ts';
import { type Badge, bestBadge } from '../marks/badge.ts';
import { describeCell } from './description.ts';
import { boardText } from './text.ts';

const english = { language: () => 'en' as const, text: () => boardText.en };

/** What some cells say, before or after one is picked up. */
async function described(
  id: string,
  position: string,
  names: readonly string[],
  picked: readonly string[] = [],
  isReadonly = false,
) {
  const game = await findGame(id)?.load();
  const state = game?.notation.parsePosition(position);
  if (!game || !state?.ok) throw new Error(`No such position of ${id}.`);
  const at = (name: string) => game.view.cells.findIndex((cell) => cell.name === name);
  const moves = legalMoves(game, state.value);
  const [first = -1] = moves;
  const badges = new Map<number, Badge>([
    [first, { mark: '▲5', tone: 'win', label: 'wins in 5', verdict: { exact: true, value: 'win', plies: 5 } }],
  ]);
  const path = picked.map(at);
  const targets = targetsOf({ game, state: state.value, moves, picked: path });
  const offer = { picked: path, targets, bestBadge: (some: readonly number[]) => bestBadge(badges, some) };
  return names.map((name) => describeCell({ game, state: state.value, isReadonly }, offer, at(name), english));
}

test('a cell says its name, its piece and what can be done there', async () => {
  const start = '.w.w./..b../...../..w../.b.b. b';
  expect(await described('neutreeko', start, ['2C', '1B', '3A', '5B'])).toEqual([
    '2C, black stone, can be played, wins in 5',
    '1B, white stone',
    '3A, empty',
    '5B, black stone, can be played',
  ]);
  expect(await described('neutreeko', start, ['2C', '2A'], ['2C'])).toEqual([
    '2C, black stone, picked up',
    '2A, empty, can go here',
  ]);
});

test('a board that only shows says what moves are worth, and offers none', async () => {
  expect(await described('neutreeko', '.w.w./..b../...../..w../.b.b. b', ['2C', '5B'], [], true)).toEqual([
    '2C, black stone, wins in 5',
    '5B, black stone',
  ]);
});

test('a column says where a disc comes to rest', async () => {
  expect(await described('tres-em-linha', '...../...../...../..x.. o', ['3', '3d', '3b', '3a'])).toEqual([
    'column 3, falls to 3b',
    '3d, empty, falls to 3b',
    '3b, empty, can go here',
    '3a, x disc',
  ]);
});

test('a stock says how many are left, a king that it is one', async () => {
  expect(await described('quantik', 'A..b/..../..../.A.b w', ['A', 'D'])).toEqual([
    'stock A, none left',
    'stock D, white sphere, 2 left, can be played',
  ]);
  const kings = '#bwbbww#/b......b/w......w/w......B/b......W/b......b/w......w/#wbbwbw# w';
  expect(await described('fuse-kings', kings, ['d8'])).toEqual(['d8, black disc, king']);
});
