import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const worker = fileURLToPath(new URL('../src/worker/web-worker.ts', import.meta.url));
const address = /new URL\('\.\/web-worker\.js', import\.meta\.url\)/u;

/**
 * Builds the engine's worker together with the page. By itself Vite bundles a worker apart, with a copy of every game of
 * its own; so page and worker share their files, which are fetched and kept once. What is loaded on demand is loaded
 * without a document there; see build/preload.ts. While the app is being developed, the worker is the file that the
 * compiled library's is made of.
 */
export function engineWorker(): Plugin {
  let isServed = false;
  return {
    name: 'engine-worker',
    enforce: 'pre',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    transform: {
      filter: { id: /[\\/]src[\\/]worker[\\/]browser\.ts$/u },
      handler(code) {
        if (!address.test(code)) this.error('browser.ts no longer names its worker as build/engine-worker.ts expects.');
        if (isServed) return code.replace(address, "new URL('./web-worker.ts', import.meta.url)");
        const file = this.emitFile({ type: 'chunk', id: worker, name: 'worker' });
        return code.replace(address, `import.meta.ROLLUP_FILE_URL_${file}`);
      },
    },
  };
}
