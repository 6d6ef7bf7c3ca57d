import { expect, test } from 'vitest';
import { givenTo, isProgress, noProgress, withDone, withDraft } from './progress.ts';

test('right answers in a row are counted, and a wrong one ends the row', () => {
  let progress = withDone(noProgress, 'a', [1], true);
  progress = withDone(progress, 'b', [2], true);
  expect(progress).toMatchObject({ row: 2, longestRow: 2, answered: 2, right: 2 });
  progress = withDone(progress, 'c', [], false);
  expect(progress).toMatchObject({ row: 0, longestRow: 2, answered: 3, right: 2 });
  progress = withDone(progress, 'd', [0], true);
  expect(progress).toMatchObject({ row: 1, longestRow: 2 });
});

test('only the first answer to an exercise counts, and nothing changes it', () => {
  const progress = withDone(noProgress, 'a', [1], false);
  expect(withDone(progress, 'a', [2], true)).toBe(progress);
  expect(withDraft(progress, 'a', [3])).toBe(progress);
  expect(givenTo(progress, 'a')).toEqual({ key: 'a', chosen: [1], isDone: true });
});

test('what is begun is kept until it is handed in', () => {
  const begun = withDraft(withDraft(noProgress, 'a', [1]), 'a', [1, 2]);
  expect(begun.given).toEqual([{ key: 'a', chosen: [1, 2], isDone: false }]);
  expect(begun.answered).toBe(0);
  expect(withDone(begun, 'a', [1, 2], true).given).toEqual([{ key: 'a', chosen: [1, 2], isDone: true }]);
});

test('what is stored is read back, and bounded; anything else is not taken for it', () => {
  let progress = noProgress;
  for (let number = 0; number < 2100; number++) progress = withDone(progress, String(number), [], true);
  expect(progress.given).toHaveLength(2000);
  expect(progress.given.at(-1)?.key).toBe('2099');
  expect(progress.row).toBe(2100);
  expect(isProgress(JSON.parse(JSON.stringify(progress)))).toBe(true);
  expect(isProgress({ ...noProgress, version: 2 })).toBe(false);
  expect(isProgress({ ...noProgress, row: -1 })).toBe(false);
  expect(isProgress({ ...noProgress, given: [{ key: 'a' }] })).toBe(false);
  expect(isProgress(undefined)).toBe(false);
});
