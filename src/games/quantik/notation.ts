import { plainChoices, readPart, readParts, splitWords } from '../../core/dialogue.ts';
import type { CellId, Dialogue, Notation, Player } from '../../core/game.ts';
import {
  compactMove,
  countProblem,
  formatPositionText,
  type ParsedPosition,
  type PositionShape,
  parsePositionText,
} from '../../core/notation.ts';
import { type CommonProblems, fail, failWith, type ProblemOf, type Result, succeed } from '../../core/problem.ts';
import {
  type Area,
  areaOf,
  areas,
  cellCount,
  cellsInAreas,
  cellsOf,
  cellsWith,
  completedAreas,
  opposingPieces,
  type Pieces,
  piecesEach,
  placeOn,
  type QuantikState,
  type Shape,
  shapeOf,
  shapes,
  size,
  toCell,
} from './rules.ts';

/** Why a position of Quantik is refused, beyond the reasons that other games share. */
export type QuantikPositionProblems = {
  'opposing-shapes': { row: number; shape: Shape; area: Area; first: string; second: string };
  'piece-balance': { white: number; brown: number };
  'no-last-move': { side: string; cells: string };
};

type QuantikProblem = ProblemOf<QuantikPositionProblems & CommonProblems>;
const refuse = failWith<QuantikPositionProblems & CommonProblems>();

/** The letters of each player's shapes. */
const letters = ['ABCD', 'abcd'] as const;
const positionShape: PositionShape = {
  rows: size,
  columns: size,
  letters: letters.join(''),
  sides: ['w', 'b'],
  isSideOptional: true,
};

/** Of each piece there are two at the most. */
const stock = Object.fromEntries([...positionShape.letters].map((letter) => [letter, [0, piecesEach] as const]));

/** What a shape may be called in a typed move: its letter, its English name, its Portuguese name. */
const shapeNames: readonly (readonly string[])[] = [
  ['a', 'cone'],
  ['b', 'cube', 'cubo'],
  ['c', 'cylinder', 'cilindro'],
  ['d', 'sphere', 'esfera'],
];

/** Row digit, column digit: 11 is the top left. */
export function cellName(cell: CellId): string {
  return `${areaOf.row(cell) + 1}${areaOf.column(cell) + 1}`;
}

const cellNames = Array.from({ length: cellCount }, (_, cell) => cellName(cell));

export function pieceLetter(player: Player, shape: number): string {
  return letters[player][shape];
}

/** The cell beside the board where a player's pieces of a shape wait; the view's cells are numbered so. */
export function handCell(player: Player, shape: number): CellId {
  return cellCount + player * shapes.length + shape;
}

/** Shape, row and column, as they are asked for one at a time. */
const dialogue: Dialogue<QuantikState> = {
  parts: [
    {
      name: 'shape',
      choices: shapeNames.map(([letter, en, pt = en]) => ({ letter, en, pt })),
    },
    { name: 'row', choices: plainChoices('1234') },
    { name: 'column', choices: plainChoices('1234') },
  ],

  path(state, [shape, row, column]) {
    const hand = shape === undefined ? [] : [handCell(state.turn, shape)];
    return succeed(column === undefined ? hand : [...hand, row * size + column]);
  },
};

export const notation: Notation<QuantikState> = {
  sides: positionShape.sides,

  move: (state, move) => `${pieceLetter(state.turn, shapeOf(move))}${cellName(toCell(move))}`,

  position(state) {
    const board = Array.from({ length: cellCount }, () => '.');
    for (const [shape, name] of shapes.entries()) {
      for (const cell of cellsOf(state.white[name])) board[cell] = pieceLetter(0, shape);
      for (const cell of cellsOf(state.brown[name])) board[cell] = pieceLetter(1, shape);
    }
    return formatPositionText(board, size, positionShape.sides[state.turn]);
  },

  parsePosition(text) {
    const parsed = parsePositionText(text, positionShape);
    if (!parsed.ok) return parsed;
    const misplaced = countProblem(parsed.value, positionShape, stock) ?? opposingShapes(parsed.value);
    if (misplaced) return fail(misplaced);
    const turn = turnOf(parsed.value);
    if (!turn.ok) return turn;
    const board = parsed.value.letters;
    const state = { white: piecesOn(board, 0), brown: piecesOn(board, 1), turn: turn.value };
    const impossible = noLastMove(state);
    return impossible ? refuse(impossible) : succeed(state);
  },

  dialogue,

  read(state, text) {
    const words = splitWords(text);
    if (words.length === dialogue.parts.length) return readParts(dialogue, state, words);
    const [, name, digits] = /^([a-z]+)-?([0-9]{2,})$/u.exec(compactMove(text)) ?? [];
    if (!name) return refuse({ code: 'unreadable-move', values: { text, example: 'B23' } });
    const shape = readPart(dialogue.parts[0], name);
    if (!shape.ok) return shape;
    const cell = cellNames.indexOf(digits);
    if (cell < 0) return refuse({ code: 'no-such-cell', values: { cell: digits } });
    return succeed([handCell(state.turn, shape.value), cell]);
  },
};

function piecesOn(board: readonly string[], player: Player): Pieces {
  const places = (shape: number) =>
    board.reduce((set, letter, cell) => (letter === pieceLetter(player, shape) ? set | placeOn[cell] : set), 0);
  return { cone: places(0), cube: places(1), cylinder: places(2), sphere: places(3) };
}

/** The first piece that shares an area with the opponent's same shape before it. */
function opposingShapes({ letters: board }: ParsedPosition): QuantikProblem | undefined {
  for (let second = 0; second < cellCount; second++) {
    for (let first = 0; first < second; first++) {
      const area = areas.find((kind) => areaOf[kind](first) === areaOf[kind](second));
      const isOpposing = board[first] !== board[second] && board[first].toLowerCase() === board[second].toLowerCase();
      if (!area || !isOpposing) continue;
      const shape = shapes[letters[1].indexOf(board[second].toLowerCase())];
      const row = areaOf.row(second) + 1;
      const values = { row, shape, area, first: cellName(first), second: cellName(second) };
      return { code: 'opposing-shapes', values };
    }
  }
  return undefined;
}

/** Whose turn it is follows from the count: white, who begins, has as many pieces on the board as brown or one more. */
function turnOf({ letters: board, side }: ParsedPosition): Result<Player> {
  const [white, brown] = letters.map((own) => board.filter((letter) => own.includes(letter)).length);
  if (white !== brown && white !== brown + 1) return refuse({ code: 'piece-balance', values: { white, brown } });
  const turn = white === brown ? 0 : 1;
  if (side !== undefined && side !== turn) {
    const { sides } = positionShape;
    return refuse({ code: 'side-impossible', values: { side: sides[side], expected: sides[turn] } });
  }
  return succeed(turn);
}

/**
 * The first completed area ends the game, so the last move completed all that there are, with a piece that stands in
 * each of them. Nothing else can make a position impossible: without that piece the others may have come in any order.
 */
function noLastMove(state: QuantikState): QuantikProblem | undefined {
  const completed = completedAreas(state);
  const lastMoved = cellsOf(cellsWith(opposingPieces(state)));
  if (completed === 0 || lastMoved.some((cell) => (placeOn[cell] & completed) === completed)) return undefined;
  const cells = cellsOf(cellsInAreas(completed)).map(cellName);
  return { code: 'no-last-move', values: { side: positionShape.sides[1 - state.turn], cells: cells.join(' ') } };
}
