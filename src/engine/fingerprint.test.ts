import { expect, test } from 'vitest';
import { randomOngoing } from '../../test/solving.ts';
import { seededRandom } from '../core/random.ts';
import { findGame } from '../games/index.ts';
import { takeFingerprint } from './fingerprint.ts';

function printOf(state: unknown): string {
  const print = { first: 0, second: 0 };
  takeFingerprint(state, print);
  return `${print.first} ${print.second}`;
}

test.each(['neutreeko', 'fuse', 'fuse-kings', 'quantik', 'tres-em-linha', 'drop-9x9x5'])(
  'in %s equal positions have equal fingerprints, and others have others',
  async (id) => {
    const game = await findGame(id)?.load();
    if (!game) throw new Error(`No game ${id}.`);
    const random = seededRandom(3);
    const positions = new Map<string, string>();
    for (let n = 0; n < 3000; n++) {
      const state = randomOngoing(game, random, 18);
      const print = printOf(state);
      positions.set(game.notation.position(state), print);
      expect(printOf(structuredClone(state))).toBe(print);
    }
    expect(new Set(positions.values()).size).toBe(positions.size);
    // A table finds its place by the low bits of the first half.
    const places = new Set([...positions.values()].map((print) => Number.parseInt(print, 10) & 0xffff));
    expect(places.size).toBeGreaterThan(0.9 * 2 ** 16 * (1 - Math.exp(-positions.size / 2 ** 16)));
  },
);

test('whatever a state is made of counts', () => {
  const states = [
    0,
    1,
    -1,
    2 ** 40,
    2 ** 40 + 1,
    2 ** 41,
    2 ** 32 - 1,
    0.5,
    0.25,
    -0.5,
    1.5,
    'a',
    'b',
    'ab',
    97,
    true,
    false,
    [],
    {},
    [2, 1],
    [1, 5],
    [1, 2],
    [1, [2]],
    [[1], 2],
    [[1, 2]],
    [[1, 2], []],
    [[], [1, 2]],
    ['a', 'b'],
    ['ab', ''],
    ['', 'ab'],
    { x: 1, y: 2 },
    { x: 1, y: { z: 2 } },
    { x: 1, y: { z: 3 } },
    { x: { y: 1 }, z: 3 },
  ];
  expect(new Set(states.map(printOf)).size).toBe(states.length);
  expect(printOf([-0])).toBe(printOf([0]));
});

test.each([
  ['something of kind Map', new Map([[1, 2]])],
  ['something of kind Set', { taken: new Set([1]) }],
  ['something of kind Int8Array', [new Int8Array(9)]],
  ['something of kind Date', new Date(0)],
  ['something of kind undefined', Object.create(null)],
  ['null', { last: null }],
  ['undefined', [undefined]],
  ['1', 1n],
])('a state that holds %s is refused, for it would be taken for another', (what, state) => {
  expect(() => printOf(state)).toThrow(`A state holds ${what}; make it of numbers, texts, truth values, plain records`);
});
