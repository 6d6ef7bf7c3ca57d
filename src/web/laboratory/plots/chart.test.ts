import { expect, test } from 'vitest';
import { type Chart, chartRows, shortName, valueAxis, wholeAxis } from './chart.ts';

function chart(points: readonly (readonly [number, number])[], rest: Partial<Chart> = {}): Chart {
  return {
    id: 'test',
    title: '',
    note: '',
    xName: 'depth',
    yName: 'nodes',
    isLog: false,
    isShare: false,
    series: [{ name: 'minimax', points: points.map(([x, y]) => ({ x, y })) }],
    ...rest,
  };
}

test('an axis has round numbers that enclose all values', () => {
  const axis = valueAxis(
    chart([
      [1, 3.2],
      [2, 7.1],
    ]),
  );
  expect(axis.ticks.map(({ value }) => value)).toEqual([0, 2, 4, 6, 8]);
  expect(axis.place(8)).toBe(1);
  expect(axis.place(2)).toBe(0.25);
});

test('a logarithmic axis goes in powers of ten, and has no place for nothing', () => {
  const axis = valueAxis(
    chart(
      [
        [1, 7],
        [2, 0],
        [3, 900],
      ],
      { isLog: true },
    ),
  );
  expect(axis.ticks.map(({ value }) => value)).toEqual([1, 10, 100, 1000]);
  expect(axis.place(10)).toBeCloseTo(1 / 3);
  const wide = valueAxis(
    chart(
      [
        [1, 1],
        [2, 1e12],
      ],
      { isLog: true },
    ),
  );
  expect(wide.ticks.length).toBeLessThanOrEqual(7);
});

test('shares have an axis from nothing to all, or to a round part of it', () => {
  const axis = valueAxis(chart([[1, 0.7]], { isShare: true }));
  expect(axis.ticks.map(({ value }) => value)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  const small = valueAxis(chart([[1, 0.07]], { isShare: true }));
  expect(small.ticks.map(({ value }) => value)).toEqual([0, 0.02, 0.04, 0.06, 0.08]);
});

test('without values there are axes all the same', () => {
  for (const isLog of [true, false]) {
    const axis = valueAxis(chart([], { isLog }));
    expect(axis.ticks.every(({ at }) => at >= 0 && at <= 1)).toBe(true);
  }
  expect(wholeAxis(chart([])).ticks).toHaveLength(2);
  expect(wholeAxis(chart([[3, 1]])).ticks).toEqual([{ value: 3, at: 0.5 }]);
});

test('as a table it has a column for each series, with gaps where one has no value', () => {
  const both = chart([], {
    lastX: '3+',
    series: [
      {
        name: 'a',
        points: [
          { x: 1, y: 5 },
          { x: 2, y: 6 },
          { x: 3, y: 7 },
        ],
      },
      { name: 'b', points: [{ x: 2, y: 4 }] },
    ],
  });
  expect(chartRows(both)).toEqual([
    ['depth', 'a', 'b'],
    ['1', 5, ''],
    ['2', 6, 4],
    ['3+', 7, ''],
  ]);
});

test('a long name keeps its beginning and its end', () => {
  expect(shortName('alphabeta', 20)).toBe('alphabeta');
  const short = shortName('alphabeta:pairs*10-theirPairs*10:ordered', 20);
  expect(short).toHaveLength(20);
  expect(short).toMatch(/^alphabeta.*…\S*ordered$/u);
});
