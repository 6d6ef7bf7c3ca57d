import { expect, inject } from 'vitest';
import { forgiveErrors, openApp, useBrowser } from './browser.ts';

const test = useBrowser();

test('the policy forbids what was not built with the app', async () => {
  const page = await openApp();
  const refused: string[] = [];
  await page.exposeFunction('refuse', (directive: string) => refused.push(directive));
  await page.evaluate(() => {
    const { refuse } = globalThis as unknown as { refuse(directive: string): void };
    addEventListener('securitypolicyviolation', (event) => refuse(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.body.append(style);
    const image = new Image();
    image.src = 'https://example.com/pixel.png';
  });
  // The page and the server each say it.
  await expect.poll(() => [...new Set(refused)].sort()).toEqual(['img-src', 'script-src-elem', 'style-src-elem']);
  expect(await page.title()).not.toBe('taken over');
  forgiveErrors(/Content Security Policy|Executing inline script|Applying inline style|Loading the image/u);
});

test('the page says its policy itself, for hosts that send no headers, and has no inline script', async () => {
  const page = await (await fetch(inject('address'))).text();
  // Compiled kernels need a word of their own; no other code may be made of data.
  const scriptPolicy = /http-equiv="Content-Security-Policy"\s+content="default-src 'none'; script-src ([^;]+);/u.exec(
    page,
  );
  expect(scriptPolicy?.[1]).toBe("'self' 'wasm-unsafe-eval'");
  const scripts = [...page.matchAll(/<script\b[^>]*>/gu)].map(([tag]) => tag);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((tag) => !tag.includes('src="./'))).toEqual([]);
  expect(page).not.toMatch(/<style|style="|onload=/u);
});
