/**
 * Plays each game with its values shown in an installed Firefox: `npm run test:firefox`. `FIREFOX_PATH` names one that is
 * not on the path. It is driven over WebDriver BiDi by puppeteer-core, which is fetched for this; Playwright's own way of
 * driving it asks for more than released versions know. Where a part is missing, that is said, and nothing fails.
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Match } from '../src/core/match.ts';
import { seededRandom } from '../src/core/random.ts';
import { findGame } from '../src/games/index.ts';
import { formatLink, linkOf } from '../src/play/link/format-link.ts';
import { makeServer } from '../src/server/app.ts';
import { appFolder, buildApp } from '../test/web/built-app.ts';
import { fetchPackage } from './fetch-package.ts';

/** As much of puppeteer-core as is used. */
interface Page {
  goto(address: string): Promise<unknown>;
  waitForFunction(code: string, options: { readonly timeout: number; readonly polling: number }): Promise<unknown>;
  evaluate<T>(code: string): Promise<T>;
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): void;
  on(event: 'pageerror', listener: (error: unknown) => void): void;
  close(): Promise<void>;
}
interface Browser {
  newPage(): Promise<Page>;
  version(): Promise<string>;
  close(): Promise<void>;
}
interface Puppeteer {
  launch(options: {
    readonly browser: 'firefox';
    readonly executablePath: string;
    readonly headless: true;
  }): Promise<Browser>;
}

const games = ['neutreeko', 'fuse', 'quantik', 'tres-em-linha', 'drop-7x6x4'];
/** So many moves are played at the most, and a computer answers each. */
const moves = 3;
/** Looked at by the clock: a page that is not drawn has no frames to look in. */
const patience = { timeout: 60_000, polling: 100 };

function installedFirefox(): string | undefined {
  const { FIREFOX_PATH: named, PATH: path = '' } = process.env;
  if (named) return named;
  const places = ['/Applications/Firefox.app/Contents/MacOS', 'C:\\Program Files\\Mozilla Firefox'];
  const names = process.platform === 'win32' ? ['firefox.exe'] : ['firefox', 'firefox-esr'];
  const candidates = [...path.split(delimiter), ...places].flatMap((folder) => names.map((name) => join(folder, name)));
  return candidates.find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The address of a game against a computer, with the values of its moves. */
async function addressOf(id: string, address: string): Promise<string> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`There is no game ${id}.`);
  const match = Match.start(game, seededRandom(1));
  return `${address}/${formatLink(linkOf(match, 0, { seats: ['me', 'level:2'], isFlipped: false, isShowingValues: true }))}`;
}

/** A move that can be played from the list of values, and how many were played by now. */
const entry = `document.querySelector('.value-entry:not([aria-disabled="true"])')`;
const played = `document.querySelectorAll('button.move').length`;

const isOver = `document.querySelector('.message.is-result') !== null`;

/** Plays a move from the list of values, again and again; the computer answers, until one of the two has won. */
async function play(page: Page, address: string): Promise<void> {
  await page.goto(address);
  for (let move = 0; move < moves && !(await page.evaluate<boolean>(isOver)); move++) {
    await page.waitForFunction(`${entry} !== null`, patience);
    const before = await page.evaluate<number>(played);
    await page.evaluate(`${entry}.click()`);
    await page.waitForFunction(`${isOver} || ${played} >= ${before + 2}`, patience);
  }
}

async function playAll(browser: Browser, address: string): Promise<void> {
  for (const id of games) {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await play(page, await addressOf(id, address));
    if (complaints.length > 0) throw new Error(`${id}: ${complaints.join('; ')}`);
    console.log(`${id}: played and answered, with values.`);
    await page.close();
  }
}

const executablePath = installedFirefox();
const driver = executablePath === undefined ? undefined : fetchPackage('puppeteer-core', '24');
if (executablePath === undefined) {
  console.log('No Firefox is installed here; let FIREFOX_PATH name one to play in it.');
} else if (!driver) {
  console.log("What drives Firefox, puppeteer-core, can't be had from npm here; nothing was played.");
} else {
  await buildApp();
  const server = await makeServer(appFolder);
  const address = (await server.listen({ port: 0, host: 'localhost' })).replace('127.0.0.1', 'localhost');
  const module = join(driver.folder, 'lib', 'esm', 'puppeteer', 'puppeteer-core.js');
  const { default: puppeteer } = (await import(pathToFileURL(module).href)) as { readonly default: Puppeteer };
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  try {
    console.log(`In ${await browser.version()}:`);
    await playAll(browser, address);
  } finally {
    await browser.close();
    await server.close();
  }
}
