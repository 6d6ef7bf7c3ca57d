/** Makes the pictures of the app in the docs: `tsx test/web/docs-pictures.ts`. Look at them before they are committed. */
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { Match } from '../../src/core/match.ts';
import { seededRandom } from '../../src/core/random.ts';
import { findGame } from '../../src/games/index.ts';
import { makeServer } from '../../src/server/app.ts';
import { formatLink, linkOf } from '../../src/web/share/link.ts';
import { appFolder, buildApp } from './built-app.ts';
import { chromiumOptions } from './chromium.ts';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
/** Enough for the first living board, and for the verdicts of a short game. */
const patience = 8000;

interface Picture {
  readonly name: string;
  readonly hash: string;
  readonly device: typeof desktop;
  readonly colorScheme: 'light' | 'dark';
}

const unfinished = '2C-1C 4C-5C 1C-4C 1B-4B 4C-1C 4B-1B 5D-2D 1D-2E';
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

async function take(browser: Browser, address: string, { name, hash, device, colorScheme }: Picture): Promise<void> {
  const page = await browser.newPage({ ...device, colorScheme, locale: 'en-GB', serviceWorkers: 'block' });
  await page.goto(`${address}/${hash}`);
  await page.waitForTimeout(patience);
  await page.screenshot({ path: `${folder}${name}.png` });
  await page.close();
}

await buildApp();
const server = await makeServer(appFolder);
const address = await server.listen({ port: 0, host: 'localhost' });
const browser = await chromium.launch(await chromiumOptions());
const pictures: readonly Picture[] = [
  { name: 'home', hash: '#/', device: desktop, colorScheme: 'light' },
  {
    name: 'values',
    hash: await addressOf('neutreeko', unfinished, 'me'),
    device: desktop,
    colorScheme: 'light',
  },
  {
    name: 'review',
    hash: await addressOf('neutreeko', finished, 'level:4'),
    device: desktop,
    colorScheme: 'dark',
  },
  { name: 'phone', hash: await addressOf('quantik', quantik, 'me'), device: phone, colorScheme: 'light' },
];
for (const picture of pictures) await take(browser, address, picture);
await browser.close();
await server.close();
