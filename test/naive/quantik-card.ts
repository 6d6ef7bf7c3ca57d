/** Quantik on a text of 16 letters in reading order, written from the rules alone: a second opinion on its card. */
type Board = string;

const cells = Array.from({ length: 16 }, (_, cell) => cell);
const isTogether = (one: number, other: number) =>
  one >> 2 === other >> 2 || one % 4 === other % 4 || (one >> 3 === other >> 3 && (one % 4) >> 1 === (other % 4) >> 1);
const zone = [0, 1, 4, 5];
const areas: readonly (readonly number[])[] = [
  ...[0, 4, 8, 12].map((first) => [first, first + 1, first + 2, first + 3]),
  ...[0, 1, 2, 3].map((first) => [first, first + 4, first + 8, first + 12]),
  ...[0, 2, 8, 10].map((first) => zone.map((cell) => first + cell)),
];
const areasWith = cells.map((cell) => areas.filter((area) => area.includes(cell)));
const neighbours = cells.map((cell) => cells.filter((other) => isTogether(cell, other)));
const letters = { w: 'ABCD', b: 'abcd' };
type Side = keyof typeof letters;
const otherSide = { w: 'b', b: 'w' } as const;

interface Placement {
  readonly letter: string;
  readonly cell: number;
}

function placements(board: Board, side: Side): Placement[] {
  const own = [...letters[side]];
  return cells.flatMap((cell) => {
    if (board[cell] !== '.') return [];
    return own.flatMap((letter, shape) => {
      if (board.split(letter).length > 2) return [];
      const opposing = letters[otherSide[side]][shape];
      return neighbours[cell]?.some((other) => board[other] === opposing) ? [] : [{ letter, cell }];
    });
  });
}

const put = (board: Board, { letter, cell }: Placement): Board => board.slice(0, cell) + letter + board.slice(cell + 1);

/** Whether a placement completes an area. */
function completes(board: Board, { letter, cell }: Placement): boolean {
  const after = put(board, { letter, cell }).toUpperCase();
  return (areasWith[cell] ?? []).some((area) => {
    const found = area.map((each) => after[each]);
    return ['A', 'B', 'C', 'D'].every((shape) => found.includes(shape));
  });
}

const canComplete = (board: Board, side: Side) => placements(board, side).some((move) => completes(board, move));

/** The fewest moves that brown can leave white, none of which wins and after each of which brown can complete an area. */
function fewestAfterTrap(board: Board): number | undefined {
  const counts = placements(board, 'b').flatMap((move) => {
    const after = put(board, move);
    const replies = placements(after, 'w');
    const isTrap = replies.every((reply) => !completes(after, reply) && canComplete(put(after, reply), 'b'));
    return isTrap && replies.length > 0 ? [replies.length] : [];
  });
  return counts.length > 0 ? Math.min(...counts) : undefined;
}

/** Orders of four lines that keep pairs together, and all orders of the shapes. */
const lineOrders = ['0123', '1023', '0132', '1032', '2301', '3201', '2310', '3210'];
const shapeOrders = [...'ABCD']
  .flatMap((a) => [...'ABCD'].flatMap((b) => [...'ABCD'].flatMap((c) => [...'ABCD'].map((d) => a + b + c + d))))
  .filter((order) => new Set(order).size === 4);

const turns = [false, true].flatMap((isSwapped) =>
  lineOrders.flatMap((rows) =>
    lineOrders.map((columns) =>
      cells.map((cell) => {
        const [row, column] = [Number(rows[cell >> 2]), Number(columns[cell % 4])];
        return isSwapped ? column * 4 + row : row * 4 + column;
      }),
    ),
  ),
);

interface Image extends Placement {
  /** Which entry it is of. */
  readonly entry: number;
}

/** Every image of every entry, with the move that it stands for there. */
function allImages(entries: readonly { position: string; move: string }[]): Map<Board, Image> {
  const images = new Map<Board, Image>();
  for (const [entry, { position, move }] of entries.entries()) {
    const board = position.slice(0, 19).replaceAll('/', '');
    const [letter = '', row, column] = move;
    const cell = (Number(row) - 1) * 4 + Number(column) - 1;
    const taken = cells.filter((each) => board[each] !== '.');
    for (const order of shapeOrders) {
      const both = order + order.toLowerCase();
      const renamed = (each = '') => both['ABCDabcd'.indexOf(each)] ?? '?';
      for (const turn of turns) {
        const image = Array.from({ length: 16 }, () => '.');
        for (const from of taken) image[turn[from] ?? 0] = renamed(board[from]);
        images.set(image.join(''), { entry, letter: renamed(letter), cell: turn[cell] ?? -1 });
      }
    }
  }
  return images;
}

/**
 * Plays the card against everything, a block being no win. Behind the images of an entry lies the same. Answers with the
 * number of games, of the moves that the rules allow always the one that leaves the fewest, or the board at which it fails.
 */
export function playQuantikCard(entries: readonly { position: string; move: string }[]): number | Board {
  const images = allImages(entries);
  const known = new Map<number, number>();

  /** The games behind a board on which brown is to move, or the board at which brown does not win. */
  function gamesFrom(board: Board): number | Board {
    if (canComplete(board, 'b')) return 1;
    // No entry is for a position that a rule decides, as another test sees to.
    const move = images.get(board);
    if (!move) return fewestAfterTrap(board) ?? board;
    const before = known.get(move.entry);
    if (before !== undefined) return before;
    if (!placements(board, 'b').some(({ letter, cell }) => letter === move.letter && cell === move.cell)) return board;
    const games = gamesAfter(put(board, move));
    if (typeof games === 'number') known.set(move.entry, games);
    return games;
  }

  /** The same with white to move. */
  function gamesAfter(board: Board): number | Board {
    const replies = placements(board, 'w');
    if (replies.length === 0) return board;
    let sum = 0;
    for (const reply of replies) {
      const games = completes(board, reply) ? put(board, reply) : gamesFrom(put(board, reply));
      if (typeof games === 'string') return games;
      sum += games;
    }
    return sum;
  }

  return gamesAfter('.'.repeat(16));
}
