import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FakeTerminal } from './fake-terminal.ts';
import { runOnTerminal } from './run-program.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-mouse-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts the app with a mouse and hands it to a test, then leaves it by force. */
async function withMouse(line: string, use: (mouse: Mouse, terminal: FakeTerminal) => Promise<void>, rows = 24) {
  const terminal = new FakeTerminal(80, rows);
  const ended = runOnTerminal(line, terminal, { XDG_DATA_HOME: folder });
  await terminal.shows(/\S/u);
  expect(terminal.picture).toMatchObject({ isMouseOn: true, isMouseWide: true });
  await use(new Mouse(terminal), terminal);
  terminal.press('\x03');
  expect(await ended).toBe(0);
  expect(terminal.picture).toMatchObject({ isMouseOn: false, isMouseWide: false });
  return terminal;
}

/** Points at places as a person does: at what they see. */
class Mouse {
  private readonly terminal: FakeTerminal;

  constructor(terminal: FakeTerminal) {
    this.terminal = terminal;
  }

  down(row: number, column: number): void {
    this.terminal.press(`\x1b[<0;${column + 1};${row + 1}M`);
  }

  up(row: number, column: number): void {
    this.terminal.press(`\x1b[<0;${column + 1};${row + 1}m`);
  }

  /** The first place where a text is seen. */
  placeOf(text: string): readonly [row: number, column: number] {
    const row = this.terminal.picture.lines.findIndex((line) => line.includes(text));
    expect(row, `${text} in\n${this.terminal.picture.text}`).toBeGreaterThanOrEqual(0);
    return [row, (this.terminal.picture.lines[row] ?? '').indexOf(text)];
  }

  click(row: number, column: number): void {
    this.down(row, column);
    this.up(row, column);
  }

  clickOn(text: string): void {
    this.click(...this.placeOf(text));
  }
}

/** The middle of a cell, by the names beside a board: `5B`, in the first line that begins with the row. */
function cellOf(terminal: FakeTerminal, row: string, column: string): readonly [number, number] {
  const line = terminal.picture.lines.findIndex((each) => each.startsWith(` ${row} `));
  const names = terminal.picture.lines.find((each) => /^ {5}\S {3}\S/u.test(each)) ?? '';
  return [line, names.indexOf(column)];
}

describe('at a table', () => {
  test('a click picks up, lets go, and puts down; a refusal stays to be read', async () => {
    await withMouse('play neutreeko --black me --white me', async (mouse, terminal) => {
      await terminal.shows('or type');
      mouse.click(...cellOf(terminal, '1', 'B'));
      await terminal.shows('You have no piece on 1B.');
      mouse.click(...cellOf(terminal, '5', 'B'));
      await terminal.shows('put down');
      mouse.click(...cellOf(terminal, '5', 'B'));
      await terminal.shows('pick up');
      mouse.click(...cellOf(terminal, '5', 'B'));
      await terminal.shows('put down');
      mouse.click(...cellOf(terminal, '5', 'C'));
      await terminal.shows('1.  5B-5C');
    });
  });

  test('a piece is dragged; where nothing is held, the button coming up means nothing', async () => {
    await withMouse('play neutreeko --black me --white me', async (mouse, terminal) => {
      await terminal.shows('or type');
      mouse.down(...cellOf(terminal, '5', 'B'));
      mouse.up(...cellOf(terminal, '5', 'C'));
      await terminal.shows('1.  5B-5C');
    });
    await withMouse('play tres-em-linha --x me --o me', async (mouse, terminal) => {
      await terminal.shows('or type');
      mouse.down(...cellOf(terminal, 'd', '2'));
      await terminal.shows('x drops a disc into column 2.');
      mouse.up(...cellOf(terminal, 'd', '4'));
      terminal.press('n');
      await terminal.shows('Moves');
      expect(terminal.picture.text).toContain('▸ o  player B');
    });
  });

  test('a shape is taken from the stock, and the opponent’s is refused, on a flipped board too', async () => {
    await withMouse('play quantik --white me --brown me', async (mouse, terminal) => {
      await terminal.shows('or type');
      terminal.press('o');
      await terminal.shows(/^ Quantik\n {3}>A/u);
      mouse.clickOn('d ●×2');
      await terminal.shows('Choose a piece of your own stock first.');
      mouse.clickOn('C ▯×2');
      await terminal.shows('>C ▯×2<');
      mouse.click(...cellOf(terminal, '3', '2'));
      await terminal.shows('White puts a cylinder on 32.');
    });
  });

  test('a click lets go of what was being typed, and types nothing', async () => {
    await withMouse('play tres-em-linha --x me --o me', async (mouse, terminal) => {
      await terminal.shows('or type');
      terminal.press('5');
      await terminal.shows('Move: 5_');
      mouse.click(...cellOf(terminal, 'a', '3'));
      await terminal.shows('x drops a disc into column 3.');
      expect(terminal.picture.text).not.toContain('Move:');
      // Other buttons, places outside, pieces of reports, the older form.
      terminal.press('\x1b[<2;6;6M\x1b[<0;200;200M\x1b[<0;1;1M\x1b[<0;99999999;1M\x1b[M !!\x1b[<0;5');
      await new Promise((resolve) => setTimeout(resolve, 100));
      terminal.press(';5q\x1b[<0;5;5');
      terminal.press('4\r');
      terminal.press('5');
      await terminal.shows(/Move: \S*5_/u);
    });
  });

  test('the wheel scrolls the list beside the board', async () => {
    await withMouse('play fuse --white me --black me --seed 3', async (_mouse, terminal) => {
      await terminal.shows('or type');
      terminal.press('n');
      await terminal.shows('#1 ');
      terminal.press('\x1b[<65;1;1M'.repeat(50));
      await terminal.shows('#72 h6-b6');
      expect(terminal.picture.text).not.toContain('#1 ');
      terminal.press('\x1b[<64;1;1M'.repeat(50));
      await terminal.shows('#1 ');
    });
  });

  test('a key gives the mouse back to the terminal, and takes it again', async () => {
    await withMouse('play neutreeko --black me --white me', async (mouse, terminal) => {
      await terminal.shows('k no mouse');
      terminal.press('k');
      await terminal.shows('k mouse');
      expect(terminal.picture.isMouseOn).toBe(false);
      terminal.press('\x1a');
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(terminal.picture.isMouseOn).toBe(false);
      terminal.press('k');
      await terminal.shows('k no mouse');
      expect(terminal.picture.isMouseOn).toBe(true);
      mouse.click(...cellOf(terminal, '5', 'B'));
      await terminal.shows('put down');
    });
  });
});

describe('in menus', () => {
  test('a click chooses as the button comes up where it went down; the wheel moves', async () => {
    await withMouse('play', async (mouse, terminal) => {
      await terminal.shows('› Neutreeko');
      const [row, column] = mouse.placeOf('Quantik');
      mouse.down(row, column);
      mouse.up(row + 1, column);
      terminal.press('\x1b[<65;1;1M');
      await terminal.shows('› Fuse');
      mouse.click(row, column);
      await terminal.shows('Quantik: which variant?');
      mouse.clickOn('Quantik  ');
      await terminal.shows('Who plays?');
      mouse.clickOn('Two people');
      await terminal.shows('How many games?');
      mouse.clickOn('The best of 3');
      await terminal.shows('Game 1, best of 3');
    });
  });

  test('a list that is longer than the window can be clicked through', async () => {
    await withMouse(
      'play neutreeko',
      async (mouse, terminal) => {
        await terminal.shows('Who plays?');
        mouse.clickOn('You as White');
        await terminal.shows('› Level 1');
        terminal.press('\x1b[<65;1;1M'.repeat(20));
        await terminal.shows('› n2-hard');
        mouse.clickOn('n1-hard');
        await terminal.shows('How many games?');
      },
      14,
    );
  });

  test('the button that was pressed on a board chooses nothing beside it', async () => {
    await withMouse('play tres-em-linha --x me --o me', async (mouse, terminal) => {
      await terminal.shows('or type');
      for (const column of '1122') terminal.press(`${column}\r`);
      await terminal.shows('2.  2  2');
      mouse.down(...cellOf(terminal, 'a', '3'));
      await terminal.shows('› Play again');
      mouse.up(...mouse.placeOf('Menu'));
      mouse.clickOn('Review');
      await terminal.shows('Choose a move to play on');
    });
  });

  test('the wheel scrolls the rules', async () => {
    await withMouse('play neutreeko --black me --white me', async (_mouse, terminal) => {
      await terminal.shows('or type');
      terminal.press('l');
      await terminal.shows(/^Neutreeko/u);
      terminal.press('\x1b[<65;1;1M');
      await terminal.shows(/^(?!Neutreeko)/u);
      terminal.press('\x1b[<64;1;1M');
      await terminal.shows(/^Neutreeko/u);
    });
  });
});

test('the mouse is given back while the app is put aside', async () => {
  const terminal = await withMouse('play neutreeko --black me --white me', async (_mouse, open) => {
    await open.shows('or type');
    open.press('\x1a5b');
    await open.shows('Move: 5b_');
    expect(open.picture).toMatchObject({ isMouseOn: true, isMouseWide: true });
  });
  expect(terminal.written).toMatch(/\?1006l.*\?1000l.*<suspended>.*\?1000h.*\?1006h/su);
});
