import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { findKey } from './canonical.ts';
import { makeQuantik } from './index.ts';
import { opposingPieces, ownPieces, type QuantikState, shapes, start } from './rules.ts';
import { symmetries } from './symmetry.ts';

const game = makeQuantik('loses');
const { rules, notation } = game;

function keyOf(state: QuantikState): string {
  const places = [ownPieces(state), opposingPieces(state)].flatMap((pieces) => shapes.map((shape) => pieces[shape]));
  const key = { high: 0, low: 0 };
  findKey(Int32Array.from(places), 0, key);
  return `${key.high} ${key.low}`;
}

function randomStates(pieces: number, count: number): readonly QuantikState[] {
  const random = seededRandom(pieces);
  const found: QuantikState[] = [];
  while (found.length < count) {
    let state = start;
    let moves = legalMoves(game, state);
    for (let placed = 0; placed < pieces && moves.length > 0; placed++) {
      state = rules.apply(state, moves[random.below(moves.length)]);
      moves = legalMoves(game, state);
    }
    if (moves.length > 0) found.push(state);
  }
  return found;
}

function isEqual(first: QuantikState, second: QuantikState): boolean {
  return shapes.every(
    (shape) => first.white[shape] === second.white[shape] && first.brown[shape] === second.brown[shape],
  );
}

describe('the key of a position', () => {
  test('is that of all its 3072 images', () => {
    for (let pieces = 0; pieces < 12; pieces++) {
      for (const state of randomStates(pieces, 3)) {
        const keys = new Set(symmetries().map((symmetry) => keyOf(symmetry.state(state))));
        expect([...keys], notation.position(state)).toEqual([keyOf(state)]);
      }
    }
  });

  test('is that of no other position', () => {
    // With four pieces there are few enough classes for many of these positions to share a key.
    const firstWith = new Map<string, QuantikState>();
    let shared = 0;
    for (const state of randomStates(4, 400)) {
      const first = firstWith.get(keyOf(state));
      if (first) {
        expect(symmetries().some((symmetry) => isEqual(symmetry.state(first), state))).toBe(true);
        shared++;
      } else firstWith.set(keyOf(state), state);
    }
    expect(shared).toBeGreaterThan(50);
  });

  test('does not tell the colours apart, only whose turn it is', () => {
    const [white, brown] = ['B.../..../..c./.... w', 'C.../..../..b./.... w'].map((position) => {
      const parsed = notation.parsePosition(position);
      if (!parsed.ok) throw new Error(parsed.problem.code);
      return parsed.value;
    });
    expect(keyOf({ ...white, turn: 1 })).toBe(keyOf(brown));
  });
});
