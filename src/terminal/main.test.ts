import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isUnix, ticTacToe } from '../../test/project.ts';
import { json, record, run } from '../../test/run-program.ts';
import { languages } from '../core/game.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const start = '.w.w./..b../...../..w../.b.b. b';

/** A game that was saved with a name that clears the screen and turns the writing round. */
const odd = JSON.stringify({
  tabuleiro: 'table',
  version: 2,
  game: 'neutreeko',
  participants: ['ugi:\u001b[2J\u202ebot', 'me'],
  series: { length: 1, seed: 1, winners: [] },
  tree: { start, nodes: [{ parent: 0, move: '' }] },
  head: 0,
  current: 0,
  tip: 0,
  preferences: { isFlipped: false, isShowingValues: false, pace: 'normal' },
});

describe('games', () => {
  test('lists every game with its variants and the drop family', async () => {
    const { games, families } = await json('games');
    expect(games.map((game: { id: string }) => game.id)).toEqual([
      ...['neutreeko', 'fuse', 'fuse-inner', 'fuse-kings', 'fuse-omega', 'quantik', 'quantik-blocked-draw'],
      ...['tres-em-linha', 'drop-3x3x3', 'drop-9x9x5', 'drop-7x6x4'],
    ]);
    expect(games[2].variantOf).toBe('fuse');
    expect(games.at(-1)).toMatchObject({ name: 'Connect Four', variantOf: null });
    expect(families).toEqual([
      { id: 'drop-CxRxL', variantOf: 'tres-em-linha', examples: ['drop-3x3x3', 'drop-9x9x5', 'drop-7x6x4'] },
    ]);
  });

  test('is what the program tells other programs when it is told nothing', async () => {
    expect(await json('')).toEqual(await json('games'));
  });

  test('speaks Portuguese when told to, and when the system does', async () => {
    expect((await run('games --lang pt')).out).toContain('Faz deslizar três pedras');
    expect((await run('games', '', { LANG: 'pt_PT.UTF-8' })).out).toContain('Faz deslizar três pedras');
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
  test('understands other names of games, and moves in a row', async () => {
    const shown = await json('show connect-four 4453');
    expect(shown).toMatchObject({ game: 'drop-7x6x4', position: '......./......./......./......./...o.../..oxx.. x' });
    expect(await json('show drop-7x6x4 44 53')).toEqual(shown);
  });

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

describe('a text that never ends', () => {
  test.runIf(isUnix)('is refused with the most that is read', async () => {
    for (const command of ['replay', 'review']) {
      const { error, code } = await run([command, '/dev/zero']);
      expect(error).toBe('The file “/dev/zero” is too long: at most 4 MB of a file are read.\n');
      expect(code).toBe(2);
    }
    expect((await run('replay /dev/zero --lang pt')).error).toContain('leem-se no máximo 4 MB');
  });

  test('is refused on standard input', async () => {
    const endless = 'x'.repeat(4_000_001);
    for (const line of ['replay -', 'show neutreeko -']) {
      expect((await run(line, endless)).error).toBe('Standard input is too long: at most 4 MB of it are read.\n');
    }
  });
});

test('a name in a saved game upsets no terminal', async () => {
  const { out } = await run(['replay', file('odd.game', odd)]);
  expect(out).toContain('Black: ugi: [2J bot');
  for (const sign of ['\u001b', '\u202e']) expect(out).not.toContain(sign);
});

describe('replay', () => {
  test('shows the moves, the last board and the result', async () => {
    const { out, code } = await run(['replay', file('good.txt', record)]);
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

describe('a game from outside', () => {
  test('is known to every command', async () => {
    expect((await run(`games --load "${ticTacToe}"`)).out).toContain('tic-tac-toe');
    expect((await run(`rules tic-tac-toe --load "${ticTacToe}" --lang pt`)).out).toContain('Jogo do galo');
    expect((await json(`perft tic-tac-toe 3 --load "${ticTacToe}"`)).leaves).toEqual([9, 72, 504]);
    expect((await json(`show tic-tac-toe "xo./.xo/..x o" --load "${ticTacToe}"`)).winner).toBe('x');
    const played = record.replace('tres-em-linha', 'tic-tac-toe').replace(/start: .*/u, 'start: .../.../... x');
    const moves = played.replace(/1\. 1 1[\s\S]*/u, '1. a1 b1\n2. b2 c2\n3. c3\n');
    expect((await json(`replay - --load "${ticTacToe}"`, moves)).winner).toBe('x');
  });

  test('that can’t be had is refused in one sentence', async () => {
    const refusals = [
      [join(folder, 'nowhere.js'), /^The module “.*” can’t be loaded \(.*\)\.\n$/u],
      [file('broken.mjs', 'export default {'), /^The module “.*” can’t be loaded \(.*\)\.\n$/u],
      [folder, /^“.*” is a folder; give the file in it that brings the game\.\n$/u],
      [file('throws.mjs', 'throw new Error("no luck")'), /\(“no luck”\)/u],
      [file('empty.mjs', ''), /is not a game: its default export must be a game, or a list of games\.\n$/u],
      [
        file('five.mjs', 'export default 5'),
        /is not a game: its default export must be a game, or a list of games\.\n$/u,
      ],
      [file('none.mjs', 'export default []'), /^The list that “.*” brings has no game in it\.\n$/u],
      [file('half.mjs', 'export default { id: "half", rules: { maxMoves: 1 } }'), /it has no notation\.sides\./u],
      [
        file('capital.mjs', 'export default { id: "Half" }'),
        /: its id must be made of small letters, digits and hyphens\.\n$/u,
      ],
    ] as const;
    for (const [path, sentence] of refusals) {
      const { code, out, error } = await run(`games --load "${path}"`);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(error).toMatch(sentence);
    }
  });

  test('that can’t be had is refused in Portuguese too', async () => {
    const refusals = [
      [file('vazio.mjs', ''), /não é um jogo: o export default tem de ser um jogo, ou uma lista de jogos\.\n$/u],
      [file('nenhum.mjs', 'export default []'), /^A lista que “.*” traz não tem nenhum jogo\.\n$/u],
      [file('letra.mjs', 'export default { id: "Half" }'), /: o id tem de ser feito de letras minúsculas, algarismos/u],
    ] as const;
    for (const [path, sentence] of refusals) {
      expect((await run(`check --load "${path}" --lang pt`)).error).toMatch(sentence);
    }
  });

  test('of an earlier version is told the new name', async () => {
    const path = file('old.mjs', 'export default { id: "old", rules: { mostMoves: 9 } }');
    const { code, out, error } = await run(`games --load "${path}"`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toMatch(/^The game from “.*” uses rules\.mostMoves, which is now called rules\.maxMoves\.\n$/u);
    expect((await run(`games --load "${path}" --lang pt`)).error).toMatch(
      /^O jogo de “.*” usa rules\.mostMoves, que agora se chama rules\.maxMoves\.\n$/u,
    );
    // Who has both serves both versions.
    const both = file('both.mjs', 'export default { id: "both", rules: { mostMoves: 9, maxMoves: 9 } }');
    expect((await run(`games --load "${both}"`)).error).toContain('it has no notation.sides.');
  });

  test('can’t take the name of another', async () => {
    expect((await run(`games --load "${ticTacToe}" --load "${ticTacToe}"`)).error).toContain(
      'There is a game “tic-tac-toe” already',
    );
  });
});

describe('a mistake gets one sentence, exit code 2 and no output', () => {
  test.each([
    ['shwo neutreeko', /^There is no command “shwo”; did you mean show\? \(play, games, rules, show, .*\)$/u],
    ['show neutreko', /^There is no game “neutreko”; did you mean neutreeko\? \(neutreeko, fuse, .*drop-CxRxL\)$/u],
    ['show drop-2x4x3', /^“drop-2x4x3” is no size of the drop game: /u],
    ['show drop-5x4x9', /^“drop-5x4x9” is no size of the drop game: /u],
    ['fuse', /did you mean play fuse\?/u],
    ['chess', /^There is no command “chess”; there are play, games, .*engine\.$/u],
    ['show chess', /^There is no game “chess”; there are neutreeko, .*drop-CxRxL\.$/u],
    ['show xadrez --lang pt', /^Não existe o jogo “xadrez”; existem neutreeko, .*drop-CxRxL\.$/u],
    ['xadrez --lang pt', /^Não existe o comando “xadrez”; existem play, .*engine\.$/u],
    ['show drop', /^“drop” is no size of the drop game: /u],
    ['show conect-four', /^There is no game “conect-four”; did you mean connect-four\? /u],
    ['show connect-four 48', 'Move 2 of the row is 8, but columns go from 1 to 7.'],
    ['analyse drop-7x6x4 4444444 --lang pt', /^A jogada 7 da sequência já não cabe/u],
    ['games neutreeko', '“neutreeko” is one word too many: tabuleiro games.'],
    ['show neutreeko --seed -1', '--seed is “-1”; a whole number from 0 to 4294967295 was expected.'],
    ['show neutreeko --time --json', 'The option --time needs a value after it.'],
    ['--lang pt show neutreeko --seed abc', '--seed é “abc”; esperava-se um número inteiro de 0 a 4294967295.'],
    ['--lang pt show neutreeko --nada', 'Não existe a opção “--nada”; tabuleiro help show mostra as que há.'],
    ['show', 'The game is missing: tabuleiro show <game> [position].'],
    ['show --lang pt', 'Falta o jogo: tabuleiro show <jogo> [posição].'],
    ['show neutreeko ""', 'The position has 1 row; 5 were expected, with a slash between them.'],
    ['show neutreeko -', 'A position was expected on standard input, and there was none.'],
    ['show neutreeko --seed x', '--seed is “x”; a whole number from 0 to 4294967295 was expected.'],
    ['show neutreeko --seed 1.5', '--seed is “1.5”; a whole number from 0 to 4294967295 was expected.'],
    ['show neutreeko --seed', 'The option --seed needs a value after it.'],
    ['show neutreeko --json --csv', '--json and --csv can’t both be given; choose one of them.'],
    ['show neutreeko --csv --json --lang pt', '--json e --csv não se podem dar ao mesmo tempo; escolhe uma delas.'],
    ['show neutreeko --sede 3', 'There is no option “--sede”; did you mean --seed? (tabuleiro help show lists them)'],
    ['analyse neutreeko --depth 3', 'There is no option “--depth”; tabuleiro help analyse lists them.'],
    [
      'analyse neutreeko --tim 5 --lang pt',
      'Não existe a opção “--tim”; querias dizer --time? (tabuleiro help analyse mostra as que há)',
    ],
    ['--depth 3', 'There is no option “--depth”; tabuleiro help <command> lists those of a command.'],
    ['play -', /^play reads its answers from standard input, so a position or a file can’t come from there too; /u],
    ['play fuse --position -', /^play reads its answers from standard input, /u],
    ['play - --lang pt', /^play lê as respostas da entrada padrão, /u],
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
});

test.each(languages)('the help has two columns that never touch (%s)', async (language) => {
  const lines = (await run(`--help --lang ${language}`)).out.split('\n').filter((line) => line.startsWith('  '));
  for (const [index, line] of lines.entries()) {
    const isAlone = line === '  --help, --version' || lines[index + 1]?.startsWith(' '.repeat(36));
    if (!isAlone || line.slice(34, 36) === '  ') expect(line).toMatch(/^ {2}.{32} {2}\S/u);
  }
  expect(lines.join('\n')).toMatch(/^ {2}compare <(?:game|jogo)> \[(?:position|posição)\] --players a,b,…\n {36}\S/mu);
  expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/u);
});
