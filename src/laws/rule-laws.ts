import type { Game, Move } from '../core/game.ts';
import { languages } from '../core/game.ts';
import { legalMoves } from '../core/match.ts';
import { seededRandom } from '../core/random.ts';
import { sayEnding } from '../text/say.ts';
import { type Finding, firstFinding, isSame, type PositionLaw } from './law.ts';
import { makeLawProblem } from './problems.ts';
import { pick } from './random-play.ts';
import { sentenceFinding } from './sentences.ts';

const usualRuns = 100;

const noMovesAtTheEnd: PositionLaw = {
  name: 'no-moves-at-the-end',
  runs: usualRuns,
  inPosition({ game, state }) {
    const { rules } = game;
    const outcome = rules.outcome(state);
    const ending = rules.ending(state);
    const moves = legalMoves(game, state).length;
    if ((moves === 0) !== (outcome !== 'ongoing')) {
      return makeLawProblem({ code: 'law-moves-outcome', values: { moves, outcome } });
    }
    const expected = !ending
      ? 'ongoing'
      : ending.winner === null
        ? 'draw'
        : ending.winner === rules.turn(state)
          ? 'win'
          : 'loss';
    if (outcome !== expected) return makeLawProblem({ code: 'law-ending', values: { outcome, expected } });
    if (!ending) return undefined;
    return firstFinding(languages, (language) => sentenceFinding(sayEnding(ending, language, game), language));
  },
};

const turnsAlternate: PositionLaw = {
  name: 'turns-alternate',
  runs: usualRuns,
  inPosition({ game, state }) {
    const { rules, notation } = game;
    const before = JSON.stringify(state);
    const turn = rules.turn(state);
    const same = legalMoves(game, state).find((move) => rules.turn(rules.apply(state, move)) === turn);
    if (same !== undefined) {
      return makeLawProblem({ code: 'law-turn', values: { move: notation.move(state, same) } });
    }
    return JSON.stringify(state) === before ? undefined : makeLawProblem({ code: 'law-mutated', values: {} });
  },
};

const movesAreBounded: PositionLaw = {
  name: 'moves-are-bounded',
  runs: usualRuns,
  inPosition({ game: { rules }, state }) {
    const ample = new Int32Array(Math.max(1000, 2 * rules.maxMoves));
    const moves = rules.moves(state, ample);
    if (moves <= rules.maxMoves) return undefined;
    return makeLawProblem({ code: 'law-max-moves', values: { moves, most: rules.maxMoves } });
  },
};

/** All of a small group are tried, and of a large one a few each time. */
const maxTried = 8;

const symmetriesCommute: PositionLaw = {
  name: 'symmetries-commute',
  runs: usualRuns,
  inPosition({ game, state }, seed) {
    const symmetries = game.symmetries();
    if (symmetries.length === 0 || !isSame(symmetries[0]?.state(state), state)) {
      return makeLawProblem({ code: 'law-identity', values: {} });
    }
    const random = seededRandom(seed);
    const all = [...symmetries.keys()];
    const tried = all.length <= maxTried ? all : [1, 2, 3].map(() => pick(all, random));
    return firstFinding(tried, (index) => symmetryFinding(game, state, index));
  },
};

function symmetryFinding(game: Game, state: unknown, index: number): Finding {
  const { rules, notation } = game;
  const symmetry = game.symmetries()[index];
  if (!symmetry) return undefined;
  const number = index + 1;
  const image = symmetry.state(state);
  if (rules.outcome(image) !== rules.outcome(state)) {
    return makeLawProblem({ code: 'law-symmetry-outcome', values: { number } });
  }
  const moves = legalMoves(game, state);
  const images = moves.map((move) => symmetry.move(move));
  if (!isSame(sorted(images), sorted(legalMoves(game, image)))) {
    return makeLawProblem({ code: 'law-symmetry-moves', values: { number } });
  }
  const parted = moves.find(
    (move) => !isSame(rules.apply(image, symmetry.move(move)), symmetry.state(rules.apply(state, move))),
  );
  if (parted === undefined) return undefined;
  return makeLawProblem({ code: 'law-symmetry-play', values: { number, move: notation.move(state, parted) } });
}

function sorted(moves: readonly Move[]): Move[] {
  return [...moves].sort((one, other) => one - other);
}

/** So long a random game may last. */
const maxPlies = 2000;

const playEnds: PositionLaw = {
  name: 'play-ends',
  runs: 10,
  plies: maxPlies,
  inPosition(match) {
    if (!match.ending) return makeLawProblem({ code: 'law-endless', values: { plies: match.ply } });
    if (match.moves.length > 0) return makeLawProblem({ code: 'law-moves-after', values: {} });
    return undefined;
  },
};

export const ruleLaws: readonly PositionLaw[] = [
  noMovesAtTheEnd,
  turnsAlternate,
  movesAreBounded,
  symmetriesCommute,
  playEnds,
];
