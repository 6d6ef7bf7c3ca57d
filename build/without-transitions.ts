import type { Plugin } from 'vite';

const ofSolid = /[\\/]solid-js[\\/](?:web[\\/])?dist[\\/](?:solid|web)\.js$/u;

/** What stands in Solid for what no board does, and is asked about at every turn: there is none, and there never will be. */
const absent = ['Transition', 'Scheduler', 'ExternalSourceConfig'];
const declared = new RegExp(`let (${absent.join('|')}) = null;`, 'gu');
const assigned = new RegExp(`(?<!const )\\b(${absent.join('|')}) = `, 'gu');
const hydrating = /\bisHydrating\((?:node|parent)?\)(?! \{)|\bsharedConfig\.context\b(?! =)/gu;

/**
 * Leaves out transitions, schedulers and the taking over of what a server has drawn: a board has none of them, and the
 * bundler can't know. What only they need is then left out by it.
 */
export function withoutTransitions(): Plugin {
  return {
    name: 'without-transitions',
    apply: 'build',
    transform: {
      filter: { id: ofSolid },
      handler(code, id) {
        const isCore = id.endsWith('solid.js');
        if (isCore && code.match(declared)?.length !== absent.length)
          this.error('Solid no longer has its transitions as build/without-transitions.ts knows them.');
        const rest = code
          .replace(declared, 'const $1 = null;')
          .replace(assigned, 'unused.$1 = ')
          .replace(hydrating, 'false');
        return { code: `${rest}${isCore ? '\nconst unused = {};\n' : ''}`, map: null };
      },
    },
  };
}
