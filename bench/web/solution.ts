import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../test/project.ts';
import { quantile, readableTime, table } from '../measure.ts';
import { newcomer, type ServedApp } from './served-app.ts';

const rounds = 9;
/** A place that only this page has; its files are those of the built library. */
const place = 'http://solution.test';

interface Solved {
  /** From the text of the kernel to an instance, and from there to the whole solution, in milliseconds. */
  readonly kernel: number;
  readonly cold: number;
  /** The same solution once more. */
  readonly again: number;
}

/** Neutreeko solved whole in a browser that has never done so: what a person waits for who asks for the first value. */
export async function benchSolution(app: ServedApp): Promise<void> {
  console.log(`\nNeutreeko solved whole in a fresh page, median and longest of ${rounds}:\n`);
  const found: Solved[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await newcomer(app);
    const page = await context.newPage();
    await page.route(`${place}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
      const body = readFileSync(join(root, 'dist', pathname), 'utf8');
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto(`${place}/`);
    found.push((await page.evaluate(solveTwice)) as Solved);
    await context.close();
  }
  const cells = (pick: (each: Solved) => number) => {
    const times = found.map(pick);
    return `${readableTime(quantile(times, 0.5))} / ${readableTime(Math.max(...times))}`;
  };
  const row = [cells(({ kernel }) => kernel), cells(({ cold }) => cold), cells(({ again }) => again)];
  console.log(
    table([
      ['', 'kernel', 'solved, cold', 'once more'],
      ['neutreeko', ...row],
    ]),
  );
}

/** As text: what runs this file would look for the modules of the page in its own folders. */
const solveTwice = `(async () => {
  const { loadNeutreekoKernel } = await import('/games/neutreeko/kernel/kernel.js');
  const { solveSteps } = await import('/games/neutreeko/solver.js');
  const started = performance.now();
  const kernel = await loadNeutreekoKernel();
  const loaded = performance.now();
  const solve = () => { for (const steps = solveSteps(kernel); !steps.next().done; ); };
  solve();
  const solved = performance.now();
  solve();
  return { kernel: loaded - started, cold: solved - started, again: performance.now() - solved };
})()`;
