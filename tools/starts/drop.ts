import type { Game } from '../../src/core/game.ts';
import { legalMoves } from '../../src/core/match.ts';
import { seededRandom, shuffle } from '../../src/core/random.ts';
import { makeDrop } from '../../src/games/drop/index.ts';
import { DropBoard, type DropState } from '../../src/games/drop/rules.ts';
import type { DropOptions } from '../../src/games/drop/size.ts';
import { rememberLevel } from './remembering-level.ts';
import type { Search } from './search-for-fair.ts';

const seed = 2026;

export const tresEmLinha = { columns: 5, rows: 4, line: 3 };
export const connectFour = { columns: 7, rows: 6, line: 4 };

/** The same text for a position and its mirror image. */
export function classOf(board: DropBoard, state: DropState): string {
  const mirrored = board.arrange((column, row) => board.owner(state, board.columns - 1 - column, row));
  return [String(state), String(mirrored)].sort()[0] as string;
}

/** Whether neither player, if it were their turn, could make a line at once. */
function isQuiet(board: DropBoard, state: DropState): boolean {
  const columns = Array.from({ length: board.columns }, (_, column) => column);
  return columns.every((column) => {
    if (board.isColumnFull(state, column)) return true;
    const landing = board.landingRow(state, column);
    return ([0, 1] as const).every((player) => {
      const next = board.arrange((c, r) => (c === column && r === landing ? player : board.owner(state, c, r)));
      return !board.hasEndedInLine(next);
    });
  });
}

/** Positions that may be fair: few discs, an even number, so that x moves first as usual, and nobody about to win. */
function listCandidates(game: Game<DropState>, board: DropBoard, maxDiscs: number): readonly DropState[] {
  const random = seededRandom(seed);
  const candidates: DropState[] = [];
  let states: readonly DropState[] = [board.empty];
  for (let discs = 1; discs <= maxDiscs; discs++) {
    const next = new Map<string, DropState>();
    for (const state of states) {
      for (const column of legalMoves(game, state)) {
        const after = board.drop(state, column);
        if (!board.hasEndedInLine(after)) next.set(classOf(board, after), after);
      }
    }
    states = [...next.values()];
    if (discs % 2 === 1) continue;
    const quiet = states.filter((state) => isQuiet(board, state));
    candidates.push(...shuffle(quiet, random));
  }
  return candidates;
}

/**
 * Starts that are even by measure, those with the fewest discs first. Of the 252 drawn positions of Três em Linha three have
 * more than one move that holds, with eleven discs or more: none is left to begin with.
 */
async function searchDrop(options: DropOptions, maxDiscs: number, wanted: number): Promise<Search<DropState>> {
  const game = makeDrop(options);
  return {
    game,
    candidates: listCandidates(game, new DropBoard(options), maxDiscs),
    drawOf: (state) => () => state,
    choose: await rememberLevel(game, 'level:5', { key: String }),
    isGlancedAt: true,
    wanted,
    minPlies: 6,
  };
}

export const searchTresEmLinha = () => searchDrop(tresEmLinha, 8, 100);

export const searchConnectFour = () => searchDrop(connectFour, 6, 80);
