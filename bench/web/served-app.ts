import type { FastifyInstance } from 'fastify';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { makeServer } from '../../src/server/app.ts';
import { appFolder, buildApp } from '../../test/web/built-app.ts';
import { chromiumOptions } from '../../test/web/chromium.ts';

/** The built app, a server that remembers what it was asked for, and a real browser. */
export interface ServedApp {
  readonly browser: Browser;
  /** Where the app is served. It is the same after the server was closed and opened again. */
  readonly address: string;
  /** The files that were fetched since this was last called. */
  takeFetched(): string[];
  open(): Promise<void>;
  shut(): Promise<void>;
  close(): Promise<void>;
}

export async function serveApp(): Promise<ServedApp> {
  await buildApp();
  let fetched: string[] = [];
  let server: FastifyInstance | undefined;
  const open = async (port: number) => {
    server = await makeServer(appFolder);
    server.addHook('onResponse', async ({ url }) => {
      fetched.push(url.replace(/[?#].*$/u, '').slice(1));
    });
    return server.listen({ port, host: 'localhost' });
  };
  const address = (await open(0)).replace('127.0.0.1', 'localhost');
  const shut = async () => server?.close();
  const browser = await chromium.launch(await chromiumOptions());
  return {
    browser,
    address,
    takeFetched() {
      const taken = fetched;
      fetched = [];
      return taken;
    },
    open: async () => void (await open(Number(new URL(address).port))),
    shut,
    async close() {
      await browser.close();
      await shut();
    },
  };
}

/** What a person has who never came before: nothing is kept yet. */
export function newcomer(app: ServedApp, options: { readonly isInstalled?: boolean } = {}): Promise<BrowserContext> {
  const serviceWorkers = options.isInstalled ? 'allow' : 'block';
  return app.browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', serviceWorkers });
}

/** What a page is waited for, and when after the beginning of the navigation it was painted, in milliseconds. */
export interface Moments {
  /** A piece can be taken or put. */
  readonly playable?: number;
  /** Every move has a value, be it an estimate. */
  readonly estimates?: number;
  /** Every move has its exact value. */
  readonly values?: number;
  /** And in how many plies, or by how much, where it does not draw. */
  readonly plies?: number;
}

/** A page that notes its moments by itself: a clock outside would also count the way to it. */
export async function watchedPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // What runs this file names every function by a helper that the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.addInitScript(() => {
    const moments: Record<string, number> = {};
    const shown = (selector: string) => document.querySelector(selector) !== null;
    const isCounted = (entry: Element) => / in \d| by \d|draws/u.test(entry.ariaLabel ?? '');
    const questions: readonly (readonly [string, () => boolean])[] = [
      ['playable', () => shown('.board-cell.is-open')],
      ['estimates', () => shown('.value-entry')],
      ['values', () => shown('.value-entry') && !shown('.value-entry.tone-estimate')],
      ['plies', () => shown('.value-entry') && [...document.querySelectorAll('.value-entry')].every(isCounted)],
    ];
    const note = () => {
      for (const [name, isThere] of questions) {
        if (name in moments || !isThere()) continue;
        moments[name] = Number.NaN;
        // The frame after the next one begins when this one has been painted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            moments[name] = performance.now();
          }),
        );
      }
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
    Object.assign(globalThis, { moments });
  });
  return page;
}

/** When a moment came that is waited for. */
export async function momentOf(page: Page, name: keyof Moments): Promise<number> {
  const found = await page.waitForFunction(
    (wanted) => {
      const { moments } = globalThis as unknown as { moments: Record<string, number> };
      const moment = moments[wanted] ?? 0;
      return moment > 0 ? moment : undefined;
    },
    name,
    { timeout: 120_000 },
  );
  return (await found.jsonValue()) ?? Number.NaN;
}
