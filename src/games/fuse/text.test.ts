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

  test('show the same diagrams in every language', () => {
    expect(game.text.pt.rules.map((step) => step.diagram)).toEqual(diagrams);
  });
});
