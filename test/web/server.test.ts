import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, expect, test } from 'vitest';
import { isUnix, root } from '../project.ts';
import { appFolder, keptFiles } from './built-app.ts';

const started: { kill(): boolean }[] = [];
const blocking: Server[] = [];
afterEach(() => {
  for (const program of started.splice(0)) program.kill();
  for (const server of blocking.splice(0)) server.close();
});

/** Where it keeps games online here: those of whoever runs the tests are none of its business. */
const data = mkdtempSync(join(tmpdir(), 'tabuleiro-server-data-'));
afterAll(() => rmSync(data, { recursive: true }));

/** The program as `npm start` runs it. */
function start(env: Record<string, string>, words: readonly string[] = []) {
  const program = spawn(process.execPath, ['bin/tabuleiro-web', ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, LANG: 'en_GB.UTF-8', DATA: data, ...env },
  });
  started.push(program);
  return program;
}

const sizeOf = (file: string) => statSync(join(appFolder, file)).size;

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line;
  return '';
}

function addressIn(line: string): string {
  return /http:\/\/\S+/u.exec(line)?.[0] ?? '';
}

test('prints its address and serves the app there', async () => {
  const program = start({ PORT: '0' });
  const line = await firstLine(program.stdout);
  expect(line).toMatch(/^Tabuleiro is at http:\/\/localhost:[0-9]+ \(Ctrl-C ends it\)\.$/u);
  const answer = await fetch(addressIn(line));
  expect(await answer.text()).toContain('<div id="app">');
});

test('sends compressed whatever is text, the page and the service worker too', async () => {
  const address = addressIn(await firstLine(start({ PORT: '0' }).stdout));
  const files = ['', 'sw.js', ...keptFiles().filter((file) => /\.(?:js|css|svg)$/u.test(file) && sizeOf(file) >= 1024)];
  expect(files.some((file) => file.endsWith('.svg'))).toBe(true);
  const answers = await Promise.all(
    files.map(async (file) => {
      const { headers } = await fetch(`${address}/${file}`, { headers: { 'accept-encoding': 'br' } });
      return { file, encoding: headers.get('content-encoding'), vary: headers.get('vary') };
    }),
  );
  expect(answers.filter(({ encoding, vary }) => encoding !== 'br' || vary !== 'accept-encoding')).toEqual([]);
});

test.runIf(isUnix)('ends on Ctrl-C as soon as it has given its address', async () => {
  // Several, for one might be quick enough by luck.
  const ends = Array.from({ length: 6 }, async () => {
    const program = start({ PORT: '0' });
    await firstLine(program.stdout);
    program.kill('SIGINT');
    return once(program, 'exit');
  });
  for (const end of await Promise.all(ends)) expect(end).toEqual([0, null]);
});

test('finds another port where the usual one is taken', async () => {
  const ports = await Promise.all(
    [start({}), start({})].map(async (program) => addressIn(await firstLine(program.stdout))),
  );
  expect(new Set(ports).size).toBe(2);
  for (const address of ports) expect((await fetch(address)).status).toBe(200);
});

test('refuses a bad port in one sentence, in the language of the system', async () => {
  const program = start({ PORT: 'eighty', LANG: 'pt_PT.UTF-8' });
  const [line, [code]] = await Promise.all([firstLine(program.stderr), once(program, 'exit')]);
  expect({ line, code }).toEqual({ line: 'PORT é “eighty”, mas uma porta é um número de 0 a 65535.', code: 1 });
});

test('says when the port it was told is taken', async () => {
  const other = createServer().listen(0, 'localhost');
  blocking.push(other);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const program = start({ PORT: String(port) });
  const [line, [code]] = await Promise.all([firstLine(program.stderr), once(program, 'exit')]);
  expect(line).toContain(`Port ${port} is taken`);
  expect(code).toBe(1);
});

test('says when the host it was told is none of this machine', async () => {
  const program = start({ PORT: '0', HOST: '192.0.2.1' });
  const [line, [code]] = await Promise.all([firstLine(program.stderr), once(program, 'exit')]);
  expect(line).toContain('HOST is “192.0.2.1”, which is no address of this machine');
  expect(code).toBe(1);
});

test('serves a game from outside, as docs/adding-a-game.md says', async () => {
  const page = readFileSync(join(root, 'docs', 'adding-a-game.md'), 'utf8');
  const [, words = ''] = /^npm start -- (.+)$/mu.exec(page) ?? [];
  const address = addressIn(await firstLine(start({ PORT: '0' }, words.split(' ')).stdout));
  const { games } = (await (await fetch(`${address}/loaded.json`)).json()) as { games: { module: string }[] };
  expect(games).toMatchObject([{ id: 'tic-tac-toe' }]);
  const module = await fetch(`${address}/${games[0]?.module}`);
  expect(module.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await module.text()).toContain('from "../../tabuleiro/library/index.js"');
});

test.each([
  [['--load', 'BROKEN'], 'en', /^The module “.*broken\.mjs” can’t be loaded \(“no luck”\)\.$/u],
  [['--load', 'BROKEN'], 'pt', /^Não foi possível carregar o módulo “.*broken\.mjs” \(“no luck”\)\.$/u],
  [['--load'], 'en', /^Only --load with the module of a game after it was expected, not “--load” alone; the port/u],
  [['8080'], 'pt', /^Só se esperava --load seguido do módulo de um jogo, e não “8080”; a porta indica-se em PORT/u],
])('refuses %j in one sentence (%s)', async (words, language, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-server-'));
  const broken = join(folder, 'broken.mjs');
  writeFileSync(broken, 'throw new Error("no luck");');
  const program = start(
    { PORT: '0', LANG: `${language}.UTF-8` },
    words.map((word) => (word === 'BROKEN' ? broken : word)),
  );
  const [line, [code]] = await Promise.all([firstLine(program.stderr), once(program, 'exit')]);
  rmSync(folder, { recursive: true });
  expect(line).toMatch(sentence);
  expect(code).toBe(1);
});
