import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = fileURLToPath(new URL('../src/element/import-again.ts', import.meta.url)).replaceAll('\\', '/');
/** What a page loads late: parts of the board and games. What a worker loads is asked for anew with the next worker. */
const loading = /[\\/]src[\\/](?:games[\\/]index|(?:element|board)[\\/].*)\.tsx?$/u;
const imported = /\bimport\((?<file>'\.[^']+')\)/gu;
/** One part of a module: the bundler is told which, so that a file need not have the others ready under their names. */
const part = /\(await import\((?<file>'\.[^']+')\)\)\.(?<name>\w+)/gu;
const onePart = '(await importAgain(() => import($<file>).then(({ $<name> }) => ({ $<name> })))).$<name>';

/** Lets what the board loads late be asked for again where it did not come; see src/element/import-again.ts. */
export function importingAgain(): Plugin {
  return {
    name: 'import-again',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: loading },
      handler(code) {
        const parts = code.replace(part, onePart);
        const again = parts === code ? code.replace(imported, 'importAgain(() => import($<file>))') : parts;
        if (again === code) return null;
        return { code: `${again}\nimport { importAgain } from ${JSON.stringify(helper)};\n`, map: null };
      },
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        // By its address a file gives all of itself, and so no module that shares it with others.
        if (chunk.type === 'chunk' && /\(\)=>import\([^()]+\)\.then\(\w+=>\w+\./u.test(chunk.code))
          this.error(
            `What ${chunk.fileName} loads late must have a file of its own, so that it can be asked for again.`,
          );
      }
    },
  };
}
