import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';

/** Vite's development server injects inline styles and speaks over a web socket, which the built app's policy forbids. */
function withoutPolicyInDevelopment(): Plugin {
  return {
    name: 'without-policy-in-development',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/u, ''),
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('./src/web', import.meta.url)),
  // Relative addresses, so that any static host can serve the app from any folder.
  base: './',
  plugins: [solid(), withoutPolicyInDevelopment()],
  worker: { format: 'es' },
  build: {
    outDir: fileURLToPath(new URL('./dist/web', import.meta.url)),
    emptyOutDir: true,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    // Every browser of the target preloads modules by itself; images stay files, so that the policy can forbid `data:`.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
