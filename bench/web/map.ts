import type { Page } from 'playwright-core';
import { sizeOfAll } from '../../test/web/first-load.ts';
import { quantile, readableTime, table } from '../measure.ts';
import { newcomer, type ServedApp } from './served-app.ts';

const frames = 120;
const phone = { width: 390, height: 844 };

/** What a map loads beside what the page of what is known has already, and how long its frames take while it is moved. */
export async function benchMap(app: ServedApp): Promise<void> {
  console.log(`\nThe map of perfect play: what it loads after Learn, and ${frames} frames while it is moved:\n`);
  const rows: string[][] = [];
  for (const game of ['neutreeko', 'quantik', 'tres-em-linha']) {
    for (const size of ['desktop', 'phone'] as const) {
      const context = await newcomer(app);
      const page = await context.newPage();
      if (size === 'phone') await page.setViewportSize(phone);
      await page.goto(`${app.address}/#/learn/${game}`, { waitUntil: 'networkidle' });
      app.takeFetched();
      const begun = performance.now();
      await page.goto(`${app.address}/#/map/${game}`);
      await page.locator('.map-view').waitFor();
      const opened = performance.now() - begun;
      const files = new Set(app.takeFetched().filter((file) => /\.(?:js|css)$/u.test(file)));
      // The rest is code that a table or the laboratory loads, too.
      const own = [...files].filter((file) => /\/(?:map-|play-map-|likeness-)/u.test(file));
      const drawing = await moveAbout(page);
      rows.push([
        `${game}, ${size}`,
        `${(sizeOfAll(own) / 1000).toFixed(1)} kB`,
        `${(sizeOfAll(files) / 1000).toFixed(1)} kB`,
        readableTime(opened),
        readableTime(quantile(drawing, 0.5)),
        readableTime(quantile(drawing, 0.95)),
      ]);
      await context.close();
    }
  }
  const headings = ['', 'its own', 'all it loads', 'opened', 'drawing, median', '95 %'];
  console.log(`\n${table([headings, ...rows])}`);
}

/** Drags the map to and fro, zoomed in a little, and takes the time that drawing each frame takes. */
async function moveAbout(page: Page): Promise<number[]> {
  const box = await page.locator('.map-frame').boundingBox();
  if (!box) throw new Error('There is no map to be moved.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -200);
  await page.mouse.down();
  await page.evaluate(() => performance.clearMeasures('map-frame'));
  for (let frame = 0; frame < frames; frame++) {
    await page.mouse.move(x + 120 * Math.sin(frame / 8), y + 60 * Math.cos(frame / 8));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.mouse.up();
  return page.evaluate(() => performance.getEntriesByName('map-frame').map(({ duration }) => duration));
}
