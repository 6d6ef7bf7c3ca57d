import { fileURLToPath } from 'node:url';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import solid from 'vite-plugin-solid';
import { appIcons } from './build/app-icon.ts';
import { tableChunks } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { engineWorker } from './build/engine-worker.ts';
import { compileKernels } from './build/kernels.ts';
import { posters } from './build/posters.ts';
import { preload } from './build/preload.ts';
import { paper } from './src/board/paper.ts';

/** Vite's development server injects inline styles and speaks over a web socket, which the built app's policy forbids. */
function withoutPolicyInDevelopment(): Plugin {
  return {
    name: 'without-policy-in-development',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/u, ''),
  };
}

/** The script that knows the chosen theme, after Vite has looked for scripts to bundle: it has to run before the rest. */
function themeScript(): Plugin {
  const tag: HtmlTagDescriptor = { tag: 'script', attrs: { src: './theme.js' }, injectTo: 'head' };
  return { name: 'theme-script', transformIndexHtml: { order: 'post', handler: () => [tag] } };
}

/** The browser's own bars in the colour of the page; the app changes it once it knows the chosen theme. */
function themeColours(): Plugin {
  const tag = (theme: 'light' | 'dark'): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { name: 'theme-color', content: paper[theme], media: `(prefers-color-scheme: ${theme})` },
    injectTo: 'head',
  });
  return { name: 'theme-colours', transformIndexHtml: () => [tag('light'), tag('dark')] };
}

/** Puts the list of all files into the service worker, and makes the manifest of the app. */
const offline = VitePWA({
  // The app registers the worker itself, without an inline script.
  injectRegister: false,
  includeAssets: [],
  // A worker of our own: Workbox's would hold this folder's path between quotes, which an apostrophe in it ends.
  strategies: 'injectManifest',
  srcDir: '.',
  filename: 'sw.ts',
  // In one piece, as a worker that is no module has to be.
  injectManifest: { rollupFormat: 'iife', globPatterns: ['**/*.{html,js,css,svg,wasm}'] },
  manifest: {
    name: 'Tabuleiro',
    short_name: 'Tabuleiro',
    description:
      'Neutreeko, Fuse, Quantik, Três em Linha: play, and see what every move is worth. Joga e vê quanto vale cada jogada.',
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: paper.light,
    theme_color: paper.light,
    categories: ['games', 'education'],
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
});

// While the app is developed, nothing else compiles them.
await compileKernels();

export default defineConfig({
  root: fileURLToPath(new URL('./src/web', import.meta.url)),
  // Relative addresses, so that any static host can serve the app from any folder.
  base: './',
  plugins: [
    solid(),
    withoutPolicyInDevelopment(),
    themeScript(),
    themeColours(),
    posters(),
    engineWorker(),
    preload(),
    appIcons(),
    offline,
    compressed(),
  ],
  worker: { format: 'es' },
  build: {
    outDir: fileURLToPath(new URL('./packages/server/dist/web', import.meta.url)),
    emptyOutDir: true,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    // Every browser of the target preloads modules by itself; images stay files, so that the policy can forbid `data:`.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: tableChunks() } } },
  },
});
