import type { GamePlayers, Level } from '../../core/player.ts';
import { withRatings, withReportedRatings } from '../../engine/players/levels.ts';
import { orderByRank } from '../../engine/search/ordering.ts';
import { makeScoreNow } from './evaluation.ts';
import { makeFeatures } from './features.ts';
import type { Scoring } from './groups.ts';
import { ratings as all, reportedRatings } from './ratings/all.ts';
import { ratings as inner } from './ratings/inner.ts';
import { ratings as kings } from './ratings/kings.ts';
import { ratings as omega } from './ratings/omega.ts';
import { type FuseState, makeRules } from './rules.ts';

const ratings: Readonly<Record<Scoring, readonly number[]>> = { all, inner, kings, omega };

const third: Level = {
  player: 'alphabeta:2:groups:varied',
  text: { en: 'Sees one move of each side.', pt: 'Vê uma jogada de cada lado.' },
};

/** Where products count, who sees one move of each side plays no better than who sees its own alone: 43 % of 14 games. */
const thirdOfOmega: Level = {
  player: 'uct:30:exact',
  text: { en: 'Tries thirty games in its head.', pt: 'Experimenta trinta partidas de cabeça.' },
};

/** About a quarter of a second of the master's. */
const usualPlayouts = 100_000;

export function makePlayers(scoring: Scoring): GamePlayers<FuseState> {
  const rules = makeRules(scoring);
  const groups = makeScoreNow(scoring);
  return {
    evaluations: [groups],
    features: makeFeatures(scoring),

    /** What scores most at once. */
    order: orderByRank(rules.maxMoves, (state, move) => 0 - groups.evaluate(rules.apply(state, move))),

    levels: withRatings(
      [
        {
          player: 'random',
          text: { en: 'Just learning: plays anything.', pt: 'A aprender: joga ao acaso.' },
        },
        {
          player: 'alphabeta:1:groups:noise=1',
          text: {
            en: 'Joins its discs and parts yours, without seeing your reply.',
            pt: 'Junta os discos dele e separa os teus, sem prever a resposta.',
          },
        },
        scoring === 'omega' ? thirdOfOmega : third,
        {
          player: 'uct:100:exact',
          text: { en: 'Tries a hundred games in its head.', pt: 'Experimenta cem partidas de cabeça.' },
        },
        {
          player: 'uct:500:exact',
          text: { en: 'Tries five hundred games in its head.', pt: 'Experimenta quinhentas partidas de cabeça.' },
        },
        {
          player: 'uct:2500:exact',
          text: {
            en: 'Tries some thousands of games in its head.',
            pt: 'Experimenta uns milhares de partidas de cabeça.',
          },
        },
        {
          player: 'uct:12000:exact',
          text: { en: 'Tries twelve thousand games in its head.', pt: 'Experimenta doze mil partidas de cabeça.' },
        },
        {
          player: 'master:1s',
          text: {
            en: 'Thinks for a second, and plays the end perfectly.',
            pt: 'Pensa um segundo, e joga o fim na perfeição.',
          },
        },
      ],
      ratings[scoring],
    ),

    own: {
      master: {
        usualPlayouts,
        load: async () => {
          const [{ makeMaster }, { fuseKernel }] = await Promise.all([
            import('./master/master.ts'),
            import('./kernel/kernel.ts'),
          ]);
          return makeMaster(scoring, await fuseKernel());
        },
      },
    },

    reported: withReportedRatings(
      [
        {
          id: 'f-first',
          player: 'first',
          text: { en: 'The first move of the list.', pt: 'A primeira jogada da lista.' },
        },
        { id: 'f-random', player: 'random', text: { en: 'Plays anything.', pt: 'Joga ao acaso.' } },
      ],
      scoring === 'all' ? reportedRatings : {},
    ),
  };
}
