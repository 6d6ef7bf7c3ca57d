import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests and examples import the package by its name, as its users do; here that means the source.
  resolve: { alias: { tabuleiro: fileURLToPath(new URL('./src/index.ts', import.meta.url)) } },
  test: { include: ['src/**/*.test.ts', 'test/**/*.test.ts'], testTimeout: 60_000 },
});
