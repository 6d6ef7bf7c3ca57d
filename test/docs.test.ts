import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contestantOf } from '../src/bots/contestant.ts';
import type { Player } from '../src/core/game.ts';
import { Match } from '../src/core/match.ts';
import { type Result, succeed } from '../src/core/problem.ts';
import { seededRandom } from '../src/core/random.ts';
import { findGame } from '../src/games/index.ts';
import { systemClock } from '../src/system-clock.ts';
import { terminal } from '../src/terminal/text.ts';
import { sayProblem } from '../src/text/say-problem.ts';
import { UgiEngine } from '../src/ugi/engine.ts';
import { blocksOf } from './docs-blocks.ts';
import { checkTypes, root } from './project.ts';
import { run } from './run-program.ts';

/** The names that an entry of the library hands on. */
function exportedNames(file: string): string[] {
  const code = readFileSync(join(root, 'src', file), 'utf8');
  const lists = [...code.matchAll(/^export (?:type )?\{([^}]+)\}/gmu)].flatMap(([, names = '']) => namesIn(names));
  const isEntryItself = file.startsWith('worker/');
  const made = isEntryItself
    ? [...code.matchAll(/^export (?:function|const) (\w+)/gmu)].map(([, name = '']) => name)
    : [];
  return [...lists, ...made];
}

/** What an entry is imported by. */
function entryOf(file: string): string {
  const [, part = ''] = /^(?:library\/)?(\w+)/u.exec(file) ?? [];
  return part === 'index' ? 'tabuleiro' : `tabuleiro/${part}`;
}

/** The names that an example imports, each with where it is from. */
function importedNames(code: string): string[] {
  const imports = code.matchAll(/^import (?:type )?\{([^}]+)\} from '([^']+)'/gmu);
  return [...imports].flatMap(([, names = '', entry]) => namesIn(names).map((name) => `${entry} ${name}`));
}

function namesIn(list: string): string[] {
  const names = list.split(',').map((name) => name.trim().replace(/^type /u, ''));
  return names.filter((name) => name !== '');
}

describe('docs/api.md', () => {
  const examples = blocksOf('api.md', 'ts');
  test('has an example of every name that is exported', () => {
    const entries = ['worker/node.ts', ...readdirSync(join(root, 'src', 'library')).map((file) => `library/${file}`)];
    const imported = new Set(examples.flatMap(({ code }) => importedNames(code)));
    const exported = entries.flatMap((file) => exportedNames(file).map((name) => `${entryOf(file)} ${name}`));
    expect(exported.length).toBeGreaterThan(100);
    const missing = exported.filter((name) => !imported.has(name));
    expect(missing).toEqual([]);
  });
});

test('every name that is exported has a comment where it is made', () => {
  const source = (folder: string) =>
    readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
      .map((file) => readFileSync(join(root, 'src', folder, file), 'utf8'))
      .join('\n');
  const rooms = [
    'core',
    'games',
    'text',
    'outside',
    'engine',
    'timed',
    'play',
    'study',
    'ugi',
    'bots',
    'laws',
    'worker',
  ];
  const code = rooms.map(source).join('\n');
  const entries = ['worker/node.ts', ...readdirSync(join(root, 'src', 'library')).map((file) => `library/${file}`)];
  const uncommented = entries.flatMap(exportedNames).filter((name) => {
    const made = `export (?:async )?(?:function\\*?|class|interface|type|const) ${name}\\b`;
    return new RegExp(`(?<!\\*/\n)^${made}`, 'mu').test(code) && !new RegExp(`\\*/\n${made}`, 'u').test(code);
  });
  expect(uncommented).toEqual([]);
});

describe('docs/adding-a-game.md', () => {
  test.each(blocksOf('adding-a-game.md', 'ts').map(({ note, code }) => [note, code] as const))(
    'quotes %s as it is',
    (file, code) => {
      expect(readFileSync(join(root, 'examples', 'tic-tac-toe', file), 'utf8')).toContain(code);
    },
  );

  const commands = blocksOf('adding-a-game.md', 'sh').flatMap(({ code }) => code.trim().split('\n'));

  test('ends on the screen', () => {
    // How that goes on is tried in test/web/server.test.ts, and in a browser in test/web/outside.test.ts.
    expect(commands.at(-1)).toMatch(/^npm start -- --load /u);
  });

  test.each(commands.filter((line) => line.startsWith('tabuleiro ')))('has a command that works: %s', async (line) => {
    const words = line.split(' ').slice(1);
    const { code, error } = await run(words.map((word) => (word.startsWith('./') ? join(root, word) : word)));
    expect({ code, error }).toEqual({ code: 0, error: '' });
  });
});

describe('docs/bots.md', () => {
  // Inside the project, so that the package's name means this package.
  const folder = join(root, 'test', '.bots');
  const page = readFileSync(join(root, 'docs', 'bots.md'), 'utf8');
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
    const seats = await Promise.all([contestantOf(game, names[0]), contestantOf(game, names[1])]);
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

  /** Our engine as the command starts it, and what it says to a line, to the end of its search. */
  async function startEngine() {
    const game = await findGame('tres-em-linha')?.load();
    if (!game) throw new Error('There should be a game tres-em-linha.');
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const engine = accepted(
      await UgiEngine.start({ game, player: 'level:8', seed: 1, language: 'en', clock: systemClock, write }),
    );
    const say = async (line: string) => {
      await engine.read(line);
      await engine.finish();
      return lines.splice(0);
    };
    return { engine, say };
  }

  test('has a short bot in Python', () => {
    expect(lineCount(codeOf('python')?.code ?? '')).toBeGreaterThan(0);
    expect(lineCount(codeOf('python')?.code ?? '')).toBeLessThan(25);
  });

  test('has a bot in Python that plays well', async (context) => {
    const { status, error } = spawnSync('python3', ['--version']);
    context.skip(status !== 0, `there is no python3 that runs (${error?.message ?? `exit ${status}`})`);
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

  /** What bots are told, each with the first word of the answer, as the page's table has it. */
  const orders = [...page.matchAll(/^\| `([^`]+)` +\| (?:`(\w+).*|nothing: .*)\|$/gmu)].map(
    ([, told = '', answer]) => ({
      told: told.replace('/…/', '/...../...../'),
      answer,
    }),
  );

  test.each(['python', 'ts'])('has a bot in %s that heeds every order of the table', (language) => {
    const heeded = [...(codeOf(language)?.code ?? '').matchAll(/order ===? (["'])(\w+)\1/gu)].map(
      ([, , order]) => order,
    );
    const told = new Set(orders.map((order) => order.told.split(' ')[0]));
    // Another game begins, and these bots remember nothing of the one before.
    told.delete('uginewgame');
    expect(new Set(heeded)).toEqual(told);
  });

  test('has a table of orders that our engine too understands and answers so', async () => {
    const { engine, say } = await startEngine();
    expect(orders.map(({ told }) => told.split(' ').slice(0, 2).join(' '))).toEqual([
      ...['ugi', 'isready', 'uginewgame', 'position startpos', 'position fen', 'go movetime', 'quit'],
    ]);
    for (const { told, answer } of orders) {
      const said = await say(told);
      if (answer === undefined) expect(said, told).toEqual([]);
      else expect(said.at(-1), told).toMatch(new RegExp(`^${answer}\\b`, 'u'));
    }
    expect(await engine.read('quit')).toBe(false);
  });

  test('shows a conversation that our engine has', async () => {
    const [, shown] = /^ {4}\$ tabuleiro engine tres-em-linha\n((?: {4}.+\n)+)/mu.exec(page) ?? [];
    const lines = (shown ?? '').split('\n').map((line) => line.trim());
    const { say } = await startEngine();
    const heard: string[] = [];
    for (const line of lines) if (line.startsWith('> ')) heard.push(line, ...(await say(line.slice(2))));
    const withoutTime = (all: readonly string[]) => all.map((line) => line.replace(/time \d+/u, 'time'));
    expect(lines.length).toBeGreaterThan(1);
    expect(withoutTime(heard)).toEqual(withoutTime(lines.filter((line) => line !== '')));
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
    for (const [, target = ''] of readFileSync(address, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/gu)) {
      expect(() => readFileSync(new URL(target, address)), `${page}: ${target}`).not.toThrow(/ENOENT/u);
    }
  }
});
