import { countBits } from '../../core/bits.ts';
import { forBothSides, type SidedFeature } from '../../core/features.ts';
import type { Player } from '../../core/game.ts';
import type { Feature } from '../../core/player.ts';
import { allLines, packLines } from './evaluation.ts';
import type { DropBoard, DropState } from './rules.ts';

/** How open lines are called by the discs in them, from one on. No board has lines of more than nine. */
const lineIds = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens', 'eights'];

type Counted = SidedFeature<DropState>;

export function makeFeatures(board: DropBoard): readonly Feature<DropState>[] {
  return forBothSides((state) => board.turn(state), [...openLines(board), ...threats(board), centre(board)]);
}

/** The lines without a disc of the opponent, by the discs that are in them. */
function openLines(board: DropBoard): readonly Counted[] {
  const { words, masks, ends } = packLines(board);
  const firsts = [board.wordOf(0, 0), board.wordOf(1, 0)] as const;
  return lineIds.slice(0, board.line - 1).map((id, index): Counted => {
    const discs = index + 1;
    const [disc, disco] = discs === 1 ? ['disc', 'disco'] : ['discs', 'discos'];
    return {
      id,
      own: {
        en: `How many lines with ${discs} ${disc} of yours are still open.`,
        pt: `Quantas linhas com ${discs} ${disco} teus ainda estão abertas.`.replace('disco teus', 'disco teu'),
      },
      theirs: {
        en: `How many lines with ${discs} ${disc} of the opponent’s are still open.`,
        pt: `Quantas linhas com ${discs} ${disco} do adversário ainda estão abertas.`,
      },
      count(state, player) {
        const [own, their] = player === 0 ? firsts : [firsts[1], firsts[0]];
        let found = 0;
        for (let line = 0, part = 0; line < ends.length; line++) {
          let [mine, others] = [0, 0];
          for (; part < ends[line]; part++) {
            mine += countBits(state[own + words[part]] & masks[part]);
            others += state[their + words[part]] & masks[part];
          }
          if (mine === discs && others === 0) found++;
        }
        return found;
      },
    };
  });
}

/**
 * Empty cells that would complete a line, in rows that count as odd or even from the bottom: who moves first gets the odd
 * ones when the columns fill up, who moves second the even ones.
 */
function threats(board: DropBoard): readonly Counted[] {
  const { columns, rows } = board;
  const lines = allLines(board);
  const linesThrough = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_unused, row) =>
      lines
        .filter((line) => line.some(([c, r]) => c === column && r === row))
        .map((line) => line.filter(([c, r]) => c !== column || r !== row)),
    ),
  );
  const countIn = (state: DropState, player: Player, parity: number) => {
    let found = 0;
    for (let column = 0; column < columns; column++) {
      for (let row = board.landingRow(state, column); row < rows; row++) {
        if (row % 2 !== parity) continue;
        if (linesThrough[column][row].some((line) => line.every(([c, r]) => board.owner(state, c, r) === player)))
          found++;
      }
    }
    return found;
  };
  return [
    {
      id: 'oddThreats',
      own: {
        en: 'In how many empty cells of odd rows (from the bottom) you would complete a line.',
        pt: 'Em quantas casas vazias de linhas ímpares (a contar de baixo) completavas uma linha.',
      },
      theirs: {
        en: 'In how many empty cells of odd rows (from the bottom) the opponent would complete a line.',
        pt: 'Em quantas casas vazias de linhas ímpares (a contar de baixo) o adversário completava uma linha.',
      },
      count: (state, player) => countIn(state, player, 0),
    },
    {
      id: 'evenThreats',
      own: {
        en: 'In how many empty cells of even rows (from the bottom) you would complete a line.',
        pt: 'Em quantas casas vazias de linhas pares (a contar de baixo) completavas uma linha.',
      },
      theirs: {
        en: 'In how many empty cells of even rows (from the bottom) the opponent would complete a line.',
        pt: 'Em quantas casas vazias de linhas pares (a contar de baixo) o adversário completava uma linha.',
      },
      count: (state, player) => countIn(state, player, 1),
    },
  ];
}

function centre(board: DropBoard): Counted {
  const middle = (board.columns - 1) / 2;
  const columns = [...new Set([Math.floor(middle), Math.ceil(middle)])];
  const rows = Array.from({ length: board.rows }, (_, row) => row);
  return {
    id: 'centre',
    own: { en: 'How many discs you have in the middle.', pt: 'Quantos discos tens no meio.' },
    theirs: { en: 'How many discs the opponent has in the middle.', pt: 'Quantos discos o adversário tem no meio.' },
    count: (state, player) =>
      columns.reduce((sum, column) => sum + rows.filter((row) => board.owner(state, column, row) === player).length, 0),
  };
}
