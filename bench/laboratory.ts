import type { Page } from 'playwright-core';
import { Match } from '../src/core/match.ts';
import { seededRandom } from '../src/core/random.ts';
import { loadGame } from '../src/games/index.ts';
import { formatLink, linkOf } from '../src/play/link/format-link.ts';
import { sizeOfAll } from '../test/web/first-load.ts';
import { quantile, readableTime, table } from './measure.ts';
import { newcomer, type ServedApp, serveApp } from './web/served-app.ts';

/**
 * “Look inside” in a real Chromium, with a search of some 100,000 steps: how soon its tree is seen, how long a step takes,
 * and what is fetched for it. Words choose parts: `sizes`, `picture`, `steps`.
 */
const game = 'tres-em-linha';
/** 136,851 steps. */
const player = 'alphabeta:10';
const rounds = 5;
const aims = { picture: 300, step: 16, bytes: 25_000 };

const lookAt = (app: ServedApp, name: string) => `${app.address}/#/lab/look/${game}?player=${encodeURIComponent(name)}`;

async function openedLook(app: ServedApp, name: string): Promise<Page> {
  const page = await (await newcomer(app)).newPage();
  // What runs this file names every function by a helper that the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.goto(lookAt(app, name));
  await page.locator('canvas[data-drawn]').waitFor();
  return page;
}

const stepsOf = (page: Page) => page.locator('.transport input[type="range"]').getAttribute('max');

// What is fetched for it.

const isCode = (file: string) => /\.(?:js|css)$/u.test(file);

async function tableAddress(app: ServedApp): Promise<string> {
  const options = { seats: ['me', 'level:3'] as const, isFlipped: false, isShowingValues: true };
  return `${app.address}/${formatLink(linkOf(Match.start(await loadGame(game), seededRandom(1)), 0, options))}`;
}

async function benchSizes(app: ServedApp): Promise<void> {
  const fetchedAt = async (address: string, isReady: (page: Page) => Promise<unknown>) => {
    const context = await newcomer(app);
    const page = await context.newPage();
    app.takeFetched();
    await page.goto(address, { waitUntil: 'networkidle' });
    await isReady(page);
    await context.close();
    return new Set(app.takeFetched().filter(isCode));
  };
  // A game against a level with values has the board, the engine and all of the table.
  const atTable = await fetchedAt(await tableAddress(app), (page) => page.locator('.value-entry').first().waitFor());
  const atHome = await fetchedAt(`${app.address}/`, (page) => page.locator('.game-card').last().waitFor());
  const here = await fetchedAt(lookAt(app, 'alphabeta:3'), (page) => page.locator('canvas[data-drawn]').waitFor());
  const own = [...here].filter((file) => !atTable.has(file) && !atHome.has(file));
  // What lessons share with it has a file of its own, by the name of a small part of it.
  const part = own.filter((file) => /look|laboratory|search/u.test(file));
  console.log('What is fetched for it beside what table and home have, script and style, gzip:\n');
  console.log(
    table([
      ['', 'kB', 'of the aim'],
      ...own.map((file) => [file, kilobytes(sizeOfAll([file])), '']),
      ['the part itself', kilobytes(sizeOfAll(part)), (sizeOfAll(part) / aims.bytes).toFixed(2)],
      ['all of these', kilobytes(sizeOfAll(own)), (sizeOfAll(own) / aims.bytes).toFixed(2)],
    ]),
  );
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

// How soon its tree is seen.

/** From a press that asks for the search to the frame in which its tree is drawn, within the page. */
function pictureTime(page: Page, name: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const begun = performance.now();
    const before = document.querySelector('canvas');
    location.hash = location.hash
      .replace(/player=[^&]*/u, `player=${encodeURIComponent(wanted)}`)
      .replace(/&step=\d+/u, '');
    await new Promise<void>((resolve) => {
      const look = () => {
        const canvas = document.querySelector('canvas[data-drawn]');
        if (canvas && canvas !== before) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
    return performance.now() - begun;
  }, name);
}

async function benchPicture(app: ServedApp): Promise<void> {
  const page = await openedLook(app, 'alphabeta:2');
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    times.push(await pictureTime(page, player));
    await pictureTime(page, 'alphabeta:2');
  }
  const steps = await pictureTime(page, player).then(() => stepsOf(page));
  const median = quantile(times, 0.5);
  console.log(
    `\nFrom asking to the first picture, the search of ${steps} steps included, median and longest of ${rounds}:\n`,
  );
  console.log(
    table([
      ['', 'median', 'longest', `of ${aims.picture} ms`],
      [player, readableTime(median), readableTime(Math.max(...times)), (median / aims.picture).toFixed(2)],
    ]),
  );
  await page.context().close();
}

// How long a step takes.

/** What the page's thread works for a step, the drawing in the next frame included, at many places of the search. */
function stepTimes(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const slider = document.querySelector<HTMLInputElement>('.transport input[type="range"]');
    const on = document.querySelectorAll<HTMLButtonElement>('.transport-buttons button')[3];
    if (!slider || !on) throw new Error('There should be a search to step through.');
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));
    const times: number[] = [];
    for (let place = 0; place < 40; place++) {
      slider.value = String(Math.floor((Number(slider.max) * place) / 40));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await frame();
      await frame();
      // Asked for before the press, a frame begins with this; asked for after it, the drawing has been done.
      let frameBegun = 0;
      requestAnimationFrame(() => {
        frameBegun = performance.now();
      });
      const begun = performance.now();
      on.click();
      const pressed = performance.now() - begun;
      times.push(pressed + (await frame()) - frameBegun);
    }
    return times;
  });
}

async function benchSteps(app: ServedApp): Promise<void> {
  const page = await openedLook(app, player);
  const times = await stepTimes(page);
  const steps = await stepsOf(page);
  console.log(`\nA step of a search of ${steps} steps, at 40 places:\n`);
  console.log(table([['', 'median', 'longest', `of ${aims.step} ms`], row('a step', times)]));
  await page.context().close();
}

function row(name: string, times: readonly number[]): string[] {
  const median = quantile(times, 0.5);
  return [name, readableTime(median), readableTime(Math.max(...times)), (median / aims.step).toFixed(2)];
}

const parts: Readonly<Record<string, (app: ServedApp) => Promise<void>>> = {
  sizes: benchSizes,
  picture: benchPicture,
  steps: benchSteps,
};
const wanted = process.argv.slice(2);
const app = await serveApp();
try {
  for (const [name, run] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await run(app);
} finally {
  await app.close();
}
