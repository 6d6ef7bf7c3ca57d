import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = fileURLToPath(new URL('../src/element/import-again.ts', import.meta.url)).replaceAll('\\', '/');
/** What a page loads late: parts of the board and games. What a worker loads is asked for anew with the next worker. */
const loading = /[\\/]src[\\/](?:games[\\/]index|(?:element|board)[\\/].*)\.tsx?$/u;
const imported = /\bimport\(('\.[^']+')\)/gu;
/** How the bundler takes a module from a file that it shares with others; by its address the whole file comes. */
const shared = /\(\(\)=>import\((?<file>[^()]+)\)(?<part>\.then\(\w+=>\w+\.\w+\))\)/gu;

/** Lets what the board loads late be asked for again where it did not come; see src/element/import-again.ts. */
export function importingAgain(): Plugin {
  return {
    name: 'import-again',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: loading },
      handler(code) {
        if (!imported.test(code)) return null;
        const again = code.replace(imported, 'importAgain(() => import($1))');
        return { code: `${again}\nimport { importAgain } from ${JSON.stringify(helper)};\n`, map: null };
      },
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(shared, '(()=>import($<file>))$<part>');
      }
    },
  };
}
