import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, forgiveErrors, phone, seriousFaults, sidewaysScroll, useBrowser } from './browser.ts';
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

test('a table that is open to anyone is found and joined, in either language', async () => {
  const ana = await someone('#/');
  await invite(ana, { name: 'Ana aberta', isListed: true });
  const rui = await someone('#/', { viewport: phone, theme: 'dark', language: 'pt' });
  await rui.getByRole('link', { name: 'Mesas abertas' }).click();
  await rui.getByRole('link', { name: /^Entrar na mesa de Ana aberta/u }).waitFor();
  expect([await seriousFaults(rui), await sidewaysScroll(rui)]).toEqual([[], 0]);
  await rui.getByRole('link', { name: /^Entrar na mesa de Ana aberta/u }).click();
  await rui.getByRole('button', { name: 'Sentar-me' }).click();
  await rui.getByRole('grid').waitFor();
  await says(ana, 'Your turn.');
  await says(rui, 'À espera da jogada de Ana aberta.');
  expect(await seriousFaults(rui)).toEqual([]);
  const eva = await someone('#/online');
  await eva.getByText('No table is open at the moment.').waitFor();
});

const playerNames = (page: Page) => page.locator('.player-name').allTextContents();
const cards = (page: Page) => page.locator('.online-card').allTextContents();

test('at home one’s games wait, those where it is one’s turn first, and each leads on to the next', async () => {
  const ana = await someone('#/');
  const links = [await invite(ana), await invite(ana, { game: 'neutreeko' })];
  const rui = await someone('#/');
  for (const link of links) {
    await goTo(rui, link);
    await sitDown(rui, 'Rui');
  }
  await goTo(rui, '#/');
  await expect.poll(() => cards(rui), patience).toHaveLength(2);
  expect((await cards(rui)).join()).not.toContain('your turn');
  // In the older of the two it becomes Rui's turn.
  await goTo(ana, links[0]?.split('?')[0] ?? '');
  await drop(ana, 3);
  await ana.getByRole('link', { name: 'Next game: one more waits for you' }).click();
  await says(ana, 'Your turn.');
  await ana.getByRole('heading', { name: 'Neutreeko' }).waitFor();
  // Whoever comes back to the page sees it, without a reload.
  await rui.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => (await cards(rui))[0], patience).toContain('your turn');
  expect((await cards(rui))[0]).toContain('Três em Linha');
  // A game can be taken off the list, and put back while one thinks of it.
  await goTo(rui, '#/online');
  await rui.getByRole('button', { name: 'Take Três em Linha off the list' }).click();
  await expect.poll(() => cards(rui), patience).toHaveLength(1);
  await rui.getByRole('button', { name: 'Put it back' }).click();
  await expect.poll(() => cards(rui), patience).toHaveLength(2);
  expect(await seriousFaults(rui)).toEqual([]);
});

test('whoever allows it, by a tap, is told of their turn while the page is hidden', async () => {
  const { ana, rui } = await two();
  await drop(ana, 3);
  await rui.addInitScript(() => {
    const told: string[] = [];
    class Notice {
      static permission = 'default';
      static requestPermission = async () => 'granted';
      constructor(title: string, { body }: { readonly body: string }) {
        told.push(`${title} ${body}`);
      }
    }
    Object.assign(globalThis, { Notification: Notice, told });
  });
  await rui.reload();
  await drop(rui, 3);
  await rui.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await rui.getByText('While this page is open, you are told').waitFor();
  await rui.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await drop(ana, 4);
  const told = () => rui.evaluate(() => (globalThis as unknown as { readonly told: readonly string[] }).told);
  await expect.poll(told, patience).toEqual(['Your turn: Três em Linha Ana has moved.']);
  // Whatever else happens in the same turn is no news.
  await ana.reload();
  await says(ana, 'Waiting for Rui to move.');
  await expect.poll(async () => (await notes(rui))[0], patience).toBe('here');
  await ana.getByRole('button', { name: 'Draw' }).click();
  await says(rui, 'Ana offers a draw.');
  expect(await told()).toHaveLength(1);
});

test('a game goes on at another device by a link that works once, until that device is signed out', async () => {
  const { ana, rui } = await two();
  await ana.getByText('Other devices', { exact: true }).click();
  await ana.getByRole('button', { name: 'Make a link' }).click();
  const link = await ana.locator('.online-devices .link-text').inputValue();
  const tablet = await someone(link, { viewport: phone });
  // Nobody is invited to their own game, nor asked for a name that is there.
  await tablet.getByText('go on with your game here').waitFor();
  await tablet.getByRole('button', { name: 'Go on here' }).click();
  await drop(tablet, 3);
  expect(await playerNames(tablet)).toEqual(['Rui', 'you']);
  await expect.poll(() => playerNames(rui), patience).toEqual(['Ana', 'you']);
  await expect.poll(() => listedMoves(ana), patience).toEqual(['3']);
  await ana.reload();
  await ana.getByText('Other devices', { exact: true }).click();
  await ana.getByRole('button', { name: 'Make a link' }).click();
  await ana.locator('.online-devices .qr-code').waitFor();
  // It cannot be undone, and is offered beside the link.
  await ana.getByRole('button', { name: 'Sign out the other devices' }).click();
  await ana.getByRole('button', { name: 'Sure?' }).click();
  await ana.getByText('No other device has this seat any more.').waitFor();
  await drop(rui, 3);
  await drop(ana, 4);
  // The tablet has no seat any more, says so, and may watch.
  await says(tablet, 'This device has no seat in that game');
  await tablet.getByRole('button', { name: 'Watch instead' }).click();
  await tablet.getByText('You are watching.').waitFor();
  await expect.poll(() => listedMoves(tablet), patience).toEqual(['3', '3', '4']);
  forgiveErrors(/401/u);
});

test('what is exported has no secret of a seat, unless it is asked for', async () => {
  const { ana, rui } = await two();
  await drop(ana, 3);
  await says(rui, 'Your turn.');
  const id = idOf(ana);
  await goTo(ana, '#/settings');
  const exported = async (): Promise<string> => {
    const [file] = await Promise.all([
      ana.waitForEvent('download'),
      ana.getByRole('button', { name: 'Export' }).click(),
    ]);
    return (await buffer(await file.createReadStream())).toString();
  };
  expect(await exported()).not.toMatch(/secret|seats"|invite/u);
  await ana.getByLabel(/^With my seats in games online/u).check();
  const all = await exported();
  expect(JSON.parse(all)).toMatchObject({ seats: [{ id, seat: 0 }] });
  const tablet = await someone('#/settings');
  const file = { name: 'all.tabuleiro.json', mimeType: 'application/json', buffer: Buffer.from(all) };
  await tablet.locator('input[type="file"]').setInputFiles(file);
  await tablet.getByText('Seats in games online: 1.').waitFor();
  await goTo(tablet, `#/online/${id}`);
  await drop(rui, 3);
  await says(tablet, 'Your turn.');
});

test('links that lead nowhere get one sentence, and a game can be called off before it begins', async () => {
  const eva = await someone('#/online/abc');
  await eva.getByText('That is not a link to a game online.').waitFor();
  await goTo(eva, '#/online/abcdefghijklmnop');
  await eva.getByText('There is no such game here.').waitFor();
  expect(await seriousFaults(eva)).toEqual([]);
  const ana = await someone('#/', { viewport: desktop, theme: 'dark' });
  const link = await invite(ana);
  expect(await seriousFaults(ana)).toEqual([]);
  await goTo(eva, `${link.slice(0, -4)}aaaa`);
  await eva.getByRole('button', { name: 'Sit down' }).click();
  await eva.getByText('That invitation leads to no seat').waitFor();
  await ana.getByRole('button', { name: 'Call the game off' }).click();
  await ana.getByRole('button', { name: 'Sure?' }).click();
  await says(ana, 'The game was called off.');
  await goTo(eva, link);
  await eva.getByText('This game is over. You can look at it.').waitFor();
  forgiveErrors(/403|404/u);
});

test('where there is no server for it, nothing is offered', async () => {
  const page = await someone('#/new/tres-em-linha');
  await page.locator('.choice-tile', { hasText: 'A friend, elsewhere' }).waitFor();
  await page.route('**/api/v1/status', (route) => route.fulfill({ status: 200, json: { version: 0 } }));
  await page.reload();
  await page.locator('.new-game').waitFor();
  await expect.poll(() => page.locator('.choice-tile', { hasText: 'elsewhere' }).count(), patience).toBe(0);
});
