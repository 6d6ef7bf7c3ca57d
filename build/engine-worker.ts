import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The workers: where each is started, by what address, the file that it is, and what it is called. */
const workers = [
  {
    starter: /[\\/]src[\\/]worker[\\/]browser\.ts$/u,
    address: /new URL\('\.\/web-worker\.js', import\.meta\.url\)/u,
    served: "new URL('./web-worker.ts', import.meta.url)",
    file: '../src/worker/web-worker.ts',
    name: 'worker',
  },
  {
    starter: /[\\/]laboratory[\\/]worker[\\/]lab\.ts$/u,
    address: /new URL\('\.\/lab-worker\.ts', import\.meta\.url\)/u,
    served: "new URL('./lab-worker.ts', import.meta.url)",
    file: '../src/web/laboratory/worker/lab-worker.ts',
    name: 'lab-worker',
  },
];

/**
 * Builds the workers together with the page. By itself Vite bundles a worker apart, with a copy of every game of
 * its own; so page and workers share their files, which are fetched and kept once. What is loaded on demand is loaded
 * without a document there; see build/preload.ts. While the app is being developed, the engine's worker is the file that
 * the compiled library's is made of.
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
      filter: { id: workers.map(({ starter }) => starter) },
      handler(code, id) {
        const worker = workers.find(({ starter }) => starter.test(id));
        if (!worker) return undefined;
        const { address, served, file, name } = worker;
        if (!address.test(code)) this.error(`${id} no longer names its worker as build/engine-worker.ts expects.`);
        if (isServed) return code.replace(address, served);
        const chunk = this.emitFile({ type: 'chunk', id: fileURLToPath(new URL(file, import.meta.url)), name });
        return code.replace(address, `import.meta.ROLLUP_FILE_URL_${chunk}`);
      },
    },
  };
}
