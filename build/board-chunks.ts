import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const entries = { board: 'element/index.tsx', worker: 'worker/web-worker.ts' };

/** What games are made of beside their own code: some of them need a little more of it than others. */
const ofCore = /[\\/]src[\\/]core[\\/]/u;
/** What the words of every language are put together with. */
const ofLanguages = /[\\/]text[\\/]wording\.ts$/u;

/**
 * What a page needs at once in two files: what its worker and the games need too, and the rest. Left to itself the bundler makes a file of
 * every set of modules that others share, and few larger ones compress better. The script that pages name is left with a
 * line or two, so that it can be asked for anew each time while all else is kept.
 */
export function boardChunks(): Rolldown.CodeSplittingGroup[] {
  const closures = new Map<string, ReadonlySet<string>>();
  const needs = (entry: keyof typeof entries, id: string, context: Rolldown.ChunkingContext) => {
    const closure = closures.get(entry) ?? closureOf(entries[entry], context);
    closures.set(entry, closure);
    return closure.has(id);
  };
  return [
    {
      debugName: 'core',
      name: (id, context) =>
        ofCore.test(id) || (needs('board', id, context) && needs('worker', id, context)) ? 'core' : null,
      priority: 2,
    },
    {
      debugName: 'board',
      name: (id, context) => (ofLanguages.test(id) || needs('board', id, context) ? 'board' : null),
      priority: 1,
    },
  ];
}

function closureOf(entry: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const other of context.getModuleInfo(id)?.importedIds ?? []) visit(other);
  };
  visit(fileURLToPath(new URL(`../src/${entry}`, import.meta.url)));
  return found;
}
