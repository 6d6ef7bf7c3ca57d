import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../src/core/random.ts';
import { findGame } from '../src/games/index.ts';
import { FakeTerminal } from './fake-terminal.ts';
import { record, run, runOnTerminal } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-from-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function file(text: string, name = `game-${++files}.txt`): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

let homes = 0;
/** A place for saves of its own, so that no test finds another's. */
function freshHome(): { readonly XDG_DATA_HOME: string } {
  return { XDG_DATA_HOME: join(folder, `home ${++homes}`) };
}

const people = '--first me --second me';
/** Where the report on Três em Linha begins: column 2 wins at once. */
const reported = '...../..oox/.oxxo/xxoxo x';
const unfinished = record.replace('first wins (line)', 'unfinished').replace('3. 3\n', '');

test.each(['neutreeko', 'quantik', 'tres-em-linha', 'drop-7x6x4', 'fuse'])(
  'play %s --fair begins at a fair start, the first player to move',
  async (id) => {
    const game = await findGame(id)?.load();
    const draw = await game?.fairStarts?.();
    if (!game || !draw) throw new Error(`${id} has fair starts.`);
    const saved = join(folder, `fair-${id}.txt`);
    await run(`play ${id} ${people} --fair --seed 3`, `save\n${saved}\nquit\n`, freshHome());
    const start = game.notation.position(draw(seededRandom(3)));
    expect(readFileSync(saved, 'utf8')).toContain(`start: ${start}\n`);
    expect(start.endsWith(` ${game.notation.sides[0]}`)).toBe(true);
  },
);

describe('play --position', () => {
  const line = `play tres-em-linha ${people} --position "${reported}"`;

  test('begins there, between quotes or not', async () => {
    const { out, code } = await run(line, '2\n', freshHome());
    expect(code).toBe(0);
    expect(out).toContain(' c │   │   │ o │ o │ x │');
    expect(out).toContain('x wins: a line on 2c, 3b and 4a.');
    expect((await run(line.replaceAll('"', ''), '2\n', freshHome())).out).toContain('x wins: a line on 2c, 3b and 4a.');
  });

  test('begins every game of a series there, with the seats swapped', async () => {
    const seats = `--x me --o first --series 3 --position "${reported}"`;
    const { out } = await run(`play tres-em-linha ${seats}`, '2\nnext\n', freshHome());
    const [, second = ''] = out.split('Game 2, best of 3');
    expect(second).toContain('x: first · o: you');
    // The other has the first move now, and makes the first there is.
    expect(second).toContain('x drops a disc into column 1.');
    expect(second).toContain(' b │ x │ o │ x │ x │ o │');
  });

  test('is kept with its start, to be gone on with and saved as a record', async () => {
    const home = freshHome();
    await run(line, '3\nquit\n', home);
    const saved = join(folder, 'from-there.txt');
    const { out } = await run('play', `resume\nsave\n${saved}\nquit\n`, home);
    expect(out).toContain(' d │   │   │ x │   │   │');
    expect(readFileSync(saved, 'utf8')).toContain(`start: ${reported}\n`);
  });

  test('begins there on a full screen too', async () => {
    const terminal = new FakeTerminal(80, 24);
    const ended = runOnTerminal(line, terminal, freshHome());
    await terminal.shows(' c │   │');
    terminal.press('2\r');
    await terminal.shows('x wins: a line on 2c, 3b and 4a.');
    terminal.press('\x03');
    await ended;
  });

  test.each([
    [`tres-em-linha --position x`, 'The position has 1 row; 4 were expected, with a slash between them.'],
    [
      `tres-em-linha --position "...../...../oo.../xxx.. o"`,
      'In that position the game is over: nothing is left to play.',
    ],
    [
      `tres-em-linha --position "...../...../oo.../xxx.. o" --lang pt`,
      'Nessa posição a partida já acabou: não há nada para jogar.',
    ],
    [`--position "${reported}"`, 'The game is missing: tabuleiro play [game|file].'],
    ['--fair', 'The game is missing: tabuleiro play [game|file].'],
    ['quantik-blocked-draw --fair', 'No starts of this game are known to be even; do not ask for a fair one.'],
    ['fuse-omega --fair --lang pt', 'Deste jogo não se conhecem inícios equilibrados; não peças um.'],
    [`neutreeko --fair --position "${reported}"`, '--fair and --position can’t both be given; choose one of them.'],
    ['tres-em-linha --position', 'The option --position needs a value after it.'],
  ])('refuses play %s', async (rest, sentence) => {
    const { code, out, error } = await run(`play ${rest}`, '', freshHome());
    expect({ code, out, error }).toEqual({ code: 2, out: '', error: `${sentence}\n` });
  });
});

describe('play with a file', () => {
  test('goes on from a record, with people where it names nobody who plays here', async () => {
    const path = file(unfinished);
    const { out, code } = await run(['play', path], '3\n', freshHome());
    expect(code).toBe(0);
    expect(out).toContain('x: player A · o: player B');
    expect(out).toContain('x wins: a line on 1a, 2a and 3a.');
    expect(readFileSync(path, 'utf8')).toBe(unfinished);
  });

  test('goes on with the computer players that it names, or with who is given', async () => {
    const path = file(unfinished.replace('second: Rui', 'second: level:3'));
    expect((await run(['play', path], '', freshHome())).out).toContain('x: you · o: Level 3');
    expect((await run(`play "${path}" --x level:2 --o me`, 'quit\n', freshHome())).out).toContain(
      'x: Level 2 · o: you',
    );
  });

  test('begins a series with it, the next game where it began', async () => {
    const path = file(unfinished.replace('...../...../...../..... x', reported).replace(/1\. 1 1[\s\S]*/u, ''));
    const { out } = await run(`play "${path}" --series 3`, '2\nnext\nquit\n', freshHome());
    expect(out).toContain('Game 1, best of 3');
    expect(out.split('Game 2, best of 3')[1]).toContain(' c │   │   │ o │ o │ x │');
  });

  test('leads to what can be done after a game that is over', async () => {
    const { out } = await run(['play', file(record)], 'undo\n4\nquit\n', freshHome());
    expect(out).toContain('x wins: a line on 1a, 2a and 3a.');
    expect(out).toContain('x drops a disc into column 4.');
  });

  test('keeps what is played as a game of its own, and nothing where nothing is', async () => {
    const home = freshHome();
    const path = file(unfinished);
    await run(['play', path], 'quit\n', home);
    expect(() => readdirSync(join(home.XDG_DATA_HOME, 'tabuleiro'))).toThrow();
    await run(['play', path], '4\nquit\n', home);
    expect(readdirSync(join(home.XDG_DATA_HOME, 'tabuleiro'))).toEqual(['tres-em-linha-1.game']);
  });

  test('goes on with a save in its place, and with a saved table elsewhere as with a record', async () => {
    const home = freshHome();
    await run(`play tres-em-linha ${people}`, '1\n2\nquit\n', home);
    const [name = ''] = readdirSync(join(home.XDG_DATA_HOME, 'tabuleiro'));
    const save = join(home.XDG_DATA_HOME, 'tabuleiro', name);
    const copy = file(readFileSync(save, 'utf8'), 'copy.game');
    await run(['play', save], '3\nquit\n', home);
    expect(readdirSync(join(home.XDG_DATA_HOME, 'tabuleiro'))).toEqual([name]);
    expect(readFileSync(save, 'utf8').match(/"move":"[0-9]"/gu)).toHaveLength(3);
    await run(['play', copy], '4\nquit\n', home);
    expect(readdirSync(join(home.XDG_DATA_HOME, 'tabuleiro'))).toEqual([name, 'tres-em-linha-2.game']);
    expect(readFileSync(copy, 'utf8').match(/"move":"[0-9]"/gu)).toHaveLength(2);
  });

  test('runs no bot because the file says so', async () => {
    const path = file(unfinished.replace('second: Rui', `second: ugi:touch ${join(folder, 'touched')}`));
    const { code, error } = await run(['play', path], '3\n', freshHome());
    expect(code).toBe(2);
    expect(error).toMatch(/^The file names the bot “ugi:touch .*”, and no bot is started because a file says so; /u);
    expect(readdirSync(folder)).not.toContain('touched');
    expect((await run(`play "${path}" --o me`, '3\n', freshHome())).out).toContain('x wins');
  });

  test('takes a word for a game before it takes it for a file', async () => {
    file('nothing', 'quantik');
    const before = process.cwd();
    process.chdir(folder);
    try {
      expect((await run(`play quantik ${people}`, 'quit\n', freshHome())).out).toContain('Quantik');
      expect((await run('play ./quantik', '', freshHome())).error).toMatch(
        /^There is no game to go on from in “\.\/quantik”: /u,
      );
    } finally {
      process.chdir(before);
    }
  });

  test.each([
    ['', /^There is no game to go on from in “.*”: this is not a record of a game: /u],
    ['{}', /^There is no game to go on from in “.*”: something in it is missing or wrong\.$/u],
    [unfinished.replace('2. 2 2', '2. 7 2'), /: move 3 of the record, “7”, failed: there is no column 7; /u],
    [unfinished.replace('game: tres-em-linha', 'game: chess'), /: there is no game “chess”; there are /u],
  ])('refuses in one sentence a file that holds %s', async (text, sentence) => {
    const { code, out, error } = await run(['play', file(text)], '', freshHome());
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error.trimEnd()).toMatch(sentence);
  });

  test('that is not there is named, and can’t be given a position', async () => {
    expect((await run('play nowhere.txt')).error).toBe('The file “nowhere.txt” can’t be read (ENOENT).\n');
    expect((await run('play nowhere')).error).toMatch(/^There is no game “nowhere”; there are /u);
    expect((await run(`play nowhere.txt --position "${reported}"`)).error).toBe(
      '--position and nowhere.txt can’t both be given; choose one of them.\n',
    );
    expect((await run('play nowhere.txt --fair')).error).toBe(
      '--fair and nowhere.txt can’t both be given; choose one of them.\n',
    );
  });
});
