import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FakeTerminal } from './fake-terminal.ts';
import { program } from './project.ts';
import { run, runOnTerminal } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-stderr-'));
afterAll(() => rmSync(folder, { recursive: true }));
const env = { XDG_DATA_HOME: folder };

/** A bot that says on standard error what it hears, line by line, and plays in the first column that is free. */
const file = join(folder, 'bot.mjs');
writeFileSync(
  file,
  `import { createInterface } from 'node:readline';
let moves = [];
for await (const line of createInterface({ input: process.stdin })) {
  const [word] = line.split(' ');
  process.stderr.write('heard ' + word + '\\n');
  if (word === 'ugi') console.log('ugiok');
  if (word === 'isready') console.log('readyok');
  if (word === 'position') moves = line.split('moves ')[1]?.split(' ') ?? [];
  if (word === 'go') console.log('bestmove ' + [1, 2, 3, 4, 5].find((c) => moves.filter((m) => m === String(c)).length < 4));
  if (word === 'quit') process.exit();
}
`,
);
const bot = `ugi:20ms:"${process.execPath}" "${file}"`;
const said = [`${bot}: heard ugi`, `${bot}: heard uginewgame`, `${bot}: heard isready`];

describe('what a bot writes to standard error', () => {
  test('is not shown unless that is asked for', async () => {
    const { error } = await run(['compare', 'tres-em-linha', '--players', bot]);
    expect(error).toBe('');
  });

  test('is shown with its name by compare', async () => {
    const { code, out, error } = await run(['compare', 'tres-em-linha', '--players', bot, '--bot-stderr', '-']);
    expect(code).toBe(0);
    expect(error.split('\n').slice(0, 3)).toEqual(said);
    expect(out).not.toContain('heard');
  });

  test('goes to a file while one plays, on a full screen too', async () => {
    const log = join(folder, 'played.log');
    writeFileSync(log, 'before\n');
    await run(['play', 'tres-em-linha', '--x', bot, '--o', 'me', '--bot-stderr', log], 'quit\n', env);
    expect(readFileSync(log, 'utf8').split('\n').slice(0, 4)).toEqual(['before', ...said]);
    const terminal = new FakeTerminal(80, 24);
    const other = join(folder, 'other.log');
    const ended = runOnTerminal(`play tres-em-linha --x me --o first --bot-stderr "${other}"`, terminal, env);
    await terminal.shows('or type');
    terminal.press('\x03');
    await ended;
    expect(readFileSync(other, 'utf8')).toBe('');
  });

  test('that can’t be written is refused before anything begins', async () => {
    const nowhere = join(folder, 'no', 'where');
    for (const line of ['play tres-em-linha --x me --o me', 'tournament tres-em-linha --players random,first']) {
      const { code, out, error } = await run([...line.split(' '), '--bot-stderr', nowhere], '', env);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(error).toBe(`The file “${nowhere}” can’t be written (ENOENT).\n`);
    }
  });
});

describe('in a tournament, what a bot writes to standard error', () => {
  test.each(['1', '2'])('is heard from %s threads, whole lines', (workers) => {
    const words = ['tournament', 'tres-em-linha', '--players', `${bot},first`, '--games', '4', '--workers', workers];
    const { status, stderr } = spawnSync(process.execPath, [program, ...words, '--bot-stderr', '-'], {
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    const lines = stderr.trimEnd().split('\n');
    expect(lines.filter((line) => line === said[0])).toHaveLength(4);
    expect(lines.filter((line) => !line.startsWith(`${bot}: heard `))).toEqual([]);
  });
});
