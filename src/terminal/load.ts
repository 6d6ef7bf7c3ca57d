import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '../core/game.ts';
import { type Result, succeed } from '../core/problem.ts';
import { findGame } from '../games/index.ts';
import { refuse } from './text.ts';

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
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    return refuse({ code: 'module-fails', values: { module, reason } });
  }
  const exported = (loaded as { readonly default?: unknown }).default;
  const found: readonly unknown[] = Array.isArray(exported) ? exported : [exported];
  for (const game of found) {
    const missing = missingPart(game);
    if (missing) return refuse({ code: 'module-no-game', values: { module, missing } });
  }
  return succeed(found as readonly Game[]);
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

/** What a value lacks to be a game, so that its author is told at once and not by a failure later. */
function missingPart(value: unknown): string | undefined {
  const parts: Readonly<Record<string, readonly string[]>> = {
    rules: ['start', 'turn', 'moves', 'apply', 'outcome', 'ending'],
    notation: ['move', 'position', 'parsePosition', 'read'],
    view: ['pieces', 'path', 'target', 'motion', 'refuse'],
  };
  if (!isObject(value)) return 'default';
  if (typeof value.id !== 'string') return 'id';
  for (const [part, functions] of Object.entries(parts)) {
    const found = value[part];
    if (!isObject(found)) return part;
    const missing = functions.find((name) => typeof found[name] !== 'function');
    if (missing) return `${part}.${missing}`;
  }
  if (!isObject(value.text) || !isObject(value.text.en) || !isObject(value.text.pt)) return 'text';
  return typeof value.symmetries === 'function' ? undefined : 'symmetries';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
