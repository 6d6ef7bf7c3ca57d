import { describe, expect, test } from 'vitest';
import { type CellSet, coordinates, noCells, setOf } from './board.ts';
import { countedCells, type Scoring, score, winnerOf } from './groups.ts';
import { cellName } from './notation.ts';

/** The cells with one of these letters, of any diagram at all. */
function cellsWith(rows: string, letters: string): CellSet {
  const grid = rows.split('/');
  return setOf(coordinates.flatMap(([row, column], cell) => (letters.includes(grid[row][column]) ? [cell] : [])));
}

function scores(rows: string, scoring: Scoring): readonly [number, number] {
  const marked = cellsWith(rows, 'WB');
  return [score(cellsWith(rows, 'wW'), marked, scoring), score(cellsWith(rows, 'bB'), marked, scoring)];
}

describe('the score', () => {
  test('is 4 to 4 in the diagram of fourteen white discs', () => {
    const rows = '#......#/.wwbbww./.b....b./.bwww.w./..w.bbb./...b.bw./.ww..ww./#......#';
    expect(scores(rows, 'all')).toEqual([4, 4]);
    expect(winnerOf(scores(rows, 'all'), 'all')).toBeNull();
  });

  test.each([
    ['#....w.#/...bbb../..w.wwb./.bbbbbw./....wbw./.bw.www./....bw../#......#', [7, 6], [7, 6], [14, 18]],
    ['#.w....#/..bb..../.bbw..b./.bwbw.../.bwww.../.bwb..w./..wb.bw./#.w....#', [8, 7], [7, 7], [16, 14]],
  ])('of %s is the largest group, or the product of all', (rows, all, inner, omega) => {
    expect([scores(rows, 'all'), scores(rows, 'inner'), scores(rows, 'omega')]).toEqual([all, inner, omega]);
    expect(scores(rows, 'kings')).toEqual(all);
  });

  test('joins discs across the middle of the board and along the border', () => {
    expect(scores('#......#/......../......../w......w/w......w/......../......../#bbbb..#', 'all')).toEqual([2, 4]);
    expect(scores('#......#/......../......../bbbbbbbb/b......./......../......../#wwwwww#', 'all')).toEqual([6, 9]);
  });

  test('joins nothing diagonally, across a corner or from one side to the other', () => {
    expect(scores('#w.....#/w......b/.......b/b......./......../......../......../#......#', 'all')).toEqual([1, 2]);
    expect(scores('#......#/......../..w...../...w..../....w.../......../......../#......#', 'all')).toEqual([1, 0]);
  });

  test('counts a marked disc twice, so that a smaller group can be worth more', () => {
    const rows = '#......#/.www..../......../.WW...../......../.bb.B.../......../#......#';
    expect(scores(rows, 'kings')).toEqual([4, 2]);
    const marked = cellsWith(rows, 'WB');
    expect(countedCells(cellsWith(rows, 'wW'), marked, 'kings').map(cellName)).toEqual(['d2', 'd3']);
    expect(countedCells(cellsWith(rows, 'bB'), marked, 'kings').map(cellName)).toEqual(['f2', 'f3']);
  });

  test('of no disc at all is nothing', () => {
    expect(score(noCells, noCells, 'all')).toBe(0);
    expect(countedCells(noCells, noCells, 'all')).toEqual([]);
  });
});

describe('the winner', () => {
  test('has the higher score', () => {
    expect([winnerOf([7, 6], 'all'), winnerOf([6, 7], 'all'), winnerOf([6, 6], 'all')]).toEqual([0, 1, null]);
  });

  test('of a tie in omega is who moved second', () => {
    expect(winnerOf([24, 24], 'omega')).toBe(1);
  });
});
