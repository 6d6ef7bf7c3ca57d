import { expect } from 'vitest';
import { forgiveErrors, phone, seriousFaults, sidewaysScroll, useBrowser } from './browser.ts';
import {
  drop,
  goTo,
  idOf,
  invite,
  notes,
  patience,
  says,
  sitDown,
  someone,
  two,
  useOnlineServer,
} from './online-visitor.ts';
import { listedMoves } from './table-visitor.ts';

const test = useBrowser();
useOnlineServer();

test('two people play a whole game; one reloads, loses the network and moves without it', async () => {
  const { ana, rui } = await two();
  expect(await notes(ana)).toEqual(['here', 'here']);
  await drop(ana, 3);
  await drop(rui, 1);
  await ana.reload();
  await drop(ana, 3);
  await expect.poll(() => notes(ana), patience).toEqual(['here', 'saved']);
  await ana.context().setOffline(true);
  await expect.poll(async () => (await notes(ana))[1], patience).toMatch(/^no connection since \d\d:\d\d$/u);
  await drop(rui, 1);
  await expect.poll(() => notes(rui), patience).toEqual(['away', 'saved']);
  await ana.context().setOffline(false);
  await says(ana, 'Your turn.');
  // The move is made without a network, is kept through a reload, and goes out when the network is back.
  await ana.route('**/api/v1/games/*/moves', (route) => route.abort());
  await drop(ana, 2);
  await says(ana, 'Your move is kept here');
  expect((await notes(ana))[1]).toMatch(/^not sent yet, no connection since/u);
  await ana.reload();
  await expect.poll(() => listedMoves(ana), patience).toEqual(['3', '1', '3', '1', '2']);
  await says(ana, 'Your move is kept here');
  await ana.unroute('**/api/v1/games/*/moves');
  await ana.evaluate(() => dispatchEvent(new Event('online')));
  await drop(rui, 2);
  // Three in a column.
  await drop(ana, 3);
  await says(ana, 'x wins: a line on');
  await says(rui, 'x wins: a line on');
  await ana.locator('.result-sentence', { hasText: 'You win.' }).waitFor();
  await rui.locator('.result-sentence', { hasText: 'Ana wins' }).waitFor();
  // It is now a game like any other.
  await ana.locator('.result-decision', { hasText: /Decided at|never changed/u }).waitFor();
  await ana.getByRole('button', { name: 'Values of all moves' }).click();
  await goTo(ana, '#/saved');
  await ana.locator('.saved-words', { hasText: 'Rui' }).waitFor();
  forgiveErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/u);
});

test('offers wait beside the board: a takeback, a draw, a rematch in which the two change sides', async () => {
  const { ana, rui } = await two();
  await drop(ana, 3);
  await drop(rui, 3);
  await drop(ana, 4);
  await ana.getByRole('button', { name: 'Take back' }).click();
  await says(ana, 'You asked to take back your move.');
  await says(rui, 'Ana asks to take back a move.');
  expect(await seriousFaults(rui)).toEqual([]);
  await rui.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => listedMoves(ana), patience).toEqual(['3', '3']);
  await drop(ana, 2);
  await rui.getByRole('button', { name: 'Draw' }).click();
  await says(ana, 'Rui offers a draw.');
  await ana.getByRole('button', { name: 'Decline' }).click();
  await says(rui, 'Ana declines the draw.');
  await rui.getByRole('button', { name: 'Draw' }).click();
  await ana.getByRole('button', { name: 'Accept' }).click();
  await says(rui, 'A draw, by agreement.');
  const before = idOf(ana);
  await ana.getByRole('button', { name: 'Rematch' }).click();
  await says(ana, 'You asked for a rematch.');
  await says(rui, 'Ana would like a rematch.');
  await rui.getByRole('button', { name: 'Play', exact: true }).click();
  await drop(rui, 1);
  await says(ana, 'Your turn.');
  expect(idOf(ana)).toBe(idOf(rui));
  expect(idOf(ana)).not.toBe(before);
});

test('values and hints are off for the two who play, and say why; who resigns presses twice', async () => {
  const { ana, rui } = await two();
  await drop(ana, 1);
  await drop(rui, 2);
  const reason = 'Values, hints and trying moves are off until the game is over';
  await ana.getByRole('button', { name: 'Values of all moves' }).click();
  await says(ana, reason);
  expect(await ana.locator('.value-entry').count()).toBe(0);
  await rui.keyboard.press('h');
  await says(rui, reason);
  await rui.getByRole('button', { name: 'Resign' }).click();
  await rui.getByRole('button', { name: 'Sure?' }).click();
  await says(ana, 'x wins: o resigned.');
  await ana.getByRole('button', { name: 'Values of all moves' }).click();
  await ana.getByRole('button', { name: 'Back one move' }).click();
  await ana.locator('.value-entry').first().waitFor();
});

test('an invitation is taken by a tap, its address is replaced, and whoever opens it again sits there already', async () => {
  const ana = await someone('#/', { viewport: phone, hasTouch: true });
  const link = await invite(ana, { tiles: ['5+3'] });
  await ana.getByText('This address works on this computer only.').waitFor();
  await ana.getByRole('img', { name: 'The invitation as a QR code' }).waitFor();
  expect([await seriousFaults(ana), await sidewaysScroll(ana)]).toEqual([[], 0]);
  const rui = await someone(link, { viewport: phone });
  await rui.getByRole('heading', { name: 'Ana invites you to play Três em Linha' }).waitFor();
  await rui.getByText('5 min + 3 s for each').waitFor();
  expect([await seriousFaults(rui), await sidewaysScroll(rui)]).toEqual([[], 0]);
  // Opening alone has done nothing.
  expect(await ana.getByRole('grid').count()).toBe(0);
  await sitDown(rui, 'Rui');
  expect(rui.url()).not.toContain('invite');
  await ana.locator('.player-clock').first().waitFor();
  expect(await seriousFaults(ana)).toEqual([]);
  await goTo(rui, link);
  await rui.getByRole('grid').waitFor();
  expect(rui.url()).not.toContain('invite');
  // Somebody else comes too late, and may watch.
  const eva = await someone(link);
  await eva.getByRole('heading', { name: 'Três em Linha: both players are there' }).waitFor();
  expect(await eva.getByLabel('Your name').count()).toBe(0);
  await eva.getByRole('button', { name: 'Go on here' }).click();
  await eva.getByText('Somebody sits there already.').last().waitFor();
  await eva.getByRole('link', { name: 'Watch the game' }).click();
  await eva.getByRole('grid').waitFor();
  forgiveErrors(/409/u);
});

test('two windows hold one seat: what is done in one is seen in the other, and can be done in either', async () => {
  const { ana, rui } = await two();
  const window = await ana.context().newPage();
  await goTo(window, `#/online/${idOf(ana)}`);
  await drop(window, 3);
  await expect.poll(() => listedMoves(ana), patience).toEqual(['3']);
  await drop(rui, 3);
  await drop(ana, 4);
  await expect.poll(() => listedMoves(window), patience).toEqual(['3', '3', '4']);
});

test('who has only the address watches, with values, and can move for nobody', async () => {
  const { ana, rui } = await two();
  await drop(ana, 3);
  const eva = await someone(`#/online/${idOf(ana)}`);
  await eva.getByText('You are watching.').waitFor();
  expect(await notes(eva)).toEqual(['here', 'here']);
  await eva.getByRole('button', { name: 'Values of all moves' }).click();
  await eva.locator('.value-entry').first().waitFor();
  await eva.getByRole('button', { name: 'Hint', exact: true }).click();
  await says(eva, 'Try column');
  expect(await eva.locator('.board-cell.is-open').count()).toBe(0);
  expect(await eva.getByRole('button', { name: 'Resign' }).count()).toBe(0);
  await drop(rui, 2);
  await expect.poll(() => listedMoves(eva), patience).toEqual(['3', '2']);
});
