import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect } from 'vitest';
import { installPacked } from '../package/packed.ts';
import { openBrowser, useBrowser } from './browser.ts';
import { serveElsewhere } from './embedded.ts';

const test = useBrowser();

/** A page whose bundler made the worker a file by itself, and which has games from outside. */
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head>
<body><output></output><script type="module" src="/page.js"></script></body></html>`;
const script = `
import { startEngine } from 'tabuleiro/worker';

async function ask(game, options, start) {
  const engine = startEngine(game, options);
  const answer = await engine.analyse({ start, milliseconds: 60_000 });
  engine.close();
  return answer.ok ? answer.value.value : answer.problem.values.reason;
}

async function look() {
  const empty = '.../.../... x';
  return [
    await ask('tres-em-linha', { worker: './engine.js' }, '...../...../...../..... x'),
    await ask('tic-tac-toe', { worker: './engine.js', modules: ['./mine.js'] }, empty),
    await ask('tic-tac-toe', { worker: './engine.js', modules: ['./broken.js'] }, empty),
    await ask('tic-tac-toe', { worker: './engine.js', modules: ['./nowhere.js'] }, empty),
    await ask('tic-tac-toe', { worker: './nowhere.js' }, empty),
  ];
}
look().then((found) => { document.querySelector('output').textContent = JSON.stringify(found); });
`;

let folder = '';
beforeAll(async () => {
  folder = installPacked(['tabuleiro']);
  writeFileSync(join(folder, 'page.js'), script);
  writeFileSync(
    join(folder, 'mine.js'),
    `export { default } from './node_modules/tabuleiro/examples/tic-tac-toe/index.ts';`,
  );
  writeFileSync(join(folder, 'engine.js'), `import 'tabuleiro/web-worker';`);
  const input = Object.fromEntries(['page', 'mine', 'engine'].map((name) => [name, join(folder, `${name}.js`)]));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      // Vite would bring the worker along by itself, and preload in a page what a worker loads; here it is a bundler as any.
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { entryFileNames: '[name].js' } },
    },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a page says where the worker is, and its games from outside, and is told what is wrong with them', async () => {
  const built = join(folder, 'dist');
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const served = files.map((file) => [`/${file.split('\\').join('/')}`, readFileSync(join(built, file), 'utf8')]);
  const broken = `export default { id: 'tic-tac-toe' };`;
  const address = await serveElsewhere({
    files: { ...Object.fromEntries(served), '/': page, '/broken.js': broken },
  });
  const visitor = await (await openBrowser()).newPage();
  await visitor.goto(address);
  const said = () => visitor.locator('output').textContent();
  await expect.poll(said, { timeout: 60_000 }).not.toBe('');
  expect(JSON.parse((await said()) ?? '')).toEqual([
    'win',
    'draw',
    expect.stringMatching(/^What “.*\/broken\.js” brings is not a game: it has no rules\.maxMoves\.$/u),
    expect.stringMatching(/^The module “.*\/nowhere\.js” can’t be loaded \(“.*”\)\.$/u),
    expect.stringMatching(/^the script of the worker can’t be loaded; it was looked for at http.*\/nowhere\.js$/u),
  ]);
});
