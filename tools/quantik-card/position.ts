import { countBits } from '../../src/core/bits.ts';
import type { Move } from '../../src/core/game.ts';
import { present } from '../../src/core/present.ts';
import { findKey } from '../../src/games/quantik/canonical.ts';
import { notation } from '../../src/games/quantik/notation.ts';
import {
  allCells,
  cellsInAreas,
  isUsedUp,
  makeMove,
  type Pieces,
  placeOn,
  shapeOf,
  shapes,
  toCell,
} from '../../src/games/quantik/rules.ts';

/**
 * A position as the search for a card has it: where the player to move has each shape, then where the opponent has it. Plain
 * arrays are ten times as fast here as the states of the rules, and the test of the card goes by those.
 */
export type Position = Int32Array;

const shapeCount = shapes.length;
export const empty: Position = new Int32Array(2 * shapeCount);

const at = (position: Position, index: number) => present(position[index], `set ${index} of a position`);

/** For each shape, the cells where the player to move may put it. */
function openCells(position: Position): readonly number[] {
  const free = allCells & ~position.reduce((occupied, places) => occupied | places, 0);
  return shapes.map((_, shape) =>
    isUsedUp(at(position, shape)) ? 0 : free & ~cellsInAreas(at(position, shapeCount + shape)),
  );
}

export function movesOf(position: Position): Move[] {
  const open = openCells(position);
  const moves: Move[] = [];
  for (let cell = 0; cell < placeOn.length; cell++) {
    for (const [shape, cells] of open.entries()) if ((cells >> cell) & 1) moves.push(makeMove(shape, cell));
  }
  return moves;
}

/** Whether the player to move can complete an area at once. */
export function canComplete(position: Position): boolean {
  const open = openCells(position);
  const stands = shapes.map((_, shape) => at(position, shape) | at(position, shapeCount + shape));
  return open.some((cells, shape) => {
    const others = stands.reduce((areas, places, other) => (other === shape ? areas : areas & places), -1);
    return (cellsInAreas(others & ~present(stands[shape], 'shape')) & cells) !== 0;
  });
}

export function play(position: Position, move: Move): Position {
  const next = new Int32Array(2 * shapeCount);
  next.set(position.subarray(shapeCount), 0);
  next.set(position.subarray(0, shapeCount), shapeCount);
  next[shapeCount + shapeOf(move)] = at(next, shapeCount + shapeOf(move)) | present(placeOn[toCell(move)], 'cell');
  return next;
}

/** The moves after which the opponent cannot complete an area at once. */
export function safeMoves(position: Position): Move[] {
  return movesOf(position).filter((move) => !canComplete(play(position, move)));
}

export function piecesOn(position: Position): number {
  return position.reduce((sum, places) => sum + countBits(places & allCells), 0);
}

const key = { high: 0, low: 0 };

/** The same number for all images of a position, and for no other. */
export function keyOf(position: Position): number {
  findKey(position, 0, key);
  return key.high * 2 ** 30 + key.low;
}

/** An entry of the card: a position in which brown is to move, and the move. */
export function formatEntry(position: Position, move: Move): string {
  const pieces = (from: number): Pieces => ({
    cone: at(position, from),
    cube: at(position, from + 1),
    cylinder: at(position, from + 2),
    sphere: at(position, from + 3),
  });
  const state = { white: pieces(shapeCount), brown: pieces(0), turn: 1 } as const;
  return `${notation.position(state)} ${notation.move(state, move)}`;
}
