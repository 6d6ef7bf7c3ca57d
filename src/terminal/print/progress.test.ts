import { expect, test } from 'vitest';
import { makeProgress } from './progress.ts';

/** What is written when so much is done after so many seconds. */
function watch(steps: readonly (readonly [seconds: number, done: number])[], isTTY = true, isAscii = true): string[] {
  const written: string[] = [];
  let time = 0;
  const stream = { isTTY, write: (text: string) => written.push(text) };
  const show = makeProgress(stream, () => time, { isAscii, left: (rest) => `${rest} left` });
  for (const [seconds, done] of steps) {
    time = 1000 * seconds;
    show(done);
  }
  return written;
}

test('nothing is shown within a second, or where nobody looks', () => {
  expect(
    watch([
      [0.5, 0.4],
      [0.9, 1],
    ]),
  ).toEqual([]);
  expect(watch([[5, 0.5]], false)).toEqual([]);
});

test('a bar says how far it has come and how long it will take, and goes at the end', () => {
  const written = watch([
    [2, 0],
    [60, 0.5],
    [118, 0.98],
    [120, 1],
  ]);
  expect(written[0]).toBe(`\r${'.'.repeat(30)} 0 %`);
  expect(written[1]).toBe(`\r${'#'.repeat(15)}${'.'.repeat(15)} 50 %, 1:00 left`);
  expect(written[2]).toContain('98 %, 0:02 left');
  expect(written[3]).toMatch(/^\r +\r$/u);
});

test('hours are counted too, and the bar is drawn in blocks where it can be', () => {
  expect(watch([[3600, 0.25]], true, false)[0]).toBe(`\r${'█'.repeat(8)}${'░'.repeat(22)} 25 %, 3:00:00 left`);
});
