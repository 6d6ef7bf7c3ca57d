import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** Modules of `src/web` from which the static imports are followed, each with all that has to be there before it runs. */
const entries = {
  page: 'main.tsx',
  home: 'home/home-screen.tsx',
  worker: '../worker/web-worker.ts',
  /** What a worker loads that speaks UGI: there is no page around it either. */
  ugi: '../worker/speak-ugi.ts',
  laboratory: [
    'laboratory/worker/serve-tasks.ts',
    ...[
      'explore-tasks',
      'homework-task',
      'judge-tasks',
      'look-task',
      'map-task',
      'measure-tasks',
      'puzzle-tasks',
      'survey-task',
      'verdict-tasks',
    ].map((task) => `laboratory/worker/${task}.ts`),
  ],
  table: 'table/table-screen.tsx',
  learn: 'learn/learn-screen.tsx',
  players: '../engine/players.ts',
  /** What every game reads positions with. */
  notation: '../core/notation.ts',
};
type Entry = keyof typeof entries;

/** The files that are made, in the order in which they claim their modules, each by the entries that need a module. */
const files: readonly (readonly [name: string, isWanted: (needs: (entry: Entry) => boolean) => boolean])[] = [
  ['games', (needs) => (needs('worker') || needs('ugi') || needs('laboratory')) && needs('page')],
  ['index', (needs) => needs('page') || (needs('home') && needs('table'))],
  ['core', (needs) => needs('notation') || (needs('worker') && needs('table'))],
  ['board', (needs) => needs('learn') && needs('table')],
  ['table-screen', (needs) => needs('table')],
  // Whoever only analyses loads no players.
  ['analysis', (needs) => needs('worker') && needs('players')],
  ['players', (needs) => needs('players')],
];

/**
 * What a table needs at once, in a few files. Left to itself the bundler makes a file of every set of modules that the same
 * screens share: some thirty for a table, half of them smaller than a kilobyte. Few larger ones compress better, by 8 % in
 * all. What other entries need too is kept apart, so that home loads no board, and the worker no page.
 */
export function tableChunks(): Rolldown.CodeSplittingGroup[] {
  const closures = new Map<Entry, ReadonlySet<string>>();
  const hasModule = (entry: Entry, id: string, context: Rolldown.ChunkingContext) => {
    const closure = closures.get(entry) ?? closureOf(entry, context);
    closures.set(entry, closure);
    return closure.has(id);
  };
  return files.map(([name, isWanted], index) => ({
    debugName: name,
    name: (id, context) => (isWanted((entry) => hasModule(entry, id, context)) ? name : null),
    priority: files.length - index,
  }));
}

function closureOf(entry: Entry, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const other of context.getModuleInfo(id)?.importedIds ?? []) visit(other);
  };
  for (const file of [entries[entry]].flat()) visit(fileURLToPath(new URL(`../src/web/${file}`, import.meta.url)));
  return found;
}
