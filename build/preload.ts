import type { Plugin, Rolldown } from 'vite';

/**
 * What a dynamic import goes through in the built app: styles are there before the code that needs them, and the modules
 * that it imports are fetched beside it. It does what Vite's own helper does of this in a third of the bytes, which are in
 * everybody's first load, and it does nothing in a worker, which shares its files with the page and has no document.
 */
const helper = `
const styles = new Map();

function fetchAhead(address) {
  if (styles.has(address)) return styles.get(address);
  if ([...document.querySelectorAll('link')].some(({ href }) => href === address)) return undefined;
  const link = document.createElement('link');
  const isStyle = address.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.href = address;
  document.head.append(link);
  if (!isStyle) return undefined;
  const applied = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      styles.delete(address);
      link.remove();
      reject(new Error('Unable to preload CSS for ' + address));
    };
  });
  styles.set(address, applied);
  return applied;
}

export async function __vitePreload(load, files = [], importer) {
  if (globalThis.document) await Promise.all(files.map((file) => fetchAhead(new URL(file, importer).href)));
  return load();
}
`;

export function preload(): Plugin {
  /** The files that are there when a file runs, which need not be fetched again with what it imports later. */
  const there = new Map<string, ReadonlySet<string>>();
  return {
    name: 'preload',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (imported, files, { hostId }) => {
            const missing = files.filter((file) => !there.get(hostId)?.has(file));
            // The import fetches its own file; alone, it needs no help.
            return missing.every((file) => file === imported) ? [] : missing;
          },
        },
      },
    }),
    // By this name Vite asks for its helper; that the build then holds ours is looked at below.
    load: { filter: { id: /vite\/preload-helper/u }, handler: () => helper },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const { fileName } of chunks) there.set(fileName, filesBehind(fileName, bundle));
        const has = (text: string) => chunks.some(({ code }) => code.includes(text));
        if (!has('Unable to preload CSS') || has('vite:preloadError')) {
          this.error('Vite no longer asks for its helper by the name that build/preload.ts knows.');
        }
      },
    },
  };
}

/** A file with all that it imports, and all that these do. */
function filesBehind(fileName: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    for (const other of chunk.imports) visit(other);
  };
  visit(fileName);
  return found;
}
