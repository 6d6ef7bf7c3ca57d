import { legalMoves } from '../../src/core/match.ts';
import type { Value } from '../../src/core/oracle.ts';
import { type Random, seededRandom, shuffle } from '../../src/core/random.ts';
import { parsePlayer } from '../../src/engine/players.ts';
import { finish } from '../../src/engine/service/finish.ts';
import { findKey, type Key } from '../../src/games/quantik/canonical.ts';
import { makeQuantik } from '../../src/games/quantik/index.ts';
import { opposingPieces, ownPieces, type QuantikState, shapes } from '../../src/games/quantik/rules.ts';
import { Journal } from './journal.ts';
import { rememberLevel } from './remembering-level.ts';
import type { Search } from './search-for-fair.ts';
import { playItself, type Score, shareOf } from './self-play.ts';

const seed = 2026;
/** So few pieces that a game is left, and an even number, so that white moves first as usual. */
const pieceCounts: readonly number[] = [2, 4, 6];

export const quantik = makeQuantik('loses');
const { rules } = quantik;

const places = new Int32Array(2 * shapes.length);
const key: Key = { high: 0, low: 0 };

/** The same number for all positions that the symmetries of the game map to each other. */
export function classOf(state: QuantikState): number {
  for (const [index, shape] of shapes.entries()) {
    places[index] = ownPieces(state)[shape];
    places[shapes.length + index] = opposingPieces(state)[shape];
  }
  findKey(places, 0, key);
  return key.high * 2 ** 30 + key.low;
}

function canWinAtOnce(state: QuantikState): boolean {
  return legalMoves(quantik, state).some((move) => rules.outcome(rules.apply(state, move)) === 'loss');
}

/** One of each class of positions with so many pieces. */
function listClasses(pieces: number): readonly QuantikState[] {
  let found = new Map([[0, rules.start(seededRandom(seed))]]);
  for (let ply = 0; ply < pieces; ply++) {
    const next = new Map<number, QuantikState>();
    for (const state of found.values()) {
      for (const move of legalMoves(quantik, state)) {
        const after = rules.apply(state, move);
        if (!next.has(classOf(after))) next.set(classOf(after), after);
      }
    }
    found = next;
  }
  return [...found.values()];
}

/** Few pieces, nobody about to win (one that is over is lost at first sight), and two winning moves or more where any wins. */
function listCandidates(truthOf: (state: QuantikState) => Value): readonly QuantikState[] {
  const random = seededRandom(seed);
  const isQuiet = (state: QuantikState) =>
    !canWinAtOnce(state) && !canWinAtOnce({ ...state, turn: state.turn === 0 ? 1 : 0 });
  return pieceCounts.flatMap((pieces) =>
    shuffle(listClasses(pieces), random).filter((state) => {
      if (!isQuiet(state)) return false;
      const winning = legalMoves(quantik, state).filter((move) => truthOf(rules.apply(state, move)) === 'loss');
      return winning.length !== 1;
    }),
  );
}

async function truths(): Promise<(state: QuantikState) => Value> {
  const oracle = await quantik.oracle?.();
  if (!oracle) throw new Error('Quantik has an oracle of its own.');
  return (state) => {
    const outcome = rules.outcome(state);
    return outcome === 'ongoing' ? (finish(oracle.solve(state))?.value ?? 'draw') : outcome;
  };
}

/** What a stronger level makes of fair starts: the points of who moves first, and of who wins with perfect play. */
export async function measureLevel7(starts: readonly QuantikState[]): Promise<string> {
  const games = 20;
  const level = await parsePlayer(quantik, 'level:7');
  if (!level.ok) throw new Error(`Quantik has no level 7 (${level.problem.code}).`);
  const choose = (state: QuantikState, random: Random) => finish(level.value.choose(state, random)).move;
  const truthOf = await truths();
  const journal = new Journal<Score>('quantik-level-7');
  const measured = starts.map((state, number) => ({
    isWon: truthOf(state) === 'win',
    share: shareOf(
      journal.recall(quantik.notation.position(state), () => playItself(quantik, () => state, choose, number, games)),
    ),
  }));
  const mean = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const first = mean(measured.map(({ share }) => share));
  const winner = mean(measured.map(({ share, isWon }) => (isWon ? share : 1 - share)));
  const won = measured.filter(({ isWon }) => isWon).length;
  const [ofFirst, ofWinner] = [first, winner].map((share) => `${(100 * share).toFixed(1)} %`);
  return (
    `quantik: ${won} of ${starts.length} are won for who moves first. Level 7 against itself, ${games} games each: ` +
    `${ofFirst} for who moves first, ${ofWinner} for who wins with perfect play.`
  );
}

export async function searchQuantik(): Promise<Search<QuantikState>> {
  const symmetries = quantik.symmetries();
  return {
    game: quantik,
    candidates: listCandidates(await truths()),
    // Of moves that seem equal the level takes the first in order, which is another one when the board is turned.
    drawOf: (state) => (random) => symmetries[random.below(symmetries.length)]?.state(state) ?? state,
    choose: await rememberLevel(quantik, 'level:5', { key: (state) => quantik.notation.position(state) }),
    isGlancedAt: true,
    wanted: 60,
    minPlies: 4.5,
  };
}
