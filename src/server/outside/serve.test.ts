import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isUnix, libraryFolder, root, ticTacToe } from '../../../test/project.ts';
import type { Problem } from '../../core/problem.ts';
import { outsideSpeaker } from '../../outside/problems.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { makeServer } from '../app.ts';
import { parseServerArguments } from '../arguments.ts';
import { openOutsideGames } from './serve.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tabuleiro-served-')));
const app = join(folder, 'web');
const game = join(folder, 'game');

/** Writes a file of the author's project, and returns its path. */
function file(path: string, code: string): string {
  const whole = join(game, path);
  mkdirSync(join(whole, '..'), { recursive: true });
  writeFileSync(whole, code);
  return whole;
}

/** A game of the drop family under another id. */
const gameCode = (imports: string, id = 'own') => `${imports}
import { findGame } from 'tabuleiro';
const base = await findGame('drop-3x3x3').load();
export default { ...base, id: '${id}' };`;

beforeAll(() => {
  mkdirSync(app, { recursive: true });
  writeFileSync(join(app, 'index.html'), `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`);
  writeFileSync(join(app, 'loaded.json'), '{ "games": [] }');
  file('package.json', '{ "type": "module" }');
  mkdirSync(join(game, 'node_modules'));
  // The library that is served is the compiled one.
  symlinkSync(root, join(game, 'node_modules', 'tabuleiro'), 'junction');
});
afterAll(() => rmSync(folder, { recursive: true }));

let server: FastifyInstance | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function serve(modules: readonly string[], report: (problem: Problem) => void = () => undefined) {
  const games = await openOutsideGames(modules);
  if (!games.ok) throw new Error(sayProblem(games.problem, 'en', outsideSpeaker));
  const served = await makeServer(app, { games: games.value, library: libraryFolder, report });
  server = served;
  return (path: string) => served.inject(path);
}

/** Why modules are refused. */
async function refusal(...modules: string[]): Promise<string> {
  const games = await openOutsideGames(modules);
  return games.ok ? 'not refused' : sayProblem(games.problem, 'en', outsideSpeaker);
}

describe('a module from outside', () => {
  test('is listed, and served with imports that lead to addresses of ours', async () => {
    file('deep/helper.js', `export const one = 1; // import 'left-pad'`);
    file(
      'deep/er/typed.ts',
      `import { type Game, succeed } from 'tabuleiro'; export const two: number = succeed ? 2 : 3;`,
    );
    const entry = file(
      'index.js',
      gameCode(`import { one } from './deep/helper.js';\nexport { two } from "./deep/er/typed.js";
const text = "import x from 'left-pad'"; const pattern = /import 'left-pad'/;
export const later = () => import('./deep/helper.js');`),
    );
    const ask = await serve([ticTacToe, entry]);
    const list = (await ask('/loaded.json')).json();
    expect(list.games.map(({ id, module }: { id: string; module: string }) => [id, module])).toEqual([
      ['tic-tac-toe', 'loaded/1/index.ts'],
      ['own', 'loaded/2/index.js'],
    ]);
    const { body, headers } = await ask('/loaded/2/index.js');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "script-src 'self'; frame-ancestors 'none'",
    });
    expect(body).toContain(`import { one } from './deep/helper.js';`);
    expect(body).toContain(`export { two } from "./deep/er/typed.ts";`);
    expect(body).toContain(`import("./deep/helper.js")`);
    expect(body).toContain(`import { findGame } from '../../tabuleiro/library/index.js';`);
    expect(body).toContain(`const text = "import x from 'left-pad'"; const pattern = /import 'left-pad'/;`);
    expect((await ask('/loaded/2/deep/er/typed.ts')).body).toMatch(
      /^import \{ succeed \} from "\.\.\/\.\.\/\.\.\/\.\.\/tabuleiro\/library\/index\.js";\nconst two = /u,
    );
    const library = await ask('/tabuleiro/library/index.js');
    expect(library.headers['content-type']).toMatch(/javascript/u);
    expect(library.body).toContain('../core/match.js');
    expect((await ask('/tabuleiro/core/match.js')).statusCode).toBe(200);
  });

  test('is read anew each time, and what has become wrong is reported', async () => {
    const entry = file('changing.js', gameCode('', 'changing'));
    const problems: string[] = [];
    const ask = await serve([entry], (problem) => problems.push(sayProblem(problem, 'en', outsideSpeaker)));
    writeFileSync(entry, gameCode('// changed', 'changing'));
    expect((await ask('/loaded/1/changing.js')).body).toContain('// changed');
    writeFileSync(entry, gameCode(`import 'left-pad';`, 'changing'));
    expect((await ask('/loaded/1/changing.js')).statusCode).toBe(500);
    expect(problems).toEqual([expect.stringContaining('imports “left-pad”, which a browser can’t have')]);
  });

  test('gives nothing away but the modules in its own folder', async () => {
    writeFileSync(join(folder, 'secret.js'), '// secret');
    file('.hidden.js', '// secret');
    file('.git/config.js', '// secret');
    file('node_modules/other/index.js', '// secret');
    file('notes.txt', 'secret');
    file('inside.js', 'export const open = 1;');
    if (isUnix) symlinkSync(join(folder, 'secret.js'), join(game, 'leads-out.js'));
    const ask = await serve([file('plain.js', gameCode('', 'plain'))]);
    expect((await ask('/loaded/1/inside.js')).statusCode).toBe(200);
    for (const path of [
      ...[
        '../secret.js',
        '%2e%2e/secret.js',
        '..%2fsecret.js',
        '..%5csecret.js',
        '.hidden.js',
        '%2ehidden.js',
        '.git/config.js',
      ],
      ...[
        'node_modules/other/index.js',
        'notes.txt',
        'leads-out.js',
        'package.json',
        '',
        'deep',
        '%00.js',
        '%ff.js',
        'inside.js/',
      ],
    ]) {
      const { statusCode, body } = await ask(`/loaded/1/${path}`);
      expect({ path, isRefused: statusCode >= 400 && statusCode < 500 }).toEqual({ path, isRefused: true });
      expect(body).not.toContain('secret');
    }
    for (const path of [
      'terminal/cli.js',
      'server/main.js',
      'web/index.html',
      'core/../terminal/cli.js',
      'core/match.d.ts',
    ]) {
      expect((await ask(`/tabuleiro/${path}`)).statusCode).toBe(404);
    }
  });

  test('without any, neither they nor the library are there', async () => {
    server = await makeServer(app);
    expect((await server.inject('/loaded.json')).json()).toEqual({ games: [] });
    expect((await server.inject('/tabuleiro/library/index.js')).statusCode).toBe(404);
  });
});

describe('a module that can’t be had is refused in one sentence', () => {
  test.each([
    ['throws', 'throw new Error("no luck")', /^The module “.*throws\.js” can’t be loaded \(“no luck”\)\.$/u],
    ['empty', '', /is not a game: its default export must be a game, or a list of games\.$/u],
    ['half', 'export default { id: "half", rules: { maxMoves: 1 } }', /it has no notation\.sides\.$/u],
    ['ours', gameCode('', 'quantik'), /^There is a game “quantik” already; give the loaded one another id\.$/u],
    [
      'package',
      gameCode(`import 'node:fs';`),
      /imports “node:fs”, which a browser can’t have: only “tabuleiro” and files/u,
    ],
    ['beyond', gameCode(`import '../beyond.js';`), /imports “\.\.\/beyond\.js”, which is not served: it lies outside/u],
    ['hidden', gameCode(`import './.hidden.js';`), /imports “\.\/\.hidden\.js”, which is not served/u],
    [
      'later',
      gameCode(`export const later = () => import('./nowhere.js');`),
      /imports “\.\/nowhere\.js”, and there is no such file\.$/u,
    ],
    [
      'nameless',
      gameCode('').replace("id: 'own'", "id: 'own', text: { en: { ...base.text.en, players: [1, 2] } }"),
      /it has no text\.en\.players\.0\.name\.$/u,
    ],
  ])('%s', async (name, code, sentence) => {
    writeFileSync(join(folder, 'beyond.js'), '');
    file('.hidden.js', '');
    expect(await refusal(file(`${name}.js`, code))).toMatch(sentence);
  });

  test('two with one id', async () => {
    const other = file('second.js', gameCode('', 'own-twice'));
    expect(await refusal(file('first.js', gameCode('', 'own-twice')), other)).toBe(
      'There is a game “own-twice” already; give the loaded one another id.',
    );
  });

  test('of a kind that browsers do not load', async () => {
    file('common/package.json', '{}');
    const common = file('common/game.cjs', 'module.exports = import("../plain.js").then(() => 1);');
    expect(await refusal(common)).toMatch(/is not a game|A browser can’t load/u);
  });
});

test.each([
  [[], { ok: true, load: [] }],
  [['--load', 'a', '--load=b'], { ok: true, load: ['a', 'b'] }],
  [['--load'], { ok: false, argument: '--load' }],
  [['--load', '--load', 'a'], { ok: false, argument: '--load' }],
  [['--load='], { ok: false, argument: '--load' }],
  [['8080'], { ok: false, argument: '8080' }],
  [['--port', '1'], { ok: false, argument: '--port' }],
])('the server’s words %j mean %j', (argv, given) => {
  expect(parseServerArguments(argv)).toEqual(given);
});
