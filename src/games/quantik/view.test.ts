import { describe, expect, test } from 'vitest';
import type { Problem } from '../../core/game.ts';
import { movesAlong } from '../../core/match.ts';
import { makeQuantik } from './index.ts';
import { handCell } from './notation.ts';
import { makeMove, start } from './rules.ts';

const quantik = makeQuantik('loses');
const { notation, rules, view } = quantik;

function stateAt(position: string) {
  const parsed = notation.parsePosition(position);
  if (!parsed.ok) throw new Error(`${position}: ${parsed.problem.code}`);
  return parsed.value;
}

describe('what is seen', () => {
  test('is a board of sixteen cells in four zones', () => {
    const board = view.cells.filter((cell) => cell.kind === 'board');
    expect(board).toHaveLength(16);
    expect(board.map((cell) => cell.zone).join('')).toBe('0011001122332233');
    expect(board[6]).toEqual({ name: '23', kind: 'board', x: 2, y: 1, zone: 1 });
  });

  test('is a hand of four shapes for each player', () => {
    const hands = view.cells.slice(16);
    expect(hands.map((cell) => cell.name).join('')).toBe('ABCDabcd');
    expect(view.cells[handCell(1, 2)]).toEqual({ name: 'c', kind: 'hand', x: 2, y: 0, owner: 1 });
  });

  test('is all sixteen pieces, those in a hand counted', () => {
    const pieces = view.pieces(stateAt('BB../..../..d./....'));
    const counted = pieces.map(({ cell, letter, count }) => `${view.cells[cell].name}${letter}${count ?? ''}`);
    expect(counted).toEqual(['AA2', '11B', '12B', 'CC2', 'DD2', 'aa2', 'bb2', 'cc2', '33d', 'dd1']);
    expect(pieces[1]).toEqual({ cell: 0, owner: 0, kind: 'cube', letter: 'B' });
    expect(pieces[9]).toEqual({ cell: handCell(1, 3), owner: 1, kind: 'sphere', letter: 'd', count: 1 });
  });

  test('moves a piece from the hand to the board', () => {
    const brown = rules.apply(start, makeMove(0, 0));
    expect(view.path(brown, makeMove(3, 6))).toEqual([handCell(1, 3), 6]);
    expect(view.motion(brown, makeMove(3, 6))).toEqual([{ from: handCell(1, 3), to: 6 }]);
    expect(view.target(brown, 6)).toBe(6);
  });
});

describe('a refused move', () => {
  /** White to move has both cubes on the board; brown has a cube on 33. */
  const position = 'BB../..../c.b./....';

  /** Cells are given by their names. */
  function refusal(at: string, ...names: readonly string[]): Problem {
    const path = names.map((name) => view.cells.findIndex((cell) => cell.name === name));
    return view.refuse(stateAt(at), path);
  }

  function rule(area: string, cell: string): Problem {
    return { code: 'opponent-has-shape', values: { shape: 'cube', area, cell } };
  }

  test('began at the opponent’s hand', () => {
    expect(refusal(position, 'b', '22')).toEqual({ code: 'not-your-piece', values: { cell: 'b' } });
    expect(refusal(position, 'b')).toEqual({ code: 'not-your-piece', values: { cell: 'b' } });
  });

  test('began on the board', () => {
    expect(refusal(position, '11')).toEqual({ code: 'not-your-piece', values: { cell: '11' } });
    expect(refusal(position, '22', '23')).toEqual({ code: 'not-your-piece', values: { cell: '22' } });
  });

  test('went back to a hand', () => {
    expect(refusal(position, 'B', 'C')).toEqual({ code: 'off-board', values: {} });
  });

  test('went to a cell that is taken, whatever the rule and the stock', () => {
    expect(refusal(position, 'B', '31')).toEqual({ code: 'cell-taken', values: { cell: '31' } });
    expect(refusal(position, 'B', '11')).toEqual({ code: 'cell-taken', values: { cell: '11' } });
  });

  test('went where the opponent has the shape, whatever the stock', () => {
    expect(refusal(position, 'B', '32')).toEqual(rule('row', '33'));
    expect(refusal(position, 'B', '23')).toEqual(rule('column', '33'));
    expect(refusal(position, 'B', '44')).toEqual(rule('zone', '33'));
  });

  test('names the row before the column before the zone', () => {
    expect(refusal(position, 'B', '34')).toEqual(rule('row', '33'));
    expect(refusal(position, 'B', '43')).toEqual(rule('column', '33'));
    expect(refusal('b..A/.C../...b/....', 'B', '31')).toEqual(rule('row', '34'));
  });

  test('wanted a piece that is not left', () => {
    expect(refusal(position, 'B', '22')).toEqual({ code: 'none-left', values: { shape: 'cube' } });
    expect(refusal(position, 'B')).toEqual({ code: 'none-left', values: { shape: 'cube' } });
  });

  test('began with a shape that may go nowhere', () => {
    const problem = { code: 'nowhere-to-go', values: { shape: 'cone' } };
    expect(refusal('A.../...b/..A./.b.C', 'a')).toEqual(problem);
  });

  test('is no move at all', () => {
    expect(refusal(position)).toEqual({ code: 'no-such-move', values: { text: '' } });
    expect(refusal(position, 'C')).toEqual({ code: 'no-such-move', values: { text: 'C' } });
    expect(refusal(position, 'C', '22', '23')).toEqual({ code: 'no-such-move', values: { text: 'C 22 23' } });
  });

  test('is refused only where no legal move has its path', () => {
    const state = stateAt(position);
    const codes = new Set<string>();
    for (let hand = 16; hand < 24; hand++) {
      for (let to = 0; to < 24; to++) {
        const isLegal = movesAlong(quantik, state, [hand, to]).length > 0;
        const { code } = view.refuse(state, [hand, to]);
        expect(isLegal).toBe(code === 'no-such-move');
        codes.add(code);
      }
    }
    expect(codes.size).toBe(6);
  });
});
