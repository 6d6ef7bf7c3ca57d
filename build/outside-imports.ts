import type { Plugin } from 'vite';

const told = '/* @vite-ignore */ /* webpackIgnore: true */';
/** An import of what is known only when it runs: a game from outside, or a file that is asked for again. */
const unknown = /\bimport\((?=[\w$])/gu;

/**
 * Tells the bundlers of those who install the package to leave such an import as it is; otherwise they warn of it, or pack
 * whatever they find. The code says so too, and its comments are lost when it is made short.
 */
export function outsideImports(): Plugin {
  return {
    name: 'outside-imports',
    apply: 'build',
    generateBundle(_options, bundle) {
      let found = 0;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replace(unknown, (start) => {
          found++;
          return `${start}${told}`;
        });
      }
      if (found === 0) this.error('No import of a game from outside was found in the built board.');
    },
  };
}
