import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TableData } from '../src/play/saved/table-data.ts';
import { FakeTerminal } from './fake-terminal.ts';
import { isUnix } from './project.ts';
import { run, runOnTerminal } from './run-program.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-screen-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const [up, down, right, left] = ['\x1b[A', '\x1b[B', '\x1b[C', '\x1b[D'];
const [enter, esc, tab, interrupt] = ['\r', '\x1b', '\t', '\x03'];

/** Starts the app on a screen and hands it to a test, then leaves it by force. */
async function onScreen(
  line: string,
  use: (terminal: FakeTerminal) => Promise<void>,
  { columns = 80, rows = 24, env = {} }: { columns?: number; rows?: number; env?: Record<string, string> } = {},
): Promise<FakeTerminal> {
  const terminal = new FakeTerminal(columns, rows);
  const ended = runOnTerminal(line, terminal, { XDG_DATA_HOME: folder, ...env });
  await use(terminal);
  terminal.press(interrupt);
  expect(await ended).toBe(0);
  expect(terminal.isRaw).toBe(false);
  const given = { isAlternate: false, isCursorHidden: false, isMouseOn: false, isMouseWide: false };
  expect(terminal.picture).toMatchObject(given);
  return terminal;
}

describe('with the cursor', () => {
  test('a piece is picked up, its targets are marked, it is let go, and put down', async () => {
    await onScreen('play neutreeko --black me --white me', async (terminal) => {
      await terminal.shows('>●<');
      terminal.press(tab + enter);
      await terminal.shows('put down');
      expect(terminal.picture.text.match(/·(?= │)/gu)?.length).toBeGreaterThan(3);
      terminal.press(esc);
      await terminal.shows('pick up');
      terminal.press(`2c${esc}`);
      terminal.press(up + up + up + up + left + left + left + left);
      terminal.press(enter);
      await terminal.shows('You have no piece on 1A.');
      terminal.press(down + right + right + enter);
      await terminal.shows('put down');
      terminal.press(down + enter);
      await terminal.shows('Black slides 2C to 3C.');
    });
  });

  test('a shape is taken from the stock and put on the board', async () => {
    await onScreen('play quantik --white me --brown me', async (terminal) => {
      await terminal.shows('>A △×2<');
      terminal.press(right + enter + up);
      await terminal.shows('(B □×2)');
      terminal.press(enter);
      await terminal.shows('White puts a cube on 43.');
      terminal.press(`${up + up}${enter}`);
      await terminal.shows('Choose a piece of your own stock first.');
    });
  });

  test('a disc is dropped into a column', async () => {
    await onScreen('play tres-em-linha --x me --o me', async (terminal) => {
      await terminal.shows('>·<');
      terminal.press(left + enter);
      await terminal.shows('x drops a disc into column 2.');
    });
  });
});

describe('from one game to another', () => {
  const backToMenu = async (terminal: FakeTerminal) => {
    terminal.press('q');
    await terminal.shows('What shall we play?');
  };

  test('the cursor of a larger board is not taken along', async () => {
    await onScreen('play fuse --white me --black me --seed 3', async (terminal) => {
      await terminal.shows('or type');
      terminal.press(down.repeat(8) + right.repeat(8));
      await backToMenu(terminal);
      terminal.press(`tres-em-linha${enter}`);
      await terminal.shows('which variant?');
      terminal.press(`drop-3x3x3${enter}`);
      await terminal.shows('Who plays?');
      terminal.press(`people${enter}`);
      await terminal.shows('How many games?');
      terminal.press(enter);
      await terminal.shows('>·<');
      terminal.press(`2${enter}`);
      await terminal.shows('x drops a disc into column 2.');
    });
  });

  test('arrows lead where they point, though the board before was flipped', async () => {
    await onScreen('play neutreeko --black me --white me', async (terminal) => {
      await terminal.shows('or type');
      terminal.press('o');
      await terminal.shows('     E   D   C   B   A');
      await backToMenu(terminal);
      terminal.press(`tres-em-linha${enter}`);
      await terminal.shows('which variant?');
      terminal.press(enter);
      await terminal.shows('Who plays?');
      terminal.press(`people${enter}`);
      await terminal.shows('How many games?');
      terminal.press(enter);
      await terminal.shows('>·<');
      terminal.press(left + enter);
      await terminal.shows('x drops a disc into column 2.');
    });
  });
});

describe('with the keyboard', () => {
  test.each([
    ['neutreeko', '5b-5c', 'Black slides 5B to 5C.'],
    ['neutreeko', '#1', 'Black slides 2C to 1C.'],
    ['neutreeko', '2 c se', 'Black slides 2C to 4E.'],
    ['neutreeko', '2 3 7', 'Black slides 2C to 4E.'],
    ['neutreeko', ':5b-5c', 'Black slides 5B to 5C.'],
    ['fuse', 'b8 3', 'White pushes b8 to b5.'],
    ['quantik', 'cube 2 3', 'White puts a cube on 23.'],
    ['quantik', 'D44', 'White puts a sphere on 44.'],
    ['tres-em-linha', '3', 'x drops a disc into column 3.'],
  ])('%s takes %s', async (game, typed, said) => {
    await onScreen(`play ${game} --first me --second me --seed 2`, async (terminal) => {
      await terminal.shows('or type');
      terminal.press(typed);
      await terminal.shows(`Move: ${typed.replace(':', '')}_`);
      terminal.press(enter);
      await terminal.shows(said);
    });
  });

  test('a colon lets a move begin with a letter that is a key', async () => {
    await onScreen('play neutreeko --black me --white me', async (terminal) => {
      await terminal.shows('or type');
      for (const letter of 'urtvlwxqonimk') {
        terminal.press(`:${letter}`);
        await terminal.shows(`Move: ${letter}_`);
        terminal.press(enter);
        await terminal.shows(`“${letter}” is not a move`);
      }
      terminal.press(`:${enter}:: 5b-5c`);
      await terminal.shows('Move: : 5b-5c_');
      terminal.press(`${esc}`);
      await terminal.shows('or type');
      terminal.press(`: 5b-5c${enter}`);
      await terminal.shows('Black slides 5B to 5C.');
    });
  });

  test('absurd input changes nothing', async () => {
    await onScreen('play neutreeko --black me --white me', async (terminal) => {
      await terminal.shows('or type');
      terminal.press('\x1b[200~5B-5C\n5D-5C\n\x1b[201~');
      await terminal.shows('That is more than one line; type one move at a time.');
      terminal.press(`\x1b[200~${'5B-5C '.repeat(1000)}\x1b[201~`);
      await terminal.shows('That is too long to be a move.');
      terminal.press(Uint8Array.from([0xff, 0xfe, 0x00, 0x01, 0xc3, 0x28]));
      terminal.press(`\x1b[99;99X\x1b]0;title\x07${enter}`);
      await terminal.shows('is not a move; a move looks like 4C-2E.');
      terminal.press('5b-5c');
      terminal.press(enter);
      await terminal.shows('1.  5B-5C');
    });
  });

  test('part by part, as asked', async () => {
    await onScreen('play neutreeko --black me --white me --input steps', async (terminal) => {
      for (const [question, answer] of [
        ['Row (', '2'],
        ['Column (', 'c'],
        ['Direction (', 'n'],
      ] as const) {
        await terminal.shows(question);
        terminal.press(answer + enter);
      }
      await terminal.shows('Black slides 2C to 1C.');
    });
  });

  test('part by part, an empty answer neither picks up what the cursor is on nor loses the parts before', async () => {
    await onScreen('play neutreeko --black me --white me --input steps', async (terminal) => {
      await terminal.shows('Row (');
      terminal.press(`2${enter}`);
      await terminal.shows('Column (');
      terminal.press(enter + enter);
      terminal.press('c');
      await terminal.shows(/Column \(.*\): c_/u);
      terminal.press(`${enter}${enter}n${enter}`);
      await terminal.shows('Black slides 2C to 1C.');
    });
  });

  test('part by part, there is nothing to ask where all one can do is pass', async () => {
    const start = '#...b..#/......../...bb.../..bbwbw./.wwbwwbw/.bwwwb../.bwbw.../#......# w';
    mkdirSync(join(folder, 'tabuleiro'));
    writeFileSync(
      join(folder, 'tabuleiro', 'fuse-1.game'),
      `tabuleiro record 1\ngame: fuse\nstart: ${start}\nfirst: me\nsecond: me\n`,
    );
    await onScreen('play --input steps', async (terminal) => {
      await terminal.shows('› Go on: Fuse');
      terminal.press(enter);
      await terminal.shows('All you can do is pass.');
      expect(terminal.picture.text).toContain('Enter pass');
      expect(terminal.picture.text).not.toContain('Row (');
      terminal.press(`pass${enter}`);
      await terminal.shows('White passes.');
      await terminal.shows('Row (');
    });
  });

  test('every key that is named does what it says', async () => {
    await onScreen('play neutreeko --black me --white me', async (terminal) => {
      await terminal.shows('or type');
      terminal.press(`5b-5c${enter}`);
      await terminal.shows('u undo');
      terminal.press('u');
      await terminal.shows('r redo');
      terminal.press('r');
      await terminal.shows('1.  5B-5C');
      terminal.press(`u5b-5a${enter}`);
      await terminal.shows('(1. 5B-5C)');
      terminal.press('y');
      await terminal.shows('Choose a line to go on with');
      terminal.press(down + enter);
      await terminal.shows('(1. 5B-5A)');
      terminal.press('t');
      await terminal.shows('it draws.');
      terminal.press('v');
      await terminal.shows(/ 4C-3C =/u);
      terminal.press('n');
      await terminal.shows(/#\d+ 4C-3C =/u);
      terminal.press('v');
      await terminal.shows(/#1 1B-1A {2}/u);
      terminal.press('o');
      await terminal.shows('     E   D   C   B   A');
      terminal.press('l');
      await terminal.shows('1. Each player has three stones');
      terminal.press(esc);
      await terminal.shows('or type');
      terminal.press('x');
      await terminal.shows('Press x again to resign.');
      terminal.press('x');
      await terminal.shows('Black wins: White resigned.');
      terminal.press('q');
      terminal.press(enter);
      await terminal.shows('What shall we play?');
    });
  });
});

describe('menus', () => {
  test('lead by arrows to a game against a level, and back', async () => {
    await onScreen('', async (terminal) => {
      await terminal.shows('› Neutreeko');
      terminal.press(down + down + enter);
      await terminal.shows('› Quantik');
      terminal.press(enter);
      await terminal.shows('Who plays?');
      terminal.press(esc);
      await terminal.shows('Quantik: which variant?');
      terminal.press(enter);
      await terminal.shows('Who plays?');
      terminal.press(down + enter);
      await terminal.shows('Who plays White?');
      terminal.press(`level:12${enter}`);
      await terminal.shows('There is no “level:12”; levels go from level:1 to level:8.');
      terminal.press(`level:1${enter}`);
      await terminal.shows('How many games?');
      terminal.press(down + enter);
      await terminal.shows('Quantik · Game 1, best of 3');
      await terminal.shows('White puts a');
    });
  });

  test('keep what is typed when an arrow is pressed, in one piece or slowly', async () => {
    await onScreen('play tres-em-linha', async (terminal) => {
      await terminal.shows('Who plays?');
      terminal.press(down + enter);
      await terminal.shows('Who plays x?');
      terminal.press('lev');
      await terminal.shows('> lev');
      terminal.press(`${down}${up}${left}${right}\x1b[1;3B\x1bOA\x1b[H\x1b[5~`);
      terminal.press('\x1b[');
      // Longer than one waits for what may be the Escape key.
      await new Promise((resolve) => setTimeout(resolve, 150));
      terminal.press('B');
      terminal.press(`el:12${enter}`);
      await terminal.shows('There is no “level:12”');
    });
  });

  test('take a word that begins with the letter of a key', async () => {
    await onScreen('play', async (terminal) => {
      await terminal.shows('› Neutreeko');
      terminal.press('q');
      await terminal.shows('› Exit');
      terminal.press('u');
      await terminal.shows('> qu');
      terminal.press(`antik${enter}`);
      await terminal.shows('Quantik: which variant?');
    });
  });

  test('speak Portuguese at the press of a key', async () => {
    await onScreen('play', async (terminal) => {
      await terminal.shows('Português');
      terminal.press(`${up}${up}${enter}`);
      await terminal.shows('A que vamos jogar?');
    });
  });
});

test('Ctrl-U clears what is typed: a suggested file name, a move, an answer to a menu', async () => {
  const clear = '\x15';
  await onScreen('play tres-em-linha --x me --o me', async (terminal) => {
    await terminal.shows('or type');
    terminal.press(`12${clear}3${enter}`);
    await terminal.shows('1.  3');
    terminal.press('w');
    await terminal.shows('> tres-em-linha-1.txt_');
    const file = join(folder, 'mine.txt');
    terminal.press(`${clear}${file}${enter}`);
    await terminal.shows('Saved as');
    expect(readFileSync(file, 'utf8')).toContain('1. 3');
    terminal.press('q');
    await terminal.shows('What shall we play?');
    terminal.press(`xyz${clear}fuse${enter}`);
    await terminal.shows('Fuse: which variant?');
  });
});

describe('the last lines name every key', () => {
  test.each([
    ['neutreeko', 'en', 80],
    ['neutreeko', 'pt', 80],
    ['neutreeko', 'pt', 60],
    ['fuse', 'en', 60],
    ['fuse', 'pt', 80],
    ['quantik', 'pt', 60],
    ['tres-em-linha', 'pt', 60],
  ] as const)('%s in %s, %i wide', async (game, language, columns) => {
    const line = `play ${game} --first me --second me --seed 3 --lang ${language}`;
    await onScreen(
      line,
      async (terminal) => {
        await terminal.shows('q menu');
        terminal.press(`#1${enter}`);
        await terminal.shows(/\bu (?:undo|anular)\b/u);
        terminal.press(`#1${enter}`);
        await terminal.shows(/^.*\b1\. {2}\S+ {2}\S+/mu);
        terminal.press('u');
        await terminal.shows(/ r (?:redo|refazer)/u);
        await terminal.shows('q menu');
      },
      { columns, rows: columns === 80 ? 24 : 20 },
    );
  });
});

describe('the window', () => {
  test('is redrawn in its new size, or says that it is too small', async () => {
    await onScreen('play fuse --white me --black me --seed 3', async (terminal) => {
      await terminal.shows('├───╂');
      terminal.resize(60, 20);
      await terminal.shows(/ b │.*\n c │/u);
      expect(Math.max(...terminal.picture.lines.map((line) => line.length))).toBeLessThanOrEqual(60);
      terminal.resize(30, 8);
      await terminal.shows('This needs 36 × 17; the');
      expect(terminal.picture.text).toMatch(/window is 30 × 8\.\n[\s\S]*\n q menu$/u);
      terminal.resize(120, 40);
      await terminal.shows('├───╂');
    });
  });

  test('is given back when the app is put aside, and drawn again after', async () => {
    const terminal = await onScreen('play neutreeko --black me --white me', async (open) => {
      await open.shows('or type');
      open.press('\x1a5b');
      await open.shows('Move: 5b_');
    });
    expect(terminal.written).toMatch(/\?1049l<suspended>.*\?1049h.*Neutreeko.*Move: 5b_/su);
  });

  test('has colours, unless they are not wanted', async () => {
    const coloured = await onScreen('play neutreeko --black me --white me', (terminal) => terminal.shows('>●<'));
    expect(coloured.written).toContain('\x1b[36m●');
    const plain = await onScreen('play neutreeko --black me --white me', (terminal) => terminal.shows('>●<'), {
      env: { NO_COLOR: '1' },
    });
    expect(plain.written).not.toMatch(/\[3[0-9]m/u);
  });

  test.each(['en', 'pt'])(
    'does with plain characters and letters where there are no others, in %s',
    async (language) => {
      const line = `play tres-em-linha --x me --o level:1 --series 3 --ascii --lang ${language}`;
      const terminal = await onScreen(line, async (open) => {
        await open.shows('>*<');
        open.press(`zz${enter}`);
        await open.shows('"zz"');
        open.press(`v3${enter}`);
        await open.shows(/1\. {2}3 {2}\d/u);
        open.press('txx');
        await open.shows(/resigned\.|desistiu\./u);
        open.press(`review${enter}`);
        await open.shows(/1\. {2}x {2}3/u);
      });
      // What is written between looks and places.
      expect(terminal.written.match(/[^\p{ASCII}\p{L}]/gu)).toBeNull();
    },
  );

  test('writes the rules anew when its width changes', async () => {
    await onScreen('play neutreeko --black me --white me', async (terminal) => {
      await terminal.shows('or type');
      terminal.press('l');
      await terminal.shows('1. Each player has three stones');
      const before = terminal.picture.text;
      terminal.resize(40, 24);
      await terminal.shows(/until something\nstops/u);
      const words = (text: string) => text.replace(/\s+/gu, ' ').slice(0, 150);
      expect(words(terminal.picture.text)).toBe(words(before));
    });
  });
});

test('what was typed ahead chooses nothing at the end of a game', async () => {
  await onScreen('play tres-em-linha --x me --o me', async (terminal) => {
    await terminal.shows('or type');
    for (const column of '1122') terminal.press(column + enter);
    terminal.press(`3${enter}${enter}${enter}${down}${enter}`);
    await terminal.shows('› Play again');
    terminal.press(down);
    await terminal.shows('› Review');
    expect(terminal.picture.text).toContain('x wins: a line on 1a, 2a and 3a.');
  });
});

describe('computers', () => {
  test('are watched, paused, stepped and looked back at', async () => {
    await onScreen('play neutreeko --black level:8 --white level:2 --seed 1', async (terminal) => {
      await terminal.shows('s a move');
      terminal.press(' ');
      await terminal.shows('Paused.');
      terminal.press(right);
      await terminal.shows(/1\. {2}5[BD]-5C =/u);
      terminal.press('u');
      await terminal.shows('Taken back. Paused.');
      terminal.press('+++++ ');
      await terminal.shows('Black wins');
      await terminal.shows('› Play again');
    });
  });

  test('are watched in Portuguese, with its names of keys and its numbers', async () => {
    await onScreen('play neutreeko --black first --white first --lang pt --ascii', async (terminal) => {
      await terminal.shows('(1 s por jogada)');
      expect(terminal.picture.text).toMatch(/Espaço pausa [|] Direita uma jogada/u);
      terminal.press(' +');
      await terminal.shows('Espaço continuar');
      terminal.press(' ');
      await terminal.shows('(0,5 s por jogada)');
    });
  });

  test('leave no mistakes of “yours” behind', async () => {
    await onScreen(
      'play drop-3x3x3 --x first --o first',
      async (terminal) => {
        await terminal.shows('s a move');
        terminal.press('++++');
        await terminal.shows('› Play again');
        expect(terminal.picture.text).toContain('where it was decided, and the mistakes');
      },
      { columns: 100 },
    );
  });

  test('answer a person, who may take it back while they think', async () => {
    await onScreen('play tres-em-linha --x me --o uct:1000000000', async (terminal) => {
      await terminal.shows('or type');
      terminal.press(`3${enter}`);
      await terminal.shows('is thinking');
      terminal.press('u');
      await terminal.shows('Taken back.');
    });
  });

  test('show how long they think, and move now when they are told to', async () => {
    await onScreen('play tres-em-linha --x me --o uct:1000000000', async (terminal) => {
      await terminal.shows('or type');
      terminal.press(`3${enter}`);
      await terminal.shows(/uct:1000000000 is thinking… [3-9] s/u);
      expect(terminal.picture.text).toContain('m move now');
      terminal.press('m');
      await terminal.shows(/1\. {2}3 {2}\d/u);
      await terminal.shows('▸ x  you');
    });
  });

  test('who search to the end and have found nothing yet say that they play the first move', async () => {
    await onScreen('play tres-em-linha --x t-minimax --o me', async (terminal) => {
      await terminal.shows('is thinking');
      terminal.press('m');
      await terminal.shows('x drops a disc into column 1.');
      await terminal.shows('t-minimax had looked at no move to the end yet, and plays the first in order.');
    });
    // The game before is unfinished, and that it waits is told as well, not instead.
    await onScreen('play tres-em-linha --x t-minimax --o me --lang pt', async (terminal) => {
      await terminal.shows('m jogar já');
      terminal.press('m');
      await terminal.shows(/ainda não tinha visto [\s\S]* primeira por\s+ordem\. Há uma partida por acabar à espera/u);
    });
  });

  test('are offered in menus only where they answer in bearable time', async () => {
    await onScreen('play tres-em-linha', async (terminal) => {
      await terminal.shows('Who plays?');
      terminal.press(enter);
      await terminal.shows('t-alphabeta');
      expect(terminal.picture.text).not.toContain('t-minimax');
      // Whoever types the name gets it all the same.
      terminal.press(`t-minimax${enter}`);
      await terminal.shows('How many games?');
    });
    await onScreen('play drop-3x3x3', async (terminal) => {
      await terminal.shows('Who plays?');
      terminal.press(enter);
      await terminal.shows('t-minimax');
    });
    await onScreen('play drop-7x6x4', async (terminal) => {
      await terminal.shows('Who plays?');
      terminal.press(enter);
      await terminal.shows('Level 8');
      expect(terminal.picture.text).not.toContain('t-alphabeta');
    });
  });

  test('say what their searches cost when they are asked, and who counts nothing says nothing', async () => {
    await onScreen('play drop-3x3x3 --x t-alphabeta --o t-minimax --series 1', async (terminal) => {
      await terminal.shows('i nodes');
      terminal.press(' i');
      await terminal.shows('From now on each computer’s move comes with what its search cost');
      terminal.press(right);
      await terminal.shows(/592 nodes, \d+ leaves, \d+ cut-offs, depth 9, \d/u);
      terminal.press(right);
      await terminal.shows(/1,086 nodes, \d+ leaves, depth 8, \d/u);
      terminal.press('i');
      await terminal.shows('What searches cost is no longer said.');
    });
    await onScreen('play tres-em-linha --x me --o perfect --lang pt', async (terminal) => {
      await terminal.shows('i nós');
      terminal.press(`i3${enter}`);
      await terminal.shows(/1\. {2}3 {2}\d/u);
      expect(terminal.picture.text).not.toMatch(/\d nós/u);
    });
  });

  test('do what is wanted between the games of a series, too', async () => {
    await onScreen('play tres-em-linha --x perfect --o first --series 3 --seed 1', async (terminal) => {
      await terminal.shows('s a move');
      terminal.press('+++++');
      await terminal.shows('x wins');
      terminal.press(' ');
      await terminal.shows(/x wins[\s\S]*Paused\./u);
      terminal.press('l');
      await terminal.shows('1. The board');
      terminal.press(esc);
      await terminal.shows(/x wins[\s\S]*Paused\./u);
      terminal.press('w');
      await terminal.shows('Save the record as');
      terminal.press(esc);
      await terminal.shows(/x wins[\s\S]*Paused\./u);
      terminal.press('u');
      await terminal.shows('Taken back. Paused.');
      terminal.press('r');
      await terminal.shows(/x wins[\s\S]*Paused\./u);
      terminal.press(' ');
      await terminal.shows('Game 2, best of 3');
    });
  });

  test('wait after the last move was taken back, or a game is played on from before a move', async () => {
    await onScreen('play tres-em-linha --x perfect --o first --seed 1', async (terminal) => {
      await terminal.shows('s a move');
      terminal.press('+++++');
      await terminal.shows('› Play again');
      terminal.press(`undo${enter}`);
      await terminal.shows('Taken back. Paused.');
      terminal.press(' ');
      await terminal.shows('› Play again');
      terminal.press(`review${enter}`);
      await terminal.shows('Choose a move to play on');
      terminal.press(`1${enter}`);
      await terminal.shows('Playing on from move 1. Paused.');
    });
  });

  test('are paused while they think, which is seen at once', async () => {
    await onScreen('play tres-em-linha --x uct:1000000000 --o first', async (terminal) => {
      await terminal.shows('is thinking');
      terminal.press(' ');
      await terminal.shows('is thinking… Paused.');
      terminal.press(' ');
      await terminal.shows(/is thinking…\n/u);
    });
  });
});

describe('two windows', () => {
  const saves = () => readdirSync(join(folder, 'tabuleiro')).sort();
  const savedMoves = (name: string) =>
    (JSON.parse(readFileSync(join(folder, 'tabuleiro', name), 'utf8')) as TableData).tree.nodes
      .map(({ move }) => move)
      .join(' ')
      .trim();
  const onLines = (line: string, answers: readonly string[]) =>
    run(line, answers.map((answer) => `${answer}\n`).join(''), { XDG_DATA_HOME: folder });

  test('do not write over each other’s game: what is open in one is a copy in the other', async () => {
    await onScreen('play neutreeko --black me --white me', async (terminal) => {
      await terminal.shows('or type');
      terminal.press(`5b-5c${enter}`);
      await terminal.shows('1.  5B-5C');
      const { out } = await onLines('play', ['resume', '1D-1E', '2C-3C']);
      expect(out).toContain('open in another window');
      expect(out).toContain('this is a copy of it');
      expect(savedMoves('neutreeko-1.game')).toBe('5B-5C');
      expect(savedMoves('neutreeko-2.game')).toBe('5B-5C 1D-1E 2C-3C');
      // A copy that was only looked at is not one more game.
      await onLines('play', ['resume', '2', 'board', 'menu']);
      expect(saves().filter((name) => name.endsWith('.game'))).toHaveLength(2);
      terminal.press(`4c-3c${enter}`);
      await terminal.shows('1.  5B-5C  4C-3C');
    });
    expect(savedMoves('neutreeko-1.game')).toBe('5B-5C 4C-3C');
    expect(saves()).toEqual(['neutreeko-1.game', 'neutreeko-2.game']);
  });

  test('begin the same game at once in two files, and remove only their own', async () => {
    const line = 'play quantik --white me --brown me';
    await onScreen(line, async (one) => {
      await onScreen(line, async (other) => {
        for (const terminal of [one, other]) {
          await terminal.shows('or type');
          terminal.press(`a11${enter}`);
          await terminal.shows('1.  A11');
        }
        expect(saves().filter((name) => name.endsWith('.game'))).toEqual(['quantik-1.game', 'quantik-2.game']);
        other.press('xx');
        await other.shows('resigned');
      });
      expect(saves().filter((name) => name.endsWith('.game'))).toEqual(['quantik-1.game']);
    });
    expect(saves()).toEqual(['quantik-1.game']);
  });

  test('say so when a game was finished in the other, and go on from what it has come to', async () => {
    await onLines('play neutreeko --black me --white me', ['5B-5C']);
    await onScreen('play', async (terminal) => {
      await terminal.shows('› Go on: Neutreeko, 1 move played');
      await onLines('play', ['resume', '4C-3C']);
      terminal.press(enter);
      await terminal.shows('1.  5B-5C  4C-3C');
      terminal.press('q');
      await terminal.shows('› Go on: Neutreeko, 2 moves played');
      await onLines('play', ['resume', 'resign', 'menu']);
      expect(saves()).toEqual([]);
      terminal.press(enter);
      await terminal.shows('That game is not there any more.');
      await terminal.shows('› Neutreeko');
    });
  });
});

describe('a save that can’t be read', () => {
  test('is spoken of in full, however long its name', async () => {
    const deep = join(folder, 'a'.repeat(90), 'b'.repeat(90));
    mkdirSync(join(deep, 'tabuleiro'), { recursive: true });
    writeFileSync(join(deep, 'tabuleiro', 'neutreeko-1.game'), 'tabuleiro record 1\ngame: neutreeko\nstart: x\n');
    await onScreen(
      'play',
      async (terminal) => {
        await terminal.shows('set aside');
        const said = terminal.picture.text.replace(/\s+/gu, '');
        const file = join(deep, 'tabuleiro', 'neutreeko-1.damaged').replace(/\s+/gu, '');
        expect(said).toContain(`${file}.Its`);
        expect(said).toContain('startisnotaposition');
      },
      { env: { XDG_DATA_HOME: deep } },
    );
  });

  test.runIf(isUnix)('as a pipe can’t be, is not waited for', async () => {
    mkdirSync(join(folder, 'tabuleiro'));
    const pipe = join(folder, 'tabuleiro', 'fuse-1.game');
    execFileSync('mkfifo', [pipe]);
    const { out } = await run('play', '', { XDG_DATA_HOME: folder });
    expect(out.replace(/\n/gu, ' ')).toContain('is not a file with text in it.');
    expect((await run(['replay', pipe])).error).toContain('is not a file');
  });
});

test('a board that was flipped is so when its game is gone on with', async () => {
  const flipped = '     E   D   C   B   A';
  await onScreen('play neutreeko --black me --white me', async (terminal) => {
    await terminal.shows('or type');
    terminal.press('o');
    await terminal.shows(flipped);
    terminal.press(`5b-5c${enter}`);
    await terminal.shows('1.  5B-5C');
  });
  await onScreen('play', async (terminal) => {
    await terminal.shows('› Go on: Neutreeko');
    terminal.press(enter);
    await terminal.shows(flipped);
  });
});

test('a game is gone on with after the app was left', async () => {
  await onScreen('play neutreeko --black me --white me', async (terminal) => {
    await terminal.shows('or type');
    terminal.press(`5b-5c${enter}`);
    await terminal.shows('1.  5B-5C');
  });
  await onScreen('play', async (terminal) => {
    await terminal.shows('› Go on: Neutreeko, 1 move played');
    terminal.press(enter);
    await terminal.shows('1.  5B-5C');
  });
});
