import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { present } from '../src/core/present.ts';
import { games } from '../src/games/index.ts';
import { sideOptions } from '../src/terminal/options.ts';
import { root } from './project.ts';

const shells = ['terminal', 'web', 'element', 'server'];

/** The code and the styles of the shells. What is said of the app as a whole, in index.html, may name its games. */
const files = shells.flatMap((shell) =>
  readdirSync(join(root, 'src', shell), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|js|css)$/u.test(file) && !/\.test\.tsx?$/u.test(file))
    .map((file) => join('src', shell, file)),
);

const families = games.flatMap(({ sizes }) => (sizes ? [`${sizes.family}-`] : []));
const names = [...new Set([...games.map(({ id }) => id), ...families])];

/** The ids of games in a text, apart from its comments: within `refuse` there is none. */
function namedIn(code: string): string[] {
  const withoutComments = code.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/^\s*\/\/.*$/gmu, '');
  return withoutComments.match(new RegExp(`(?<![a-z-])(?:${names.join('|')})(?![a-z])`, 'gu')) ?? [];
}

describe('no shell names a game, which adding one would have to find', () => {
  test.each(files)('%s', (file) => {
    expect(namedIn(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  test('where one did it would be seen', () => {
    expect(namedIn("if (id === 'fuse') refuse(id);\n// quantik\nid.startsWith('drop-')")).toEqual(['fuse', 'drop-']);
  });
});

describe('the list knows without loading', () => {
  test.each(games)('what the players of $id are called', async ({ sides, load }) => {
    const { players } = (await load()).text.en;
    expect(sides).toEqual(players.map(({ name }) => name.toLowerCase()));
  });

  test('each name of a side once', () => {
    expect(sideOptions).toEqual(['first', 'second', 'black', 'white', 'brown', 'x', 'o']);
  });

  test('the size that each id of a family stands for', () => {
    for (const { id, sizes } of games) {
      const size = sizes?.parse(id);
      if (size) expect(sizes?.format(size)).toBe(id);
    }
    const [family] = games.flatMap(({ sizes }) => sizes ?? []);
    const { format, parse, idOf, example } = present(family, 'game with sizes');
    expect(format({ columns: 2, rows: 4, line: 3 })).toBeUndefined();
    expect(format({ columns: Number.NaN, rows: 4, line: 3 })).toBeUndefined();
    expect(parse(idOf(example))).toEqual({ columns: 7, rows: 6, line: 4 });
  });
});
