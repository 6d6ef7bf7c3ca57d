import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['src/board', 'src/web'];

/** The first class of every selector of a style sheet: the one whose look a rule is about. */
function headsOf(sheet: string): readonly string[] {
  const bare = sheet.replace(/\/\*[\s\S]*?\*\//gu, '');
  const preludes = [...bare.matchAll(/([^{};]+)\{/gu)].map(([, prelude = '']) => prelude.trim());
  const selectors = preludes.filter((prelude) => !prelude.startsWith('@')).flatMap((prelude) => prelude.split(','));
  return selectors.flatMap((selector) => /^[^.\s]*\.([\w-]+)/u.exec(selector.trim())?.[1] ?? []);
}

// Sheets load with their rooms, in whatever order these are visited, and the last of two rules for a class wins.
test('no class is given its look by the style sheets of two rooms', () => {
  const rooms = new Map<string, Set<string>>();
  const sheets = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(folder, file)),
  );
  for (const sheet of sheets) {
    for (const name of headsOf(readFileSync(sheet, 'utf8'))) {
      rooms.set(name, (rooms.get(name) ?? new Set()).add(dirname(sheet)));
    }
  }
  expect(rooms.size).toBeGreaterThan(100);
  const shared = [...rooms].filter(([, places]) => places.size > 1);
  expect(shared.map(([name, places]) => `.${name}: ${[...places].sort().join(', ')}`)).toEqual([]);
});

test('the class that a rule is about is the first of its selector', () => {
  const sheet = '/* .a {} */ .b:hover, p.c .d { color: red; } @media (min-width: 1px) { .e > .f { color: red } } h1 {}';
  expect(headsOf(sheet)).toEqual(['b', 'c', 'e']);
});
