import { describe, expect, test } from 'vitest';
import { languages } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { sayEnding } from '../../text/say.ts';
import { quantikGames } from './index.ts';

const [quantik, blockedDraw] = quantikGames;

describe('the rules page', () => {
  for (const game of quantikGames) {
    for (const language of languages) {
      test(`shows the start, a cylinder, a cube, a win and a blocked player: ${game.id}, ${language}`, () => {
        const diagrams = game.text[language].rules.flatMap((step) => step.diagram ?? []);
        const endings = diagrams.map((diagram) => {
          const match = Match.fromPosition(game, diagram);
          return match.ok ? match.value.ending : match.problem;
        });
        const winner = game === quantik ? 0 : null;
        expect(endings).toEqual([
          undefined,
          undefined,
          undefined,
          { reason: 'line', winner: 1, cells: [4, 5, 6, 7] },
          { reason: 'blocked', winner, cells: [] },
        ]);
      });
    }
  }

  test('tells the variants apart', () => {
    for (const language of languages) {
      expect(quantik.text[language].name).toBe('Quantik');
      expect(blockedDraw.text[language].name).toMatch(/^Quantik: /u);
      expect(blockedDraw.text[language].rules.at(-1)).not.toEqual(quantik.text[language].rules.at(-1));
    }
  });
});

test('a win is said with the cells that decided it', () => {
  const { en, pt } = quantik.text;
  const cells = ['21', '22', '23', '24'];
  const facts = (players: typeof en.players) => ({ winner: players[1], loser: players[0], cells });
  expect(en.endings?.line(facts(en.players))).toBe('Brown wins: four different shapes on 21, 22, 23, 24.');
  expect(pt.endings?.line(facts(pt.players))).toBe('Ganham as castanhas: quatro formas diferentes em 21, 22, 23, 24.');
});

test('a win by a row and a column at once is said with both', () => {
  const position = Match.fromPosition(quantik, '..c./BCB./d.A./Ab.c b');
  const match = position.ok ? position.value.play('d43') : position;
  const ending = match.ok ? match.value.ending : undefined;
  expect(ending && sayEnding(ending, 'en', quantik)).toBe(
    'Brown wins: four different shapes on 41, 42, 43, 44, and on 13, 23, 33, 43.',
  );
  expect(ending && sayEnding(ending, 'pt', quantik)).toBe(
    'Ganham as castanhas: quatro formas diferentes em 41, 42, 43, 44, e em 13, 23, 33, 43.',
  );
});
