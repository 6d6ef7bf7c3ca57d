import { describe, expect, test } from 'vitest';
import { isCount, isListOf, isOneOf, isPair, isRecord, isShape, isText, parseJson } from './json.ts';

test('a text that is no JSON holds nothing', () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
  expect(parseJson('null')).toBeNull();
  for (const text of ['', '{', 'undefined', '{"a":1}x']) expect(parseJson(text)).toBeUndefined();
});

describe('each guard takes what it is for and nothing else', () => {
  test.each([
    ['a record', isRecord, [{}, { a: 1 }], [null, undefined, [], 'a', 1]],
    ['a text of at most three', isText(3), ['', 'abc'], ['abcd', 3, null, ['a']]],
    ['a count', isCount, [0, 7], [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, '1', null]],
    ['one of some', isOneOf([1, 'two', null]), [1, 'two', null], [2, '1', 'three', undefined]],
    ['a pair', isPair(isCount), [[0, 1]], [[0], [0, 1, 2], [0, '1'], '01', { 0: 0, 1: 1, length: 2 }]],
    ['a list', isListOf(isCount), [[], [1, 2, 3]], [[1, -1], 'abc', { length: 0 }, null]],
    ['a list of at most one', isListOf(isCount, 1), [[], [1]], [[1, 2]]],
    ['a shape', isShape({ a: isCount }), [{ a: 1 }, { a: 1, b: 2 }], [{}, { a: 'x' }, [], null]],
    [
      'a shape with a part that may be missing',
      isShape({ a: isCount }, { b: isText(3) }),
      [{ a: 1 }, { a: 1, b: 'x' }, { a: 1, b: undefined }],
      [{ b: 'x' }, { a: 1, b: 2 }, { a: 1, b: null }],
    ],
  ])('%s', (_name, guard, good, bad) => {
    for (const value of good) expect(guard(value), JSON.stringify(value)).toBe(true);
    for (const value of bad) expect(guard(value), JSON.stringify(value)).toBe(false);
  });
});

test('a checked shape has its type', () => {
  const isMove = isShape({ seat: isOneOf([0, 1]), cells: isPair(isText(2)) }, { note: isText(10) });
  const found = parseJson('{"seat":1,"cells":["a1","b2"]}');
  if (!isMove(found)) throw new Error('It is one.');
  const move: { readonly seat: 0 | 1; readonly cells: readonly [string, string]; readonly note?: string } = found;
  expect(move.cells[1]).toBe('b2');
});
