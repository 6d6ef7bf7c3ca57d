import type { Game } from '../core/game.ts';
import { Match } from '../core/match.ts';
import { type Problem, reasonOf } from '../core/problem.ts';
import { maxSeed, seededRandom } from '../core/random.ts';
import { inEveryLanguage, type OutsideGame } from '../outside/languages.ts';
import type { Finding, Law, LawName, PositionLaw } from './law.ts';
import { notationLaws } from './notation-laws.ts';
import { makeLawProblem } from './problems.ts';
import { playRandomly, randomMatch, upTo } from './random-play.ts';
import { ruleLaws } from './rule-laws.ts';
import { textLaws } from './text-laws.ts';
import { viewLaws } from './view-laws.ts';

/** The laws that every game obeys, those first on which the others rely. */
export const laws: readonly Law[] = [...ruleLaws, ...notationLaws, ...viewLaws, ...textLaws];

/** A game that breaks a law, and what shows it. */
export interface Counterexample {
  readonly law: LawName;
  /** What is wrong, to be said by the laws' speaker and the game. */
  readonly finding: Problem;
  /** The seed of the match in which it was found, where it takes a match to see it. */
  readonly seed?: number;
  /** The position that the match began with, and its moves: as few as show it. */
  readonly start?: string;
  readonly moves?: readonly string[];
}

/** What happens while a game is checked. */
export type CheckEvent =
  /** A law is tried, with the match of a seed where it takes one; `done` tells how much is behind, from 0 to 1. */
  | { readonly kind: 'trying'; readonly law: LawName; readonly seed: number | undefined; readonly done: number }
  /** A law holds, in so many random matches; in none where it is about the game itself. */
  | { readonly kind: 'held'; readonly law: LawName; readonly matches: number };

const runsOf = (law: Law) => ('runs' in law ? law.runs : 1);

/**
 * Holds a game to every law, and stops at the first that it breaks. The first match has this seed, and so on from there. A
 * game in one language is checked as it is shown, in that language to everybody.
 */
export function* checkLaws(checked: OutsideGame, seed: number): Generator<CheckEvent, Counterexample | undefined> {
  const game = inEveryLanguage(checked);
  const all = laws.reduce((sum, law) => sum + runsOf(law), 0);
  let behind = 0;
  for (const law of laws) {
    for (let run = 0; run < runsOf(law); run++, behind++) {
      const own = 'runs' in law ? (seed + run) % (maxSeed + 1) : undefined;
      yield { kind: 'trying', law: law.name, seed: own, done: behind / all };
      const found = tryLaw(law, game, own ?? 0);
      if (found) return found;
    }
    yield { kind: 'held', law: law.name, matches: 'runs' in law ? law.runs : 0 };
  }
  return undefined;
}

/** Tries a law once, on the match of a seed where it takes one. */
export function tryLaw(law: Law, game: Game, seed: number): Counterexample | undefined {
  if ('runs' in law) return tryInMatch(law, game, seed);
  const finding = guarded(() => law.inGame(game));
  return finding && { law: law.name, finding };
}

function tryInMatch(law: PositionLaw, game: Game, seed: number): Counterexample | undefined {
  let match: Match | undefined;
  const reached = (next: Match) => {
    match = next;
  };
  const finding = guarded(() => {
    const random = seededRandom(seed);
    if (law.plies === undefined) reached(randomMatch(game, seed, reached));
    else reached(playRandomly(Match.start(game, random), random, law.plies, reached));
    return match && law.inPosition(match, seed);
  });
  if (!finding) return undefined;
  return { law: law.name, seed, ...shortest(law, match ?? startOf(game, seed), seed, finding) };
}

/** A game may fail before a match of it begins. */
function startOf(game: Game, seed: number): Match | undefined {
  let match: Match | undefined;
  guarded(() => {
    match = Match.start(game, seededRandom(seed));
    return undefined;
  });
  return match;
}

/** The same match with as few moves as show what was found. A law that is about whole matches needs all of them. */
function shortest(
  law: PositionLaw,
  match: Match | undefined,
  seed: number,
  finding: Problem,
): Pick<Counterexample, 'finding' | 'start' | 'moves'> {
  if (!match) return { finding };
  if (law.plies === undefined) {
    for (let ply = 0; ply < match.ply; ply++) {
      const earlier = upTo(match, ply);
      const found = guarded(() => law.inPosition(earlier, seed));
      if (found?.code === finding.code) return { finding: found, ...lineOf(earlier) };
    }
  }
  return { finding, ...lineOf(match) };
}

function lineOf(match: Match): Pick<Counterexample, 'start' | 'moves'> {
  let start: string | undefined;
  guarded(() => {
    start = match.goTo(0).position;
    return undefined;
  });
  return { ...(start !== undefined && { start }), moves: match.played };
}

/** An author wants to read the whole of an error, within reason. */
const maxReasonLength = 300;

/** What a look finds; an error of the game's is a finding too. */
function guarded(look: () => Finding): Finding {
  try {
    return look();
  } catch (error) {
    const reason = reasonOf(error).slice(0, maxReasonLength);
    return makeLawProblem({ code: 'law-throws', values: { reason } });
  }
}

/** What is said of moves before they are cut: a random game may have thousands. */
const maxMovesSaid = 60;

/**
 * What a counterexample comes to, as one problem, to be said by `lawSpeaker`: who breaks which law, where, and how. Where the
 * law has just been named, its sentence need not do it again.
 */
export function problemOfCounterexample(game: string, found: Counterexample, isLawNamed = false): Problem {
  const { finding: cause, seed, start = '', moves = [] } = found;
  const law = isLawNamed ? '' : found.law;
  if (seed === undefined) return makeLawProblem({ code: 'law-broken-anywhere', values: { game, law }, cause });
  const said = moves.length <= maxMovesSaid ? moves : [...moves.slice(0, maxMovesSaid), '…'];
  return makeLawProblem({ code: 'law-broken', values: { game, law, seed, start, moves: said.join(' ') }, cause });
}
