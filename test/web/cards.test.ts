import type { Download, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { StrategyCard } from '../../src/core/card.ts';
import type { Game, Move } from '../../src/core/game.ts';
import { legalMoves } from '../../src/core/match.ts';
import { present } from '../../src/core/present.ts';
import { seededRandom } from '../../src/core/random.ts';
import { findGame } from '../../src/games/index.ts';
import { cardCsv } from '../../src/study/cards/csv.ts';
import { answerDrill, beginDrill, drillQuestion } from '../../src/study/cards/drill.ts';
import { readEntry } from '../../src/study/cards/look-up.ts';
import { sheetSvg } from '../../src/study/cards/sheet.ts';
import { openBrowser, seriousFaults, sidewaysScroll, smallPhone, useBrowser, type Visit, visitApp } from './browser.ts';

const test = useBrowser();
/** What the page takes for chance. */
const seed = 7;

async function cardOf(id: string): Promise<{ game: Game; card: StrategyCard<unknown> }> {
  const game = await present(findGame(id), `game ${id}`).load();
  return { game, card: present(await game.card?.(), `card of ${id}`) };
}

async function openCard(id: string, visit: Visit = {}): Promise<Page> {
  const page = await (await openBrowser(visit)).newPage();
  await page.addInitScript((value) => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array) array.fill(value);
      return array;
    };
  }, seed);
  await visitApp(page, `#/learn/${id}`);
  await page.locator('.card-entries li').first().waitFor();
  return page;
}

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

const button = (page: Page, name: string) => page.locator('.strategy-card').getByRole('button', { name, exact: true });

async function press(page: Page, game: Game, state: unknown, move: Move): Promise<void> {
  for (const cell of game.view.path(state, move)) await page.locator(`.card-drill [data-cell="${cell}"]`).click();
}

/** The same with keys: each cell has the focus in turn. */
async function pressByKeys(page: Page, game: Game, state: unknown, move: Move): Promise<void> {
  for (const cell of game.view.path(state, move)) {
    await page.locator(`.card-drill [data-cell="${cell}"]`).focus();
    await page.keyboard.press('Enter');
  }
}

describe('the card of Três em Linha', () => {
  test('shows its rules and positions, and is taken away as it is', async () => {
    const { game, card } = await cardOf('tres-em-linha');
    const page = await openCard('tres-em-linha');
    const said = await page.locator('.card-rules').textContent();
    for (const rule of card.rules) expect(said).toContain(rule.words.en);
    expect(await page.locator('.card-entries li span').allTextContents()).toEqual(
      card.entries.map(({ move }, index) => `${index + 1}. column ${move}`),
    );
    const save = async (name: string) => {
      const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
      return { name: file.suggestedFilename(), content: await textOf(file) };
    };
    expect(await save('Flash cards (CSV)')).toEqual({ name: 'tres-em-linha-card.csv', content: cardCsv(card) });
    const svg = sheetSvg(game, card, 'en');
    expect(await save('Download SVG')).toEqual({ name: 'tres-em-linha-card.svg', content: svg });
    expect(await isWellFormed(page, svg)).toBe(true);
  });

  test('is drilled to the end with a mouse, what was wrong being asked again', async () => {
    const { game, card } = await cardOf('tres-em-linha');
    const page = await openCard('tres-em-linha');
    await button(page, 'Drill').click();
    const random = seededRandom(seed);
    let drill = beginDrill(card.entries.length, random);
    for (let turn = 0; drill.left.length > 0; turn++) {
      const { left } = drill;
      const entry = present(card.entries[present(left[0], 'place')], 'entry');
      const { state, right } = drillQuestion(game, readEntry(game, entry), random);
      expect(await page.locator('.card-left').textContent()).toBe(
        left.length === 1 ? 'One left' : `${left.length} left`,
      );
      const isRight = turn !== 0;
      const move = isRight ? right[0] : legalMoves(game, state).find((each) => !right.includes(each));
      await press(page, game, state, present(move, 'move'));
      await page.locator(`.card-drill[data-outcome="${isRight ? 'right' : 'wrong'}"]`).waitFor();
      expect(await page.locator('.card-sentence').textContent()).toMatch(
        isRight ? /^Right: column \d\.$/u : /^The card plays column \d\. This one comes again\.$/u,
      );
      await button(page, 'Next').click();
      drill = answerDrill(drill, isRight);
    }
    expect(await page.locator('.card-sentence').textContent()).toBe(
      'All 5 positions are answered, one of them at the second try.',
    );
    await button(page, 'Drill again').click();
    expect(await page.locator('.card-left').textContent()).toBe('5 left');
  });
});

describe('the card of Quantik', () => {
  test('is answered with keys alone, and its positions are found by their pieces', async () => {
    const { game, card } = await cardOf('quantik');
    const page = await openCard('quantik', { language: 'pt' });
    const counts = await page.locator('.card-count').allTextContents();
    expect(counts).toEqual(['1', '9', '27', '9']);
    await page.locator('.card-groups button').nth(2).focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('.card-entries li').count()).toBe(27);
    await button(page, 'Praticar').focus();
    await page.keyboard.press('Enter');
    const random = seededRandom(seed);
    const [place] = beginDrill(card.entries.length, random).left;
    const { state, right } = drillQuestion(game, readEntry(game, present(card.entries[place ?? -1], 'entry')), random);
    expect(await page.locator('.card-drill [data-cell]:focus').count()).toBe(1);
    await pressByKeys(page, game, state, present(right[0], 'move'));
    await page.locator('.card-drill[data-outcome="right"]').waitFor();
    await page.keyboard.press('Enter');
    expect(await page.locator('.card-left').textContent()).toBe('Faltam 45');
    expect(await page.locator('.card-drill [data-cell]:focus').count()).toBe(1);
  });

  test('answers at the board, and shows by which of its positions', async () => {
    const { game } = await cardOf('quantik');
    const page = await openCard('quantik');
    await button(page, 'Play against the card').click();
    const start = game.rules.start(seededRandom(1));
    await press(page, game, start, present(legalMoves(game, start).at(-1), 'move'));
    const said = page.locator('.card-sentence', { hasText: 'it is position 1.' });
    await said.waitFor();
    expect(await said.textContent()).toMatch(/^The card plays [abc]33: it is position 1\.$/u);
    await button(page, 'Show position 1').click();
    expect(await page.locator('.card-entries .is-sought span').textContent()).toBe('1. b22');
  });

  test.each(['light', 'dark'] as const)('fits a small phone, and axe finds nothing serious, %s', async (theme) => {
    const page = await openCard('quantik', { viewport: smallPhone, theme });
    expect(await sidewaysScroll(page)).toBe(0);
    await button(page, 'Drill').click();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
  });

  test('goes to the printer as pages, and leaves the screen as it was', async () => {
    const page = await openCard('quantik');
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await button(page, 'Print').click();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.card-sheet svg:visible').count()).toBe(2);
    expect(await page.locator('main').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await page.locator('.card-sheet').count()).toBe(0);
    expect(await page.locator('main').isVisible()).toBe(true);
  });
});

function isWellFormed(page: Page, svg: string): Promise<boolean> {
  return page.evaluate((markup) => {
    const parsed = new DOMParser().parseFromString(markup, 'image/svg+xml');
    return parsed.documentElement.tagName === 'svg' && parsed.querySelector('parsererror') === null;
  }, svg);
}
