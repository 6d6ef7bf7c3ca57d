import type { Move, Random } from '../../src/core/game.ts';
import { opponentOf } from '../../src/core/game.ts';
import { legalMoves } from '../../src/core/match.ts';
import { makeQuantik } from '../../src/games/quantik/index.ts';
import { makeOracle } from '../../src/games/quantik/oracle.ts';
import type { QuantikState } from '../../src/games/quantik/rules.ts';
import { knownBy } from '../../src/study/puzzles/truth.ts';
import { playOn } from './play-on.ts';
import type { PuzzleSource } from './source.ts';

const quantik = makeQuantik('loses');
/** With fewer pieces a tree has hundreds of turns, and with more there is little left to ask. */
const pieces = { least: 4, most: 11 };

/** Positions of games in which nobody hands over a win that can be seen. */
function* playedPositions(random: Random): Iterable<QuantikState> {
  const handsOver = (state: QuantikState, move: Move) => {
    const next = quantik.rules.apply(state, move);
    return legalMoves(quantik, next).some(
      (reply) => quantik.rules.outcome(quantik.rules.apply(next, reply)) === 'loss',
    );
  };
  for (;;) {
    const plies = pieces.least + random.below(pieces.most - pieces.least + 1);
    const state = playOn(quantik, plies, (current) => {
      const moves = legalMoves(quantik, current);
      const safe = moves.filter((move) => !handsOver(current, move));
      const among = safe.length > 0 ? safe : moves;
      return among[random.below(among.length)];
    });
    if (state) yield state;
  }
}

export async function quantikSource(): Promise<PuzzleSource<QuantikState>> {
  const known = knownBy(quantik, makeOracle('loses'));
  return {
    game: quantik,
    known,
    passing: {
      pass: (state) => ({ ...state, turn: opponentOf(state.turn) }),
      isWonAfterPass: (state) => known.truth(state).value === 'win',
      hasThreats: true,
    },
    positions: playedPositions,
    maxPositions: 120_000,
    pool: 9000,
    tried: 4000,
    kept: 1100,
    tries: 16,
    maxTurns: 30,
    file: 'quantik/puzzles.ts',
  };
}
