import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';

export const phone = { width: 390, height: 844 };
export const smallPhone = { width: 320, height: 640 };
export const desktop = { width: 1280, height: 800 };

export interface Visit {
  /** The `#` part of the address. */
  readonly hash?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'pt';
  readonly hasTouch?: boolean;
  /** Whether things move; tests see the end of every motion at once unless they ask. */
  readonly isMoving?: boolean;
  /** Whether the service worker is let in; without it every test sees the files as built. */
  readonly isInstalled?: boolean;
}

let browser: Browser;
const contexts: BrowserContext[] = [];
const complaints: string[] = [];

/**
 * Call once at the top of a file of browser tests, for the `test` to use there: it connects, and after each test looks for
 * errors on the page. Where there is no browser, the tests are skipped.
 */
export function useBrowser() {
  const endpoint = inject('browser');
  if (endpoint) {
    beforeAll(async () => {
      browser = await chromium.connect(endpoint);
    });
    afterEach(async () => {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
      expect(complaints.splice(0)).toEqual([]);
    });
    afterAll(() => browser.close());
  }
  return test.skipIf(!endpoint);
}

/** A person's browser: its pages share storage. */
export async function openBrowser(visit: Visit = {}): Promise<BrowserContext> {
  const context = await browser.newContext(contextOptions(visit));
  context.setDefaultTimeout(20_000);
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  contexts.push(context);
  return context;
}

/** The app in a fresh browser, once its screen is there. */
export async function openApp(visit: Visit = {}): Promise<Page> {
  const page = await (await openBrowser(visit)).newPage();
  await visitApp(page, visit.hash);
  return page;
}

/** Goes to a place in the app as by typing its address, and waits for the screen. */
export async function visitApp(page: Page, hash = '#/'): Promise<void> {
  await page.goto(`${inject('address')}/${hash}`);
  await page.locator('main > :not([aria-busy])').first().waitFor();
}

/** Errors that a test expects the page to log; the check after the test then passes over them. */
export function forgiveErrors(pattern: RegExp): void {
  const others = complaints.splice(0).filter((complaint) => !pattern.test(complaint));
  complaints.push(...others);
}

/** What axe finds that is serious or critical, as short sentences. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // All rules, but no list of what is well; and within this page, since the app has no frames: three times as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}

/** How far the page can be scrolled sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

function contextOptions(visit: Visit): BrowserContextOptions {
  return {
    viewport: visit.viewport ?? desktop,
    colorScheme: visit.theme ?? 'light',
    locale: visit.language === 'pt' ? 'pt-PT' : 'en-GB',
    hasTouch: visit.hasTouch ?? false,
    reducedMotion: visit.isMoving ? 'no-preference' : 'reduce',
    serviceWorkers: visit.isInstalled ? 'allow' : 'block',
  };
}
