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
  oracle: async () => (await import('./oracle.ts')).makeOracle(),
  players: async () => (await import('./players.ts')).players,
  truths: async () => (await import('./truths.ts')).truths,
};
