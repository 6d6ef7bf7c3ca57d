/** Makes the pictures of the app in the docs: `npm run pictures`. Look at them before they are committed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { Match } from '../src/core/match.ts';
import { seededRandom } from '../src/core/random.ts';
import { findGame } from '../src/games/index.ts';
import { formatLink, linkOf } from '../src/play/link/format-link.ts';
import { makeServer } from '../src/server/app.ts';
import { root } from '../test/project.ts';
import { appFolder, buildApp } from '../test/web/built-app.ts';
import { chromiumOptions } from '../test/web/chromium.ts';

const folder = join(root, 'docs', 'pictures');
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
/** Home is not so high. */
const wide = { viewport: { width: 1280, height: 680 }, deviceScaleFactor: 1 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
/** A page that has not changed for so long has nothing more to say, in milliseconds. */
const stillness = 2000;
/** Of 100: text stays sharp, and a picture takes a third of what PNG needs. */
const quality = 88;

interface Picture {
  readonly name: string;
  readonly hash: string;
  /** What must be there. */
  readonly shows: string;
  readonly device: typeof desktop;
  readonly colorScheme: 'light' | 'dark';
}

/** Eight good moves and one that loses; a short game with a mistake; a game of Quantik that is won. */
const unfinished = '5B-5C 4C-3C 5C-3A 1B-1C 5D-2D 1C-2B 2D-1C 1D-5D 1C-3E';
const finished = '2C-1C 4C-5C 5B-2E 1B-1A 1C-3E 1A-1C 5D-4E';
const quantik = 'A11 c33 B14 d42 A23';

/** A line of a game, with the values of its last position. */
async function addressOf(id: string, moves: string, opponent: string): Promise<string> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`There is no game ${id}.`);
  let match = Match.start(game, seededRandom(1));
  for (const move of moves.split(' ')) {
    const next = match.play(move);
    if (!next.ok) throw new Error(`${move} can't be played in ${match.position}.`);
    match = next.value;
  }
  return formatLink(linkOf(match, match.ply, { seats: ['me', opponent], isFlipped: false, isShowingValues: true }));
}

async function take(browser: Browser, address: string, picture: Picture): Promise<void> {
  const { name, hash, shows, device, colorScheme } = picture;
  const page = await browser.newPage({
    ...device,
    colorScheme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.goto(`${address}/${hash}`, { waitUntil: 'networkidle' });
  await page.locator(shows).first().waitFor();
  await standStill(page);
  const browserSide = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...device.viewport, scale: device.deviceScaleFactor };
  const { data } = await browserSide.send('Page.captureScreenshot', { format: 'webp', quality, clip });
  const bytes = Buffer.from(data, 'base64');
  writeFileSync(join(folder, `${name}.webp`), bytes);
  console.log(`${name}.webp ${(bytes.length / 1000).toFixed(0)} kB`);
  await page.close();
}

async function standStill(page: Page): Promise<void> {
  for (let seen = ''; ; ) {
    const now = await page.locator('main').innerHTML();
    if (now === seen) return;
    seen = now;
    await page.waitForTimeout(stillness);
  }
}

await buildApp();
mkdirSync(folder, { recursive: true });
const server = await makeServer(appFolder);
const address = await server.listen({ port: 0, host: 'localhost' });
const browser = await chromium.launch(await chromiumOptions());
const pictures: readonly Picture[] = [
  { name: 'home', hash: '#/', shows: '.game-card', device: wide, colorScheme: 'light' },
  {
    name: 'values',
    hash: await addressOf('neutreeko', unfinished, 'me'),
    shows: '.value-entry',
    device: desktop,
    colorScheme: 'light',
  },
  {
    name: 'review',
    hash: await addressOf('neutreeko', finished, 'level:4'),
    shows: 'text=Decided at move',
    device: desktop,
    colorScheme: 'dark',
  },
  {
    name: 'phone',
    hash: await addressOf('quantik', quantik, 'me'),
    shows: '.value-entry',
    device: phone,
    colorScheme: 'dark',
  },
];
for (const picture of pictures) await take(browser, address, picture);
await browser.close();
await server.close();
