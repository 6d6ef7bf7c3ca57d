import type { Plugin } from 'vite';

const asking =
  /[\\/]src[\\/](?:games[\\/][a-z-]+[\\/]index|engine[\\/]service[\\/]service|worker[\\/]serve-order)\.ts$/u;
const imported = /\bimport\('\.{1,2}\/(?:players|truths|card|likeness|fair-[a-z]+(?:\/[a-z-]+)?|speak-ugi)\.ts'\)/gu;
/** As short as can be: whoever asked for it all the same would be told that nothing can be read of it. */
const nothing = 'null';

/**
 * Leaves out who plays a game, where it may begin, what is taught of it and how engines are spoken to: a board asks what
 * moves are worth.
 */
export function withoutPlayers(): Plugin {
  return {
    name: 'without-players',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: asking },
      handler(code, id) {
        const rest = code.replace(imported, nothing);
        if (rest === code) this.error(`No players were found in ${id} as build/without-players.ts knows them.`);
        return { code: rest, map: null };
      },
    },
  };
}
