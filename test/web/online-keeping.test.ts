import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { forgiveErrors, useBrowser } from './browser.ts';
import { drop, goTo, idOf, invite, patience, says, someone, two, useOnlineServer } from './online-visitor.ts';
import { listedMoves } from './table-visitor.ts';

const test = useBrowser();
useOnlineServer();

const moves = '**/api/v1/games/*/moves';
/** The network is back, as the browser says it. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));
/** Goes elsewhere within the page, as by a link. */
const walk = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

test('a move that finds no network is sent from wherever one has gone, also after a reload', async () => {
  const { ana, rui } = await two();
  const id = idOf(ana);
  await ana.route(moves, (route) => route.abort());
  await drop(ana, 3);
  await says(ana, 'Your move is kept here');
  await walk(ana, '#/');
  await ana.locator('.online-card', { hasText: 'not sent yet' }).waitFor();
  await ana.unroute(moves);
  await comeBack(ana);
  await expect.poll(() => listedMoves(rui), patience).toEqual(['3']);
  await expect.poll(() => ana.locator('.online-card', { hasText: 'not sent yet' }).count(), patience).toBe(0);
  await rui.route(moves, (route) => route.abort());
  await drop(rui, 1);
  await says(rui, 'Your move is kept here');
  await goTo(rui, '#/');
  await rui.reload();
  await rui.unroute(moves);
  await comeBack(rui);
  await walk(ana, `#/online/${id}`);
  await expect.poll(() => listedMoves(ana), patience).toEqual(['3', '1']);
  forgiveErrors(/ERR_FAILED/u);
});

test('a move that no longer fits is said to be lost, also to who has left the table', async () => {
  const { ana } = await two();
  const window = await ana.context().newPage();
  await goTo(window, `#/online/${idOf(ana)}`);
  await ana.route(moves, (route) => route.abort());
  await drop(ana, 3);
  await says(ana, 'Your move is kept here');
  await walk(ana, '#/');
  await ana.locator('.online-card').waitFor();
  await drop(window, 4);
  await ana.unroute(moves);
  await comeBack(ana);
  await ana.getByText('The move “3” no longer fits').first().waitFor();
  await ana.getByRole('button', { name: 'To the game' }).click();
  await expect.poll(() => listedMoves(ana), patience).toEqual(['4']);
  forgiveErrors(/ERR_FAILED|409/u);
});

test('two windows that make the same move without a network have both made it', async () => {
  const { ana, rui } = await two();
  const window = await ana.context().newPage();
  await goTo(window, `#/online/${idOf(ana)}`);
  for (const page of [ana, window]) {
    await page.route(moves, (route) => route.abort());
    await drop(page, 3);
    await says(page, 'Your move is kept here');
  }
  for (const page of [ana, window]) {
    await page.unroute(moves);
    await comeBack(page);
    const said = () => page.locator('.message').first().textContent();
    await expect.poll(said, patience).not.toContain('kept here');
    expect(await said()).toContain('Waiting for Rui to move.');
  }
  await drop(rui, 3);
  await drop(window, 4);
  await expect.poll(() => listedMoves(ana), patience).toEqual(['3', '3', '4']);
  forgiveErrors(/ERR_FAILED|409/u);
});

test('a window in which other devices are signed out takes the others of its browser along', async () => {
  const { ana, rui } = await two();
  const window = await ana.context().newPage();
  await goTo(window, `#/online/${idOf(ana)}`);
  await ana.getByText('Other devices', { exact: true }).click();
  await ana.getByRole('button', { name: 'Sign out the other devices' }).click();
  await ana.getByRole('button', { name: 'Sure?' }).click();
  await ana.getByText('No other device has this seat any more.').waitFor();
  await drop(window, 3);
  await drop(rui, 3);
  await ana.reload();
  await drop(ana, 4);
  await expect.poll(() => listedMoves(window), patience).toEqual(['3', '3', '4']);
  forgiveErrors(/401/u);
});

test('a rematch that is agreed on while one is away waits at home', async () => {
  const { ana, rui } = await two();
  await drop(ana, 3);
  await drop(rui, 3);
  await ana.getByRole('button', { name: 'Resign' }).click();
  await ana.getByRole('button', { name: 'Sure?' }).click();
  await ana.getByRole('button', { name: 'Rematch' }).click();
  await says(ana, 'You asked for a rematch.');
  const before = idOf(ana);
  await goTo(ana, '#/');
  await rui.getByRole('button', { name: 'Play', exact: true }).click();
  await drop(rui, 1);
  await ana.reload();
  await ana.locator('.online-card', { hasText: 'your turn' }).click();
  await says(ana, 'Your turn.');
  expect(idOf(ana)).toBe(idOf(rui));
  expect(idOf(ana)).not.toBe(before);
});

test('a game whose making was not answered is the same game after a reload', async () => {
  const ana = await someone('#/');
  const made: string[] = [];
  await ana.route('**/api/v1/games', async (route) => {
    const answer: unknown = await (await route.fetch()).json();
    made.push((answer as { readonly id: string }).id);
    if (made.length === 1) await route.abort();
    else await route.fulfill({ status: 201, json: answer });
  });
  await goTo(ana, '#/new/tres-em-linha');
  const sheet = ana.getByRole('dialog');
  await sheet.locator('.choice-tile', { hasText: 'A friend, elsewhere' }).click();
  await sheet.getByRole('button', { name: 'Invite' }).click();
  await expect.poll(() => made.length, patience).toBe(1);
  await ana.getByText('The server can’t be reached.').first().waitFor();
  await ana.reload();
  await sheet.locator('.choice-tile', { hasText: 'A friend, elsewhere' }).click();
  await sheet.getByRole('button', { name: 'Invite' }).click();
  await ana.waitForURL(/#\/online\//u);
  expect(made).toEqual([idOf(ana), idOf(ana)]);
  forgiveErrors(/ERR_FAILED/u);
});

test('a seat whose claim was not answered is taken up by the address alone', async () => {
  const ana = await someone('#/');
  const link = await invite(ana);
  const rui = await someone(link);
  await rui.route('**/claim', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await rui.getByRole('button', { name: 'Sit down' }).click();
  await rui.locator('.field-problem').waitFor();
  await rui.unroute('**/claim');
  await goTo(rui, `#/online/${idOf(ana)}`);
  await rui.reload();
  await rui.getByRole('button', { name: 'Go on here' }).click();
  await drop(ana, 3);
  await drop(rui, 3);
  forgiveErrors(/ERR_FAILED/u);
});

test('a game that the server has no more is not said to wait for a move', async () => {
  const ana = await someone('#/');
  await invite(ana);
  const id = idOf(ana);
  await ana.route(`**/api/v1/games/${id}`, (route) =>
    route.fulfill({ status: 404, json: { code: 'no-such-game', title: 'There is no such game here.' } }),
  );
  await goTo(ana, '#/online');
  await ana.getByText('not known at the moment').waitFor();
  await goTo(ana, '#/');
  await expect.poll(() => ana.locator('.online-card').count(), patience).toBe(0);
  await ana.unroute(`**/api/v1/games/${id}`);
  await ana.reload();
  await ana.locator('.online-card', { hasText: 'your turn' }).waitFor();
  forgiveErrors(/404/u);
});

test('online play is offered as soon as the server answers, without a reload', async () => {
  const page = await someone('#/settings');
  await page.route('**/api/v1/status', (route) => route.fulfill({ status: 200, json: { version: 0 } }));
  await page.reload();
  await Promise.all([page.waitForResponse('**/api/v1/status'), walk(page, '#/')]);
  const offers = page.getByRole('link', { name: 'Open tables' });
  expect(await offers.count()).toBe(0);
  await page.unroute('**/api/v1/status');
  const offered = async () => {
    await comeBack(page);
    return offers.count();
  };
  await expect.poll(offered, patience).toBe(1);
});
