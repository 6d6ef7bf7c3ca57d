import { expect, test } from 'vitest';
import { seededRandom } from '../core/random.ts';
import { games } from '../games/index.ts';
import { boardSvg } from './picture.ts';

test.each(games)('a picture of $id needs nothing from outside', async ({ load }) => {
  const game = await load();
  const svg = boardSvg(game, game.rules.start(seededRandom(1)), { theme: 'dark', coordinates: true, title: 'a < b' });
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[^"]+" width="\d/u);
  expect(svg).not.toMatch(/var\(|NaN|undefined|a < b/u);
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id));
  const wanted = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/gu)].map(([, id]) => id);
  expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
});

test('the board knows no game by name', () => {
  const sources = import.meta.glob<string>(['./**/*.{ts,tsx,css}', '!./**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  expect(Object.keys(sources)).toContain('./board.tsx');
  const names = /neutreeko|\bfuse|quantik|tres-em-linha|três em linha|games\//iu;
  const naming = Object.entries(sources).filter(([, source]) => names.test(source));
  expect(naming.map(([file]) => file)).toEqual([]);
});
