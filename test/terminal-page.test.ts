import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commonOptions, ownOptions } from '../src/terminal/options.ts';
import { commandNames } from '../src/terminal/terminal-text.ts';
import { FakeTerminal } from './fake-terminal.ts';
import { linkOf, network, openStage } from './online/terminal/stage.ts';
import { run, runOnTerminal } from './run-program.ts';

/** The page with its screens; those of the app must be the same, so that the page stays true. */
const page = readFileSync(new URL('../docs/terminal.md', import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-page-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is typed, and what the screen shows before the next. */
type Script = readonly (readonly [shown: string | RegExp, keys: string])[];

/** The windows that are not of the usual size. */
const sizes: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  'a small window': [30, 12],
  'one that is too small': [30, 12],
};

const screens: readonly (readonly [title: string, line: string, script: Script, last: string | RegExp])[] = [
  ['the menu', 'play', [], '› Neutreeko'],
  [
    'Neutreeko',
    'play neutreeko --black me --white me',
    [
      ['or type', '5b-5c\r'],
      ['5B-5C', '4c-3c\r'],
      ['4C-3C', 'v'],
      [/5C-3A =/u, '\x1b[C\r'],
    ],
    'put down',
  ],
  [
    'Fuse',
    'play fuse --white me --black me --seed 3',
    [
      ['or type', 'd1 4\r'],
      ['1.  d1-d5', 'a5-e5\r'],
      ['1.  d1-d5  a5-e5', '\t\r'],
    ],
    'put down',
  ],
  [
    'Quantik',
    'play quantik --white me --brown me',
    [
      ['or type', 'cube 1 1\r'],
      ['1.  B11', 'sphere 2 1\r'],
      ['1.  B11  d21', '\x1b[D\x1b[D\r'],
    ],
    'put down',
  ],
  [
    'Três em Linha',
    'play tres-em-linha --x me --o me',
    [
      ['or type', '3\r'],
      ['1.  3', '3\r'],
      ['1.  3  3', 'v'],
    ],
    /2 ▲3/u,
  ],
  [
    'the end',
    'play tres-em-linha --x me --o me --series 3',
    [
      ['or type', '2\r'],
      ['1.  2', '1\r'],
      ['1.  2  1', '3\r'],
      ['2.  3', '1\r'],
      ['2.  3  1', '4\r'],
    ],
    '› Next game',
  ],
  [
    'a review',
    'play tres-em-linha --x me --o me --series 3',
    [
      ['or type', '2\r'],
      ['1.  2', '1\r'],
      ['1.  2  1', '3\r'],
      ['2.  3', '1\r'],
      ['2.  3  1', '4\r'],
      ['› Next game', '\x1b[B\r'],
    ],
    'Choose a move to play on',
  ],
  ['a small window', 'play neutreeko --black me --white level:3', [], 'q menu'],
  ['one that is too small', 'play fuse --white me --black me --seed 3', [], 'q menu'],
];

describe('docs/terminal.md shows', () => {
  test.each(screens)('%s as it is', async (title, line, script, last) => {
    const [columns, rows] = sizes[title] ?? [80, 24];
    const terminal = new FakeTerminal(columns, rows);
    const ended = runOnTerminal(line, terminal, { XDG_DATA_HOME: join(folder, title) });
    for (const [shown, keys] of script) {
      await terminal.shows(shown);
      terminal.press(keys);
    }
    await terminal.shows(last);
    const { text } = terminal.picture;
    terminal.press('\x03');
    await ended;
    expect(page).toContain(`\n${text}\n`);
  });

  test('a game online as it is', async () => {
    const stage = await openStage();
    const ana = stage.start('ana', `host neutreeko --seat white --name Ana --clock 5+3 --server ${stage.address}`);
    const terminal = new FakeTerminal(80, 24);
    const line = ['join', await linkOf(ana), '--name', 'Rui'];
    const ended = runOnTerminal(line, terminal, stage.env('rui'), network);
    await terminal.shows('Ana, here');
    terminal.press('5b-5c\r');
    await terminal.shows('Saved: 5B-5C.');
    await ana.says('White, your move:');
    ana.type('draw');
    await terminal.shows('Ana offers a draw');
    const { text } = terminal.picture;
    terminal.press('\x03');
    ana.interrupt();
    await Promise.all([ended, ana.code]);
    await stage.close();
    expect(page).toContain(`\n${text}\n`);
  });

  test('a dialogue line by line', async () => {
    const answers = ['7', '2', 'B', '2', 'C', 'NE', 'S'];
    const line = 'play neutreeko --black me --white me --input steps';
    const { out } = await run(line, answers.map((answer) => `${answer}\n`).join(''), { XDG_DATA_HOME: folder });
    const [dialogue] = /Black to move[\s\S]*?slides.*\n/u.exec(out) ?? [''];
    expect(page).toContain(dialogue);
  });
});

describe('README.md shows', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const indented = (lines: readonly string[]) => lines.map((line) => (line === '' ? '' : `    ${line}`)).join('\n');

  test('the screen as it is', async () => {
    const terminal = new FakeTerminal(80, 24);
    const line = 'play tres-em-linha --x me --o level:4 --seed 1';
    const ended = runOnTerminal(line, terminal, { XDG_DATA_HOME: join(folder, 'README') });
    await terminal.shows('or type');
    terminal.press('3\r');
    await terminal.shows('1.  3  3');
    terminal.press('v');
    await terminal.shows(/2 ▲3/u);
    const lines = terminal.picture.text.split('\n');
    terminal.press('\x03');
    await ended;
    expect(readme).toContain(`\n${indented(lines.slice(0, lines.lastIndexOf('   └───┴───┴───┴───┴───┘') + 1))}\n`);
  });

  test('an analysis as it is', async () => {
    const { out } = await run('analyse neutreeko --time 3600000');
    const said = out.slice(out.indexOf('Black to move.')).trimEnd().split('\n');
    expect(readme).toContain(`    $ bin/tabuleiro analyse neutreeko\n    …\n${indented(said)}\n`);
  });

  test('commands that there are, each with options that it has', async () => {
    const shown = [...readme.matchAll(/^\| `bin\/tabuleiro (.+?)` /gmu)].map(([, line = '']) => line);
    expect(shown.map((line) => line.split(' ')[0]).sort()).toEqual([...commandNames].sort());
    for (const line of shown) {
      const [command] = commandNames.filter((name) => line.startsWith(`${name} `) || line === name);
      const own = command ? [...ownOptions(command), ...commonOptions] : [];
      for (const [option] of line.matchAll(/(?<=--)[a-z-]+/gu)) expect(own, line).toContain(option);
    }
  });
});
