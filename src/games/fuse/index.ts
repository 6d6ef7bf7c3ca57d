import type { DrawStart, Game } from '../../core/game.ts';
import type { Scoring } from './groups.ts';
import { makeNotation } from './notation.ts';
import { type FuseState, makeRules, startWith } from './rules.ts';
import { symmetries } from './symmetry.ts';
import { makeText } from './text.ts';
import { makeView } from './view.ts';

/** Fuse with one of its ways to count at the end. */
export function makeFuse(scoring: Scoring): Game<FuseState> {
  return {
    id: scoring === 'all' ? 'fuse' : `fuse-${scoring}`,
    rules: makeRules(scoring),
    notation: makeNotation(scoring === 'kings'),
    view: makeView(scoring === 'kings'),
    text: makeText(scoring),
    symmetries,
    oracle: async () => (await import('./oracle.ts')).loadOracle(scoring),
    players: async () => (await import('./players.ts')).makePlayers(scoring),
    // In `omega`, where a tie goes to black, strong play gives black nine games of ten, from these rings too.
    ...(scoring !== 'omega' && { fairStarts: async () => fairStartsOf(scoring) }),
    ...(scoring === 'all' && { puzzles: async () => (await import('./puzzles.ts')).puzzles }),
    truths: async () => (await import('./truths.ts')).truthsOf(scoring),
  };
}

async function fairStartsOf(scoring: Scoring): Promise<DrawStart<FuseState>> {
  const { drawFairRing } = await import('./fair-rings.ts');
  return (random) => startWith(drawFairRing(random), scoring, random);
}

export const fuseGames: readonly Game<FuseState>[] = (['all', 'inner', 'kings', 'omega'] as const).map(makeFuse);
