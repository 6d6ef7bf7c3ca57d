import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../src/element/public.ts', import.meta.url));

/** Writes the types of the board beside it: what pages see of it, which names the library's types as they lie in `dist`. */
export function boardTypes(): Plugin {
  return {
    name: 'board-types',
    apply: 'build',
    generateBundle() {
      const types = readFileSync(source, 'utf8').replace(/(from '\.\.?\/[^']+)\.ts'/gu, "$1.js'");
      this.emitFile({ type: 'asset', fileName: 'tabuleiro-board.d.ts', source: types });
    },
  };
}
