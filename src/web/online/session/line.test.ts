import { expect, test } from 'vitest';
import { start } from '../../../../test/web-online.ts';
import type { Game } from '../../../core/game.ts';
import { findGame } from '../../../games/index.ts';
import type { Snapshot } from '../../../online/wire.ts';
import { goTo, matchOf, playAt, type Table } from '../../../play/table.ts';
import { nodeOf, root } from '../../../play/tree.ts';
import { followGame, tableOf } from './line.ts';

const game = (await findGame('tres-em-linha')?.load()) as Game;

const withMoves = (moves: string, changes: Partial<Snapshot> = {}): Snapshot => ({
  ...start,
  moves: moves.split(''),
  ply: moves.length,
  ...changes,
});

function table(moves: string, own: 0 | undefined): Table {
  const made = tableOf(game, withMoves(moves), own);
  if (!made.ok) throw new Error(made.problem.code);
  return made.value;
}

const follow = (from: Table, moves: string, changes: Partial<Snapshot> = {}) =>
  followGame(from, withMoves(moves, changes), moves.split(''), 0);
const played = (of: Table) => matchOf(of).played.join('');

test('who plays here is a person, and the other is elsewhere, by name', () => {
  expect(table('34', 0).participants).toEqual([{ kind: 'person' }, { kind: 'elsewhere', name: 'Rui' }]);
  expect(table('34', undefined).participants).toEqual([
    { kind: 'elsewhere', name: 'Ana' },
    { kind: 'elsewhere', name: 'Rui' },
  ]);
});

test('the table goes along with the game, and whoever looks back is left there', () => {
  const before = table('34', 0);
  const after = follow(before, '345');
  expect([played(after), after.current]).toEqual(['345', after.head]);
  const back = follow(goTo(before, root), '345');
  expect([played(back), back.current]).toEqual(['345', root]);
  expect(follow(after, '345')).toBe(after);
});

test('what was taken back goes, also where another move came in its place', () => {
  const before = table('345', 0);
  const back = follow(before, '3');
  expect([played(back), back.tree.nodes.size, back.current]).toEqual(['3', 2, back.head]);
  const other = follow(before, '342');
  expect([played(other), other.tree.nodes.size]).toEqual(['342', 4]);
});

test('what was tried beside the game stays, and the game stays the main line', () => {
  const before = goTo(table('34', undefined), 1);
  const [, second] = nodeOf(before.tree, 1).match.moves;
  const tried = playAt(before, 1, second ?? -1);
  if (!tried.ok) throw new Error(tried.problem.code);
  const after = followGame(tried.value, withMoves('345'), ['3', '4', '5'], undefined);
  expect(played(after)).toBe('345');
  expect(after.tree.nodes.size).toBe(5);
  expect(after.current).toBe(tried.value.current);
});

test.each([
  ['resignation', 1],
  ['time', 0],
  ['agreement', null],
  ['abort', null],
] as const)('a game that ends by %s is over on the table', (reason, winner) => {
  const after = follow(table('34', 0), '34', { result: { reason, winner } });
  expect(matchOf(after).ending).toEqual({ reason, winner, cells: [] });
  expect(follow(after, '34', { result: { reason, winner } })).toBe(after);
});

test('a name that comes later is taken up', () => {
  const before = table('3', 0);
  const seats: Snapshot['seats'] = [start.seats[0], { kind: 'person', name: 'Rita', isClaimed: true }];
  expect(follow(before, '3', { seats }).participants[1]).toEqual({ kind: 'elsewhere', name: 'Rita' });
});
