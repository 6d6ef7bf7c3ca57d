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
    'a',
    'b',
    [2, 1],
    [1, 5],
    { x: 1, y: { z: 2 } },
    { x: 1, y: { z: 3 } },
  ];
  expect(new Set(states.map(printOf)).size).toBe(states.length);
});
