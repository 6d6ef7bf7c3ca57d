import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { connectLocally } from '../../test/local-analyst.ts';
import type { Game } from '../core/game.ts';
import { loadGame } from './command.ts';
import { loadAll } from './load.ts';
import { main } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** A command line, its words separated by spaces except between quotes. */
async function run(line: string, input = '', env: Record<string, string> = {}): Promise<Ran> {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/gu)].map(([, quoted, plain]) => quoted ?? plain);
  let out = '';
  let error = '';
  const code = await main(words, {
    env,
    isTerminal: false,
    columns: 80,
    progress: { write: () => true },
    write: (text) => {
      out += text;
    },
    writeError: (text) => {
      error += text;
    },
    readInput: async () => input,
    async *readLines() {
      yield* input.split('\n').slice(0, -1);
    },
    startAnalyst: (game, load) => connectLocally(loadHere(game, load)),
    now: () => performance.now(),
  });
  return { code, out, error };
}

/** What a thread does first. */
async function loadHere(id: string, load: readonly string[]): Promise<Game> {
  const loaded = await loadAll(load);
  const game = loaded.ok ? await loadGame(id, loaded.value) : loaded;
  if (!game.ok) throw new Error(game.problem.code);
  return game.value;
}

const json = async (line: string, input?: string) => JSON.parse((await run(`${line} --json`, input)).out);

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const start = '.w.w./..b../...../..w../.b.b. b';

describe('games', () => {
  test('lists every game with its variants and the drop family', async () => {
    const { games, families } = await json('games');
    expect(games.map((game: { id: string }) => game.id)).toEqual([
      ...['neutreeko', 'fuse', 'fuse-inner', 'fuse-kings', 'fuse-omega', 'quantik', 'quantik-blocked-draw'],
      ...['tres-em-linha', 'drop-3x3x3', 'drop-7x6x4', 'drop-9x9x5'],
    ]);
    expect(games[2].variantOf).toBe('fuse');
    expect(families).toEqual([
      { id: 'drop-CxRxL', variantOf: 'tres-em-linha', examples: ['drop-3x3x3', 'drop-7x6x4', 'drop-9x9x5'] },
    ]);
  });

  test('is what the program says when it is told nothing', async () => {
    const { out, code } = await run('');
    expect(code).toBe(0);
    expect(out).toContain('Tabuleiro');
    expect(out).toContain((await run('games')).out);
  });

  test('speaks Portuguese when told to, and when the system does', async () => {
    expect((await run('games --lang pt')).out).toContain('Deslize três pedras');
    expect((await run('games', '', { LANG: 'pt_PT.UTF-8' })).out).toContain('Deslize três pedras');
    expect((await run('games', '', { LANG: 'pt_PT.UTF-8', LC_ALL: 'C' })).out).toContain('Slide three stones');
    expect((await run('games --lang en', '', { LANG: 'pt_PT.UTF-8' })).out).toContain('Slide three stones');
  });
});

describe('rules', () => {
  test('tells a game in plain words, with drawn diagrams', async () => {
    const { out } = await run('rules neutreeko');
    expect(out).toContain('1. Each player has three stones');
    expect(out).toContain('[●]│[●]│[●]');
    expect(out).toContain('Jan Kristian Haugland');
  });
});

describe('show', () => {
  test('draws a board with its coordinates and lists the legal moves', async () => {
    expect((await run('show neutreeko')).out).toBe(`Neutreeko
${start}

     A   B   C   D   E
   ┌───┬───┬───┬───┬───┐
 1 │   │ ○ │   │ ○ │   │
   ├───┼───┼───┼───┼───┤
 2 │   │   │ ● │   │   │
   ├───┼───┼───┼───┼───┤
 3 │   │   │   │   │   │
   ├───┼───┼───┼───┼───┤
 4 │   │   │ ○ │   │   │
   ├───┼───┼───┼───┼───┤
 5 │   │ ● │   │ ● │   │
   └───┴───┴───┴───┴───┘

Black to move.
14 legal moves:
2C-1C 2C-2A 2C-2E 2C-3C 2C-4E 2C-4A 5B-2B 5B-5A 5B-5C 5B-4A 5D-2D 5D-5C 5D-5E
5D-4E
`);
  });

  test('draws zones, stocks and the line that won, also in plain characters', async () => {
    expect((await run('show quantik "D..A/bCdA/.Bad/...b"')).out).toMatchSnapshot();
    expect((await run('show quantik "D..A/bCdA/.Bad/...b" --ascii')).out).toMatchSnapshot();
    expect((await run('show quantik', '', { TERM: 'dumb' })).out).toMatchSnapshot();
  });

  test('draws the border of Fuse apart, and its kings', async () => {
    expect((await run('show fuse')).out).toMatchSnapshot();
    expect((await run('show fuse-kings --seed 2 --lang pt')).out).toMatchSnapshot();
  });

  test('takes the start from a seed, 1 unless another is given', async () => {
    const [first, same, other] = await Promise.all(
      ['', '--seed 1', '--seed 2'].map((seed) => json(`show fuse ${seed}`)),
    );
    expect(first).toEqual(same);
    expect(other.position).not.toBe(first.position);
  });

  test('takes a position from an argument, in one word or two, and from standard input', async () => {
    const expected = await json(`show neutreeko "${start}"`);
    expect(expected.position).toBe(start);
    expect(expected.turn).toBe('b');
    expect(expected.moves).toHaveLength(14);
    expect(await json(`show neutreeko ${start}`)).toEqual(expected);
    expect(await json('show neutreeko -', `\n ${start} \r\n`)).toEqual(expected);
    expect(await json('show NEUTREEKO -', start)).toEqual(expected);
  });

  test('says how a finished game ended', async () => {
    expect(await json('show quantik "BCAB/ACdd/DDbc/.abc"')).toMatchObject({
      ended: 'blocked',
      winner: 'w',
      moves: [],
    });
    expect((await run('show quantik-blocked-draw "BCAB/ACdd/DDbc/.abc"')).out).toContain('A draw: no move is left.');
  });
});

test('plain characters are all that --ascii writes', async () => {
  for (const line of ['show quantik', 'show fuse-kings', 'analyse neutreeko', 'analyse fuse --time 20', 'review -']) {
    const { out } = await run(`${line} --ascii`, record);
    expect(out.replace('Três', 'Tres').replaceAll('−', '-')).toMatch(/^[\n -~]*$/u);
  }
});

describe('perft', () => {
  test('counts to a depth', async () => {
    expect(await json('perft neutreeko 4')).toMatchObject({
      game: 'neutreeko',
      position: start,
      leaves: [14, 207, 2723, 36677],
    });
    expect((await json(`perft drop-5x4x3 1 "...../..oox/.oxxo/xxoxo"`)).game).toBe('tres-em-linha');
  });

  test('divides by first move', async () => {
    const { divide, leaves } = await json('perft tres-em-linha 6 --divide');
    expect(Object.keys(divide)).toEqual(['1', '2', '3', '4', '5']);
    expect(Object.values<number>(divide).reduce((sum, each) => sum + each, 0)).toBe(leaves[5]);
    expect((await run('perft tres-em-linha 2 --divide --lang pt')).out).toMatch(
      /profundidade[\s\S]*\d folhas por segundo\n$/u,
    );
  });
});

const record = `tabuleiro record 1
game: tres-em-linha
start: ...../...../...../..... x
first: Ana
second: Rui
result: first wins (line)

1. 1 1
2. 2 2
3. 3
`;

describe('replay', () => {
  test('shows the moves, the last board and the result', async () => {
    const { out, code } = await run(`replay ${file('good.txt', record)}`);
    expect(code).toBe(0);
    expect(out).toContain('x: Ana · o: Rui');
    expect(out).toContain('3. 3');
    expect(out).toContain('[x]│[x]│[x]');
    expect(out).toContain('x wins: a line on 1a, 2a and 3a.');
  });

  test('shows every board with --all, and reads standard input', async () => {
    const { out } = await run('replay - --all', record);
    expect(out.match(/┌───/gu)).toHaveLength(6);
    expect((await json('replay -', record)).positions).toHaveLength(6);
  });

  test('keeps what is good of a damaged record, and says which move failed and why', async () => {
    const damaged = record.replace('2. 2 2', '2. 7 2');
    const { out, error, code } = await run('replay -', damaged);
    expect(code).toBe(2);
    expect(out).toContain('1. 1 1\n');
    expect(error).toBe('Move 3 of the record, “7”, failed: there is no column 7; columns go from 1 to 5.\n');
  });
});

describe('analyse', () => {
  test('gives the value of every move', async () => {
    const report = await json('analyse neutreeko');
    expect(report).toMatchObject({
      game: 'neutreeko',
      position: start,
      turn: 'b',
      exact: true,
      value: 'draw',
      plies: null,
    });
    expect(Object.keys(report)).toEqual(['game', 'position', 'turn', 'exact', 'value', 'plies', 'moves']);
    expect(report.moves).toHaveLength(14);
    expect(report.moves[0]).toEqual({ move: '2C-1C', exact: true, value: 'loss', plies: 4 });
    expect(report.moves[8]).toEqual({ move: '5B-5C', exact: true, value: 'draw', plies: null });
  });

  test('says it to people as shapes and numbers, the best first', async () => {
    const { out } = await run('analyse tres-em-linha "...../..oox/.oxxo/xxoxo"');
    expect(out).toContain('x to move.\nWith best play: a win in 1.\n\n2 ▲1  1 ▼2  3 ▼2  4 ▼2  5 ▼2\n');
    expect(out).toContain('▲n wins in n plies');
    expect((await run('analyse tres-em-linha "...../..oox/.oxxo/xxoxo" --ascii --lang pt')).out).toContain(
      '2 W1  1 L2',
    );
  });

  test('of a finished game says how it ended', async () => {
    expect(await json('analyse quantik "BCAB/ACdd/DDbc/.abc"')).toMatchObject({
      value: 'loss',
      plies: 0,
      ended: 'blocked',
      moves: [],
    });
    expect((await run('analyse neutreeko "bbb../...../...../...../ww..w w"')).out).toContain('Black wins');
  });

  test('says what it does not know, as an estimate', async () => {
    const report = await json('analyse fuse --time 30');
    expect(report).toMatchObject({ exact: false, value: null, plies: null });
    expect(Math.abs(report.score)).toBeLessThanOrEqual(1);
    expect((await run('analyse fuse --time 30')).out).toContain('~ is an estimate');
  });

  test('takes one position a line, and puts an error in the place of a bad one', async () => {
    const lines = `${start}\nnonsense\n\n...w./b..../...../bw.../.wb.. w\n`;
    const { out, error, code } = await run('analyse neutreeko --stdin', lines);
    expect({ error, code }).toEqual({ error: '', code: 2 });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map((answer) => answer.position ?? answer.error)).toEqual([
      start,
      'The position has 1 row; 5 were expected, with a slash between them.',
      'The position has 1 row; 5 were expected, with a slash between them.',
      '...w./b..../...../bw.../.wb.. w',
    ]);
    expect((await run('analyse neutreeko --stdin', `${start}\n`)).code).toBe(0);
    expect(await run('analyse neutreeko --stdin', '')).toEqual({ out: '', error: '', code: 0 });
  });

  test('knows a game from outside, in its thread too', async () => {
    const module = new URL('../../test/tic-tac-toe/index.ts', import.meta.url).pathname;
    const report = await json(`analyse tic-tac-toe "x.o/.../..x o" --load ${module}`);
    expect(report).toMatchObject({ exact: true, value: 'loss', plies: 4 });
  });
});

describe('review', () => {
  test('judges every move and says where the game was decided', async () => {
    const thrown = record.replace('result: first wins (line)', 'result: unfinished').replace('3. 3', '');
    const { moves, decidedAt } = await json('review -', thrown);
    const judged = moves.map(({ move, judgement }: { move: string; judgement: string }) => `${move} ${judgement}`);
    expect(judged).toEqual(['1 throws-win', '1 throws-win', '2 slower-win', '2 keeps']);
    expect(decidedAt).toBe(2);
  });

  test('says so in words, in both languages', async () => {
    const { out, code } = await run('review -', record);
    expect(code).toBe(0);
    expect(out).toContain('throws a win; better: ');
    expect(out).toContain('Decided by move 2, 1.');
    expect((await run('review - --lang pt', record)).out).toContain('desperdiça a vitória; melhor: ');
  });

  test('says where repetitions are left out, and shows the third as a draw', async () => {
    const again = '1. 2C-4E 1D-4D\n2. 4E-2C 4D-1D\n';
    const circling = `tabuleiro record 1\ngame: neutreeko\nstart: ${start}\n\n${again}${again}`;
    const { out } = await run('review -', circling);
    expect(out).toContain('values from there on take no account of repetitions');
    const { moves } = await json('review -', circling);
    expect(moves.map((move: { ignoresRepetition?: true }) => move.ignoresRepetition ?? false)).toEqual([
      ...[false, false, false, false],
      ...[true, true, true, true],
    ]);
    expect(moves.at(-1).after).toEqual({ exact: true, value: 'draw', plies: null, repeats: true });
  });

  test('of a resigned game looks at how it ended', async () => {
    const resigned = `tabuleiro record 1\ngame: neutreeko\nstart: ${start}\nresult: second wins (resignation)\n\n1. 2C-4E 1D-4D\n`;
    const { out } = await run('review -', resigned);
    expect(out).toContain('White wins: Black resigned.');
    expect(out).toContain('Decided by the resignation: the position was not lost.');
    expect(await json('review -', resigned)).toMatchObject({ ended: 'resignation', winner: 'w' });
  });

  test('of a game without moves says so', async () => {
    expect(
      (await run('review -', record.replace(/1\. 1[\s\S]*/u, '').replace('first wins (line)', 'unfinished'))).out,
    ).toContain('The record has no moves.');
  });

  test('judges what is good of a damaged record', async () => {
    const { out, error, code } = await run('review -', record.replace('2. 2 2', '2. 2 9'));
    expect(code).toBe(2);
    expect(out).toContain('3.  x  2');
    expect(error).toContain('Move 4 of the record, “9”, failed');
  });
});

describe('solve', () => {
  test('counts a whole game', async () => {
    const { totals, report } = await json('solve neutreeko');
    expect(totals).toMatchObject({ won: 2473028, lost: 817956, drawn: 104660, longest: { plies: 51, count: 8 } });
    expect(report).toMatchObject({ exact: true, value: 'draw' });
    const { out } = await run('solve neutreeko');
    expect(out).toContain('3,395,644  in all');
    expect(out).toContain('The longest win takes 51 plies, in 8 positions, one of them:');
  });

  test('counts a small game from outside', async () => {
    const module = new URL('../../test/tic-tac-toe/index.ts', import.meta.url).pathname;
    const { totals } = await json(`solve tic-tac-toe --load ${module}`);
    // The 5478 positions of tic-tac-toe, 958 of them finished.
    expect(totals.won + totals.lost + totals.drawn + totals.finished).toBe(5478);
    expect(totals.finished).toBe(958);
  });

  test('says when a game is too large', async () => {
    expect((await run('solve fuse --time 30')).out).toContain('too many to count');
  });
});

describe('a game from outside', () => {
  const module = new URL('../../test/tic-tac-toe/index.ts', import.meta.url).pathname;

  test('is known to every command', async () => {
    expect((await run(`games --load ${module}`)).out).toContain('tic-tac-toe');
    expect((await run(`rules tic-tac-toe --load ${module} --lang pt`)).out).toContain('Jogo do galo');
    expect((await json(`perft tic-tac-toe 3 --load ${module}`)).leaves).toEqual([9, 72, 504]);
    expect((await json(`show tic-tac-toe "xo./.xo/..x o" --load ${module}`)).winner).toBe('x');
    const played = record.replace('tres-em-linha', 'tic-tac-toe').replace(/start: .*/u, 'start: .../.../... x');
    const moves = played.replace(/1\. 1 1[\s\S]*/u, '1. a1 b1\n2. b2 c2\n3. c3\n');
    expect((await json(`replay - --load ${module}`, moves)).winner).toBe('x');
  });

  test('that can’t be had is refused in one sentence', async () => {
    const refusals = [
      [join(folder, 'nowhere.js'), /^The module “.*” can’t be loaded \(.*\)\.\n$/u],
      [file('broken.mjs', 'export default {'), /^The module “.*” can’t be loaded \(.*\)\.\n$/u],
      [file('throws.mjs', 'throw new Error("no luck")'), /\(“no luck”\)/u],
      [file('empty.mjs', ''), /is not a game: it has no default export\./u],
      [file('five.mjs', 'export default 5'), /is not a game: it has no default export\./u],
      [file('none.mjs', 'export default []'), /is not a game: it has no game\./u],
      [file('half.mjs', 'export default { id: "half", rules: { mostMoves: 1 } }'), /it has no notation\.sides\./u],
      [file('capital.mjs', 'export default { id: "Half" }'), /it has no id of small letters, digits and hyphens\./u],
    ] as const;
    for (const [path, sentence] of refusals) {
      const { code, out, error } = await run(`games --load ${path}`);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(error).toMatch(sentence);
    }
  });

  test('can’t take the name of another', async () => {
    expect((await run(`games --load ${module} --load ${module}`)).error).toContain(
      'There is a game “tic-tac-toe” already',
    );
  });
});

describe('a mistake gets one sentence, exit code 2 and no output', () => {
  test.each([
    [
      'shwo neutreeko',
      'There is no command “shwo”; did you mean show? (games, rules, show, perft, replay, analyse, review, solve)',
    ],
    ['show neutreko', /^There is no game “neutreko”; did you mean neutreeko\? \(neutreeko, fuse, .*drop-CxRxL\)$/u],
    ['show drop-2x4x3', /^“drop-2x4x3” is no size of the drop game: /u],
    ['show drop-5x4x9', /^“drop-5x4x9” is no size of the drop game: /u],
    ['fuse', /did you mean show fuse\?/u],
    ['show drop', /^“drop” is no size of the drop game: /u],
    ['games neutreeko', '“neutreeko” is one word too many: tabuleiro games.'],
    ['show neutreeko --seed -1', '--seed is “-1”; a whole number from 0 to 4294967295 was expected.'],
    ['show neutreeko --time --json', 'The option --time needs a value after it.'],
    ['--lang pt show neutreeko --seed abc', '--seed é “abc”; esperava-se um número inteiro de 0 a 4294967295.'],
    ['--lang pt show neutreeko --nada', 'Não existe a opção “--nada”; --help mostra as que há.'],
    ['show', 'The game is missing: tabuleiro show <game> [position].'],
    ['show --lang pt', 'Falta o jogo: tabuleiro show <game> [position].'],
    ['show neutreeko ""', 'The position has 1 row; 5 were expected, with a slash between them.'],
    ['show neutreeko -', 'A position was expected on standard input, and there was none.'],
    ['show neutreeko --seed x', '--seed is “x”; a whole number from 0 to 4294967295 was expected.'],
    ['show neutreeko --seed 1.5', '--seed is “1.5”; a whole number from 0 to 4294967295 was expected.'],
    ['show neutreeko --seed', 'The option --seed needs a value after it.'],
    ['show neutreeko --sede 3', 'There is no option “--sede”; --help lists them.'],
    ['show neutreeko --json=yes', 'The option --json takes no value.'],
    ['show neutreeko --lang fr', 'There is no language “fr”; --lang takes one of en, pt.'],
    ['rules fuse quantik', '“quantik” is one word too many: tabuleiro rules <game>.'],
    ['perft fuse', 'The depth is missing: tabuleiro perft <game> <depth> [position].'],
    ['perft fuse three', 'The depth is “three”; a whole number from 1 to 99 was expected.'],
    ['perft fuse 0 --lang pt', 'A profundidade é “0”; esperava-se um número inteiro de 1 a 99.'],
    ['analyse neutreeko x', 'The position has 1 row; 5 were expected, with a slash between them.'],
    ['analyse neutreeko --time 0', '--time is “0”; a whole number from 1 to 3600000 was expected.'],
    ['analyse neutreeko x --stdin', '“x” is one word too many: tabuleiro analyse <game> [position].'],
    ['review', 'The file is missing: tabuleiro review <file>.'],
    ['solve', 'The game is missing: tabuleiro solve <game>.'],
    ['solve neutreeko x', '“x” is one word too many: tabuleiro solve <game>.'],
    ['replay', 'The file is missing: tabuleiro replay <file>.'],
    ['replay /nowhere', 'The file “/nowhere” can’t be read (ENOENT).'],
    ['replay -', 'This is not a record of a game: its first line should be “tabuleiro record 1”.'],
  ])('%s', async (line, sentence) => {
    const { code, out, error } = await run(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error.endsWith('\n')).toBe(true);
    const said = error.slice(0, -1);
    if (typeof sentence === 'string') expect(said).toBe(sentence);
    else expect(said).toMatch(sentence);
    expect(said).not.toContain('\n');
  });

  test('absurd words are cut short in the answer', async () => {
    const { error } = await run(`show ${'x'.repeat(5000)}`);
    expect(error.length).toBeLessThan(300);
    expect((await run('show "neu\u001b[31mtreeko"')).error).not.toContain('\u001b');
  });
});

test('help and version are there', async () => {
  expect((await run('--help')).out).toContain('tabuleiro <command>');
  expect((await run('help --lang pt')).out).toContain('tabuleiro <comando>');
  expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/u);
});
