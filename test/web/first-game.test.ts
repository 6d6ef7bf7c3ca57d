import { describe, expect } from 'vitest';
import { byKeys, playOnBoard } from './board-player.ts';
import { desktop, openApp, phone, seriousFaults, sidewaysScroll, useBrowser } from './browser.ts';
import { beginGame, matchOf } from './table-visitor.ts';

const test = useBrowser();

const how = 'Slide a stone: press it, then where it should stop.';

describe('in a first game', () => {
  test('what can be moved is marked, and one sentence says how, until one has moved three times', async () => {
    const page = await openApp({ viewport: desktop });
    await beginGame(page, 'neutreeko', ['A friend']);
    await page.getByText(`Black to move. ${how}`).waitFor();
    const marks = page.locator('.stage-board .board-movable > *');
    // Three stones, each with a pale and a coloured ring.
    expect(await marks.count()).toBe(6);
    expect(await page.locator('[aria-live]', { hasText: how }).count()).toBe(1);
    expect(await seriousFaults(page)).toEqual([]);
    let match = await matchOf('neutreeko', '');
    for (const text of ['5B-5C', '4C-3C', '5C-3A']) {
      expect(await marks.count()).toBe(6);
      const before = match;
      match = await matchOf('neutreeko', [...match.played, text].join(' '));
      await playOnBoard(page, before, match.step.move ?? 0, byKeys);
    }
    await page.getByText('White to move.', { exact: true }).waitFor();
    expect(await marks.count()).toBe(0);
  });

  test('the second game of a kind is left alone', async () => {
    const page = await openApp({ viewport: desktop });
    await beginGame(page, 'neutreeko', ['A friend']);
    await page.getByText(`Black to move. ${how}`).waitFor();
    const start = await matchOf('neutreeko', '');
    await playOnBoard(page, start, (await matchOf('neutreeko', '5B-5C')).step.move ?? 0, byKeys);
    await beginGame(page, 'neutreeko', ['A friend']);
    await page.getByText('Black to move.', { exact: true }).waitFor();
    expect(await page.locator('.stage-board .board-movable').count()).toBe(0);
  });

  test('a phone has room for the sentence', async () => {
    const page = await openApp({ viewport: phone, language: 'pt' });
    await beginGame(page, 'quantik', []);
    await page.getByText('É a tua vez. Coloca uma peça: carrega numa e depois numa casa livre.').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
