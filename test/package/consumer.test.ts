import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blocksOf } from '../docs-blocks.ts';
import { checkTypes } from '../project.ts';
import { installPacked } from './packed.ts';

/** Entries that only Node has. */
const ofNode = /from '(?:tabuleiro\/bots|node:[a-z]+)'/u;
const examples = blocksOf('api.md', 'ts').map(({ code }, index) => ({ code, file: `example-${index}.ts` }));
/** Those of the board are for pages alone. */
const boards = blocksOf('embedding.md', 'ts').map(({ code }, index) => ({ code, file: `board-${index}.ts` }));

/** What an example says it prints: the comment at the end of a `console.log` line, or the line after it. */
function promised(code: string): string[] {
  const lines = code.split('\n');
  return lines.flatMap((line, index) => {
    if (!line.startsWith('console.log(')) return [];
    const comment = /; \/\/ (.*)$/u.exec(line)?.[1] ?? /^\/\/ (.*)$/u.exec(lines[index + 1] ?? '')?.[1];
    return [comment ?? 'a comment that says what is printed'];
  });
}

/** As strict as a project can be, and looking into the library's own types too. */
const strict = {
  target: 'es2023',
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: false,
};

describe('the library alone, in an empty folder', () => {
  let folder = '';
  beforeAll(() => {
    folder = installPacked(['tabuleiro'], ['@types/node', 'tsx']);
    for (const { file, code } of [...examples, ...boards]) writeFileSync(join(folder, file), `${code}\nexport {};\n`);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs Node there, with nothing of this project around it. */
  function node(...words: string[]) {
    const env = { PATH: process.env.PATH, LC_ALL: 'en_GB.UTF-8', XDG_DATA_HOME: join(folder, 'data') };
    return spawnSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' });
  }
  const bin = (name: string) => join('node_modules', 'tabuleiro', 'bin', name);

  test.each([
    ['nodenext', { module: 'nodenext', lib: ['es2023'], types: ['node'] }, examples],
    [
      'bundler',
      { module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom'], types: [] },
      [...examples.filter(({ code }) => !ofNode.test(code)), ...boards],
    ],
  ])('has types for a strict project under %s', (name, options, included) => {
    expect(included.length).toBeGreaterThan(15);
    const project = join(folder, `tsconfig.${name}.json`);
    const files = included.map(({ file }) => file);
    writeFileSync(project, JSON.stringify({ compilerOptions: { ...strict, ...options }, files }));
    expect(() => checkTypes(project)).not.toThrow();
  });

  test.each(examples)('runs $file of docs/api.md, which prints what it says and ends', ({ code, file }) => {
    const { stdout, stderr } = node('--import', 'tsx', file);
    expect(stderr).toBe('');
    expect(stdout.trimEnd().split('\n')).toEqual(promised(code));
  });

  test('runs in plain JavaScript, and ends by itself', () => {
    const code = `
      import { loadGame, Match, seededRandom } from 'tabuleiro';
      import { analysePosition } from 'tabuleiro/engine';
      import { startSeries } from 'tabuleiro/play';
      import { traceSearch } from 'tabuleiro/study';
      import { checkLaws } from 'tabuleiro/laws';
      const game = await loadGame('tres-em-linha');
      const { position } = Match.start(game, seededRandom(1));
      const { value, plies } = await analysePosition(game, position, { milliseconds: 60_000 });
      console.log(value, plies, typeof startSeries, typeof traceSearch, typeof checkLaws);`;
    const { status, stdout, stderr } = node('--input-type=module', '--eval', code);
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'win 9 function function function\n', stderr: '' });
  });

  test('brings the program, which plays, analyses and checks the worked example', () => {
    const analysed = node(bin('tabuleiro'), 'analyse', 'tres-em-linha', '--json');
    expect(JSON.parse(analysed.stdout)).toMatchObject({ value: 'win', plies: 9 });
    cpSync(join(folder, 'node_modules', 'tabuleiro', 'examples', 'tic-tac-toe'), join(folder, 'mine'), {
      recursive: true,
    });
    const checked = node(bin('tabuleiro'), 'check', '--load', './mine/index.ts');
    expect(checked.stderr).toBe('');
    expect(checked.status).toBe(0);
  });

  test('names the package that serves', () => {
    const { status, stdout, stderr } = node(bin('tabuleiro-web'));
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'The app for browsers is in the package tabuleiro-server, which is not installed here; npm install tabuleiro-server brings it.\n',
    });
  });

  test('names the package that has the queue', () => {
    const { status, stdout, stderr } = node(bin('tabuleiro'), 'worker', '--queue', 'postgres://localhost/games');
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'The queue is in the package tabuleiro-server, which is not installed here in this version; npm install tabuleiro-server brings it.\n',
    });
  });
});

describe('library and server, in an empty folder', () => {
  let folder = '';
  beforeAll(() => {
    folder = installPacked(['tabuleiro', 'tabuleiro-server'], ['tsx']);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Starts a program that serves, asks it for some paths, and ends it. */
  async function ask(words: readonly string[], paths: readonly string[]): Promise<readonly string[]> {
    const env = { PATH: process.env.PATH, LC_ALL: 'en_GB.UTF-8', PORT: '0', DATA: join(folder, 'data') };
    const program = spawn(process.execPath, [...words], { cwd: folder, env });
    try {
      for await (const line of createInterface({ input: program.stdout })) {
        const address = /http:\/\/\S+/u.exec(line)?.[0];
        const answers = paths.map(async (path) => (await fetch(`${address}/${path}`)).text());
        return await Promise.all(answers);
      }
      return [];
    } finally {
      program.kill();
    }
  }

  test.each([
    ['tabuleiro', 'tabuleiro-web'],
    ['tabuleiro-server', 'tabuleiro-server'],
  ])('%s serves the app by %s, with a game from outside', async (name, program) => {
    mkdirSync(join(folder, 'mine'), { recursive: true });
    cpSync(join(folder, 'node_modules', 'tabuleiro', 'examples', 'tic-tac-toe'), join(folder, 'mine'), {
      recursive: true,
    });
    const words = [join('node_modules', name, 'bin', program), '--load', './mine/index.ts'];
    const [page, list, library, online] = await ask(words, [
      '',
      'loaded.json',
      'tabuleiro/library/index.js',
      'api/v1/status',
    ]);
    expect(online).toContain('"store":"sqlite"');
    expect(page).toContain('<div id="app">');
    expect(list).toContain('"tic-tac-toe"');
    expect(library).toContain('export');
  });
});

test('the server alone says what a game from outside lacks', () => {
  const folder = installPacked(['tabuleiro-server']);
  writeFileSync(join(folder, 'game.js'), `import { findGame } from 'tabuleiro';\nexport default findGame;\n`);
  const words = [join('node_modules', 'tabuleiro-server', 'bin', 'tabuleiro-server'), '--load', './game.js'];
  const env = { PATH: process.env.PATH, LC_ALL: 'en_GB.UTF-8', PORT: '0' };
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: '“./game.js” imports “tabuleiro”, which is not installed beside it; npm install tabuleiro brings it.\n',
  });
});
