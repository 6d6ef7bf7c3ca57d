import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const worker = fileURLToPath(new URL('../src/web/engine/worker.ts', import.meta.url));
const address = /new URL\('\.\/worker\.ts', import\.meta\.url\)/u;

/**
 * Builds the engine's worker together with the page. By itself Vite bundles a worker apart, with a copy of every game of
 * its own; so page and worker share their files, which are fetched and kept once. What is loaded on demand is loaded
 * without a document there; see build/preload.ts.
 */
export function engineWorker(): Plugin {
  return {
    name: 'engine-worker',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]engine[\\/]engine\.ts$/u },
      handler(code) {
        if (!address.test(code)) this.error('engine.ts no longer names its worker as build/engine-worker.ts expects.');
        const file = this.emitFile({ type: 'chunk', id: worker, name: 'worker' });
        return code.replace(address, `import.meta.ROLLUP_FILE_URL_${file}`);
      },
    },
  };
}
