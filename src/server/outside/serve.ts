import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Game } from '../../core/game.ts';
import { type Problem, type Result, succeed } from '../../core/problem.ts';
import { type LoadedModule, loadModules } from '../../outside/load.ts';
import { refuseOutside } from '../../outside/problems.ts';
import { addressOf, fileAt, isModuleFile, type ServedFolder } from './paths.ts';
import { forBrowsers, isLibraryPath, libraryAddress } from './rewrite.ts';

/** What the app is told of games from outside, at an address that the built app has too, with none. */
const listAddress = 'loaded.json';

/** Games from outside, ready to be served. */
export interface OutsideGames {
  readonly folders: readonly ServedFolder[];
  readonly list: readonly ListedGame[];
  /** The games themselves, as they were when they were loaded. */
  readonly loaded: readonly Game[];
}

/** A game from outside as the app hears of it: enough to offer it before it is loaded. */
interface ListedGame {
  readonly id: string;
  /** The address of its module, from the app's own on. */
  readonly module: string;
  readonly sides: readonly [string, string];
  readonly text: Readonly<Record<'en' | 'pt', { readonly name: string; readonly summary: string }>>;
}

/** Loads modules, and makes sure that a browser can have all that they import; otherwise says what is wrong. */
export async function openOutsideGames(modules: readonly string[]): Promise<Result<OutsideGames>> {
  const loaded = await loadModules(modules);
  if (!loaded.ok) return loaded;
  const folders: ServedFolder[] = [];
  const list: ListedGame[] = [];
  for (const [index, each] of loaded.value.entries()) {
    const opened = await openModule(each, `loaded/${index + 1}/`);
    if (!opened.ok) return opened;
    const { folder, entry } = opened.value;
    folders.push(folder);
    list.push(...each.games.map((game) => listed(game, addressOf(folder, entry))));
  }
  return succeed({ folders, list, loaded: loaded.value.flatMap(({ games }) => games) });
}

async function openModule(
  { module, file }: LoadedModule,
  address: string,
): Promise<Result<{ readonly folder: ServedFolder; readonly entry: string }>> {
  const entry = realpathSync(file);
  if (!isModuleFile(entry)) return refuseOutside({ code: 'module-kind', values: { module } });
  const folder = { root: dirname(entry), address };
  // Everything that it imports is looked at once, so that what a browser can't have is told now and not at a table.
  const reached = new Set([entry]);
  for (const each of reached) {
    const made = await forBrowsers(folder, each);
    if (!made.ok) return made;
    for (const imported of made.value.imports) reached.add(imported);
  }
  return succeed({ folder, entry });
}

function listed({ id, text }: Game, module: string): ListedGame {
  const words = ({ name, summary }: Game['text']['en']) => ({ name, summary });
  const [first, second] = text.en.players;
  return {
    id,
    module,
    sides: [first.name.toLowerCase(), second.name.toLowerCase()],
    text: { en: words(text.en), pt: words(text.pt) },
  };
}

/**
 * Serves games from outside beside the app. Their files are read anew each time, so that an author sees a change after a
 * reload; what has become wrong meanwhile is reported. `library` is the folder of the compiled library, which they import.
 */
export async function serveOutsideGames(
  server: FastifyInstance,
  { folders, list }: OutsideGames,
  library: string,
  report: (problem: Problem) => void,
): Promise<void> {
  server.get(`/${listAddress}`, (_request, reply) => reply.header('cache-control', 'no-cache').send({ games: list }));
  for (const folder of folders) {
    server.get<{ Params: { '*': string } }>(`/${folder.address}*`, async ({ params }, reply) => {
      const file = fileAt(folder.root, params['*']);
      if (!file) return reply.callNotFound();
      const made = await forBrowsers(folder, file);
      if (!made.ok) {
        report(made.problem);
        return reply.code(500).type('text/plain').send('This module can’t be read.\n');
      }
      return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(made.value.code);
    });
  }
  await server.register(serveFiles, {
    root: library,
    prefix: `/${libraryAddress}`,
    decorateReply: false,
    cacheControl: false,
    index: false,
    allowedPath: (path) => isLibraryPath(path.replace(/^\//u, '')),
    setHeaders: (response) => void response.setHeader('cache-control', 'no-cache'),
  });
}
