import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { present } from '../../src/core/present.ts';
import { startProcess } from '../live-process.ts';
import { isUnix, program, root } from '../project.ts';
import { PseudoTerminal } from '../pseudo-terminal.ts';
import { botWith } from '../written-bots.ts';
import { useBrowser } from './browser.ts';
import { drop, invite, patience, says, serverAddress, sitDown, someone, useOnlineServer } from './online-visitor.ts';
import { listedMoves } from './table-visitor.ts';

/** Browsers against programs of the terminal, in processes of their own, by way of one server. */
const test = useBrowser();
useOnlineServer();
const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-met-'));
afterAll(() => rmSync(folder, { recursive: true }));
const env = { XDG_DATA_HOME: folder };

test('a terminal against a browser: a whole game, and the rematch that follows', async (context) => {
  context.skip(!isUnix, 'there are no pseudo-terminals here');
  const line = `exec "${process.execPath}" "${program}" host tres-em-linha --seat first --name Rui --server ${serverAddress()} --lang en`;
  const rui = new PseudoTerminal(line, root, env, 100, 24);
  await rui.shows(/invite=\S+/u);
  const ana = await someone(present(/http:\S+/u.exec(rui.picture.text)?.[0], 'link in what the host says'));
  await sitDown(ana, 'Ana');
  await rui.shows('Ana, here');
  rui.press('2\r');
  await drop(ana, 1);
  await rui.shows('1.  2  1');
  rui.press('=');
  await says(ana, 'Rui offers a draw.');
  await ana.getByRole('button', { name: 'Decline' }).click();
  await rui.shows('Ana declines the draw.');
  await rui.shows('or type 1');
  rui.press('3\r');
  await drop(ana, 1);
  await rui.shows('2.  3  1');
  rui.press('4\r');
  await rui.shows('x wins: a line on 2a, 3a and 4a.');
  await says(ana, 'x wins: a line on 2a, 3a and 4a.');
  expect(await listedMoves(ana)).toEqual(['2', '1', '3', '1', '4']);
  await ana.getByRole('button', { name: 'Rematch' }).click();
  await rui.shows('› Accept the rematch');
  rui.press('\r');
  await rui.shows('The rematch begins; you play o.');
  await drop(ana, 3);
  await rui.shows('1.  3');
  rui.press('\x03');
  expect(await rui.ended).toMatchObject({ exitCode: 0 });
});

test('a bot against a browser: a whole game, which the bot wins', async () => {
  const ana = await someone('#/');
  const link = await invite(ana);
  // It plays in the first column, whatever happens: three of its discs are a line.
  const bot = startProcess(['join', link, '--player', botWith({}), '--lang', 'en'], env);
  for (const column of [2, 4, 2]) await drop(ana, column);
  await says(ana, 'o wins: a line on 1c, 1b and 1a.');
  await expect.poll(() => listedMoves(ana), patience).toEqual(['2', '1', '4', '1', '2', '1']);
  expect(await bot.ended, bot.error).toEqual([0, null]);
  expect(bot.out).toContain('o wins: a line on 1c, 1b and 1a.');
});
