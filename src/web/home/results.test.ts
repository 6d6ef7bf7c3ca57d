import { expect, test } from 'vitest';
import type { GameSummary } from '../storage/saved-game.ts';
import { lastResults, outcomeOf } from './results.ts';

const game = (id: string, changes: Partial<GameSummary> = {}): GameSummary => ({
  id,
  game: 'quantik',
  changed: 0,
  seats: ['me', 'level:3'],
  position: '..../..../..../.... w',
  plies: 9,
  result: { winner: 0, reason: 'line' },
  isOpen: false,
  ...changes,
});

test('a result is told as it was for the person, wherever they sat', () => {
  expect(outcomeOf(game('a'))).toBe('won');
  expect(outcomeOf(game('a', { seats: ['level:3', 'me'] }))).toBe('lost');
  expect(outcomeOf(game('a', { result: { winner: null, reason: 'full' } }))).toBe('drawn');
});

test('where two people or two computers played, nobody is told to have won it', () => {
  expect(outcomeOf(game('a', { seats: ['me', 'me'] }))).toBe('neither');
  expect(outcomeOf(game('a', { seats: ['level:1', 'level:2'] }))).toBe('neither');
});

test('the last results are the five latest games that are over', async () => {
  const games = [game('open', { result: undefined, isOpen: true }), ...'abcdefg'.split('').map((id) => game(id))];
  const results = await lastResults(games);
  expect(results.map(({ summary }) => summary.id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(results[0]).toMatchObject({ outcome: 'won', against: 'level:3', text: { en: { name: 'Quantik' } } });
});

test('a game is told with the time of its end, however late it was looked at', async () => {
  const results = await lastResults([game('old', { changed: 9, ended: 2 }), game('new', { changed: 5, ended: 5 })]);
  expect(results.map(({ summary, ended }) => [summary.id, ended])).toEqual([
    ['new', 5],
    ['old', 2],
  ]);
});

test('a game that is not here is left out', async () => {
  expect(await lastResults([game('a', { game: 'chess' }), game('b')])).toHaveLength(1);
});
