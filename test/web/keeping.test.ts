import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Match } from '../../src/core/match.ts';
import { present } from '../../src/core/present.ts';
import { byMouse, cellOnBoard, playOnBoard, randomGame, tableAddress } from './board-player.ts';
import { openBrowser, useBrowser, visitApp } from './browser.ts';

const test = useBrowser();

const played = await randomGame('neutreeko', 3);

/** A table for two people, with the first moves of a game played by hand. */
async function playSome(page: Page, plies: number): Promise<void> {
  await visitApp(page, tableAddress(played.goTo(0)));
  await page.getByRole('grid').waitFor();
  for (let ply = 0; ply < plies; ply++) await playNext(page, ply);
}

async function playNext(page: Page, ply: number): Promise<void> {
  const move = present(played.steps[ply + 1]?.move, `move ${ply + 1} in this game`);
  await playOnBoard(page, played.goTo(ply), move, byMouse);
  await standsAt(page, played.goTo(ply + 1));
}

/** Waits until the board shows a position. */
async function standsAt(page: Page, { game, state }: Match): Promise<void> {
  const colours = ['black', 'white'];
  for (const { cell, owner } of game.view.pieces(state)) {
    await expect.poll(() => cellOnBoard(page, cell).getAttribute('aria-label')).toContain(colours[owner]);
  }
}

/** What the browser keeps: how many games, and how many that were set aside. */
function countStored(page: Page): Promise<{ games: number; damaged: number }> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('tabuleiro');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const count = (store: string) =>
      new Promise<number>((resolve) => {
        const request = database.transaction(store).objectStore(store).count();
        request.onsuccess = () => resolve(request.result);
      });
    const found = { games: await count('games'), damaged: await count('damaged') };
    database.close();
    return found;
  });
}

/** How many moves the games that the browser keeps have. */
function storedPlies(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('tabuleiro');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const found = await new Promise<{ plies: number }[]>((resolve) => {
      const request = database.transaction('games').objectStore('games').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return found.map(({ plies }) => plies);
  });
}

/** Changes what is stored, as no app would. */
function spoil(page: Page, part: 'table' | 'version'): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('tabuleiro');
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite');
          const cursor = transaction.objectStore('games').openCursor();
          cursor.onsuccess = () => {
            cursor.result?.update({ ...cursor.result.value, [name]: 'spoilt' });
            cursor.result?.continue();
          };
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    part,
  );
}

describe('the game in progress', () => {
  test('is there again after a reload, with what was taken back', async () => {
    const page = await (await openBrowser()).newPage();
    await playSome(page, 3);
    await page.keyboard.press('u');
    await standsAt(page, played.goTo(2));
    // On a slow disk the write before may take its time, and this one comes after it.
    await expect.poll(() => storedPlies(page)).toEqual([2]);
    await page.reload();
    await page.getByRole('grid').waitFor();
    await standsAt(page, played.goTo(2));
    await page.keyboard.press('r');
    await standsAt(page, played.goTo(3));
  });

  test('is offered at home after its page has crashed', async () => {
    const context = await openBrowser();
    const page = await context.newPage();
    await playSome(page, 2);
    await page.goto('chrome://crash').catch(() => undefined);
    const next = await context.newPage();
    await visitApp(next);
    await next.locator('.waiting-card:not(.waiting-day)').click();
    await standsAt(next, played.goTo(2));
  });

  test('goes on where the browser keeps nothing, and that is said', async () => {
    const page = await (await openBrowser()).newPage();
    // As browsers do that are told to keep nothing for a site.
    await page.addInitScript(() => {
      const forbid = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
      Object.defineProperty(globalThis, 'indexedDB', { get: () => ({ open: forbid }) });
      Object.defineProperty(globalThis, 'localStorage', { get: forbid });
      Object.defineProperty(globalThis, 'caches', { get: forbid });
      LockManager.prototype.request = async () => forbid();
      ServiceWorkerContainer.prototype.register = async () => forbid();
    });
    await playSome(page, 2);
    await page.locator('.notice', { hasText: 'nothing be kept' }).waitFor();
    expect(await page.locator('.notice').count()).toBe(1);
  });
});

describe('a move', () => {
  test('has begun to be written before it is drawn', async () => {
    const page = await (await openBrowser()).newPage();
    // Notes what the board shows whenever something is about to be written.
    await page.addInitScript(() => {
      const begun: string[][] = [];
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (stores, mode, options) {
        const cells = document.querySelectorAll('[role="grid"] [data-cell]');
        if (mode === 'readwrite') begun.push(Array.from(cells, (cell) => cell.getAttribute('aria-label') ?? ''));
        return transaction.call(this, stores, mode, options);
      };
      Object.assign(globalThis, { begun });
    });
    const shown = () =>
      page.evaluate(() => {
        const cells = document.querySelectorAll('[role="grid"] [data-cell]');
        return Array.from(cells, (cell) => cell.getAttribute('aria-label') ?? '');
      });
    const noted = () => page.evaluate(() => (globalThis as unknown as { readonly begun: string[][] }).begun.splice(0));
    await playSome(page, 1);
    await expect.poll(async () => (await countStored(page)).games).toBe(1);
    await noted();
    await playNext(page, 1);
    const after = await shown();
    const [first] = await noted();
    const moved = present(played.steps[2]?.move, 'second move');
    const [, to] = played.game.view.path(played.goTo(1).state, moved);
    expect(first?.[present(to, 'cell that is gone to')]).not.toContain('white');
    expect(after[present(to, 'cell that is gone to')]).toContain('white');
  });

  test('that could not be written is written later, and what was said of it goes', async () => {
    const page = await (await openBrowser()).newPage();
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      // What is there already can't be added: that fails as a full disk does, later and with all that was asked for.
      IDBObjectStore.prototype.put = function (value) {
        put.call(this, value);
        return this.add(value);
      };
      Object.assign(globalThis, {
        makeRoom() {
          IDBObjectStore.prototype.put = put;
          dispatchEvent(new Event('online'));
        },
      });
    });
    await playSome(page, 2);
    const notice = page.locator('.notice', { hasText: 'nothing be kept' });
    await notice.waitFor();
    expect(await countStored(page)).toEqual({ games: 0, damaged: 0 });
    await page.evaluate(() => (globalThis as unknown as { makeRoom(): void }).makeRoom());
    await notice.waitFor({ state: 'detached' });
    expect(await countStored(page)).toEqual({ games: 1, damaged: 0 });
    await page.reload();
    await page.getByRole('grid').waitFor();
    await standsAt(page, played.goTo(2));
  });
});

describe('storage that does not answer', () => {
  /** Lets the database be opened only once it is told to. */
  async function silence(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const { open } = IDBFactory.prototype;
      const asked: (() => void)[] = [];
      IDBFactory.prototype.open = function (...names) {
        const request: Partial<IDBOpenDBRequest> = {};
        asked.push(() => {
          const real = open.apply(this, names);
          for (const name of ['onupgradeneeded', 'onsuccess', 'onerror'] as const) {
            real[name] = (event: Event) => {
              Object.assign(request, { result: real.result });
              (request[name] as ((event: Event) => void) | undefined)?.(event);
            };
          }
        });
        return request as IDBOpenDBRequest;
      };
      Object.assign(globalThis, {
        answer() {
          IDBFactory.prototype.open = open;
          for (const tell of asked) tell();
        },
      });
    });
  }

  const answer = (page: Page) => page.evaluate(() => (globalThis as unknown as { answer(): void }).answer());

  test('lets the game go on, which is said, and is taken up when it does', async () => {
    const page = await (await openBrowser()).newPage();
    await silence(page);
    await playSome(page, 2);
    const notice = page.locator('.notice', { hasText: 'storage does not answer' });
    await notice.waitFor();
    expect(await page.locator('.notice').count()).toBe(1);
    await answer(page);
    await notice.waitFor({ state: 'detached' });
    expect(await countStored(page)).toEqual({ games: 1, damaged: 0 });
  });

  test('is said where a game is to be opened, which is opened when it does', async () => {
    const context = await openBrowser();
    const first = await context.newPage();
    await playSome(first, 2);
    await expect.poll(() => first.url()).toContain('#/play/');
    const address = first.url();
    await first.close();
    const page = await context.newPage();
    await silence(page);
    await page.goto(address);
    await page.getByText('storage does not answer').waitFor();
    await answer(page);
    await page.getByRole('grid').waitFor();
    await standsAt(page, played.goTo(2));
  });
});

describe('two tabs with the same game', () => {
  test('the second says so and takes over; neither overwrites the other', async () => {
    const context = await openBrowser();
    const first = await context.newPage();
    await playSome(first, 1);
    await expect.poll(() => first.url()).toContain('#/play/');
    const second = await context.newPage();
    await second.goto(first.url());
    const notice = (page: Page) => page.locator('.elsewhere');
    await notice(second).waitFor();
    await playNext(first, 1);
    await notice(second).getByRole('button').click();
    await standsAt(second, played.goTo(2));
    await notice(first).waitFor();
    await playNext(second, 2);
    await first.reload();
    await notice(first).waitFor();
    await standsAt(first, played.goTo(3));
  });
});

describe('damaged data', () => {
  test('of one game is set aside with a sentence, and the way on is there', async () => {
    const page = await (await openBrowser()).newPage();
    await playSome(page, 2);
    await spoil(page, 'table');
    await page.reload();
    await page.getByText('A saved game could not be read and was set aside').first().waitFor();
    expect(await countStored(page)).toEqual({ games: 0, damaged: 1 });
    await page.locator('.table-empty a').click();
    await page.locator('[data-screen="home"]').waitFor();
  });

  test('is not what another version has saved: that stays, and the list says so', async () => {
    const page = await (await openBrowser()).newPage();
    await playSome(page, 1);
    await spoil(page, 'version');
    await visitApp(page, '#/saved');
    await page.getByText('A saved game can’t be opened here and stays where it is: it was saved by').waitFor();
    await page.getByText('Nothing is saved yet.').waitFor();
    expect(await countStored(page)).toEqual({ games: 1, damaged: 0 });
    await visitApp(page, '#/play');
    await page.getByText('There is no game here yet.').waitFor();
    expect(await countStored(page)).toEqual({ games: 1, damaged: 0 });
  });
});
