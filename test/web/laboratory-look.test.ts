import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { desktop, openApp, phone, seriousFaults, sidewaysScroll, smallPhone, useBrowser, visitApp } from './browser.ts';
import { matchOf, openTable } from './table-visitor.ts';

const test = useBrowser();

/** The position of the report: 50 positions, 24 leaves, to the end of the game. */
const report = '#/lab/look/tres-em-linha/...../..oox/.oxxo/xxoxo_x?player=alphabeta';

async function openLook(hash: string, visit: Parameters<typeof openApp>[0] = {}): Promise<Page> {
  const page = await openApp({ ...visit, hash });
  await page.locator('.look-view').waitFor();
  return page;
}

const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Step' });
const where = (page: Page) => page.locator('.transport-where').textContent();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** All that is said of the moment: the step, the chosen node, its moves and what it cost. */
async function shown(page: Page): Promise<readonly (string | null)[]> {
  await page.waitForFunction(() => !document.querySelector('.look-view')?.textContent?.includes('…'));
  return Promise.all(
    ['.look-step', '.node-path', '.node-facts', '.moves-scroll'].map((part) =>
      page.locator(part).first().textContent(),
    ),
  );
}

test('a search is stepped through and back, and each moment comes back as it was', async () => {
  const page = await openLook(`${report}&step=0`);
  expect(await where(page)).toBe('Step 0 of 119');
  expect(await page.locator('.look-step').textContent()).toBe('Nothing has been looked at yet.');
  const moments: (readonly (string | null)[])[] = [];
  for (let step = 0; step < 6; step++) {
    moments.push(await shown(page));
    await button(page, 'One step on').click();
  }
  expect(new Set(moments.map((moment) => moment.join())).size).toBe(6);
  for (const moment of moments.toReversed()) {
    await button(page, 'One step back').click();
    expect(await shown(page)).toEqual(moment);
  }
  expect(await where(page)).toBe('Step 0 of 119');
});

test('the totals are those of compare, and what is shown is true', async () => {
  const page = await openLook(report);
  expect(await page.locator('.totals-table tbody tr').locator('th, td').allTextContents()).toEqual([
    ...['alphabeta', '2', '1', '50', '24', '19', '0', '6'],
  ]);
  await page.locator('.node-facts .verdict-mark').last().waitFor();
  // Column 2 wins at once; the others lose to the reply.
  const rows = page.locator('.look-node .moves-scroll tbody tr');
  await rows.nth(1).getByText('wins in 1').waitFor({ state: 'attached' });
  for (const row of [0, 2, 3, 4]) await rows.nth(row).getByText('loses in 2').waitFor({ state: 'attached' });
});

test('the next cut says why it was made and what it spared', async () => {
  const page = await openLook(`${report}&step=0`);
  await button(page, 'Next cut').click();
  const first = await page.locator('.node-cut').textContent();
  expect(first).toMatch(
    /^[xo] already has a win in 1 with column \d; here [xo]’s column \d holds it to .+, so 3 moves are left out\.$/u,
  );
  await page.getByText(/^Spared: \d+ positions\.$/u).waitFor();
  expect(await page.locator('.look-step').textContent()).toMatch(/^Cut: /u);
  const at = await where(page);
  await page.keyboard.press('c');
  await expect.poll(() => where(page)).not.toBe(at);
  await button(page, 'To the end').click();
  await expect.poll(() => where(page)).toBe('Step 119 of 119');
  expect(await button(page, 'Next cut').getAttribute('aria-disabled')).toBe('true');
});

test('every cut counts from where there is something to choose, and minimax has no window', async () => {
  const page = await openLook(`${report}&step=0`);
  const said: string[] = [];
  for (let cut = 0; cut < 19; cut++) {
    await button(page, 'Next cut').click();
    said.push((await page.locator('.node-cut').textContent()) ?? '');
    expect(await page.locator('.node-facts').textContent()).not.toMatch(/in [-−0]/u);
  }
  for (const sentence of said) {
    expect(sentence).toMatch(/has a win in 1 with column \d; here .+ holds it to a (?:win|loss) in [1-9]\d*, so/u);
  }
  await page.locator('.node-facts', { hasText: 'sooner than any here' }).waitFor();
  await visitApp(page, report.replace('alphabeta', 'minimax'));
  await page.getByRole('heading', { name: 'minimax' }).waitFor();
  expect(await page.locator('.node-facts').textContent()).not.toContain('Window');
});

test('of a tree too wide to be read the path is drawn, and all of it when that is asked for', async () => {
  const page = await openLook('#/lab/look/neutreeko?player=alphabeta:3');
  const tree = page.getByRole('application');
  await page.locator('[data-kind="tidy"]').waitFor();
  await button(page, 'Show all').click();
  await page.locator('[data-kind="icicle"]').waitFor();
  await button(page, 'Only the path').click();
  await page.locator('[data-kind="tidy"]').waitFor();
  await tree.focus();
  await page.keyboard.press('0');
  await page.locator('[data-kind="icicle"]').waitFor();
  await page.keyboard.press('0');
  await page.locator('[data-kind="tidy"]').waitFor();
});

test('it runs by itself to the end, and can be stopped', async () => {
  const page = await openLook(`${report}&step=0`);
  await page.getByLabel('Pace').selectOption('60');
  await button(page, 'Run').click();
  await page.waitForFunction(() => !/^Step 0 /u.test(document.querySelector('.transport-where')?.textContent ?? ''));
  await button(page, 'Pause').click();
  const at = await where(page);
  await page.getByLabel('Pace').selectOption('5000');
  expect(await where(page)).toBe(at);
  await button(page, 'Run').click();
  await page.getByText('Step 119 of 119').waitFor();
  await button(page, 'Run').waitFor();
});

test('the tree is walked, collapsed and zoomed with keys', async () => {
  const page = await openLook(report);
  const tree = page.getByRole('application', { name: 'Search tree of alphabeta' });
  await tree.focus();
  const path = page.locator('.node-path [aria-current]');
  await page.keyboard.press('ArrowDown');
  expect(await path.textContent()).toBe('1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await path.textContent()).toBe('3');
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('.node-path li').count()).toBe(3);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await button(page, 'Expand').waitFor();
  // What is collapsed is not walked into.
  await page.keyboard.press('ArrowDown');
  expect(await path.textContent()).toBe('3');
  await button(page, 'Expand all').click();
  await button(page, 'Collapse').waitFor();
  await tree.focus();
  const before = await tree.locator('canvas').screenshot();
  await page.keyboard.press('+');
  await page.waitForTimeout(100);
  expect(Buffer.compare(before, await tree.locator('canvas').screenshot())).not.toBe(0);
  await page.keyboard.press('.');
  await page.keyboard.press(',');
  expect(await where(page)).toBe('Step 118 of 119');
});

test('a press in the drawing chooses a node, two collapse it, and a drag moves it', async () => {
  const page = await openLook(report);
  const canvas = page.locator('.walked-canvas');
  await page.getByRole('button', { name: '2', exact: true }).click();
  expect(await page.locator('.node-path li').count()).toBe(2);
  await button(page, 'Show all').click();
  // With all in view the root stands above the middle.
  const root = await page.evaluate(() => {
    const drawn = document.querySelector<HTMLCanvasElement>('.walked-canvas');
    return { width: drawn?.clientWidth ?? 0, height: drawn?.clientHeight ?? 0 };
  });
  let found = 0;
  for (let y = 10; y < root.height && found === 0; y += 8) {
    await canvas.click({ position: { x: root.width * 0.51, y } });
    if ((await page.locator('.node-path li').count()) === 1) found = y;
  }
  expect(found).toBeGreaterThan(0);
  await page.waitForTimeout(400);
  await canvas.dblclick({ position: { x: root.width * 0.51, y: found } });
  await button(page, 'Expand').waitFor();
  await button(page, 'Expand all').click();
  await page.waitForTimeout(100);
  const before = await canvas.screenshot();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The tree should be drawn.');
  await page.mouse.move(box.x + 200, box.y + 150);
  await page.mouse.down();
  await page.mouse.move(box.x + 260, box.y + 190, { steps: 4 });
  await page.mouse.up();
  await page.waitForTimeout(100);
  expect(Buffer.compare(before, await canvas.screenshot())).not.toBe(0);
  expect(await page.locator('.node-path li').count()).toBe(1);
});

test('a reload comes back to the same step, player and position', async () => {
  const page = await openLook('#/lab/look/neutreeko');
  await page.getByLabel('Player', { exact: true }).selectOption('alphabeta:3:ordered');
  await page.getByRole('heading', { name: 'alphabeta:3:n1:ordered' }).waitFor();
  await slider(page).fill('40');
  const before = await shown(page);
  await page.waitForFunction(() => location.hash.includes('step=40'));
  await page.reload();
  await page.locator('.look-view').waitFor();
  expect(await where(page)).toMatch(/^Step 40 of/u);
  expect(await shown(page)).toEqual(before);
});

describe('what can’t be looked into', () => {
  test('is said, with those that can', async () => {
    const page = await openApp({ hash: '#/lab/look/tres-em-linha?player=perfect' });
    const alert = page.locator('.look-problem');
    await alert.waitFor();
    expect(await alert.textContent()).toBe(
      'perfect does not search, so there is nothing to look into. These do: greedy, minimax, alphabeta, uct.',
    );
    await page.getByLabel('Or a player by its name').fill('alphabeta:3:line');
    await page.keyboard.press('Enter');
    await alert.getByText('“line”').waitFor();
    await page.getByLabel('Or a player by its name').fill(`alphabeta:3:ones*1${'+twos*1'.repeat(60)}`);
    await page.keyboard.press('Enter');
    await alert.getByText('400').waitFor();
    await page.getByLabel('Or a player by its name').fill('minimax:2');
    await page.keyboard.press('Enter');
    await page.locator('.look-view').waitFor();
    expect(page.url()).toContain('player=minimax%3A2');
  });

  test('a position that is none, or over, is said to be', async () => {
    const page = await openApp({ hash: '#/lab/look/tres-em-linha/...../xxx?player=minimax:2' });
    expect((await page.locator('.look-problem').textContent())?.length).toBeGreaterThan(10);
  });

  test('a game that is none is said to be, with those there are', async () => {
    const page = await openApp({ hash: '#/lab/look/chess' });
    expect(await page.locator('.look-problem').textContent()).toBe(
      'There is no game chess in the laboratory; choose one of these.',
    );
    await page.getByRole('link', { name: 'Quantik', exact: true }).click();
    await page.locator('.look-view').waitFor();
  });
});

test('a search that is too long is shown as far as is said', async () => {
  const page = await openLook('#/lab/look/neutreeko?player=minimax:5');
  expect(await page.locator('.look-bound').textContent()).toContain('the first 200,000 steps');
  await page.locator('[data-kind="icicle"]').waitFor();
  expect(await where(page)).toBe('Step 200,000 of 200,000');
  await button(page, 'One step back').click();
  await button(page, 'To the start').click();
  await page.locator('[data-kind="tidy"]').waitFor();
});

test('walks are told by visits, means and priors', async () => {
  const page = await openLook('#/lab/look/fuse?player=master:60');
  const heads = page.locator('.look-node thead th');
  expect(await heads.allTextContents()).toEqual(['Move', 'Visits', 'Mean', 'Prior', 'Truth']);
  const visits = await page.locator('.look-node tbody td:nth-of-type(1)').allTextContents();
  expect(visits.reduce((sum, each) => sum + Number(each), 0)).toBe(60);
  await button(page, 'To the start').click();
  await button(page, 'Next walk').click();
  expect(await page.locator('.look-step').textContent()).toMatch(/^A walk to /u);
});

test('two players stand side by side, in step by positions, with what one saves', async () => {
  const page = await openLook(`${report}&beside=minimax&step=10`);
  expect(await page.locator('.look-pane').count()).toBe(2);
  expect(await where(page)).toBe('10 of 149 positions');
  const soFar = page.locator('.totals-table tr.quiet');
  expect(await soFar.locator('td:nth-of-type(3)').allTextContents()).toEqual(['10', '10']);
  await button(page, 'To the end').click();
  expect(await page.locator('.totals-comparison').textContent()).toBe(
    'alphabeta looks at 66.4% fewer positions than minimax. Both choose the same move.',
  );
  await page.getByLabel('Beside it').selectOption('');
  await page.getByText('Step 119 of 119').waitFor();
});

test('the table’s menu leads here, with its player', async () => {
  const page = await openTable(await matchOf('tres-em-linha', '3 3'), { seats: ['me', 'level:3'] });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Look inside a search' }).click();
  await page.locator('.look-view').waitFor();
  expect(page.url()).toContain('player=level%3A3');
  expect(page.url()).toContain('/lab/look/tres-em-linha/...../...../..o../..x.._x');
});

test.each([
  [phone, 'light', 'pt'],
  [smallPhone, 'dark', 'en'],
  [desktop, 'dark', 'pt'],
] as const)('is without serious faults at %o, %s, %s', async (viewport, theme, language) => {
  const page = await openLook(`${report}&step=50&beside=minimax`, { viewport, theme, language });
  await page.locator('.node-facts .verdict-mark').last().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await visitApp(page, '#/lab/look/neutreeko?player=uct:60');
  await page.locator('.look-view').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
});
