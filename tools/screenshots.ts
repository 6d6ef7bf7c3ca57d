/**
 * Pictures of a screen, to look at: `tsx tools/screenshots.ts '#/settings' folder [phone|desktop] [light|dark] [en|pt]`.
 * What is not chosen is pictured in every way.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { makeServer } from '../src/server/app.ts';
import { appFolder, buildApp } from '../test/web/built-app.ts';
import { chromiumOptions } from '../test/web/chromium.ts';

const [hash = '#/', folder = 'screenshots', ...wanted] = process.argv.slice(2);
const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const chosen = <T extends string>(choices: readonly T[]) => {
  const named = choices.filter((choice) => wanted.includes(choice));
  return named.length > 0 ? named : choices;
};

await buildApp();
const server = await makeServer(appFolder);
const address = await server.listen({ port: 0, host: 'localhost' });
const browser = await chromium.launch(await chromiumOptions());
mkdirSync(folder, { recursive: true });
for (const size of chosen(['phone', 'desktop'] as const)) {
  for (const theme of chosen(['light', 'dark'] as const)) {
    for (const language of chosen(['en', 'pt'] as const)) {
      const page = await browser.newPage({
        viewport: viewports[size],
        colorScheme: theme,
        locale: language === 'pt' ? 'pt-PT' : 'en-GB',
        deviceScaleFactor: size === 'phone' ? 2 : 1,
        serviceWorkers: 'block',
      });
      page.on('console', (message) => console.log(message.text()));
      page.on('pageerror', (error) => console.log(error));
      await page.goto(`${address}/${hash}`);
      await page.waitForTimeout(1500);
      const file = join(folder, `${hash.replace(/[^a-z0-9]+/giu, '-') || 'home'}-${size}-${theme}-${language}.png`);
      await page.screenshot({ path: file, fullPage: wanted.includes('full') });
      await page.close();
      console.log(file);
    }
  }
}
await browser.close();
await server.close();
