import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { present } from '../../src/core/present.ts';
import { boardFolder } from './built-app.ts';

/** What a game costs a page that shows its board, and the worker that finds its values: bytes as they travel, compressed. */
export interface BoardSize {
  readonly page: number;
  readonly worker: number;
}

/** By the folders of the games. */
export function boardSizes(): ReadonlyMap<string, BoardSize> {
  const files = readdirSync(join(boardFolder, 'assets')).map((file) => `assets/${file}`);
  const named = (name: string) =>
    present(
      files.find((file) => file.startsWith(`assets/${name}-`)),
      `built file of ${name}`,
    );
  const first = ['tabuleiro-board.js', named('words-en'), named('animate')];
  return new Map(
    ['neutreeko', 'quantik', 'drop', 'fuse'].map((game) => {
      const oracle = present(
        importsOf(named(game)).late.find((file) => file.includes('/oracle-')),
        `oracle of ${game}`,
      );
      const page = withImports([...first, named(game)]);
      const worker = withImports([named('worker'), named(game), ...withLate(oracle)]);
      return [game, { page: sizeOf(page), worker: sizeOf(worker) }];
    }),
  );
}

/** The files that a built one names, at once and later. */
function importsOf(file: string): { readonly atOnce: readonly string[]; readonly late: readonly string[] } {
  const code = readFileSync(join(boardFolder, file), 'utf8');
  const named = (pattern: RegExp) =>
    [...code.matchAll(pattern)].map(([, name = '']) => posix.join(posix.dirname(file), name));
  return {
    atOnce: named(/(?:\bfrom|\bimport) ?["'`](\.[^"'`]+)["'`]/gu),
    late: named(/\bimport\(["'`](\.[^"'`]+)["'`]\)/gu),
  };
}

function withImports(files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files);
  for (const file of found) for (const other of importsOf(file).atOnce) found.add(other);
  return found;
}

/** A kernel in plain JavaScript, which is loaded only where WebAssembly can't be had. */
const instead = /\/plain-/u;

/** A file, and all that it may still load. */
function withLate(file: string): readonly string[] {
  const found = new Set([file]);
  for (const one of found) for (const other of importsOf(one).late) if (!instead.test(other)) found.add(other);
  return [...found];
}

function sizeOf(files: Iterable<string>): number {
  const compressed = (file: string) => gzipSync(readFileSync(join(boardFolder, file)), { level: 9 }).length;
  return [...files].reduce((total, file) => total + compressed(file), 0);
}
