import { describe, expect, test } from 'vitest';
import { languages } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { fuseGames } from './index.ts';

describe.each(fuseGames.map((game) => [game.id, game] as const))('the rules of %s', (_id, game) => {
  const diagrams = game.text.en.rules.map((step) => step.diagram);
  const [setup, push, ahead, pass, end] = diagrams.map((diagram) => {
    const match = Match.fromPosition(game, diagram ?? '');
    return match.ok ? match.value : undefined;
  });
  const positionAfter = (match: typeof setup, move: string) => {
    const next = match?.play(move);
    return next?.ok ? next.value.position : undefined;
  };

  test('show the pushes that they tell of', () => {
    expect(positionAfter(setup, 'd1-d5')).toBe(push?.position);
    expect(positionAfter(push, 'a5-e5')).toBe(ahead?.position);
  });

  test('show a position in which white passes', () => {
    expect(pass?.turn).toBe(0);
    expect(positionAfter(pass, 'pass')).toBeDefined();
  });

  test('show an end with the scores that they tell of', () => {
    const scores = { fuse: [7, 6], 'fuse-inner': [7, 7], 'fuse-kings': [7, 7], 'fuse-omega': [14, 18] }[game.id];
    expect(end?.ending?.scores).toEqual(scores);
    for (const language of languages) {
      for (const points of scores ?? []) expect(game.text[language].rules[4].text).toContain(String(points));
    }
  });

  test('tell how many kings there are where there are any, as positions may have them', () => {
    const hasKings = game.id === 'fuse-kings';
    const words = { en: /one disc of each colour.*two of each/iu, pt: /um disco de cada cor.*dois de cada cor/iu };
    for (const language of languages) {
      expect(words[language].test(game.text[language].rules[0].text)).toBe(hasKings);
    }
    const rows = '#bwbbww#/b......b/w......w/w......b/b......w/b......b/w......w/#wbbwbw#';
    const isRead = (kingsEach: number) => {
      let marked = rows;
      for (let king = 0; king < kingsEach; king++) marked = marked.replace('w', 'W').replace('b', 'B');
      return Match.fromPosition(game, `${marked} w`).ok;
    };
    if (hasKings) expect([0, 1, 2, 3].map(isRead)).toEqual([false, true, true, false]);
  });

  test('show the same diagrams in every language', () => {
    expect(game.text.pt.rules.map((step) => step.diagram)).toEqual(diagrams);
  });
});
