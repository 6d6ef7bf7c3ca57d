import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { games } from '../../src/games/index.ts';
import {
  desktop,
  openApp,
  openBrowser,
  phone,
  seriousFaults,
  sidewaysScroll,
  smallPhone,
  useBrowser,
} from './browser.ts';

const test = useBrowser();

const listed = games.filter((entry) => !entry.variantOf);

/** What the cards show, as markup. */
const pictures = (page: Page) => page.locator('.game-picture').evaluateAll((all) => all.map((one) => one.innerHTML));

describe('home', () => {
  test('shows every game with its board, its name and one sentence, one tap from playing', async () => {
    const page = await openApp();
    const cards = page.locator('.game-card');
    await page
      .locator('.game-picture img')
      .nth(listed.length - 1)
      .waitFor();
    expect(await cards.count()).toBe(listed.length);
    for (const [index, entry] of listed.entries()) {
      const { name, summary } = (await entry.load()).text.en;
      const card = cards.nth(index);
      expect(await card.getByRole('heading').textContent()).toBe(name);
      expect(await card.textContent()).toContain(summary);
      expect(await card.getByRole('link', { name: `Play ${name}` }).getAttribute('href')).toBe(`#/new/${entry.id}`);
      expect(await card.getByRole('link', { name: `Rules of ${name}` }).getAttribute('href')).toBe(
        `#/learn/${entry.id}`,
      );
    }
  });

  test('opens the sheet for a new game over itself, and Escape brings back', async () => {
    const page = await openApp();
    await page
      .locator('.game-card')
      .first()
      .click({ position: { x: 40, y: 40 } });
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('.game-card').count()).toBe(listed.length);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe('#/');
  });

  test('lets one board at a time play by itself, and stops when told', async () => {
    const page = await openApp({ isMoving: true });
    await page
      .locator('.game-picture img')
      .nth(listed.length - 1)
      .waitFor();
    const before = await pictures(page);
    await page.locator('.game-picture svg').waitFor();
    const [first] = await pictures(page);
    await page.waitForFunction((shown) => document.querySelector('.game-picture')?.innerHTML !== shown, first);
    await page.getByRole('button', { name: 'Pause the boards' }).click();
    expect((await pictures(page)).slice(1)).toEqual(before.slice(1));
    await page.getByRole('button', { name: 'Let the boards play' }).waitFor();
  });

  test('keeps still where less motion is wanted', async () => {
    const page = await openApp();
    await page
      .locator('.game-picture img')
      .nth(listed.length - 1)
      .waitFor();
    expect(await page.getByRole('button', { name: 'Pause the boards' }).count()).toBe(0);
  });

  test.each([
    ['#/chess', 'There is nothing at the address “#/chess”.'],
    ['#/new/chess', 'There is no game “chess”.'],
    [`#/${'x'.repeat(500)}`, 'There is nothing at the address'],
  ])('says in one sentence what was wrong with %s', async (hash, sentence) => {
    const page = await openApp({ hash });
    await page.getByText(sentence).waitFor();
    await page.locator('.game-card').first().waitFor();
    expect(new URL(page.url()).hash).toBe('#/');
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

describe.each(['#/', '#/settings'])('the screen at %s', (hash) => {
  test.each([
    ['a small phone', smallPhone, 1],
    ['a phone', phone, 1],
    ['a phone with text twice as large', phone, 2],
    ['a desktop', desktop, 1],
    ['a desktop with text twice as large', desktop, 2],
  ])('fits %s without scrolling sideways', async (_name, viewport, scale) => {
    for (const language of ['en', 'pt'] as const) {
      const page = await openApp({ hash, viewport, language });
      await page.evaluate((factor) => {
        document.documentElement.style.fontSize = `${factor * 100}%`;
      }, scale);
      await page.locator('main h2').last().waitFor();
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });

  test.each(['light', 'dark'] as const)('has no serious fault for axe in %s', async (theme) => {
    const page = await openApp({ hash, theme });
    await page.locator('main h2').last().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  });
});

test('the first load is light: under 60 kB of script and style, with a board at play', async () => {
  const page = await (await openBrowser({ isMoving: true })).newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\.(?:js|css)$/u.test(new URL(response.url()).pathname)) bodies.push(response.body());
  });
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(inject('address'), { waitUntil: 'networkidle' });
  await page
    .locator('.game-picture img')
    .nth(listed.length - 1)
    .waitFor();
  const total = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(total).toBeLessThan(60_000);
  expect([...hosts]).toEqual([new URL(inject('address')).host]);
});

/** A game as the app keeps it, of which only what home tells matters. */
const saved = (id: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  version: 1,
  id,
  revision: 1,
  changed: 1,
  game: 'neutreeko',
  seats: ['me', 'level:4'],
  position: '.w.w./..b../...../..w../.bb.. w',
  plies: 1,
  isOpen: true,
  isBlank: false,
  table: '{}',
  ...changes,
});

/** Home, for someone who has played these. */
async function comeBack(games: readonly unknown[], visit: Parameters<typeof openApp>[0] = {}): Promise<Page> {
  const page = await openApp(visit);
  for (const game of games) await page.evaluate(plantGame, game);
  await page.reload();
  return page;
}

const over = { isOpen: false, plies: 20, result: { winner: 0, reason: 'line' } };

test('home offers the unfinished games, the latest first, and says how many more there are', async () => {
  const page = await comeBack([
    saved('left', { changed: 5 }),
    saved('named', {
      changed: 9,
      name: 'With Ana',
      game: 'drop-7x6x4',
      position: '......./......./......./......./......./...x... o',
    }),
    saved('next', { changed: 3, result: { winner: 1, reason: 'line' } }),
    saved('older', { changed: 2 }),
    saved('over', { changed: 8, ...over }),
  ]);
  const section = page.getByRole('region', { name: 'In progress' });
  await section.waitFor();
  // The day's puzzle waits beside them, where it is there in time.
  const cards = section.locator('.waiting a:not(.waiting-day)');
  const links = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(links).toEqual(['#/play/named', '#/play/left', '#/play/next']);
  expect(await section.getByRole('link', { name: 'Continue Neutreeko' }).first().textContent()).toContain(
    'one move played',
  );
  expect(await section.textContent()).toContain('the next game of the series');
  expect(await section.getByRole('link', { name: 'One more' }).getAttribute('href')).toBe('#/saved');
  expect(await seriousFaults(page)).toEqual([]);
});

test('home tells the last results as they were for the person', async () => {
  const games = [
    saved('won', { changed: 4, ...over }),
    saved('lost', { changed: 3, ...over, seats: ['level:6', 'me'] }),
    saved('drawn', { changed: 2, ...over, result: { winner: null, reason: 'repetition' } }),
    saved('theirs', { changed: 1, ...over, seats: ['me', 'me'] }),
  ];
  const results = (await comeBack(games)).getByRole('region', { name: 'Your last results' });
  await results.waitFor();
  expect(await results.locator('.last-result-words').allTextContents()).toEqual([
    'Neutreeko You beat level 4',
    'Neutreeko You lost to level 6',
    'Neutreeko A draw with level 4',
    'Neutreeko won by Black',
  ]);
  expect(await results.locator('.last-result').first().getAttribute('href')).toBe('#/play/won');
});

test.each([
  ['a small phone', smallPhone],
  ['a phone', phone],
  ['a desktop', desktop],
  ['a wide desktop', { width: 1920, height: 1080 }],
])('with games to go on with and results, home fits %s', async (_name, viewport) => {
  const games = [saved('left'), saved('other', { game: 'fuse-kings', position: fuseStart }), saved('won', over)];
  const page = await comeBack(games, { viewport, language: 'pt' });
  await page.getByRole('region', { name: 'Os teus últimos resultados' }).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('one game more than a row holds has a card and no banner', async () => {
  const page = await openApp({ viewport: desktop });
  await page.locator('.game-place').first().waitFor();
  const share = await page.locator('.game-cards').evaluate((cards) => {
    // As a game from outside adds one.
    const added = cards.appendChild(cards.children[0]?.cloneNode(true) ?? cards);
    return (added as Element).getBoundingClientRect().width / cards.getBoundingClientRect().width;
  });
  expect(share).toBeLessThan(0.5);
});

test('on a first visit home fills a large screen', async () => {
  const page = await openApp({ viewport: { width: 1920, height: 1080 } });
  const foot = await page.locator('.home-foot').boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeGreaterThan(1000);
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(1080);
});

const fuseStart = '#bwbbww#/b......b/w......w/w......b/b......w/b......b/w......w/#wbbwbw# w';

describe('analysing a position', () => {
  test('begins on the board of any game', async () => {
    const page = await openApp();
    const section = page.getByRole('region', { name: 'Analyse a position' });
    for (const { id, load } of listed) {
      const { name } = (await load()).text.en;
      const link = section.getByRole('link', { name: `Set up a position of ${name}` });
      expect(await link.getAttribute('href')).toBe(`#/edit/${id}`);
    }
    await section.getByRole('link', { name: 'Set up a position of Connect Four' }).click();
    await page.getByLabel('Position as text').fill('4453');
    await page.getByText('This is a position of the game. x to move.').waitFor();
    expect(await page.getByRole('gridcell', { name: /^3a, o disc/u }).count()).toBe(1);
    await page.getByRole('button', { name: 'Analyse' }).click();
    // The moves came along, so that one can step back through them.
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBeNull();
  });

  test('or with something pasted, such as moves in a row, which opens with its values', async () => {
    const page = await openApp();
    await page.getByRole('button', { name: 'Paste' }).click();
    const field = page.getByRole('textbox', { name: 'Position, record, link or moves' });
    await field.fill('48');
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByText('Move 2 of the row is 8, but columns go from 1 to 7.').waitFor();
    await field.fill('44444432655555');
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('heading', { name: 'Connect Four', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Values/u }).getAttribute('aria-pressed')).toBe('true');
  });
});

/** Puts a game where the app keeps them; runs in the browser. */
function plantGame(game: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('tabuleiro', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('games', { keyPath: 'id' });
      request.result.createObjectStore('damaged', { autoIncrement: true });
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const transaction = request.result.transaction('games', 'readwrite');
      transaction.objectStore('games').put(game);
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });
}
