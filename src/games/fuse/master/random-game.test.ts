import { expect, test } from 'vitest';
import { legalMoves } from '../../../core/match.ts';
import { seededRandom } from '../../../core/random.ts';
import type { Scoring } from '../groups.ts';
import { makeFuse } from '../index.ts';
import type { FuseState } from '../rules.ts';
import { makeRandomGame } from './random-game.ts';

test.each<Scoring>(['all', 'inner', 'kings', 'omega'])('random games of %s end like those of the rules', (scoring) => {
  const { rules } = makeFuse(scoring);
  const game = makeFuse(scoring);
  const random = seededRandom(1);
  const playGame = makeRandomGame(scoring);

  function marginByRules(from: FuseState): number {
    let state = from;
    for (let moves = legalMoves(game, state); moves.length > 0; moves = legalMoves(game, state)) {
      state = rules.apply(state, moves[random.below(moves.length)]);
    }
    const [white, black] = rules.scores?.(state) ?? [0, 0];
    return from.turn === 0 ? white - black : black - white;
  }

  const games = 3000;
  for (const plies of [0, 15]) {
    let state = rules.start(random);
    for (let ply = 0; ply < plies; ply++) {
      const moves = legalMoves(game, state);
      state = rules.apply(state, moves[random.below(moves.length)]);
    }
    let [wins, winsByRules] = [0, 0];
    for (let n = 0; n < games; n++) {
      if (playGame(state, random) > 0) wins++;
      if (marginByRules(state) > 0) winsByRules++;
    }
    // Four standard deviations of the difference.
    expect(Math.abs(wins - winsByRules)).toBeLessThan(4 * Math.sqrt(games / 2));
  }
});
