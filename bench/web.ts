import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { Match } from '../src/core/match.ts';
import { seededRandom } from '../src/core/random.ts';
import { findGame } from '../src/games/index.ts';
import { formatLink, linkOf } from '../src/play/link/format-link.ts';
import { appFolder, keptFiles } from '../test/web/built-app.ts';
import { filesBeforeBoard, firstLoadLimit, sizeOfAll } from '../test/web/first-load.ts';
import { quantile, readableTime, table } from './measure.ts';
import { benchMap } from './web/map.ts';
import { type Moments, momentOf, newcomer, type ServedApp, serveApp, watchedPage } from './web/served-app.ts';
import { benchSolution } from './web/solution.ts';
import { type LongestTask, maxMilliseconds, watchTasks } from './web/tasks.ts';

/**
 * The built app in a real Chromium: what it weighs, how soon it can be played, how soon every move has its value, and
 * whether it stutters meanwhile. Words choose parts: `sizes`, `board`, `values`, `solution`, `tasks`, `map`.
 */
const listed = ['neutreeko', 'fuse', 'quantik', 'tres-em-linha'];
const rounds = 5;

interface Wish {
  readonly areValuesShown?: boolean;
  /** A computer player for the second seat. */
  readonly against?: string;
}

/** The address of the beginning of a game, the same in every run. */
async function addressOf(app: ServedApp, id: string, { areValuesShown = false, against }: Wish = {}): Promise<string> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`There is no game ${id}.`);
  const seats = against === undefined ? undefined : (['me', against] as const);
  const rest = { seats, isFlipped: false, isShowingValues: areValuesShown };
  return `${app.address}/${formatLink(linkOf(Match.start(game, seededRandom(1)), 0, rest))}`;
}

// What it weighs.

const isCode = (file: string) => /\.(?:js|css)$/u.test(file);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The script and style that a newcomer fetches, sooner or later, without pressing anything. */
async function codeFor(
  app: ServedApp,
  address: string,
  isReady: (page: Page) => Promise<unknown>,
): Promise<Set<string>> {
  const context = await newcomer(app);
  const page = await watchedPage(context);
  app.takeFetched();
  await page.goto(address, { waitUntil: 'networkidle' });
  await isReady(page);
  await context.close();
  return new Set(app.takeFetched().filter(isCode));
}

const shared = ([first = new Set(), ...others]: readonly Set<string>[]) =>
  new Set([...first].filter((file) => others.every((set) => set.has(file))));
const without = (files: Set<string>, others: Set<string>) => new Set([...files].filter((file) => !others.has(file)));

/** What of it is in the way of the board. */
async function codeBeforeBoard(app: ServedApp, address: string): Promise<Set<string>> {
  const context = await newcomer(app);
  const files = await filesBeforeBoard(await context.newPage(), address);
  await context.close();
  return files;
}

async function benchSizes(app: ServedApp): Promise<void> {
  console.log('What a newcomer fetches, script and style, gzip:\n');
  const home = await codeFor(app, `${app.address}/`, (page) => page.locator('.game-card').last().waitFor());
  const fetched: { id: string; first: Set<string>; bare: Set<string>; valued: Set<string> }[] = [];
  for (const id of listed) {
    const first = await codeBeforeBoard(app, await addressOf(app, id));
    const bare = await codeFor(app, await addressOf(app, id), (page) => momentOf(page, 'playable'));
    const address = await addressOf(app, id, { areValuesShown: true });
    fetched.push({ id, first, bare, valued: await codeFor(app, address, (page) => momentOf(page, 'estimates')) });
  }
  const atTable = shared(fetched.map(({ first }) => first));
  const afterwards = without(shared(fetched.map(({ bare }) => bare)), atTable);
  const engine = without(without(shared(fetched.map(({ valued }) => valued)), atTable), afterwards);
  const row = (name: string, bytes: number) => [name, kilobytes(bytes), (bytes / firstLoadLimit).toFixed(2)];
  const games = fetched.map(({ id, first }) => row(`${id}: its own`, sizeOfAll(without(first, atTable))));
  const engines = fetched.map(({ id, bare, valued }) =>
    row(`${id}: its own in the engine`, sizeOfAll(without(without(valued, bare), engine))),
  );
  const whole = fetched.map(({ id, valued }) => row(`${id}, a shared link with values, all in all`, sizeOfAll(valued)));
  const rows = [
    row('home, first load', sizeOfAll(home)),
    row('table, before its board, whatever the game', sizeOfAll(atTable)),
    ...games,
    row('table, once its board is there', sizeOfAll(afterwards)),
    row('engine, whatever the game', sizeOfAll(engine)),
    ...engines,
    ...whole,
  ];
  console.log(table([['', 'gzip', `of ${kilobytes(firstLoadLimit)}`], ...rows]));
  const kept = keptFiles();
  const raw = kept.reduce((total, file) => total + statSync(join(appFolder, file)).size, 0);
  console.log(
    `\nKept for use without a network: ${kept.length} files, ${kilobytes(sizeOfAll(kept))} (${kilobytes(raw)} as files).`,
  );
}

// How soon it can be played.

async function benchBoard(app: ServedApp): Promise<void> {
  console.log(`\nFrom navigation to a board that can be played, median and longest of ${rounds}:\n`);
  const rows: string[][] = [];
  for (const id of listed) {
    const address = await addressOf(app, id);
    const [cold, warm] = await coldAndWarm(app, address);
    const [installed, offline] = await installedAndOffline(app, address);
    const base = quantile(cold, 0.5);
    rows.push([id, ...[cold, warm, installed, offline].flatMap((times) => timesAgainst(times, base))]);
  }
  const headings = ['', 'nothing kept', '', 'visited before', '', 'installed', '', 'without network', ''];
  console.log(table([headings, ...rows]));
}

function timesAgainst(times: readonly number[], base: number): string[] {
  const median = quantile(times, 0.5);
  return [`${readableTime(median)} / ${readableTime(Math.max(...times))}`, `${(median / base).toFixed(2)}×`];
}

async function timeIn(context: BrowserContext, address: string, moment: keyof Moments = 'playable'): Promise<number> {
  const page = await watchedPage(context);
  await page.goto(address);
  const time = await momentOf(page, moment);
  await page.close();
  return time;
}

async function coldAndWarm(app: ServedApp, address: string): Promise<[number[], number[]]> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await newcomer(app);
    cold.push(await timeIn(context, address));
    warm.push(await timeIn(context, address));
    await context.close();
  }
  return [cold, warm];
}

async function installedAndOffline(app: ServedApp, address: string): Promise<[number[], number[]]> {
  const context = await newcomer(app, { isInstalled: true });
  const page = await context.newPage();
  await page.goto(app.address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.close();
  const installed: number[] = [];
  const offline: number[] = [];
  for (let round = 0; round < rounds; round++) installed.push(await timeIn(context, address));
  await app.shut();
  for (let round = 0; round < rounds; round++) offline.push(await timeIn(context, address));
  await app.open();
  await context.close();
  return [installed, offline];
}

// How soon every move has its value.

/** What is known of the first position in the end; Fuse and the larger boards are estimated. */
const valued: readonly (readonly [id: string, known: keyof Moments])[] = [
  ['neutreeko', 'plies'],
  ['quantik', 'plies'],
  ['quantik-blocked-draw', 'plies'],
  ['tres-em-linha', 'plies'],
  ['drop-3x3x3', 'plies'],
  ['drop-7x6x4', 'estimates'],
  ['fuse', 'estimates'],
];

async function benchValues(app: ServedApp): Promise<void> {
  console.log(`\nFrom a cold start to the values of all moves on the screen, median and longest of ${rounds}:\n`);
  const rows: string[][] = [];
  for (const [id, last] of valued) {
    const address = await addressOf(app, id, { areValuesShown: true });
    const names: readonly (keyof Moments)[] = ['playable', 'estimates', 'values', 'plies'];
    const moments = names.slice(0, names.indexOf(last) + 1);
    const times = new Map(moments.map((moment): [keyof Moments, number[]] => [moment, []]));
    for (let round = 0; round < rounds; round++) {
      const context = await newcomer(app);
      const page = await watchedPage(context);
      await page.goto(address);
      for (const [moment, measured] of times) measured.push(await momentOf(page, moment));
      await context.close();
    }
    const base = quantile(times.get('playable') ?? [], 0.5);
    const cells = names.map((name) => times.get(name)).map((measured) => measured && timesAgainst(measured, base));
    rows.push([id, ...cells.flatMap((pair) => pair ?? ['', ''])]);
  }
  const headings = ['', 'playable', '', 'some value', '', 'all exact', '', 'with plies', ''];
  console.log(table([headings, ...rows]));
}

// Whether it stutters.

/** So many moves are played, and each position is looked at for so long at most, in milliseconds. */
const movesPlayed = 3;
const lookedAt = 4000;

async function benchTasks(app: ServedApp): Promise<void> {
  const against = 'level:8';
  console.log(
    `\nThe longest task of the page's thread (${maxMilliseconds} ms is the most), and what of it had a core:\n`,
  );
  const rows: string[][] = [];
  for (const id of [...listed, 'drop-7x6x4']) {
    const context = await newcomer(app);
    const page = await watchedPage(context);
    const loading = await watchTasks(app, page, async () => {
      await page.goto(await addressOf(app, id, { against }), { waitUntil: 'networkidle' });
      await momentOf(page, 'playable');
    });
    const thinking = await watchTasks(app, page, () => playWithValues(page));
    await context.close();
    rows.push([id, ...readableTask(loading), ...readableTask(thinking)]);
  }
  const headings = ['', 'opening', 'on a core', 'over', 'engines think, values on', 'on a core', 'over'];
  console.log(table([headings, ...rows]));
}

function readableTask({ long, working, over }: LongestTask): string[] {
  return [readableTime(long), readableTime(working), String(over)];
}

/** Plays a few moves from the list of values, with a computer that thinks about its own in between. */
async function playWithValues(page: Page): Promise<void> {
  await page.keyboard.press('v');
  for (let move = 0; move < movesPlayed; move++) {
    const entry = page.locator('.value-entry:not([aria-disabled="true"])').first();
    await entry.waitFor({ timeout: 60_000 });
    const areExact = page.locator('.values:not(:has(.tone-estimate))');
    await areExact.waitFor({ timeout: lookedAt }).catch(() => undefined);
    await entry.click();
  }
  await page.locator('.value-entry').first().waitFor({ timeout: 60_000 });
}

const parts: Readonly<Record<string, (app: ServedApp) => Promise<void>>> = {
  sizes: benchSizes,
  board: benchBoard,
  values: benchValues,
  solution: benchSolution,
  tasks: benchTasks,
  map: benchMap,
};
const wanted = process.argv.slice(2);
const app = await serveApp();
try {
  for (const [name, run] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await run(app);
} finally {
  await app.close();
}
