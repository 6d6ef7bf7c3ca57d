import type { DrawStart, Game } from '../../core/game.ts';
import { makeNotation } from './notation.ts';
import { DropBoard, type DropState, makeRules } from './rules.ts';
import { type DropOptions, formatDropId, isConnectFour, isTresEmLinha } from './size.ts';
import { isSmall } from './small.ts';
import { makeSymmetries } from './symmetry.ts';
import { makeText } from './text.ts';
import { makeView } from './view.ts';

/** The drop game of one size. */
export function makeDrop(options: DropOptions): Game<DropState> {
  const board = new DropBoard(options);
  const rules = makeRules(board);
  const notation = makeNotation(board);
  const id = formatDropId(options);
  return {
    id,
    rules,
    notation,
    view: makeView(board),
    text: makeText(options, rules, notation),
    symmetries: () => makeSymmetries(board),
    isSolvedWhole: isSmall(options),
    hasMap: options.line === 3 && isSmall(options),
    oracle: async () => (await import('./oracle.ts')).makeOracle(board),
    players: async () => (await import('./players.ts')).makePlayers(board),
    ...(isTresEmLinha(options) && { fairStarts: () => fairStartsOf(board, import('./fair-starts/tres-em-linha.ts')) }),
    ...(isConnectFour(options) && { fairStarts: () => fairStartsOf(board, import('./fair-starts/connect-four.ts')) }),
    ...puzzlesOf(options),
    truths: async () => (await import('./truths.ts')).truthsOf(options),
    ...(id === 'tres-em-linha' && {
      card: async () => (await import('./card.ts')).tresEmLinhaCard(board, rules),
    }),
  };
}

async function fairStartsOf(
  board: DropBoard,
  list: Promise<{ readonly fairStartWords: string }>,
): Promise<DrawStart<DropState>> {
  const { drawsFairStart } = await import('./fair-starts/fair-starts.ts');
  return drawsFairStart(board, (await list).fairStartWords);
}

/** Two sizes have puzzles. */
function puzzlesOf(options: DropOptions): Pick<Game, 'puzzles'> {
  if (isTresEmLinha(options)) return { puzzles: async () => (await import('./puzzles/tres-em-linha.ts')).puzzles };
  if (isConnectFour(options)) return { puzzles: async () => (await import('./puzzles/connect-four.ts')).puzzles };
  return {};
}
