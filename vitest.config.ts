import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Node would be given Solid for servers, where nothing reacts; models of the web app are tested as browsers run them. */
const reactive = (part: string) => path(`./node_modules/solid-js/${part}`);

export default defineConfig({
  resolve: {
    alias: [
      // Tests and examples import the package by its name, as its users do; here that means the source.
      { find: 'tabuleiro', replacement: path('./src/index.ts') },
      { find: /^solid-js\/store$/u, replacement: reactive('store/dist/store.js') },
      { find: /^solid-js\/web$/u, replacement: reactive('web/dist/web.js') },
      { find: /^solid-js$/u, replacement: reactive('dist/solid.js') },
    ],
  },
  test: { include: ['src/**/*.test.ts', 'test/**/*.test.ts'], testTimeout: 60_000 },
});
