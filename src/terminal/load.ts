import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Game, languages } from '../core/game.ts';
import { type Result, succeed } from '../core/problem.ts';
import { findGame } from '../games/index.ts';
import { refuse } from './problems.ts';

/** The games of every `--load`. An id can't be taken twice: nobody could say which of the two is meant. */
export async function loadAll(modules: readonly string[]): Promise<Result<readonly Game[]>> {
  const games: Game[] = [];
  for (const module of modules) {
    const loaded = await loadGames(module);
    if (!loaded.ok) return loaded;
    for (const game of loaded.value) {
      if (findGame(game.id) || games.some((other) => other.id === game.id)) {
        return refuse({ code: 'game-twice', values: { game: game.id } });
      }
      games.push(game);
    }
  }
  return succeed(games);
}

/** The games that a module from outside brings: its default export, one game or several. */
async function loadGames(module: string): Promise<Result<readonly Game[]>> {
  let loaded: unknown;
  try {
    loaded = await importModule(module);
  } catch (error) {
    return refuse({ code: 'module-fails', values: { module, reason: reasonOf(error) } });
  }
  const exported = defaultOf(loaded);
  const found: readonly unknown[] = Array.isArray(exported) ? exported : [exported];
  if (found.length === 0) return refuse({ code: 'module-no-game', values: { module, missing: 'game' } });
  for (const game of found) {
    const outdated = outdatedName(game);
    if (outdated) return refuse({ code: 'module-outdated', values: { module, ...outdated } });
    const missing = missingPart(game);
    if (missing) return refuse({ code: 'module-no-game', values: { module, missing } });
  }
  return succeed(found as readonly Game[]);
}

/** What a module exports by default. A TypeScript file outside any package is CommonJS, which wraps it once more. */
function defaultOf(loaded: unknown): unknown {
  const { default: exported } = loaded as { readonly default?: unknown };
  const isWrapped = typeof exported === 'object' && exported !== null && '__esModule' in exported;
  return isWrapped ? defaultOf(exported) : exported;
}

async function importModule(module: string): Promise<unknown> {
  const path = resolve(module);
  const file = existsSync(path) ? path : createRequire(resolve('from-here.js')).resolve(module);
  const url = pathToFileURL(file).href;
  try {
    return await import(url);
  } catch (error) {
    if (!isUnreadableTypeScript(error)) throw error;
  }
  // Node 20 can't read TypeScript by itself; tsx can, and is there wherever games are being written.
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(url, import.meta.url);
}

function isUnreadableTypeScript(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION';
}

/** The first line of an error that says something: compilers begin with a line that only announces others. */
function reasonOf(error: unknown): string {
  const lines = String(error instanceof Error ? error.message : error).split('\n');
  return lines.find((line) => line.trim() !== '' && !line.trimEnd().endsWith(':')) ?? lines[0] ?? '';
}

/** What a game must have, by kind; see the contract in core/game.ts. */
const required: Readonly<Record<string, readonly string[]>> = {
  number: ['rules.maxMoves'],
  array: [
    ...['notation.sides', 'view.cells', 'view.columns', 'view.rows', 'view.pieceKinds'],
    ...languages.flatMap((language) => [`text.${language}.players`, `text.${language}.rules`]),
  ],
  function: [
    ...['start', 'turn', 'moves', 'apply', 'outcome', 'ending'].map((name) => `rules.${name}`),
    ...['move', 'position', 'parsePosition', 'read'].map((name) => `notation.${name}`),
    ...['pieces', 'path', 'target', 'motion', 'refuse'].map((name) => `view.${name}`),
    'symmetries',
  ],
  string: languages.flatMap((language) => ['name', 'summary', 'credit'].map((name) => `text.${language}.${name}`)),
  object: languages.map((language) => `text.${language}.problems`),
};

/** What parts of a game were called in earlier versions, so that whoever wrote one then is told the new name. */
const renamed: Readonly<Record<string, string>> = { 'rules.mostMoves': 'rules.maxMoves' };

/** The first part of a game that has only its old name. */
function outdatedName(value: unknown): { readonly old: string; readonly current: string } | undefined {
  const isThere = (path: string) => valueAt(value, path) !== undefined;
  const found = Object.entries(renamed).find(([old, current]) => isThere(old) && !isThere(current));
  return found && { old: found[0], current: found[1] };
}

/** What a value lacks to be a game, so that its author is told at once and not by a failure later. */
function missingPart(value: unknown): string | undefined {
  if (!isObject(value)) return 'default export';
  if (typeof value.id !== 'string' || !/^[a-z0-9-]+$/u.test(value.id)) return 'id of small letters, digits and hyphens';
  for (const [kind, paths] of Object.entries(required)) {
    const missing = paths.find((path) => kindOf(valueAt(value, path)) !== kind);
    if (missing) return missing;
  }
  return undefined;
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce((at: unknown, name) => (isObject(at) ? at[name] : undefined), value);
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
