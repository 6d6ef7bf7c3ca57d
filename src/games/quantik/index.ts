import type { DrawStart, Game } from '../../core/game.ts';
import { notation } from './notation.ts';
import { type Blocked, makeRules, type QuantikState } from './rules.ts';
import { symmetries } from './symmetry.ts';
import { makeText } from './text.ts';
import { view } from './view.ts';

/** Quantik, in which a player who cannot move loses (the publisher's rule) or draws. */
export function makeQuantik(blocked: Blocked): Game<QuantikState> {
  const id = blocked === 'loses' ? 'quantik' : 'quantik-blocked-draw';
  return {
    id,
    rules: makeRules(blocked),
    notation,
    view,
    text: makeText(blocked),
    symmetries,
    likeness: async () => (await import('./likeness.ts')).likeness,
    hasMap: true,
    oracle: async () => (await import('./oracle.ts')).makeOracle(blocked),
    players: async () => (await import('./players.ts')).makePlayers(blocked),
    ...(blocked === 'loses' && { fairStarts }),
    ...(blocked === 'loses' && { puzzles: async () => (await import('./puzzles.ts')).puzzles }),
    truths: async () => (await import('./truths.ts')).truthsOf(blocked),
    card: async () => (await import('./card.ts')).quantikCard,
  };
}

async function fairStarts(): Promise<DrawStart<QuantikState>> {
  return (await import('./fair-starts/fair-starts.ts')).drawsFairStart();
}

export const quantikGames: readonly Game<QuantikState>[] = [makeQuantik('loses'), makeQuantik('draws')];
