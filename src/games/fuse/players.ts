import type { GamePlayers } from '../../core/player.ts';
import { orderByRank } from '../../engine/ordering.ts';
import { makeScoreNow } from './evaluation.ts';
import type { Scoring } from './groups.ts';
import { type FuseState, makeRules } from './rules.ts';

export function makePlayers(scoring: Scoring): GamePlayers<FuseState> {
  const rules = makeRules(scoring);
  const groups = makeScoreNow(scoring);
  return {
    evaluations: [groups],

    /** What scores most at once. */
    order: orderByRank(rules.mostMoves, (state, move) => 0 - groups.evaluate(rules.apply(state, move))),

    levels: [
      {
        player: 'random',
        rating: 0,
        text: { en: 'Just learning: plays anything.', pt: 'A aprender: joga ao acaso.' },
      },
      {
        player: 'alphabeta:1:groups:noise=2',
        rating: 0,
        text: {
          en: 'Grows its largest group, and does not look at yours.',
          pt: 'Aumenta o seu maior grupo, sem olhar para o seu.',
        },
      },
      {
        player: 'alphabeta:2:groups:varied',
        rating: 0,
        text: { en: 'Sees one move of each side.', pt: 'Vê uma jogada de cada lado.' },
      },
      {
        player: 'uct:300:exact',
        rating: 0,
        text: { en: 'Tries three hundred games in its head.', pt: 'Experimenta trezentos jogos de cabeça.' },
      },
      {
        player: 'uct:1000:exact',
        rating: 0,
        text: { en: 'Tries a thousand games in its head.', pt: 'Experimenta mil jogos de cabeça.' },
      },
      {
        player: 'uct:4000:exact',
        rating: 0,
        text: { en: 'Tries four thousand games in its head.', pt: 'Experimenta quatro mil jogos de cabeça.' },
      },
      {
        player: 'uct:20000:exact',
        rating: 0,
        text: { en: 'Tries twenty thousand games in its head.', pt: 'Experimenta vinte mil jogos de cabeça.' },
      },
      {
        player: 'uct:1s:exact',
        rating: 0,
        text: {
          en: 'Thinks for a second, and plays the end perfectly.',
          pt: 'Pensa um segundo, e joga o fim na perfeição.',
        },
      },
    ],

    reported: [
      {
        id: 'f-first',
        player: 'first',
        text: { en: 'The first move of the list.', pt: 'A primeira jogada da lista.' },
      },
      { id: 'f-random', player: 'random', text: { en: 'Plays anything.', pt: 'Joga ao acaso.' } },
    ],
  };
}
