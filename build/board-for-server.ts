import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compressAll } from './compressed.ts';
import { whenWritten } from './when-written.ts';

const target = fileURLToPath(new URL('../packages/server/dist/web/board', import.meta.url));

/** Puts the board beside the app too, for the server to send to other pages, with compressed copies; types are for npm. */
export function boardForServer(): Plugin {
  return whenWritten('board-for-server', async (folder) => {
    await cp(folder, target, { recursive: true, filter: (file) => !file.endsWith('.d.ts') });
    await compressAll(target);
  });
}
