import { describe, expect, test } from 'vitest';
import type { Problem } from '../../core/game.ts';
import { makeQuantik } from './index.ts';
import { handCell } from './notation.ts';
import { makeMove, start } from './rules.ts';

const { notation, rules } = makeQuantik('loses');

function stateAt(position: string) {
  const parsed = notation.parsePosition(position);
  if (!parsed.ok) throw new Error(`${position}: ${parsed.problem.code}`);
  return parsed.value;
}

function problemIn(position: string): Problem | undefined {
  const parsed = notation.parsePosition(position);
  return parsed.ok ? undefined : parsed.problem;
}

describe('a move text', () => {
  const afterOne = rules.apply(start, makeMove(0, 0));

  test('is the shape, upper case for white and lower case for brown, then row and column', () => {
    expect(notation.move(start, makeMove(1, 6))).toBe('B23');
    expect(notation.move(afterOne, makeMove(3, 6))).toBe('d23');
  });

  test('is read in any case, with spaces, arrows and names in both languages', () => {
    const texts = ['B23', 'b23', ' b 2 3 ', 'B->23', 'cube 2 3', 'Cubo 23'];
    for (const text of texts) expect(notation.read(start, text)).toEqual({ ok: true, value: [handCell(0, 1), 6] });
    const names = ['cone', 'cylinder', 'cilindro', 'sphere', 'ESFERA'];
    const shapes = names.map((name) => notation.read(afterOne, `${name} 4 1`));
    expect(shapes).toEqual([0, 2, 2, 3, 3].map((shape) => ({ ok: true, value: [handCell(1, shape), 12] })));
  });

  test('means a piece of the player to move, whatever its case', () => {
    expect(notation.read(afterOne, 'B23')).toEqual({ ok: true, value: [handCell(1, 1), 6] });
  });

  test('that means nothing is refused with an example', () => {
    for (const text of ['', '23', 'B', 'B2', 'B23x']) {
      const problem = { code: 'unreadable-move', values: { text, example: 'B23' } };
      expect(notation.read(start, text)).toEqual({ ok: false, problem });
    }
  });

  test('that names a shape that does not exist is refused', () => {
    for (const text of ['e', 'pyramid']) {
      const problem = {
        code: 'no-such-choice',
        values: { part: 'shape', text, first: 'cone', last: 'sphere', count: 4 },
      };
      expect(notation.read(start, `${text}23`)).toEqual({ ok: false, problem });
    }
  });

  test('that names a cell outside the board is refused', () => {
    for (const cell of ['51', '15', '03', '99', '210']) {
      expect(notation.read(start, `B${cell}`)).toEqual({
        ok: false,
        problem: { code: 'no-such-cell', values: { cell } },
      });
    }
  });
});

describe('a position text', () => {
  test('is written with its side', () => {
    for (const position of ['..../..../..../.... w', 'D..A/b.../.Ba./...b w', 'BCAB/ACdd/DDbc/.abc b']) {
      expect(notation.position(stateAt(position))).toBe(position);
    }
  });

  test('may leave out the side, which follows from the count', () => {
    expect(stateAt('B.../..../..../....').turn).toBe(1);
    expect(stateAt('B.../..../..c./....').turn).toBe(0);
  });

  test('must not contradict the count', () => {
    expect(problemIn('B.../..../..../.... w')).toEqual({
      code: 'side-impossible',
      values: { side: 'w', expected: 'b' },
    });
    expect(problemIn('..../..../..../.... b')).toEqual({
      code: 'side-impossible',
      values: { side: 'b', expected: 'w' },
    });
  });

  test('needs four rows of four known letters', () => {
    expect(problemIn('..../..../....')?.code).toBe('row-count');
    expect(problemIn('..../.../..../....')?.values).toEqual({ row: 2, length: 3, expected: 4 });
    expect(problemIn('..../..../.E../....')?.values).toEqual({ row: 3, letter: 'E', expected: '. A B C D a b c d' });
    expect(problemIn('..../..../..../.... x')?.code).toBe('side-unknown');
  });

  test('has at most two pieces of a kind', () => {
    const values = { row: 3, letter: 'b', most: 2 };
    expect(problemIn('bA.b/..../.b../....')).toEqual({ code: 'too-many-pieces', values });
  });

  test('has no shape of both players in one row, column or zone', () => {
    const problem = (row: number, area: string, first: string, second: string) => ({
      code: 'opposing-shapes',
      values: { row, shape: 'cube', area, first, second },
    });
    expect(problemIn('..../B..b/..../....')).toEqual(problem(2, 'row', '21', '24'));
    expect(problemIn('.B../..../..../.b..')).toEqual(problem(4, 'column', '12', '42'));
    expect(problemIn('..../..../..b./...B')).toEqual(problem(4, 'zone', '33', '44'));
  });

  test('has as many white pieces as brown ones, or one more', () => {
    expect(problemIn('a.../..../..../....')).toEqual({ code: 'piece-balance', values: { white: 0, brown: 1 } });
    expect(problemIn('AB../..../..../....')).toEqual({ code: 'piece-balance', values: { white: 2, brown: 0 } });
  });

  test('has nothing completed that the player who moved last could not complete', () => {
    const values = { side: 'b', cells: '11 12 13 14' };
    expect(problemIn('ABCD/..../.adc/b...')).toEqual({ code: 'no-last-move', values });
    expect(problemIn('ABCD/..../.adc/b..A')).toBeUndefined();
  });

  test('has nothing completed that one move could not complete together', () => {
    const values = { side: 'b', cells: '11 12 13 14 31 32 33 34' };
    expect(problemIn('ABCD/..../badc/....')).toEqual({ code: 'no-last-move', values });
  });

  test('may have several areas completed by one move', () => {
    expect(rules.ending(stateAt('bdac/aCDD/.b.c/CABB w'))?.winner).toBe(1);
  });
});
