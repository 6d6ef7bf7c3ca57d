import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** What a bundler makes of a page's code in bytes as they travel: at once, and with all that may be loaded later. */
export interface BundleSize {
  readonly first: number;
  readonly all: number;
}

/** Bundles code in a folder in which the library is installed, as its users do, and measures what comes out. */
export async function bundle(folder: string, code: string): Promise<BundleSize> {
  const input = join(folder, 'bundled.js');
  writeFileSync(input, code);
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
  });
  const files = 'output' in made ? made.output : [];
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The bundler made no file of the code that it was given.');
  return { first: sizeOf(behind(entry, chunks)), all: sizeOf(new Set(chunks.values())) };
}

/** A file with all that it imports before it runs. */
function behind(entry: Rolldown.OutputChunk, chunks: ReadonlyMap<string, Rolldown.OutputChunk>) {
  const found = new Set([entry]);
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) found.add(chunk);
    }
  }
  return found;
}

function sizeOf(chunks: ReadonlySet<Rolldown.OutputChunk>): number {
  return [...chunks].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}
