import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Game, languages } from '../src/core/game.ts';
import { games } from '../src/games/index.ts';
import { FakeTerminal } from './fake-terminal.ts';
import { runOnTerminal } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-small-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sizes = [
  [80, 24],
  [60, 20],
  [40, 20],
  [30, 12],
  [20, 5],
] as const;
/** What a window says that is too small. */
const tooSmall = /(?:This\s+needs|preciso)\s+(\d+) × (\d+);/u;

let count = 0;
/** Starts the app in a window and hands it to a test, then leaves it by force. */
async function inWindow(line: string, [columns, rows]: readonly [number, number], use: Use): Promise<void> {
  const terminal = new FakeTerminal(columns, rows);
  const ended = runOnTerminal(line, terminal, { XDG_DATA_HOME: join(folder, String(++count)) });
  await use(terminal);
  terminal.press('\x03');
  expect(await ended).toBe(0);
}
type Use = (terminal: FakeTerminal) => Promise<void>;

/** Whose turn it is, who plays, and the way out. */
function expectTable(terminal: FakeTerminal, game: Game, language: 'en' | 'pt'): void {
  const { text, columns } = terminal.picture;
  expect(text).toMatch(/▸ /u);
  for (const { name } of game.text[language].players)
    expect(text).toMatch(new RegExp(`[▸ ] (?:\\S )?${name} {2}`, 'u'));
  expect(text).toMatch(language === 'en' ? /you[\s\S]*Level 1/u : /tu[\s\S]*Nível 1/u);
  expect(text).toContain('q menu');
  expect(text).toMatch(/>.{1,5}</u);
  expect(Math.max(...terminal.picture.lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
}

describe('a table keeps its players, whose turn it is and the way out, or says the size it needs', () => {
  test.each(games.flatMap(({ id }) => languages.map((language) => [id, language] as const)))(
    '%s in %s',
    async (id, language) => {
      const game = await games.find((entry) => entry.id === id)?.load();
      if (!game) throw new Error(`There is no game ${id}.`);
      const line = `play ${id} --first me --second level:1 --seed 3 --lang ${language}`;
      for (const size of sizes) {
        await inWindow(line, size, async (terminal) => {
          await terminal.shows('q menu');
          const [, columns, rows] = tooSmall.exec(terminal.picture.text) ?? [];
          if (columns !== undefined) {
            expect(terminal.picture.text.replace(/\s+/gu, ' ')).toContain(`${size[0]} × ${size[1]}.`);
            // A window of the size that it asks for is large enough, and one that is any smaller is not.
            for (const [less, lower] of [
              [1, 0],
              [0, 1],
            ] as const) {
              terminal.resize(Number(columns) - less, Number(rows) - lower);
              await terminal.shows(tooSmall);
            }
            terminal.resize(Number(columns), Number(rows));
            await terminal.shows('▸');
          }
          expectTable(terminal, game, language);
          terminal.resize(80, 24);
          await terminal.shows(` ${game.text[language].name}\n`);
          expectTable(terminal, game, language);
        });
      }
    },
  );
});

describe('menus show what is chosen and the way back', () => {
  test.each(sizes.flatMap((size) => languages.map((language) => [...size, language] as const)))(
    '%i × %i in %s',
    async (columns, rows, language) => {
      await inWindow(`play --lang ${language}`, [columns, rows], async (terminal) => {
        await terminal.shows('› Neutreeko');
        terminal.press('\x1b[A');
        await terminal.shows(language === 'en' ? '› Exit' : '› Sair');
        terminal.press('\x1b[B\r');
        await terminal.shows(language === 'en' ? '› You as Black' : '› Jogar com');
        await terminal.shows('Esc ');
        terminal.press('\r');
        await terminal.shows(language === 'en' ? '› Level 1' : '› Nível 1');
        await terminal.shows('Esc ');
        terminal.press('\x1b');
        await terminal.shows(language === 'en' ? '› You as Black' : '› Jogar com');
      });
    },
  );

  test('and say the size that they need, and recover', async () => {
    await inWindow('play', [19, 5], async (terminal) => {
      await terminal.shows(/This needs\s+20 × 5; the/u);
      await terminal.shows('Ctrl-C leave');
      // Nobody sees what this would choose.
      terminal.press('\r');
      terminal.resize(12, 3);
      await terminal.shows(/^ 20 × 5$/mu);
      terminal.resize(20, 5);
      await terminal.shows('› Neutreeko');
    });
  });

  test('a mark says that there are more options than are seen', async () => {
    await inWindow('play', [60, 9], async (terminal) => {
      await terminal.shows(/› Neutreeko[\s\S]*…\n/u);
      terminal.resize(60, 24);
      await terminal.shows('  Exit');
      expect(terminal.picture.text).not.toMatch(/ …$/mu);
      terminal.resize(60, 9);
      terminal.press('\x1b[A');
      await terminal.shows(/ …\n[\s\S]*› Exit/u);
    });
  });

  test('the result of a game is seen with what can be done after it', async () => {
    for (const [columns, rows] of [
      [40, 20],
      [30, 12],
      [20, 5],
    ] as const) {
      await inWindow('play tres-em-linha --x me --o me', [80, 24], async (terminal) => {
        await terminal.shows('or type');
        terminal.press('xx');
        await terminal.shows('› Play again');
        terminal.resize(columns, rows);
        await terminal.shows(/o wins:[\s\S]*› Play again/u);
      });
    }
  });
});

describe('a list that is asked for is seen where there is little room', () => {
  const [pageDown, pageUp] = ['\x1b[6~', '\x1b[5~'];

  test.each([
    [40, 20],
    [36, 22],
    [36, 17],
  ])('%i × %i', async (...size) => {
    await inWindow('play fuse --white me --black level:1 --seed 3', size, async (terminal) => {
      await terminal.shows('q menu');
      terminal.press('n');
      await terminal.shows(/#1 a4-b4.*\n/u);
      await terminal.shows(/ …$/mu);
      terminal.press(pageDown);
      await terminal.shows(/#10 .*\n/u);
      terminal.press(pageUp);
      await terminal.shows(/#1 a4-b4/u);
      terminal.press('nv');
      await terminal.shows(/[a-h]\d-[a-h]\d ~[+−]0\.\d\d/u);
      await terminal.shows('q menu');
    });
  });

  test('and of what counts, as much as there is room for', async () => {
    await inWindow('play fuse --white me --black level:1 --seed 3', [40, 20], async (terminal) => {
      await terminal.shows(/Groups, White: [^\n]* Groups[^\n]*…/u);
    });
  });
});

test('a long refusal leaves the way out in its place', async () => {
  await inWindow('play neutreeko --black me --white me', [30, 12], async (terminal) => {
    await terminal.shows('q menu');
    terminal.press('zz');
    await terminal.shows(/Move: zz_\n.*Esc/u);
    terminal.press('\r');
    await terminal.shows(/“zz” is not a move.*…\n.*q menu/u);
  });
});
