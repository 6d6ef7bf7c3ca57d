import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Game } from '../core/game.ts';
import { type Result, reasonOf, succeed } from '../core/problem.ts';
import { findGame } from '../games/index.ts';
import { readGames } from './contract.ts';
import { refuseOutside } from './problems.ts';

/** A module from outside that was loaded: as it was named, its file, and the games that it brings. */
export interface LoadedModule {
  readonly module: string;
  readonly file: string;
  readonly games: readonly Game[];
}

/** The games of every `--load`. */
export async function loadAll(modules: readonly string[]): Promise<Result<readonly Game[]>> {
  const loaded = await loadModules(modules);
  return loaded.ok ? succeed(loaded.value.flatMap(({ games }) => games)) : loaded;
}

/** Loads every `--load`. An id can't be taken twice: nobody could say which of the two is meant. */
export async function loadModules(modules: readonly string[]): Promise<Result<readonly LoadedModule[]>> {
  const all: LoadedModule[] = [];
  const taken = new Set<string>();
  for (const module of modules) {
    const loaded = await loadModule(module);
    if (!loaded.ok) return loaded;
    for (const { id } of loaded.value.games) {
      if (findGame(id) || taken.has(id)) return refuseOutside({ code: 'game-twice', values: { game: id } });
      taken.add(id);
    }
    all.push(loaded.value);
  }
  return succeed(all);
}

/** The file that `--load` means; throws where there is none. */
export function fileOfModule(module: string): string {
  const path = module.startsWith('file:') ? fileURLToPath(module) : resolve(module);
  return existsSync(path) ? path : createRequire(resolve('from-here.js')).resolve(module);
}

async function loadModule(module: string): Promise<Result<LoadedModule>> {
  try {
    const file = fileOfModule(module);
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
      return refuseOutside({ code: 'module-folder', values: { module } });
    }
    const games = readGames(await importFile(file), module);
    return games.ok ? succeed({ module, file, games: games.value }) : games;
  } catch (error) {
    if (isWithout(error, 'tsx')) return refuseOutside({ code: 'module-typescript', values: { module } });
    if (isWithout(error, 'tabuleiro')) return refuseOutside({ code: 'module-library', values: { module } });
    return refuseOutside({ code: 'module-fails', values: { module, reason: firstLineOf(error) } });
  }
}

async function importFile(file: string): Promise<unknown> {
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

/** Whether it is a package that was imported in vain. */
function isWithout(error: unknown, name: string): boolean {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
  return isMissing && error.message.includes(`package '${name}'`);
}

/**
 * The first line of an error that says something: compilers begin with a line that only announces others. Of the file
 * that they name before a line's number, the folders are left out.
 */
export function firstLineOf(error: unknown): string {
  const lines = reasonOf(error).split('\n');
  const said = lines.find((line) => line.trim() !== '' && !line.trimEnd().endsWith(':')) ?? lines[0] ?? '';
  return said.replace(/^.*[/\\](?=[^/\\]+:\d+:\d+: )/u, '');
}
