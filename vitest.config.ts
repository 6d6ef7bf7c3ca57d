import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compileKernels } from './build/kernels.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Node would be given Solid for servers, where nothing reacts; models of the web app are tested as browsers run them. */
const reactive = (part: string) => path(`./node_modules/solid-js/${part}`);

// Tests run on the source, and so on the kernels as they are now.
await compileKernels();

export default defineConfig({
  resolve: {
    alias: [
      // Tests and examples import the package by its name, as its users do; here that means the source.
      { find: /^tabuleiro$/u, replacement: path('./src/library/index.ts') },
      { find: /^tabuleiro\/(\w+)$/u, replacement: `${path('./src/library')}/$1.ts` },
      { find: /^solid-js\/store$/u, replacement: reactive('store/dist/store.js') },
      { find: /^solid-js\/web$/u, replacement: reactive('web/dist/web.js') },
      { find: /^solid-js$/u, replacement: reactive('dist/solid.js') },
    ],
  },
  test: {
    // Programs that tests start speak English and draw lines, whatever the system of whoever runs them.
    env: { LC_ALL: 'C.UTF-8', TERM: 'xterm' },
    // However busy the machine is: what hangs is found all the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Every processor: left to itself, Vitest keeps one free, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,test,tools}/**/*.test.ts'],
          exclude: ['test/web/**'],
          globalSetup: './test/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['test/web/**/*.test.ts'],
          globalSetup: './test/web/global-setup.ts',
          // A test waits for its page more than it works, so two files share the browser, when the other tests are done.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
