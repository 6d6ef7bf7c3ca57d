import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { type Result, succeed } from '../../core/problem.ts';
import { firstLineOf } from '../../outside/load.ts';
import { refuseOutside } from '../../outside/problems.ts';
import { compile } from './compile.ts';
import { addressOf, fileImported, isTypeScript, type ServedFolder, servedFile } from './paths.ts';

/** Where the library is served for browsers, from the app's own address on. */
export const libraryAddress = 'tabuleiro/';

/** The parts of the library that a module for browsers may import, each with its file. */
const libraryParts: ReadonlyMap<string, string> = new Map([
  ['tabuleiro', 'library/index.js'],
  ...['engine', 'laws', 'play', 'study'].map((part) => [`tabuleiro/${part}`, `library/${part}.js`] as const),
]);

/** A module as a browser reads it, and the files that it imports in turn. */
export interface BrowserModule {
  readonly code: string;
  readonly imports: readonly string[];
}

/**
 * Makes a file of a served folder fit for browsers: TypeScript becomes JavaScript, and every import leads to an address
 * of ours, that of the library or of another file of the folder.
 */
export async function forBrowsers(folder: ServedFolder, file: string): Promise<Result<BrowserModule>> {
  try {
    const source = await readFile(file, 'utf8');
    const code = isTypeScript(file) ? await compile(source, file) : source;
    if (code === undefined) return refuseOutside({ code: 'module-typescript', values: { module: file } });
    await init;
    return rewrite(folder, file, code);
  } catch (error) {
    return refuseOutside({ code: 'module-syntax', values: { file, reason: firstLineOf(error) } });
  }
}

function rewrite(folder: ServedFolder, file: string, code: string): Result<BrowserModule> {
  const [found] = parse(code);
  const imports: string[] = [];
  let rewritten = '';
  let done = 0;
  for (const { n: imported, s: start, e: end, d: dynamic } of found) {
    // What is not written out, such as import(name), is left to the browser, and so is import.meta.
    if (imported === undefined) continue;
    const target = targetOf(folder, file, imported);
    if (!target.ok) return target;
    if (target.value.file) imports.push(target.value.file);
    const address = fromFile(folder, file, target.value.address);
    rewritten += code.slice(done, start) + (dynamic >= 0 ? JSON.stringify(address) : address);
    done = end;
  }
  return succeed({ code: rewritten + code.slice(done), imports });
}

/** What an import leads to: an address, and a file of the folder if it is one. */
function targetOf(
  folder: ServedFolder,
  importer: string,
  imported: string,
): Result<{ readonly address: string; readonly file?: string }> {
  const values = { file: importer, imported };
  if (/^\.\.?\//u.test(imported)) {
    const file = fileImported(importer, imported);
    if (!file) return refuseOutside({ code: 'import-missing', values });
    const served = servedFile(folder.root, file);
    if (!served) return refuseOutside({ code: 'import-beyond', values });
    return succeed({ address: addressOf(folder, served), file: served });
  }
  const library = libraryParts.get(imported);
  if (library === undefined) return refuseOutside({ code: 'import-package', values });
  return succeed({ address: `${libraryAddress}${library}` });
}

/** Of what is compiled, what a browser can use: the library and what it is made of, and nothing of a shell. */
export function isLibraryPath(path: string): boolean {
  return (
    /^(?:core|engine|games|text|play|study|laws|library)\/[\w./-]+\.js$|^outside\/languages\.js$/u.test(path) &&
    !path.includes('..')
  );
}

/** An address as seen from a file, so that the app can be met at any address. */
function fromFile(folder: ServedFolder, file: string, address: string): string {
  const path = posix.relative(posix.dirname(addressOf(folder, file)), address);
  return path.startsWith('.') ? path : `./${path}`;
}
