import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { present } from '../../../src/core/present.ts';
import { startProcess } from '../../live-process.ts';
import { isUnix, program, root } from '../../project.ts';
import { PseudoTerminal } from '../../pseudo-terminal.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const start = (who: string, words: readonly string[]) => startProcess([...words, '--lang', 'en'], stage.env(who));

test.runIf(isUnix)('a terminal and a pipe, one of them killed in the middle, play a game to its end', async () => {
  const line = `exec "${process.execPath}" "${program}" host tres-em-linha --seat first --name Ana --server ${stage.address} --lang en`;
  const ana = new PseudoTerminal(line, root, stage.env('ana'), 100, 24);
  await ana.shows(/invite=\S+/u);
  const link = present(/http:\S+/u.exec(ana.picture.text)?.[0], 'link');
  let rui = start('rui', ['join', link, '--name', 'Rui']);
  await ana.shows('Rui, here');
  ana.press('2\r');
  await rui.says('o, your move:');
  rui.type('1');
  await rui.says('Saved: column 1.');
  rui.kill('SIGKILL');
  await rui.ended;
  await ana.shows('Rui, away');
  ana.press('3\r');
  await ana.shows('Saved: column 3.');
  rui = start('rui', ['join', link]);
  await rui.says('o, your move:');
  rui.type('1');
  await ana.shows('2.  3  1');
  ana.press('4\r');
  await ana.shows('x wins: a line on 2a, 3a and 4a.');
  await rui.says('x wins: a line on 2a, 3a and 4a.');
  rui.end();
  expect(await rui.ended).toEqual([0, null]);
  ana.press('\x03');
  expect(await ana.ended).toMatchObject({ exitCode: 0 });
  expect(ana.picture).toMatchObject({ isAlternate: false, isCursorHidden: false, isMouseOn: false });
});

test.runIf(isUnix)(
  'Ctrl-C while nobody has come says how to come back, and a bot in another language takes the seat',
  async () => {
    const line = `exec "${process.execPath}" "${program}" host tres-em-linha --seat first --server ${stage.address} --lang en`;
    const ana = new PseudoTerminal(line, root, stage.env('eva'), 100, 24);
    await ana.shows('Waiting for your friend.');
    const link = present(/http:\S+/u.exec(ana.picture.text)?.[0], 'link');
    ana.press('\x03');
    expect(await ana.ended).toMatchObject({ exitCode: 130 });
    const [, word = ''] = /tabuleiro join "?([^\s"]+)/u.exec(ana.picture.text) ?? [];
    const engine = `ugi:50ms:"${process.execPath}" "${join(root, 'bin', 'tabuleiro')}" engine tres-em-linha --player random`;
    const bot = start('rui', ['join', link, '--player', engine]);
    const again = start('eva', ['join', word]);
    await again.says('x, your move:');
    again.type('3');
    await again.says('o drops a disc');
    await again.says('x, your move:');
    again.type('resign');
    expect(await bot.ended).toEqual([0, null]);
    again.kill('SIGINT');
    expect(await again.ended).toEqual([130, null]);
  },
);
