import type { Evaluation } from '../../core/player.ts';
import type { Scoring } from './groups.ts';
import { type FuseState, makeRules } from './rules.ts';

/** What the score would be if the game ended now. */
export function makeScoreNow(scoring: Scoring): Evaluation<FuseState> {
  const { scores, turn } = makeRules(scoring);
  return {
    id: 'groups',
    text: {
      en: 'By how much a player would win if the game ended now.',
      pt: 'Por quanto um jogador ganharia se a partida acabasse agora.',
    },
    evaluate(state) {
      const [first, second] = scores?.(state) ?? [0, 0];
      return turn(state) === 0 ? first - second : second - first;
    },
  };
}
