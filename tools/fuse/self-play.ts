import { legalMoves } from '../../src/core/match.ts';
import type { Random } from '../../src/core/random.ts';
import { finish } from '../../src/engine/service/finish.ts';
import { discsLeft } from '../../src/games/fuse/endgame/endgame.ts';
import type { Scoring } from '../../src/games/fuse/groups.ts';
import { makeFuse } from '../../src/games/fuse/index.ts';
import type { FuseKernel } from '../../src/games/fuse/kernel/kernel.ts';
import { valueWith } from '../../src/games/fuse/margin.ts';
import { listInputs, maxInputs } from '../../src/games/fuse/master/inputs.ts';
import { familyOf, marginUnit, type Weights } from '../../src/games/fuse/master/network.ts';
import { makeOracle } from '../../src/games/fuse/oracle.ts';
import { distanceOf, type FuseState, placeOf } from '../../src/games/fuse/rules.ts';
import type { Sample } from './sample.ts';
import { makeSearch, type Searched } from './search.ts';

export interface SelfPlaySettings {
  /** Walks a move. */
  readonly walks: number;
  /** How much of what the network says of the moves is replaced by chance, so that others are tried too. */
  readonly noise: number;
  /** So many plies are played by chance, each move as likely as it was visited; then the best are played. */
  readonly variedPlies: number;
  /** How much the result of the game counts for the value, beside what the search expected. */
  readonly trustInResult: number;
  /** With so few discs on the border the result is solved instead of played. */
  readonly exactDiscs: number;
}

/** A position of a game that goes on, with what the search found. */
interface Moment {
  readonly state: FuseState;
  readonly searched: Searched;
  readonly exactMargin: number | undefined;
}

/** Plays one game against itself and says of every position what was found out about it. */
export function makeSelfPlay(
  kernel: FuseKernel,
  scoring: Scoring,
  weights: Weights,
  settings: SelfPlaySettings,
): (random: Random) => Sample[] {
  const game = makeFuse(scoring);
  const search = makeSearch(kernel, scoring, weights);
  const oracle = makeOracle(scoring, kernel);

  function solve(state: FuseState): number | undefined {
    return discsLeft(state) <= settings.exactDiscs ? finish(oracle.solve(state))?.margin : undefined;
  }

  return (random) => {
    const moments: Moment[] = [];
    let state = game.rules.start(random);
    while (legalMoves(game, state).length > 0) {
      const searched = search(state, random, settings.walks, settings.noise);
      moments.push({ state, searched, exactMargin: solve(state) });
      const move = moments.length <= settings.variedPlies ? drawMove(searched, random) : searched.best;
      state = game.rules.apply(state, move);
    }
    const [white, black] = game.rules.scores?.(state) ?? [0, 0];
    // Whatever was played after the first position that was solved, this is what it was worth. White's margin.
    const solved = moments.find(({ exactMargin }) => exactMargin !== undefined);
    const margin = solved?.exactMargin === undefined ? white - black : forWhite(solved.exactMargin, solved.state);
    return moments.map((moment) => sampleOf(moment, margin, scoring, settings));
  };
}

/** A margin of the player to move as white's, or the other way round. */
const forWhite = (margin: number, { turn }: FuseState): number => (turn === 0 ? margin : 0 - margin);

const resultOf = { win: 1, draw: 0, loss: -1 } as const;

function sampleOf(
  { state, searched, exactMargin }: Moment,
  whiteMargin: number,
  scoring: Scoring,
  { trustInResult }: SelfPlaySettings,
): Sample {
  const buffer = new Uint16Array(maxInputs);
  const inputs = buffer.slice(0, listInputs(state, scoring, buffer));
  const margin = exactMargin ?? forWhite(whiteMargin, state);
  const result = resultOf[valueWith(margin, state, scoring)];
  const { moves, visits, expectation } = searched;
  const isChoice = moves.length > 1;
  const total = visits.reduce((sum, each) => sum + each, 0);
  return {
    inputs,
    family: familyOf(scoring),
    pushes: Uint8Array.from(isChoice ? moves : [], (move) => 6 * placeOf(move) + distanceOf(move) - 1),
    shares: Float64Array.from(isChoice ? visits : [], (each) => each / total),
    result: exactMargin === undefined ? expectation + trustInResult * (result - expectation) : result,
    margin: margin / marginUnit(scoring),
  };
}

/** A move, as likely as it was visited. */
function drawMove({ moves, visits }: Searched, random: Random): number {
  let left = random.below(visits.reduce((sum, each) => sum + each, 0));
  const index = visits.findIndex((each) => {
    left -= each;
    return left < 0;
  });
  return moves[index];
}
