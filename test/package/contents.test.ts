import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project.ts';
import { type Exported, manifestOf, type PackageName, pack, packages } from './packed.ts';

const library = pack('tabuleiro');
const server = pack('tabuleiro-server');
const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, { readonly dependencies?: Readonly<Record<string, string>> }>>;
};

/** A package with all that it brings along; peers that are optional are not brought. */
function installedWith(dependencies: Readonly<Record<string, string>>, found = new Set<string>()): Set<string> {
  for (const name of Object.keys(dependencies)) {
    if (found.has(name)) continue;
    found.add(name);
    installedWith(locked[`node_modules/${name}`]?.dependencies ?? {}, found);
  }
  return found;
}

// The puzzles of five games are some 0.7 MB of it, once for Node and once in the files of the board.
test('the library is four packages at most, and four and a half megabytes', () => {
  const brought = installedWith(manifestOf('tabuleiro').dependencies);
  expect(1 + brought.size, [...brought].join(' ')).toBeLessThanOrEqual(4);
  expect(library.unpackedSize).toBeLessThanOrEqual(4_500_000);
  expect(installedWith(manifestOf('tabuleiro-server').dependencies).size).toBeGreaterThan(20);
});

test('the library has nothing of the server or the app, and the server has both', () => {
  const ofShells = /^dist\/(?:server|web)\//u;
  expect(library.files.filter((file) => ofShells.test(file))).toEqual([]);
  expect(server.files).toContain('dist/server/main.js');
  expect(server.files).toContain('dist/web/index.html');
  expect(server.files).toContain('LICENSE');
  expect(server.files).toContain('README.md');
  expect(server.files.filter((file) => file.startsWith('dist/terminal/'))).toEqual([]);
});

test.each(Object.keys(packages) as PackageName[])(
  '%s packs every file that it names, and no tests or sources',
  (name) => {
    const { files } = name === 'tabuleiro' ? library : server;
    const { bin, exports } = manifestOf(name);
    const named = [...Object.values(bin), ...Object.values(exports).flatMap((entry) => valuesOf(entry))];
    expect(named.map((file) => file.replace(/^\.\//u, '')).filter((file) => !files.includes(file))).toEqual([]);
    expect(files.filter((file) => /\.test\.|^(?:src|test|tools|bench)\//u.test(file))).toEqual([]);
  },
);

function valuesOf(entry: Exported): string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(valuesOf);
}

test('nothing is done by importing the library, but for the board, and for a worker', () => {
  expect(manifestOf('tabuleiro').sideEffects).toEqual(['./dist/board/**/*.js', './dist/worker/web-worker.js']);
});

test('bundlers are told to leave an import alone where only the page knows what is imported', () => {
  const unknown = library.files
    .filter((file) => /^dist\/(?:board|outside\/load-in-browser)\b.*\.js$/u.test(file))
    .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\bimport\((?![\s]*['"`]).{80}/gu) ?? []);
  expect(unknown).toHaveLength(2);
  for (const start of unknown) expect(start).toMatch(/\/\* @vite-ignore \*\/ \/\* webpackIgnore: true \*\//u);
});

test('the laws and the worked example come with it', () => {
  expect(library.files).toContain('dist/library/laws.js');
  expect(library.files).toContain('examples/tic-tac-toe/index.ts');
});

test('packed pages link only to what is packed', () => {
  const pages = library.files.filter((file) => file.endsWith('.md'));
  expect(pages).toContain('docs/api.md');
  const dead = pages.flatMap((page) => {
    const links = readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/gu);
    return [...links].flatMap(([, link = '']) => {
      const target = posix.normalize(posix.join(posix.dirname(page), decodeURI(link)));
      const isThere = library.files.some(
        (file) => file === target || file.startsWith(`${target.replace(/\/$/u, '')}/`),
      );
      return isThere ? [] : [`${page}: ${link}`];
    });
  });
  expect(dead).toEqual([]);
});
