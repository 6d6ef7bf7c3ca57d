import type { Game } from '../../core/game.ts';
import { notation } from './notation.ts';
import { type NeutreekoState, rules } from './rules.ts';
import { symmetries } from './symmetry.ts';
import { text } from './text.ts';
import { view } from './view.ts';

export const neutreeko: Game<NeutreekoState> = {
  id: 'neutreeko',
  rules,
  notation,
  view,
  text,
  symmetries,
  likeness: async () => (await import('./likeness.ts')).likeness,
  isSolvedWhole: true,
  hasMap: true,
  oracle: async () => (await import('./oracle.ts')).makeOracle(),
  players: async () => (await import('./players.ts')).players,
  fairStarts: async () => (await import('./fair-starts/fair-starts.ts')).drawsFairStart(),
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
  truths: async () => (await import('./truths.ts')).truths,
};
