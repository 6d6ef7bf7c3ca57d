import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { forgiveErrors, phone, seriousFaults, sidewaysScroll, smallPhone, useBrowser } from './browser.ts';
import { drop, goTo, invite, notes, patience, says, sitDown, someone, two, useOnlineServer } from './online-visitor.ts';

const test = useBrowser();
useOnlineServer();

/** As long as a name may be, in one word. */
const longName = 'W'.repeat(24);

/** What a finger would miss; links within a sentence, and the list of moves, are as tall as a line. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressed = 'main :is(button, a, input, textarea, summary), dialog :is(button, a, input, summary)';
    return [...document.querySelectorAll(pressed)].flatMap((element) => {
      const target = element.matches('[type="radio"], [type="checkbox"]') ? element.closest('label') : element;
      const { width, height } = (target ?? element).getBoundingClientRect();
      const isSmall = width > 0 && (Math.round(width) < 44 || Math.round(height) < 44);
      return isSmall && !element.matches('p a, .move') ? [`${element.textContent} ${width} × ${height}`] : [];
    });
  });
}

const heightsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) => found.map((element) => element.getBoundingClientRect().height));

/** The two answers to an offer stand beside each other, above the actions. */
async function expectAnswersAbove(page: Page, action: string): Promise<void> {
  const boxOf = (name: string) => page.getByRole('button', { name, exact: true }).boundingBox();
  const [yes, no, below] = [await boxOf('Accept'), await boxOf('Decline'), await boxOf(action)];
  expect(yes?.y).toBe(no?.y);
  expect((yes?.y ?? 0) + (yes?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
}

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.localName);

test('on the smallest phone the longest name moves nothing, and an offer is answered above the actions', async () => {
  const visit = { viewport: smallPhone, hasTouch: true };
  const ana = await someone('#/', visit);
  const rui = await someone(await invite(ana, { name: longName }), visit);
  await sitDown(rui, 'Rui');
  await drop(ana, 3);
  await says(rui, 'Your turn.');
  // Beside the long name there is another, and both bars have two lines.
  const [far = 0, near = 0] = await heightsOf(rui, '.player-bar');
  expect(far).toBe(near);
  await says(rui, 'Your turn.');
  await drop(rui, 3);
  await says(rui, `Waiting for ${longName} to move.`);
  expect(await sidewaysScroll(rui)).toBe(0);
  await ana.getByRole('button', { name: 'Draw' }).click();
  await says(rui, `${longName} offers a draw.`);
  await expectAnswersAbove(rui, 'Resign');
  expect([await sidewaysScroll(rui), await smallTargets(rui), await smallTargets(ana)]).toEqual([0, [], []]);
});

test('on any phone an offer is answered above the actions, also below the tallest board', async () => {
  const visit = { viewport: phone, hasTouch: true };
  const ana = await someone('#/', visit);
  const rui = await someone(await invite(ana, { game: 'quantik' }), visit);
  await sitDown(rui, 'Rui');
  await ana.getByRole('button', { name: 'Draw' }).click();
  await says(rui, 'Ana offers a draw.');
  await expectAnswersAbove(rui, 'Call off');
});

test('on a desktop an offer has the room of the sentence, and no word leaves its tile', async () => {
  const { ana, rui } = await two();
  await drop(ana, 3);
  await says(rui, 'Your turn.');
  const before = await heightsOf(rui, '.message, .board');
  const bottomOf = async (selector: string) => {
    const box = await rui.locator(selector).first().boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await ana.getByRole('button', { name: 'Draw' }).click();
  await says(rui, 'Ana offers a draw.');
  expect(await heightsOf(rui, '.message, .board')).toEqual(before);
  // Its answers are within its border.
  expect(await bottomOf('.message .button')).toBeLessThan((await bottomOf('.message')) - 1);
  const eva = await someone('#/new/tres-em-linha', { language: 'pt' });
  await eva.locator('.choice-tile', { hasText: 'à distância' }).waitFor();
  const tiles = eva.locator('.choice-tile');
  expect(await tiles.evaluateAll((all) => all.filter((tile) => tile.scrollWidth > tile.clientWidth).length)).toBe(0);
});

test('the link is seen whole; from it one comes to the top of the board, with the keyboard', async () => {
  const ana = await someone('#/', { viewport: smallPhone });
  await goTo(ana, '#/new/tres-em-linha');
  await ana.locator('.choice-tile', { hasText: 'A friend, elsewhere' }).click();
  await ana.getByText('More', { exact: true }).click();
  await ana.getByLabel('Anyone may join').waitFor();
  expect(await smallTargets(ana)).toEqual([]);
  const link = await invite(ana);
  const hidden = await ana.locator('.link-text').evaluate((field) => field.scrollHeight - field.clientHeight);
  expect([hidden, await smallTargets(ana)]).toEqual([0, []]);
  await ana.getByRole('button', { name: 'Make the first move' }).press('Enter');
  await ana.getByRole('grid').waitFor();
  await expect.poll(() => focusedName(ana), patience).toBe('main');
  expect(await ana.evaluate(() => scrollY)).toBe(0);
  // So does whoever sits down.
  const rui = await someone(link, { viewport: smallPhone });
  await rui.getByRole('button', { name: 'Sit down' }).press('Enter');
  await rui.getByRole('grid').waitFor();
  await expect.poll(() => focusedName(rui), patience).toBe('main');
});

test('who was asked whether to call a game off is asked anew once it would be resigning', async () => {
  const { ana, rui } = await two();
  await drop(ana, 3);
  await expect.poll(() => notes(ana), patience).toEqual(['here', 'saved']);
  await says(rui, 'Your turn.');
  const colourOf = (name: string) =>
    ana.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color);
  const quiet = await colourOf('Call off');
  await ana.getByRole('button', { name: 'Call off' }).click();
  // What can't be undone looks so.
  expect(await colourOf('Sure?')).not.toBe(quiet);
  await ana.getByText('Press again to call the game off.').waitFor({ state: 'attached' });
  await drop(rui, 2);
  await ana.getByRole('button', { name: 'Resign' }).waitFor();
  // That the other has answered says that the move came.
  expect(await notes(ana)).toEqual(['here', 'here']);
  await ana.getByRole('button', { name: 'Resign' }).click();
  await ana.getByRole('button', { name: 'Sure?' }).waitFor();
  expect(await rui.locator('.result-sentence').count()).toBe(0);
});

test('each game can be begun from the page of games online, and by messages where no server answers', async () => {
  const ana = await someone('#/online');
  await ana.getByRole('button', { name: 'Invite a friend to Fuse' }).click();
  const sheet = ana.getByRole('dialog');
  await sheet.getByText('New game: Fuse').waitFor();
  await expect.poll(() => sheet.getByRole('radio', { name: 'A friend, elsewhere' }).isChecked(), patience).toBe(true);
  await ana.route('**/api/v1/status', (route) => route.abort());
  await goTo(ana, '#/online');
  await ana.reload();
  await ana.getByText('No server for games online answers here.').waitFor();
  expect(await seriousFaults(ana)).toEqual([]);
  await ana.getByRole('button', { name: 'Invite a friend to Quantik' }).click();
  await expect.poll(() => sheet.getByRole('radio', { name: 'A friend, by messages' }).isChecked(), patience).toBe(true);
  await ana.goBack();
  await ana.unroute('**/api/v1/status');
  await ana.getByRole('button', { name: 'Try again' }).click();
  await ana.getByText('A link is all you need').waitFor();
  forgiveErrors(/ERR_FAILED/u);
});
