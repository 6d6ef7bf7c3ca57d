import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser, type Visit } from './browser.ts';
import { boardFolder } from './built-app.ts';
import { pageWith, type Site, serveElsewhere } from './embedded.ts';

/** A page of another origin than the board's, unless it has the board's files itself. */
export async function openSite(site: Site, visit: Visit = {}): Promise<Page> {
  const page = await (await openBrowser(visit)).newPage();
  await page.goto(await serveElsewhere(site));
  return page;
}

/** A page with one board, when the game is there. */
export async function openBoard(attributes: string, visit: Visit = {}): Promise<Page> {
  const page = await openSite({ files: pageWith(`<tabuleiro-board ${attributes}></tabuleiro-board>`) }, visit);
  await page.getByRole('grid').waitFor();
  return page;
}

/** Asks or does something with the board, as a script of the page would. */
export function onBoard<T>(page: Page, code: string): Promise<T> {
  return page.evaluate(`((board) => (${code}))(document.querySelector('tabuleiro-board'))`) as Promise<T>;
}

/** What the boards of the page have told. */
export const told = (page: Page, type: string) =>
  page.evaluate(`told.filter((event) => event.type === '${type}').map((event) => event.detail)`) as Promise<
    Record<string, unknown>[]
  >;
export const status = (page: Page) => page.locator('[part="status"]');
export const cell = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}\\b`, 'u') });

export async function slide(page: Page, from: string, to: string): Promise<void> {
  await cell(page, from).click();
  await cell(page, to).click();
}

/** The built board as files of the page's own server. */
export function boardFiles(isKept: (file: string) => boolean = () => true): Site['files'] {
  const files = readdirSync(boardFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const kept = files.map((file) => file.split('\\').join('/')).filter(isKept);
  return Object.fromEntries(kept.map((file) => [`/board/${file}`, readFileSync(join(boardFolder, file), 'utf8')]));
}
