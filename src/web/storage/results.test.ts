import { expect, test } from 'vitest';
import { standingAgainst, winsToMoveOn } from '../results/standing.ts';
import { resultsText } from '../results/text.ts';
import { createResults, type GameResult } from './results.ts';
import { makeMemoryStore } from './store.ts';

let count = 0;
const result = (outcome: GameResult['outcome'], level = 3, game = 'neutreeko'): GameResult => {
  count++;
  return { id: `game-${count}`, game, level, outcome, finished: count };
};

test('a result counts once, as it came first, whatever is told of its game later', async () => {
  const results = createResults(makeMemoryStore());
  const lost = result('lost');
  void results.add(lost);
  void results.add({ ...lost, outcome: 'won' });
  const won = result('won');
  void results.add(won);
  expect(await results.list()).toMatchObject([won, lost]);
});

test('what can’t be read is left where it is, and the rest is listed', async () => {
  const later = { id: 'later', revision: 1, version: 2 };
  const records = new Map<string, unknown>([
    ['later', later],
    ['odd', 'nonsense'],
  ]);
  const results = createResults(makeMemoryStore(records));
  await results.add(result('won'));
  expect(await results.list()).toHaveLength(1);
  expect(records.get('later')).toBe(later);
});

test('two wins running against a level suggest the next one', () => {
  const results = [result('won'), result('won'), result('lost', 3, 'fuse'), result('lost')];
  expect(standingAgainst(results, 'neutreeko', 3)).toEqual({ won: 2, drawn: 0, lost: 1 });
  expect(standingAgainst(results, 'neutreeko', 4)).toBeUndefined();
  expect(winsToMoveOn(results, 'neutreeko', 3, 8)).toBe(2);
  expect(winsToMoveOn(results, 'neutreeko', 3, 3)).toBeUndefined();
  expect(winsToMoveOn([result('drawn'), ...results], 'neutreeko', 3, 8)).toBeUndefined();
  expect(winsToMoveOn([result('won', 5), ...results], 'neutreeko', 3, 8)).toBeUndefined();
  expect(resultsText.en.beaten(3, 2)).toBe('You beat level 3 twice running.');
  expect(resultsText.pt.standing(3, { won: 1, drawn: 0, lost: 2 })).toContain('1 vitória, 0 empates, 2 derrotas');
});
