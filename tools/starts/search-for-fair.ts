import type { DrawStart, Game } from '../../src/core/game.ts';
import { Journal } from './journal.ts';
import type { ChooseMove } from './remembering-level.ts';
import { playItself, type Score, shareOf } from './self-play.ts';

/** Where fair starts of a game are looked for, and by whom they are measured. */
export interface Search<S> {
  readonly game: Game<S>;
  /** Positions that may be fair, in the order in which they are tried. */
  readonly candidates: readonly S[];
  /** How one is drawn for a game: as it stands, or turned, where that changes what the level does. */
  drawOf(candidate: S): DrawStart<S>;
  readonly choose: ChooseMove<S>;
  /** Most candidates are far from even: a few games are enough to leave those out. */
  readonly isGlancedAt?: true;
  /** How many are enough. */
  readonly wanted: number;
  /** How many plies a game must have on the average. */
  readonly minPlies: number;
}

/** A fair start with both of its measures. */
export interface FairStart<S> {
  readonly state: S;
  /** Its place among the candidates. */
  readonly number: number;
  readonly measures: readonly [Score, Score];
}

export interface Found<S> {
  readonly fair: readonly FairStart<S>[];
  /** A third measure of the first hundred, by which none was chosen: what to expect of them all. */
  readonly again: readonly Score[];
  /** How many were tried, how many the short measure left, and how many the long one. */
  readonly tried: number;
  readonly screened: number;
  readonly even: number;
}

const glancing = { games: 16, farthest: 0.25 };
const screening = { games: 60, farthest: 0.1 };
const measuring = { games: 400, farthest: 0.05 };
const sample = 100;

/** Whether a long measure says that a start is even. */
export const isEven = (score: Score): boolean => isWithin(score, measuring.farthest);

/** Shares are sums of halves: what lies on the edge of the band is not put out of it by rounding. */
const isWithin = (score: Score, farthest: number): boolean => Math.abs(shareOf(score) - 0.5) <= farthest + 1e-9;

/**
 * The starts from which a player is even against itself: in a short measure roughly, in a long one within the band, and in
 * another with fresh chances too, since of many that are measured some are only lucky. What was measured is kept in tools/.starts.
 */
export function searchForFair<S>(search: Search<S>): Found<S> {
  const measure = measureOnce(search);
  const fair: FairStart<S>[] = [];
  let [tried, screened, even] = [0, 0, 0];
  let reported = Date.now();
  for (const [number, state] of search.candidates.entries()) {
    if (fair.length >= search.wanted) break;
    if (Date.now() - reported > 15_000) {
      reported = Date.now();
      const counts = `${tried} of ${search.candidates.length} tried, ${screened} roughly even, ${even} even`;
      console.log(`${search.game.id}: ${counts}, ${fair.length} twice`);
    }
    tried++;
    const pass = (round: number, { games, farthest }: typeof measuring): Score | undefined => {
      const score = measure(state, number, round, games);
      return isWithin(score, farthest) && score.plies >= search.minPlies * games ? score : undefined;
    };
    if (search.isGlancedAt && !pass(4, glancing)) continue;
    if (!pass(0, screening)) continue;
    screened++;
    const first = pass(1, measuring);
    if (!first) continue;
    even++;
    const second = pass(2, measuring);
    if (second) fair.push({ state, number, measures: [first, second] });
  }
  const again = fair.slice(0, sample).map(({ state, number }) => measure(state, number, 3, measuring.games));
  return { fair, again, tried, screened, even };
}

/** Seeds of rounds are so far apart that no two measures share one. */
const seedsOfRound = 1 << 22;

/** Measures, or knows what was measured before. */
function measureOnce<S>({ game, drawOf, choose }: Search<S>) {
  const journal = new Journal<Score>(game.id);
  return (state: S, number: number, round: number, games: number): Score =>
    journal.recall(`${game.notation.position(state)} ${round} ${games}`, () =>
      playItself(game, drawOf(state), choose, seedsOfRound * (round + 1) + number, games),
    );
}
