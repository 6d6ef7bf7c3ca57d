import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { borderCells } from './board.ts';
import { cellName } from './notation.ts';
import { clockwise, drawRing, listRings, ringCount } from './ring.ts';

/** The colours around the ring, clockwise from a2, as a word. */
function wordOf(white: number): string {
  return clockwise.map((place) => ((white >> place) & 1 ? 'w' : 'b')).join('');
}

/** Every word of w and b with no three alike in succession, all around, as naively as can be. */
function naiveWords(length: number): string[] {
  let words = [''];
  for (let index = 0; index < length; index++) {
    words = words.flatMap((word) => [`${word}w`, `${word}b`]).filter((word) => !/(www|bbb)$/u.test(word));
  }
  return words.filter((word) => !/www|bbb/u.test(word + word) && word.split('w').length - 1 === length / 2);
}

describe('the setups', () => {
  test('are counted clockwise from a2', () => {
    const names = clockwise.map((place) => cellName(borderCells[place])).join(' ');
    expect(names).toBe('a2 a3 a4 a5 a6 a7 b8 c8 d8 e8 f8 g8 h7 h6 h5 h4 h3 h2 g1 f1 e1 d1 c1 b1');
  });

  test('are the 40,158 that a naive count finds, each once', () => {
    const words = [...listRings()].map(wordOf);
    expect(words.length).toBe(40_158);
    expect(words.sort()).toEqual(naiveWords(24).sort());
  });

  test('are each drawn as often as another', () => {
    const random = seededRandom(11);
    const counts = new Map<number, number>();
    const draws = 10 * ringCount;
    for (let draw = 0; draw < draws; draw++) {
      const ring = drawRing(random);
      counts.set(ring, (counts.get(ring) ?? 0) + 1);
    }
    // Of 40,158 setups drawn ten times on average, about two are never drawn and none comes up forty times.
    expect(counts.size).toBeGreaterThan(ringCount - 12);
    expect(Math.max(...counts.values())).toBeLessThan(40);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 10) ** 2 / 10, 0);
    expect(Math.abs(chiSquare / ringCount - 1)).toBeLessThan(0.03);
  });
});
