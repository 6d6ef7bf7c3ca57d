import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { quantikGames } from './index.ts';
import { makeMove, start } from './rules.ts';
import { boardSymmetries, shapeSymmetries, symmetries } from './symmetry.ts';

const [quantik] = quantikGames;
const { rules, notation } = quantik;

/** A position that no symmetry but the identity leaves as it is. */
const lopsided = 'ABc./..d./.D../b... w';

function stateAt(position: string) {
  const parsed = notation.parsePosition(position);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
}

describe('the symmetries', () => {
  test('are 128 of the board times 24 of the shapes, all different, the identity first', () => {
    expect(boardSymmetries()).toHaveLength(128);
    expect(shapeSymmetries()).toHaveLength(24);
    const tables = symmetries().map((symmetry) => Array.from({ length: 64 }, (_, move) => symmetry.move(move)));
    expect(new Set(tables.map(String)).size).toBe(3072);
    expect(tables[0]).toEqual(Array.from({ length: 64 }, (_, move) => move));
    const images = symmetries().map((symmetry) => notation.position(symmetry.state(stateAt(lopsided))));
    expect(new Set(images).size).toBe(3072);
    expect(images[0]).toBe(lopsided);
  });

  test('are a group: one after another is again one of them', () => {
    const table = (...path: readonly number[]) =>
      Array.from({ length: 64 }, (_, move) => path.reduce((image, index) => symmetries()[index].move(image), move));
    const known = new Set(symmetries().map((_, index) => String(table(index))));
    const random = seededRandom(5);
    for (let round = 0; round < 500; round++) {
      expect(known.has(String(table(random.below(3072), random.below(3072))))).toBe(true);
    }
  });

  test('make all 64 first moves one class', () => {
    expect(new Set(symmetries().map((symmetry) => symmetry.move(makeMove(0, 0)))).size).toBe(64);
    expect(legalMoves(quantik, start)).toHaveLength(64);
  });

  test('commute with moves, apply and outcome', () => {
    const random = seededRandom(11);
    for (const position of ['..../..../..../.... w', lopsided, 'D..A/bC.A/.Bad/...b b', 'BCAB/ACdd/DDbc/.abc b']) {
      const state = stateAt(position);
      const moves = legalMoves(quantik, state);
      for (const symmetry of symmetries()) {
        const turned = symmetry.state(state);
        expect(rules.outcome(turned)).toBe(rules.outcome(state));
        expect(legalMoves(quantik, turned)).toEqual(moves.map(symmetry.move).sort((a, b) => a - b));
        if (moves.length === 0) continue;
        const move = moves[random.below(moves.length)];
        const after = symmetry.state(rules.apply(state, move));
        expect(rules.apply(turned, symmetry.move(move))).toEqual(after);
      }
    }
  });
});
