import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { boardChunks } from './build/board-chunks.ts';
import { boardForServer } from './build/board-for-server.ts';
import { boardTypes } from './build/board-types.ts';
import { boardWorker } from './build/board-worker.ts';
import { importingAgain } from './build/import-again.ts';
import { outsideImports } from './build/outside-imports.ts';
import { withoutLessons } from './build/without-lessons.ts';
import { withoutPlayers } from './build/without-players.ts';
import { withoutTransitions } from './build/without-transitions.ts';

/** The board as a custom element for any page: one script to name, and what it loads when it is wanted. */
export default defineConfig({
  root: fileURLToPath(new URL('./src/element', import.meta.url)),
  base: './',
  plugins: [
    // Listeners on the cells themselves: what a page does with events of its document is no matter of the board's.
    solid({ solid: { delegateEvents: false } }),
    withoutLessons(),
    withoutPlayers(),
    withoutTransitions(),
    importingAgain(),
    boardWorker(),
    outsideImports(),
    boardTypes(),
    boardForServer(),
  ],
  build: {
    outDir: fileURLToPath(new URL('./dist/board', import.meta.url)),
    emptyOutDir: true,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    // As a library, so that a dynamic import stays what it is; but written as short as for a page.
    lib: { entry: 'index.tsx', formats: ['es'], fileName: () => 'tabuleiro-board.js' },
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash].js',
        minify: true,
        comments: false,
        codeSplitting: { groups: boardChunks() },
      },
    },
  },
});
