import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { makeServer } from '../../src/server/app.ts';
import { startOnline } from '../../src/server/online/online.ts';
import { readSettings } from '../../src/server/online/settings.ts';
import { openBrowser, type Visit } from './browser.ts';
import { appFolder } from './built-app.ts';

let address = '';

/** However slow the machine is. */
export const patience = { timeout: 20_000 };

/** Call once at the top of a file: the app beside the real server of games online, with a folder of its own. */
export function useOnlineServer(): void {
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-online-'));
    const settings = readSettings({ DATA: folder, LIMITS: 'none' });
    if (!settings.ok) throw new Error(`The setting ${settings.bad.name} is wrong.`);
    const online = startOnline({
      settings: settings.value,
      games: [],
      modules: [],
      refused: (problem) => {
        throw new Error(JSON.stringify(problem));
      },
      writeLog: () => undefined,
    });
    const server = await makeServer(appFolder, undefined, online);
    address = (await server.listen({ port: 0, host: 'localhost' })).replace('127.0.0.1', 'localhost');
    stop = async () => {
      await online.drain();
      await server.close();
      await online.close();
      rmSync(folder, { recursive: true, force: true });
    };
  });
  afterAll(() => stop());
}

/** Where the server is, for programs that are no browser. */
export function serverAddress(): string {
  return address;
}

/** Goes to a place of the app that is beside the server, as by typing its address. */
export async function goTo(page: Page, hash: string): Promise<void> {
  await page.goto(hash.startsWith('http') ? hash : `${address}/${hash}`);
  await page.locator('main > :not([aria-busy])').first().waitFor();
}

/** Another person, with a browser of their own. */
export async function someone(hash: string, visit: Visit = {}): Promise<Page> {
  const page = await (await openBrowser(visit)).newPage();
  await goTo(page, hash);
  return page;
}

export interface Invitation {
  readonly game?: string;
  readonly name?: string;
  /** The names of tiles to press. */
  readonly tiles?: readonly string[];
  readonly isListed?: boolean;
}

/** Makes a game for someone elsewhere with the sheet; gives the link to send. */
export async function invite(page: Page, wanted: Invitation = {}): Promise<string> {
  await goTo(page, `#/new/${wanted.game ?? 'tres-em-linha'}`);
  const sheet = page.getByRole('dialog');
  await sheet.locator('.choice-tile', { hasText: 'A friend, elsewhere' }).click();
  await sheet.getByLabel('Your name').fill(wanted.name ?? 'Ana');
  for (const tile of wanted.tiles ?? []) await sheet.getByRole('radio', { name: tile }).check({ force: true });
  if (wanted.isListed) {
    await sheet.getByText('More', { exact: true }).click();
    await sheet.getByLabel('Anyone may join').check();
  }
  await sheet.getByRole('button', { name: 'Invite' }).click();
  await page.waitForURL(/#\/online\//u);
  return page.locator('.link-text').inputValue();
}

/** Takes the seat of an invitation. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('grid').waitFor();
}

/** Two people at one game of Três em Linha; the first begins. */
export async function two(wanted: Invitation = {}): Promise<{ ana: Page; rui: Page; link: string }> {
  const ana = await someone('#/');
  const link = await invite(ana, wanted);
  const rui = await someone(link);
  await sitDown(rui, 'Rui');
  await ana.getByRole('grid').waitFor();
  return { ana, rui, link };
}

/** Drops a disc into a column, when it is one's turn. */
export async function drop(page: Page, column: number): Promise<void> {
  await says(page, 'Your turn.');
  await page
    .locator('.board-cell.is-open')
    .nth(column - 1)
    .click();
}

/** Waits until this is said beside the board. */
export async function says(page: Page, sentence: string): Promise<void> {
  await page.locator('.message', { hasText: sentence }).waitFor();
}

/** The words beside the two players, the far one first. */
export function notes(page: Page): Promise<string[]> {
  return page.locator('.player-note').allTextContents();
}

/** The id of the game that is open. */
export function idOf(page: Page): string {
  return /#\/online\/([^?]+)/u.exec(page.url())?.[1] ?? '';
}
