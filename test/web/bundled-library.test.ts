import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect } from 'vitest';
import { installPacked } from '../package/packed.ts';
import { openBrowser, useBrowser } from './browser.ts';
import { serveElsewhere } from './embedded.ts';

const test = useBrowser();

/** A page as those who install the library write it: an engine, one that speaks UGI, and a board with values. */
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head>
<body><main><h1>A page</h1><output></output></main><script type="module" src="/page.js"></script></body></html>`;
const script = `
import { loadGame } from 'tabuleiro';
import { analysePosition } from 'tabuleiro/engine';
import { startEngine, startUgi } from 'tabuleiro/worker';
import { TabuleiroBoard } from 'tabuleiro/board';

async function look() {
  const start = '...../...../...../..... x';
  const here = await analysePosition(await loadGame('tres-em-linha'), start, { milliseconds: 60_000 });
  const engine = startEngine('tres-em-linha');
  const there = await engine.analyse({ start, milliseconds: 60_000 });
  const choice = await engine.choose({ start, player: 'perfect', seed: 1 });
  engine.close();
  const lines = [];
  const ugi = startUgi('tres-em-linha', (line) => lines.push(line), { player: 'perfect' });
  for (const line of ['position startpos moves 3', 'go', 'quit']) ugi.send(line);
  await ugi.ended;
  const board = new TabuleiroBoard();
  Object.assign(board, { game: 'tres-em-linha', values: true });
  document.querySelector('main').append(board);
  const report = await new Promise((resolve) =>
    board.addEventListener('report', ({ detail }) => detail.plies === 9 && resolve(detail)));
  return [here.plies, there.value.plies, choice.value.move, lines.at(-1), report.value].join(' | ');
}
look().then((found) => { document.querySelector('output').textContent = found; });
`;

let folder = '';
beforeAll(async () => {
  folder = installPacked(['tabuleiro']);
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'page.js'), script);
  await build({ root: folder, configFile: false, logLevel: 'silent', worker: { format: 'es' } });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a page that Vite has bundled has the engine, UGI and the board with its values', async () => {
  const built = join(folder, 'dist');
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|html|css)$/u.test(file),
  );
  const served = files.map((file) => [
    file === 'index.html' ? '/' : `/${file.split('\\').join('/')}`,
    readFileSync(join(built, file), 'utf8'),
  ]);
  const address = await serveElsewhere({ files: Object.fromEntries(served) });
  const visitor = await (await openBrowser()).newPage();
  await visitor.goto(address);
  await expect
    .poll(() => visitor.locator('output').textContent(), { timeout: 60_000 })
    .toBe('9 | 9 | 4 | bestmove 4 | win');
});
