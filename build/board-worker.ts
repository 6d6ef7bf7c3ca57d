import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const worker = fileURLToPath(new URL('../src/worker/web-worker.ts', import.meta.url));
const starter = /[\\/]element[\\/]start-worker\.ts$/u;
const ownOrigin = `new URL('../worker/web-worker.js', import.meta.url)`;
const elsewhere = `new URL('../worker/web-worker.js', here)`;
/** How the bundler writes the address of a file that it makes. */
const written = /new URL\(["'`]([^"'`]+)["'`], ?import\.meta\.url\)\.href/gu;

/**
 * Builds the board's worker together with the board, so that they share their files. The address is left as other bundlers
 * look for it, `new Worker(new URL('…', import.meta.url))`; where a worker is imported from another origin it is not, for
 * they would pack it a second time.
 */
export function boardWorker(): Plugin {
  return {
    name: 'board-worker',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: starter },
      handler(code) {
        if (!code.includes(ownOrigin) || !code.includes(elsewhere))
          this.error('start-worker.ts no longer names its worker as build/board-worker.ts expects.');
        const file = this.emitFile({ type: 'chunk', id: worker, name: 'worker' });
        const address = `import.meta.ROLLUP_FILE_URL_${file}`;
        return code.replace(ownOrigin, address).replace(elsewhere, `new URL(${address}, here)`);
      },
    },
    generateBundle(_options, bundle) {
      let found = 0;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replace(written, (_address, file: string, offset: number) => {
          found++;
          const isStarted = chunk.code.slice(0, offset).endsWith('new Worker(');
          return isStarted ? `new URL("./${file}",import.meta.url)` : `"./${file}"`;
        });
      }
      if (found !== 2)
        this.error(`The address of the worker was expected twice in the built board, and found ${found}×.`);
    },
  };
}
