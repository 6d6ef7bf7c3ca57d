import type { Game } from '../../core/game.ts';
import type { Scoring } from './groups.ts';
import { makeNotation } from './notation.ts';
import { type FuseState, makeRules } from './rules.ts';
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
    oracle: async () => (await import('./oracle.ts')).makeOracle(scoring),
    players: async () => (await import('./players.ts')).makePlayers(scoring),
    truths: async () => (await import('./truths.ts')).truthsOf(scoring),
  };
}

export const fuseGames: readonly Game<FuseState>[] = (['all', 'inner', 'kings', 'omega'] as const).map(makeFuse);
