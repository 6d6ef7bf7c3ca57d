import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-task-'));
afterAll(() => rmSync(folder, { recursive: true }));

let homes = 0;
const freshHome = () => ({ XDG_DATA_HOME: join(folder, `home ${++homes}`) });
/** Column 2 wins at once for x. */
const reported = '...../..oox/.oxxo/xxoxo x';
const line = `play tres-em-linha --position "${reported}"`;

describe('play --win, play --hold', () => {
  test('says the task, seats the stubborn player, and says that it is done', async () => {
    const { out, code } = await run(`${line} --win`, '2\n', freshHome());
    expect(code).toBe(0);
    expect(out).toContain('x: you · o: stubborn:5');
    expect(out).toContain('Win this.');
    expect(out).toContain('Task done: you won what was won.');
  });

  test('in Portuguese, against a player who is named', async () => {
    const { out } = await run(`${line} --win --o stubborn:2 --lang pt`, '2\n', freshHome());
    expect(out).toContain('o: stubborn:2');
    expect(out).toContain('Ganha isto.');
    expect(out).toContain('Tarefa cumprida: ganhaste o que estava ganho.');
  });

  test('the stubborn player answers, and a task that slips away is told so', async () => {
    const { out } = await run(`${line} --win`, '1\n', freshHome());
    expect(out).toContain('The win slipped away this time; the review shows where.');
  });

  test.each([
    [`${line} --hold`, 'That position is won for you: there is more to do than hold it; choose --win.'],
    [`${line} --win --x level:1`, 'With perfect play that position is lost for you: there is nothing to win.'],
    [`${line} --win --hold`, '--win and --hold can’t both be given; choose one of them.'],
    [`${line} --win --x me --o me`, '--win is for one person against one computer player; name one player, or none.'],
    ['play tres-em-linha --hold', '--hold needs a position: give it with --position.'],
  ])('%s is refused with one sentence', async (words, sentence) => {
    const { error, code } = await run(words, '', freshHome());
    expect(code).not.toBe(0);
    expect(error.replace(/\s+/gu, ' ')).toContain(sentence);
  });
});
