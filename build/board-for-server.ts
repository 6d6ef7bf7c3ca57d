import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compressAll } from './compressed.ts';

const target = fileURLToPath(new URL('../packages/server/dist/web/board', import.meta.url));

/** Puts the board beside the app too, for the server to send to other pages, with compressed copies; types are for npm. */
export function boardForServer(): Plugin {
  let folder = '';
  return {
    name: 'board-for-server',
    apply: 'build',
    configResolved({ build }) {
      folder = build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await cp(folder, target, { recursive: true, filter: (file) => !file.endsWith('.d.ts') });
        await compressAll(target);
      },
    },
  };
}
