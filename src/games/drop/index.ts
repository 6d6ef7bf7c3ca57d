import type { Game } from '../../core/game.ts';
import { makeNotation } from './notation.ts';
import { DropBoard, type DropState, makeRules } from './rules.ts';
import { type DropOptions, formatDropId } from './size.ts';
import { makeSymmetries } from './symmetry.ts';
import { makeText } from './text.ts';
import { makeView } from './view.ts';

/** The drop game of one size. */
export function makeDrop(options: DropOptions): Game<DropState> {
  const board = new DropBoard(options);
  const rules = makeRules(board);
  const notation = makeNotation(board);
  return {
    id: formatDropId(options),
    rules,
    notation,
    view: makeView(board),
    text: makeText(options, rules, notation),
    symmetries: () => makeSymmetries(board),
    oracle: async () => (await import('./oracle.ts')).makeOracle(board),
    players: async () => (await import('./players.ts')).makePlayers(board),
    truths: async () => (await import('./truths.ts')).truthsOf(options),
  };
}
