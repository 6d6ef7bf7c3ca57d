import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '../src/core/game.ts';
import { Match } from '../src/core/match.ts';
import { present } from '../src/core/present.ts';
import { seededRandom } from '../src/core/random.ts';
import { parseSeat, person } from '../src/core/seats/seat.ts';
import { setupRandom, startSeries } from '../src/core/seats/series.ts';
import { findGame } from '../src/games/index.ts';
import { usualPreferences } from '../src/play/preferences.ts';
import { formatTable } from '../src/play/saved/saved-table.ts';
import type { TableData } from '../src/play/saved/table-data.ts';
import { goOnFrom, matchAt, openTable, playAt } from '../src/play/table.ts';
import { mainLine, maxNodes } from '../src/play/tree.ts';
import { sayEnding } from '../src/text/say.ts';
import { isUnix } from './project.ts';
import { playRandomly } from './random-play.ts';
import { run } from './run-program.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-play-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const play = (line: string, answers: readonly string[]) =>
  run(`play ${line}`, answers.map((answer) => `${answer}\n`).join(''), { XDG_DATA_HOME: folder });
const saves = () => readdirSync(join(folder, 'tabuleiro'));
/** The one game that is saved. */
function savedTable(): TableData {
  const [save] = saves();
  return JSON.parse(readFileSync(join(folder, 'tabuleiro', present(save, 'saved game')), 'utf8'));
}

async function load(id: string): Promise<Game> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`No game ${id}.`);
  return game;
}

/** A whole game of random moves from the start that a seed gives. */
function randomGame(game: Game, seed: number): Match {
  return playRandomly(Match.start(game, setupRandom(startSeries(1, seed))), seededRandom(seed));
}

describe('a whole game between two people', () => {
  test.each(['neutreeko', 'fuse', 'fuse-kings', 'fuse-omega', 'quantik', 'tres-em-linha', 'drop-7x6x4'])(
    '%s, with a mistake before every move',
    async (id) => {
      const game = await load(id);
      const match = randomGame(game, 5);
      const mistakes = ['nonsense', '#999', '9'.repeat(5000), '\u0000\u001b[2J', 'zz-zz'];
      const answers = match.played.flatMap((move, index) => [
        mistakes[index % mistakes.length] ?? '',
        move.toUpperCase(),
      ]);
      const { out, code } = await play(`${id} --first me --second me --seed 5`, answers);
      expect(code).toBe(0);
      expect(match.ending && out.includes(sayEnding(match.ending, 'en', game))).toBe(true);
      const refusals = out.match(/is not a move;|There is no|is not a legal/gu) ?? [];
      expect(refusals).toHaveLength(match.played.length);
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
      expect(out).toMatch(/Goodbye\.\n$/u);
      expect(saves()).toEqual([]);
    },
  );

  test('is the same by the numbers of its moves', async () => {
    const game = await load('neutreeko');
    const match = randomGame(game, 8);
    const numbers = match.steps.slice(1).map((step, ply) => match.goTo(ply).moves.indexOf(step.move ?? -1) + 1);
    const answers = numbers.map((number, index) => (index % 2 === 0 ? `#${number}` : ` ${number} `));
    const { out } = await play('neutreeko --first me --second me', answers);
    expect(match.ending && out.includes(sayEnding(match.ending, 'en', game))).toBe(true);
  });
});

describe('a move asked for part by part', () => {
  test('each part is refused by its name, and a piece that is not yours at once', async () => {
    const answers = ['7', '2', 'F', 'B', '2', '3', '9', 'ne', '4'];
    const { out } = await play('neutreeko --black me --white me --input steps', answers);
    const row = 'Row (1, 2, 3, 4, 5):';
    const column = 'Column (A, B, C, D, E):';
    const direction = 'Direction (1 N, 2 W, 3 E, 4 S, 5 NE (not valid), 6 NW (not valid), 7 SE, 8 SW):';
    expect(out.slice(out.indexOf('Black to move'), out.indexOf('Black slides')).trimEnd().split('\n')).toEqual([
      'Black to move.',
      row,
      'There is no row “7”; choose from 1 to 5.',
      row,
      column,
      'There is no column “F”; choose from A to E.',
      column,
      'You have no piece on 2B.',
      row,
      column,
      direction,
      'There is no direction “9”; give its name, such as N, or a number from 1 to 8.',
      direction,
      'The piece on 2C is blocked in that direction.',
      direction,
    ]);
    expect(out).toContain('Black slides 2C to 3C.');
  });

  test('a piece that cannot be played is refused before its place is asked for', async () => {
    const answers = ['cube 1 1', 'A44', 'B22', 'cone 3 3', 'cube'];
    const { out } = await play('quantik --white me --brown me --input steps', answers);
    expect(out.split('\n').slice(-4, -2)).toEqual([
      'You have no cubes left.',
      'Shape (1 cone, 2 cube, 3 cylinder, 4 sphere):',
    ]);
  });

  test('an empty line is no answer, and needs none', async () => {
    const { out } = await play('neutreeko --black me --white me --input steps', ['', '2', '', 'C', '', 'S']);
    expect(out).not.toContain('There is no');
    expect(out).toContain('Black slides 2C to 3C.');
  });

  test('to pass has no parts', async () => {
    const game = await load('fuse');
    const seeds = Array.from({ length: 50 }, (_, index) => index + 1);
    const seed = seeds.find((each) => randomGame(game, each).played.includes('pass')) ?? 0;
    const { played } = randomGame(game, seed);
    const before = played.slice(0, played.indexOf('pass'));
    const { out } = await play(`fuse --white me --black me --input steps --seed ${seed}`, [...before, 'd 1 1', 'pass']);
    const [, end = ''] = out.split('All you can do is pass.\n');
    expect(end).toMatch(/^(?:White|Black), your move:\n.*[\s\S]*(?:White|Black) passes\./u);
    expect(end.slice(0, end.indexOf('passes'))).not.toContain('Row (');
  });

  test('in Portuguese, by Portuguese names', async () => {
    const { out } = await play('quantik --white me --brown me --input steps --lang pt', [
      'prisma',
      'cubo',
      '5',
      '2',
      '3',
    ]);
    expect(out).toContain('Forma (1 cone, 2 cubo, 3 cilindro, 4 esfera):');
    expect(out).toContain('Não existe a forma “prisma”; indica o nome, como cone, ou um número de 1 a 4.');
    expect(out).toContain('Não existe a linha “5”; escolhe de 1 a 4.');
    expect(out).toContain('As brancas põem um cubo em 23.');
  });
});

describe('variations', () => {
  const moves = ['1', '2', 'undo', '3', 'undo', 'undo', '4'];

  test('are kept when another move is played, and can be gone on with', async () => {
    const { out } = await play('tres-em-linha --x me --o me', [...moves, 'variations', '2', '5', 'linhas', 'back']);
    expect(out).toContain('Choose a line to go on with; the others stay.');
    expect(out).toMatch(/ 1 {2}The game, as it stands: 1\. 4\n 2 {2}1\. 1 3\n 3 {2}1… 2\n/u);
    expect(out).toContain('The game goes on from here; the other line stays as a variation.');
    expect(out).toMatch(/ 1 {2}The game, as it stands: 1\. 1 3 2\. 5\n/u);
    expect(savedTable().tree.nodes).toHaveLength(6);
  });

  test('come beside the game, which stays where it stands when it is chosen, and what was taken back', async () => {
    const answers = ['1', '2', '3', 'undo', '4', 'undo', 'variations', '1', 'variations', '2'];
    const { out } = await play('tres-em-linha --x me --o me', answers);
    expect(out).toMatch(/ 1 {2}The game, as it stands: 1\. 1 2\n 2 {2}2\. 4\n 3 {2}2\. 3\n/u);
    const { tree, head } = savedTable();
    expect(tree.nodes[head]?.move).toBe('4');
    expect(out.match(/The game goes on from here/gu)).toBeNull();
  });

  test('of many moves are told apart by both their ends', async () => {
    const answers = ['1', '2', '3', '4', '5', '1', '2', 'undo', '3', 'variations', 'back'];
    const { out } = await play('tres-em-linha --x me --o me', answers);
    expect(out).toContain(' 1  The game, as it stands: 1. 1 2 … 2… 4 3. 5 1 4. 3\n');
  });

  test('that leave no room for another move end the game’s turn with a sentence, also a computer’s', async () => {
    const game = (await findGame('neutreeko')?.load()) as Game;
    let table = openTable(game, [person, parseSeat('level:1')], startSeries(1, 1));
    const ids = [0];
    for (const id of ids) {
      for (const move of matchAt(table, id).moves) {
        const grown = playAt(table, id, move);
        if (!grown.ok || ids.length >= maxNodes) break;
        table = grown.value;
        ids.push(ids.length);
      }
      if (ids.length >= maxNodes) break;
    }
    const [, , , head = 0] = mainLine(table.tree);
    mkdirSync(join(folder, 'tabuleiro'));
    const text = formatTable({ table: goOnFrom(table, head), preferences: usualPreferences });
    writeFileSync(join(folder, 'tabuleiro', 'neutreeko-1.game'), text);
    const { out } = await play('', ['resume', 'exit']);
    expect(out).toContain('This game has 2000 positions with its variations, and there is no room for more.');
    expect(out.match(/What shall we play\?/gu)).toHaveLength(2);
  });

  test('are told apart from a game that has none', async () => {
    const { out } = await play('tres-em-linha --x me --o me', ['1', 'variations', 'variantes']);
    expect(out.match(/There is only one line/gu)).toHaveLength(2);
    expect(out).not.toContain('Choose a line');
  });

  test('are there again when the game is gone on with', async () => {
    await play('tres-em-linha --x me --o me', moves);
    const { out } = await play('', ['resume', 'variations', '2', 'undo', 'redo']);
    expect(out).toContain('The game goes on from here');
    expect(savedTable().tree.nodes.map(({ move }) => move)).toEqual(['', '1', '3', '2', '4']);
  });
});

describe('what else can be said', () => {
  test('a move is taken back and played again, up to one’s own against a computer', async () => {
    const { out } = await play('neutreeko --black me --white level:1 --seed 2', [
      'undo',
      '5B-5C',
      'undo',
      'redo',
      'redo',
    ]);
    expect(out.match(/There is no move to take back\./gu)).toHaveLength(1);
    expect(out.match(/Taken back\./gu)).toHaveLength(1);
    expect(out.match(/There is no move to play again\./gu)).toHaveLength(1);
    expect(savedTable().tree.nodes.map(({ move }) => move)).toEqual(['', '5B-5C', expect.stringMatching(/^\S+$/u)]);
    expect(savedTable().head).toBe(2);
  });

  test('a hint, the values, the moves, the board, the rules, help', async () => {
    const { out } = await play('neutreeko --black me --white me', [
      'hint',
      'values',
      'moves',
      'board',
      'rules',
      'help',
    ]);
    expect(out).toMatch(/Try 5[BD]-5C: it draws\./u);
    expect(out).toContain('5B-2B ▼22');
    expect(out).toContain('#1 2C-1C');
    expect(out.match(/ 1 │ {3}│ ○ │ {3}│ ○ │ {3}│/gu)?.length).toBeGreaterThan(2);
    expect(out).toContain('Jan Kristian Haugland');
    expect(out).toContain('take back your last move');
  });

  test('resigning, and taking that back', async () => {
    const { out } = await play('quantik --white me --brown me', ['A11', 'resign', 'undo', 'b33']);
    expect(out).toContain('White wins: Brown resigned.');
    expect(out).toContain('Brown puts a cube on 33.');
  });

  test('resigning before any move leaves nothing to review', async () => {
    const { out } = await play('quantik --white me --brown me', ['resign', 'review']);
    expect(out).toContain('Brown wins: White resigned.');
    expect(out).toContain('“review” is none of these; type a number from 1 to 4.');
  });

  test.each([
    ['near', ''],
    ['far away', 'a long way '.repeat(9).trim()],
  ])('saving the record %s, never over another file', async (_where, way) => {
    const file = join(folder, way, 'mine.txt');
    mkdirSync(join(folder, way), { recursive: true });
    const { out } = await play('tres-em-linha --x me --o me', ['3', 'save', file, 'save', file, '2']);
    expect(out.replace('Saved as\n', 'Saved as ')).toContain(`Saved as ${file}.`);
    expect(out.replace(/\s+/gu, ' ')).toMatch(/There is a file “\S[^”]*mine\.txt” already; give another name\./u);
    expect((await run(['replay', file])).out).toContain('1. 3');
  });

  test('saving the record after the game, too, and why it could not be saved', async () => {
    const file = join(folder, 'mine.txt');
    const { out } = await play('tres-em-linha --x me --o me', ['3', 'resign', 'save', file, 'save', file, 'menu']);
    expect(out.replace('Saved as\n', 'Saved as ')).toContain(`Saved as ${file}.`);
    expect(out.replace(/\s+/gu, ' ')).toContain('mine.txt” already; give another name.');
  });
});

test('a word at the question for a file’s name writes no file', async () => {
  const names = ['undo', 'SAVE', 'anular', 'Voltar'];
  const { out } = await play('tres-em-linha --x me --o me', ['3', 'save', ...names, '2']);
  expect(out).toContain('“undo” is no answer here; type back to leave the question.');
  expect(out).toContain('“anular” is no answer here');
  expect(out).not.toContain('Saved as');
  expect(out).toContain('o drops a disc into column 2.');
});

describe('menus', () => {
  test('lead to a game, and a wrong answer is asked for again', async () => {
    const answers = ['9', 'Neutreeko', 'x', 'back', '1', '2', '99', 'level:9', 'level:1', '1'];
    const { out, code } = await play('', answers);
    expect(code).toBe(0);
    expect(out).toContain('“9” is none of these; type a number from 1 to 8.');
    expect(out).toContain('“x” is none of these; type a number from 1 to 4.');
    expect(out).toMatch(/level.*9/u);
    expect(out).toContain('Black: Level 1 · White: you');
  });

  test('take the words of either language at any time', async () => {
    const answers = ['tres-em-linha', 'tamanho', 'back', 'tamanho', 'voltar', '1', 'pessoas', '1', '3', 'desistir'];
    const { out } = await play('', [...answers, 'rever', 'back', 'anular', 'desistir', 'menu', 'regras', 'sair']);
    expect(out.match(/x wins: o resigned\./gu)?.length).toBeGreaterThan(1);
    expect(out.match(/is none of these/gu)).toBeNull();
    expect(out).toContain('The rules of which game?');
    expect((await play('--lang pt', ['rules', 'back', 'exit'])).out).not.toContain('nenhuma destas');
  });

  test('lead to variants and other sizes', async () => {
    const { out } = await play('', ['tres-em-linha', '5', '2x2', 'another size', '4x4x4', 'people', '1', '2']);
    expect(out).toContain('is no size of the drop game');
    expect(out).toContain('Four in a Row, 4 × 4');
    expect(out).toContain('x drops a disc into column 2.');
  });

  test('change the language and tell the rules', async () => {
    const { out } = await play('', ['português', 'regras', '3', 'sair']);
    expect(out).toContain('A que vamos jogar?');
    expect(out).toContain('O tabuleiro tem 4 × 4 casas');
    expect(out).toMatch(/Até à próxima\.\n$/u);
  });
});

describe('nothing is lost', () => {
  test('a game that input ends in is gone on with', async () => {
    const first = await play('neutreeko --black me --white level:3 --series 3 --seed 9', ['5B-5C']);
    expect(first.code).toBe(0);
    expect(first.out).toContain('The game is kept');
    const second = await play('', ['1', 'undo', '5D-5C']);
    expect(second.out).toContain('Go on: Neutreeko, 2 moves played');
    expect(second.out).toContain('Neutreeko · Game 1, best of 3');
    expect(second.out).toContain('Black slides 5D to 5C.');
    expect(saves()).toEqual(['neutreeko-1.game']);
  });

  test('a game that was taken back to its start is, with its moves', async () => {
    const { out } = await play('neutreeko --black me --white me', ['5B-5C', 'undo', 'menu', 'resume', 'redo']);
    expect(out).toContain('Go on: Neutreeko, 0 moves played');
    expect([savedTable().head, savedTable().tree.nodes.length]).toEqual([1, 2]);
  });

  test('a game in which nothing was played is not', async () => {
    const { out } = await play('neutreeko --black me --white me', ['values', 'menu']);
    expect(out).toContain('What shall we play?');
    expect(out).not.toContain('Go on');
    expect((await play('', [])).out).not.toContain('Go on');
  });

  test('a series is, between its games, with its score', async () => {
    const won = ['1', '1', '2', '2', '3'];
    await play('tres-em-linha --x me --o me --series 3', won);
    expect(saves()).toEqual(['tres-em-linha-1.game']);
    const { out } = await play('', ['resume', 'next', ...won]);
    expect(out).toContain('player A 1 – 0 player B');
    expect(out).toContain('Game 2, best of 3');
    expect(out).toContain('player A 1 – 1 player B');
  });

  test('another game does not take the place of the first', async () => {
    await play('neutreeko --black me --white me', ['5B-5C']);
    await play('neutreeko --black me --white level:2 --series 3', ['5D-5C']);
    await play('quantik --white me --brown me', ['A11']);
    const changed = new Date(2026, 0, 31, 20, 15);
    const later = new Date(2026, 1, 1, 9, 30);
    utimesSync(join(folder, 'tabuleiro', 'neutreeko-2.game'), changed, changed);
    utimesSync(join(folder, 'tabuleiro', 'neutreeko-1.game'), later, later);
    const { out } = await play('', ['1', '3', 'board']);
    expect(out).toContain('Which game shall we go on with?');
    const listed = out.replace(/\s+/gu, ' ');
    expect(listed).toContain(' 2 Neutreeko, 1 move played: Black: player A · White: player B · ');
    const last =
      ' 3 Neutreeko, 2 moves played: Black: you · White: Level 2 · Game 1, best of 3 · Jan 31, 2026, 8:15 PM';
    expect(listed).toContain(last);
    expect(out).toContain('Neutreeko · Game 1, best of 3');
    expect(saves()).toHaveLength(3);
  });

  const start = 'tabuleiro record 1\ngame: neutreeko\nstart: .w.w./..b../...../..w../.b.b. b\n';
  test.each([
    ['no record', 'not a record', 'It is not a saved game.'],
    ['an illegal move', `${start}\n1. 9Z-9Z\n`, '9Z'],
    ['a bad start', 'tabuleiro record 1\ngame: neutreeko\nstart: x\n', 'start is not a position'],
    ['a series of four', `${start}series: 4\n`, 'Its series can’t be read.'],
    ['a table without its tree', '{"tabuleiro":"table","version":2}', 'Something in it is missing or wrong.'],
    ['a series that was over', `${start}series: 3\nwinners: first second first second\n`, 'Its series is over'],
    ['a single game after another', `${start}winners: first\n`, 'Its series is over'],
    ['nothing', '', 'It is not a saved game.'],
    ['bytes that are no text', '\u0000\ufffd'.repeat(1000), 'It is not a saved game.'],
  ])('a damaged save is set aside: %s', async (_, text, reason) => {
    await play('quantik --white me --brown me', ['A11']);
    writeFileSync(join(folder, 'tabuleiro', 'neutreeko-1.game'), text);
    const { out } = await play('', ['1']);
    expect(out.replace(/\n/gu, ' ')).toContain('A saved game could not be read and was set aside as');
    expect(out.replace(/\n/gu, ' ')).toContain(reason);
    expect(readFileSync(join(folder, 'tabuleiro', 'neutreeko-1.damaged'), 'utf8')).toBe(text);
    expect(out).toContain('Go on: Quantik, 1 move played');
    expect((await play('', [])).out).not.toContain('set aside');
  });

  test.each([
    ['of a game that is not here', start.replace('neutreeko', 'chess'), 'Its game is not here: “chess”.'],
    ['of a newer version', '{"tabuleiro":"table","version":3,"game":"neutreeko"}', 'by a newer version (“3”)'],
    ['that is a newer record', start.replace('record 1', 'record 2'), 'by a newer version (“2”)'],
    ['of a level that is none', `${start}first: me\nsecond: level:99\n`, 'There is no “level:99”'],
    ['of a player that is none', `${start}first: deep blue\nsecond: me\n`, 'deep blue'],
  ])('a save %s stays where it is, and is spoken of once', async (_, text, reason) => {
    await play('quantik --white me --brown me', ['A11']);
    const file = join(folder, 'tabuleiro', 'other-1.game');
    writeFileSync(file, text);
    const { out } = await play('', ['rules', 'back', 'rules', 'back']);
    const said = out.replace(/\n/gu, ' ');
    expect(said.match(/A saved game can’t be opened here and stays in /gu)).toHaveLength(1);
    expect(said).toContain(reason);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(out).toContain('Go on: Quantik, 1 move played');
  });

  /** What may lie in a folder under the name of a save, made by its path. */
  const badEntries: Readonly<Record<string, (path: string) => void>> = {
    'a folder': (path) => mkdirSync(path),
    'a pipe': (path) => void execFileSync('mkfifo', [path]),
    'a link to nothing': (path) => symlinkSync('nowhere', path),
    'a link to itself': (path) => symlinkSync(path, path),
    'a link to something endless': (path) => symlinkSync('/dev/zero', path),
  };
  test.runIf(isUnix).each(Object.entries(badEntries))(
    '%s among the saves hides none of them, and is spoken of',
    async (_, make) => {
      await play('quantik --white me --brown me', ['A11']);
      await play('neutreeko --black me --white me', ['5B-5C']);
      make(join(folder, 'tabuleiro', 'bad\u001b[2J-1.game'));
      const { out } = await play('', ['rules', 'back', '1', '2', 'board']);
      const said = out.replace(/\s+/gu, ' ');
      expect(said.match(/A saved game can’t be opened here and stays in \S*bad\ufffd\[2J-1\.game\. /gu)).toHaveLength(
        1,
      );
      expect(out).not.toContain('\u001b');
      expect(said).toContain('Quantik, 1 move played');
      expect(saves()).toHaveLength(3);
    },
  );

  test.runIf(process.platform === 'linux')('a name that is no text is spoken of too', async () => {
    await play('quantik --white me --brown me', ['A11']);
    writeFileSync(
      Buffer.concat([Buffer.from(join(folder, 'tabuleiro', 'bad')), Buffer.from([0xff]), Buffer.from('.game')]),
      'x',
    );
    const { out } = await play('', []);
    expect(out.replace(/\s+/gu, ' ')).toContain('bad\ufffd.game” can’t be read (ENOENT).');
    expect(out).toContain('Go on: Quantik, 1 move played');
  });

  test.runIf(isUnix)('a claim that is none keeps nobody from a game', async () => {
    await play('quantik --white me --brown me', ['A11']);
    const claim = join(folder, 'tabuleiro', 'quantik-1.game.claim');
    for (const make of [(path: string) => mkdirSync(path), (path: string) => symlinkSync(path, path)]) {
      make(claim);
      expect((await play('', ['1', 'board'])).out).toContain('A △×1');
      rmSync(claim, { recursive: true, force: true });
    }
  });

  test('a save that is too long is set aside, and why', async () => {
    await play('quantik --white me --brown me', ['A11']);
    writeFileSync(join(folder, 'tabuleiro', 'long-1.game'), ' '.repeat(4_000_001));
    const said = (await play('', [])).out.replace(/\s+/gu, ' ');
    expect(said).toContain('is too long: at most 4 MB of a file are read.');
    expect(said).toContain('Go on: Quantik, 1 move played');
    expect(saves()).toContain('long-1.damaged');
  });

  test('a folder that cannot be read is spoken of once', async () => {
    writeFileSync(join(folder, 'tabuleiro'), 'a file where the folder should be');
    const { out } = await play('', ['rules', 'back', 'exit']);
    expect(out.replace(/\s+/gu, ' ').match(/The folder “\S+” can’t be used \(ENOTDIR\)\./gu)).toHaveLength(1);
  });

  test('a folder that cannot be written to is said once a move and in the end, and the game goes on', async () => {
    writeFileSync(join(folder, 'tabuleiro'), 'a file where the folder should be');
    const moves = ['1', '1', '2', '2'];
    const unfinished = await play('tres-em-linha --x me --o me', moves);
    expect(unfinished.out.match(/can’t be saved/gu)).toHaveLength(moves.length + 1);
    expect(unfinished.out).toMatch(/Goodbye\. The game can’t be saved[^.]*\.\n$/u);
    const { out, code } = await play('tres-em-linha --x me --o me', [...moves, '3']);
    expect(code).toBe(0);
    expect(out).toContain('x wins: a line on 1a, 2a and 3a.');
    expect(out).toMatch(/Goodbye\.\n$/u);
  });
});

test.each(['en', 'pt'])('plain characters and letters are enough, in %s', async (language) => {
  const answers = [
    '9',
    'zz',
    '3',
    'values',
    'hint',
    'resign',
    'review',
    'back',
    'next',
    'rules',
    'help',
    'resign',
    'menu',
  ];
  const line = `tres-em-linha --x me --o level:1 --series 3 --ascii --lang ${language}`;
  const { out } = await play(line, answers);
  expect(out.match(/[^\p{ASCII}\p{L}]/gu)).toBeNull();
  expect(out).toContain('"zz"');
  const refused = await play(`chess --ascii --lang ${language}`, []);
  expect(refused.error).toContain('"chess"');
});

describe('computers', () => {
  test('that begin do so after the game was announced', async () => {
    const { out } = await play('neutreeko --black level:1 --white me --seed 1', []);
    const places = ['Black: Level 1 · White: you', ' 1 │   │ ○ │', 'Black slides'].map((text) => out.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('that would think for ever move now, at a word in either language', async () => {
    for (const word of ['now', 'já']) {
      const { out, code } = await play('tres-em-linha --x t-minimax --o me', [word, '3', word, 'menu', 'exit']);
      expect(code).toBe(0);
      expect(out).toContain('x drops a disc into column 1.\nt-minimax had looked at no move to the end yet');
    }
    const { out } = await play('tres-em-linha --x me --o me', ['now']);
    expect(out).toContain('Nobody is thinking: it is your move.');
  });

  test('leave what a script says next where it is', async () => {
    const { out } = await play('drop-3x3x3 --x me --o level:1 --seed 1', ['1', 'undo', '2', 'menu', 'exit']);
    expect(out).toMatch(
      /column 1\.\no drops a disc into column \d\.[\s\S]*Taken back\.[\s\S]*x drops a disc into column 2/u,
    );
  });

  test('say what a search cost, on a line of its own, as long as that is wanted', async () => {
    const answers = ['nodes', '1', '2', 'nós', '3', 'menu', 'exit'];
    const { out } = await play('drop-3x3x3 --x me --o t-alphabeta', answers);
    const costs = out.match(/^[\d,]+ nodes, [\d,]+ leaves, [\d,]+ cut-offs, depth \d, [\d.]+ m?s\.$/gmu);
    expect(costs?.length).toBe(2);
    const inPortuguese = await play('drop-3x3x3 --x me --o t-minimax --lang pt', ['nós', '1', 'menu', 'sair']);
    expect(inPortuguese.out).toMatch(/^1086 nós, \d+ folhas, profundidade 8, [\d,]+ m?s\.$/mu);
    const uncounted = await play('drop-3x3x3 --x me --o perfect', ['nodes', '1', 'menu', 'exit']);
    expect(uncounted.out).not.toMatch(/\d nodes/u);
  });

  test('are called by their full names, however they were written', async () => {
    const { out } = await play('neutreeko --black me --white LEVEL:2 --seed 1', ['5B-5C']);
    expect(out).toContain('White: Level 2');
    expect(savedTable().participants).toEqual(['me', 'level:2']);
  });

  test('play each other to the end of a series, each move in words and weighed', async () => {
    const { out, code } = await play('tres-em-linha --x perfect --o level:1 --series 3 --seed 4', []);
    expect(code).toBe(0);
    expect(out).toMatch(/x drops a disc into column \d\. [▲▼=]/u);
    expect(out).toContain('Game 2, best of 3');
    expect(out).toMatch(/ wins the series\.|The series is drawn\./u);
  });

  test('play the same game for the same seed', async () => {
    const once = await play('quantik --white level:2 --brown random --seed 4', []);
    const again = await play('quantik --white level:2 --brown random --seed 4', []);
    expect(again.out).toBe(once.out);
    expect(once.out).toMatch(/puts a .* [▲▼]\d+$/mu);
  });

  test('that fail are said to, and the game is kept', async () => {
    const { out, code } = await play('tres-em-linha --x me --o ugi:false', ['3']);
    expect(code).toBe(0);
    expect(out).toContain('ugi:false');
    expect(out).toContain('Go on: Três em Linha, 1 move played');
  });

  test('are reviewed, and the game is played on from a mistake', async () => {
    const answers = ['1', '1', '2', '2', '3', 'review', '2', '3'];
    const { out } = await play('tres-em-linha --x me --o me', answers);
    expect(out).toContain('Decided at move 2, when column 1 was played.');
    expect(out).toContain('Choose a move to play on from the position before it.');
    expect(out).toContain('Playing on from move 2.');
    expect(out).toContain('o drops a disc into column 3.');
  });
});

describe('a bad command line is refused in one sentence', () => {
  test.each([
    [
      'neutreeko --brown me',
      'Nobody is “--brown” in this game; say who plays with --black, --white, --first, --second.',
    ],
    ['neutreeko --black level:9', 'There is no “level:9”'],
    ['neutreeko --black me --first level:1', '--first and --black can’t both be given; choose one of them.'],
    ['neutreeko --series 4', '--series is “4”; one of 1, 3, 5, endless was expected.'],
    ['neutreeko --input thought', '--input is “thought”; one of moves, steps was expected.'],
    ['chess', 'There is no game “chess”'],
    ['--series 3', 'The game is missing: tabuleiro play [game|file].'],
    ['neutreeko --black ugi:', 'ugi:'],
    ['neutreeko x', '“x” is one word too many: tabuleiro play [game|file].'],
  ])('%s', async (line, sentence) => {
    const { code, out, error } = await play(line, []);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(sentence);
    expect(error.trimEnd().split('\n')).toHaveLength(1);
  });
});
