import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Player } from '../src/core/game.ts';
import { Match } from '../src/core/match.ts';
import { type Result, succeed } from '../src/core/problem.ts';
import { seededRandom } from '../src/core/random.ts';
import { findGame } from '../src/games/index.ts';
import { contestantOf } from '../src/terminal/contestant.ts';
import { terminal } from '../src/terminal/text.ts';
import { sayProblem } from '../src/text/say.ts';
import { checkTypes, root } from './project.ts';

/** The code blocks of a page in one language, with what follows the language on its first line. */
function blocksOf(page: string, language: string): { readonly note: string; readonly code: string }[] {
  const text = readFileSync(join(root, 'docs', page), 'utf8');
  const blocks = text.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gmu);
  return [...blocks].flatMap(([, found, note = '', code]) => (found === language ? [{ note, code }] : []));
}

/** What an example says it prints: the comment at the end of a `console.log` line, or the line after it. */
function promised(code: string): string[] {
  const lines = code.split('\n');
  return lines.flatMap((line, index) => {
    if (!line.startsWith('console.log(')) return [];
    const comment = /; \/\/ (.*)$/u.exec(line)?.[1] ?? /^\/\/ (.*)$/u.exec(lines[index + 1] ?? '')?.[1];
    return [comment ?? 'a comment that says what is printed'];
  });
}

describe('docs/api.md', () => {
  const examples = blocksOf('api.md', 'ts');
  // Inside the project, so that the package's name means this package, as in its users' projects.
  const folder = join(root, 'test', '.examples');
  const fileOf = (index: number) => join(folder, `example-${index}.ts`);

  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    for (const [index, { code }] of examples.entries()) writeFileSync(fileOf(index), `${code}\nexport {};\n`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('has examples', () => {
    expect(examples.length).toBeGreaterThan(4);
  });

  test.each(examples.map((example, index) => [index, example.code] as const))(
    'example %i prints what it says',
    async (index, code) => {
      const printed: string[] = [];
      const log = vi
        .spyOn(console, 'log')
        .mockImplementation((...values) => printed.push(values.map(String).join(' ')));
      try {
        await import(pathToFileURL(fileOf(index)).href);
      } finally {
        log.mockRestore();
      }
      expect(printed).toEqual(promised(code));
    },
  );

  test('has examples that the compiler accepts', () => {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }));
    expect(() => checkTypes(folder)).not.toThrow();
  });
});

describe('docs/adding-a-game.md', () => {
  test.each(blocksOf('adding-a-game.md', 'ts').map(({ note, code }) => [note, code] as const))(
    'quotes %s as it is',
    (file, code) => {
      expect(readFileSync(join(root, 'test', 'tic-tac-toe', file), 'utf8')).toContain(code);
    },
  );
});

describe('docs/bots.md', () => {
  // Inside the project, so that the package's name means this package.
  const folder = join(root, 'test', '.bots');
  const codeOf = (language: string) => blocksOf('bots.md', language).find(({ note }) => note.startsWith('bot.'));
  const lineCount = (code: string) => code.split('\n').filter((line) => line.trim() !== '').length;

  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    for (const language of ['python', 'ts']) {
      const block = codeOf(language);
      if (block) writeFileSync(join(folder, block.note), block.code);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Plays one game against a player of ours and returns who won; a bot that misbehaves fails the test. */
  async function play(id: string, names: readonly [string, string], start?: string): Promise<Player | null> {
    const game = await findGame(id)?.load();
    if (!game) throw new Error(`There should be a game ${id}.`);
    const seats = await Promise.all(names.map((name) => contestantOf(game, name)));
    let match = accepted(start ? Match.fromPosition(game, start) : succeed(Match.start(game, seededRandom(1))));
    for (const seat of seats) {
      const begun = await accepted(seat).begin?.();
      if (begun) accepted(begun);
    }
    while (!match.ending) {
      const { move } = accepted(await accepted(seats[match.turn]).move(match, seededRandom(1, match.ply)));
      match = accepted(match.playMove(move));
    }
    for (const seat of seats) accepted(seat).close?.();
    return match.ending.winner;
  }

  function accepted<T>(result: Result<T>): T {
    if (!result.ok) throw new Error(sayProblem(result.problem, 'en', terminal));
    return result.value;
  }

  test('has a short bot in Python', () => {
    expect(lineCount(codeOf('python')?.code ?? '')).toBeGreaterThan(0);
    expect(lineCount(codeOf('python')?.code ?? '')).toBeLessThan(25);
  });

  const hasPython = spawnSync('python3', ['--version']).status === 0;
  test.runIf(hasPython)('has a bot in Python that plays well', async () => {
    const bot = `ugi:python3 "${join(folder, 'bot.py')}"`;
    expect(await play('tres-em-linha', [bot, 'first'])).toBe(0);
    expect(await play('tres-em-linha', ['first', bot])).toBe(1);
    expect(await play('tres-em-linha', [bot, 'random'], '...../..oox/.oxxo/xxoxo x')).toBe(0);
    expect(await play('tres-em-linha', ['perfect', bot])).toBe(0);
  });

  test('has a bot in TypeScript that plays every game', async () => {
    expect(lineCount(codeOf('ts')?.code ?? '')).toBeLessThan(28);
    const bot = (id: string) => `ugi:"${process.execPath}" --import tsx "${join(folder, 'bot.ts')}" ${id}`;
    expect(await play('quantik', [bot('quantik'), 'first'])).toBe(0);
    expect(await play('quantik', ['first', bot('quantik')])).toBe(1);
    expect(await play('tres-em-linha', [bot('tres-em-linha'), 'random'], '...../..oox/.oxxo/xxoxo x')).toBe(0);
    expect(await play('fuse', [bot('fuse'), 'random'])).toBe(0);
  });

  test('has a bot in TypeScript that the compiler accepts', () => {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }));
    expect(() => checkTypes(folder)).not.toThrow();
  });

  test('has settings that are JSON', () => {
    const settings = blocksOf('bots.md', 'json');
    expect(settings).toHaveLength(1);
    for (const { code } of settings) expect(JSON.parse(code)).toHaveProperty('engines');
  });
});

test('links within the docs lead somewhere', () => {
  const pages = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'));
  for (const page of ['README.md', 'CONTRIBUTING.md', ...pages.map((file) => `docs/${file}`)]) {
    const address = new URL(page, pathToFileURL(root));
    for (const [, target] of readFileSync(address, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/gu)) {
      expect(() => readFileSync(new URL(target, address)), `${page}: ${target}`).not.toThrow(/ENOENT/u);
    }
  }
});
