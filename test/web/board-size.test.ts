import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { present } from '../../src/core/present.ts';
import { blocksOf } from '../docs-blocks.ts';
import { boardSizes } from './board-files.ts';
import { boardFolder } from './built-app.ts';

const [pageLimit, workerLimit] = [30_000, 20_000];

test('a page with a board of Neutreeko loads little, and its worker less', () => {
  const { page, worker } = present(boardSizes().get('neutreeko'), 'size of Neutreeko');
  expect(page).toBeGreaterThan(10_000);
  expect(page).toBeLessThanOrEqual(pageLimit);
  expect(worker).toBeGreaterThan(5_000);
  expect(worker).toBeLessThanOrEqual(workerLimit);
});

test('its folder has nothing that no board asks for', () => {
  const files = readdirSync(join(boardFolder, 'assets'));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => /player|truth|card|fair|likeness|ugi/u.test(file))).toEqual([]);
});

test('docs/embedding.md has the sizes as they are', () => {
  const [said] = blocksOf('embedding.md', 'text').filter(({ note }) => note === 'sizes');
  const kilobytes = (bytes: number) => Math.round(bytes / 1000);
  const rows = [...boardSizes()].map(([game, { page, worker }]) => [game, kilobytes(page), kilobytes(worker)]);
  const told = said?.code.trim().split('\n').slice(1) ?? [];
  // To a kilobyte or so: another version of a package may be a little larger.
  for (const [index, [game, page, worker]] of rows.entries()) {
    const [name, saidPage, saidWorker] = told[index]?.split(/\s+/u) ?? [];
    expect(name).toBe(game);
    expect(Math.abs(Number(saidPage) - Number(page))).toBeLessThanOrEqual(1);
    expect(Math.abs(Number(saidWorker) - Number(worker))).toBeLessThanOrEqual(1);
  }
});

test('where there are no elements, importing the board does nothing', () => {
  const address = pathToFileURL(join(boardFolder, 'tabuleiro-board.js')).href;
  const code = `import(${JSON.stringify(address)}).then(({ TabuleiroBoard }) => console.log(typeof TabuleiroBoard))`;
  expect(execFileSync(process.execPath, ['-e', code], { encoding: 'utf8' }).trim()).toBe('function');
});
