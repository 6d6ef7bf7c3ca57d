import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claim, isClaimedByOther, release } from './claims.ts';

let folder = '';
let save = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-claims-'));
  save = join(folder, 'neutreeko-1.game');
});
afterEach(() => rmSync(folder, { recursive: true }));

const running = new Set([10, 20]);
const isRunning = (processId: number) => running.has(processId);
const one = { processId: 10, isRunning };
const other = { processId: 20, isRunning };

test('a save is one process’s at a time, until it lets go', () => {
  expect(claim(save, one)).toBe(true);
  expect(claim(save, one)).toBe(true);
  expect(isClaimedByOther(save, one)).toBe(false);
  expect(isClaimedByOther(save, other)).toBe(true);
  expect(claim(save, other)).toBe(false);
  release(save, other);
  expect(claim(save, other)).toBe(false);
  release(save, one);
  expect(claim(save, other)).toBe(true);
  expect(claim(save, one)).toBe(false);
  release(save, other);
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['30\n', '', 'x', '-1', '1e99'])('a claim of nobody who runs counts for nothing: %j', (text) => {
  writeFileSync(`${save}.claim`, text);
  expect(isClaimedByOther(save, one)).toBe(false);
  expect(claim(save, one)).toBe(true);
  expect(readdirSync(folder)).toEqual(['neutreeko-1.game.claim']);
  expect(readFileSync(`${save}.claim`, 'utf8')).toBe('10\n');
});

test('a folder that can’t be written to is a failure, not a claim', () => {
  expect(() => claim(join(folder, 'nowhere', 'x.game'), one)).toThrow('ENOENT');
});
