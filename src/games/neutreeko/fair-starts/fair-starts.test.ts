import { expect, test } from 'vitest';
import { legalMoves } from '../../../core/match.ts';
import type { Value } from '../../../core/oracle.ts';
import { seededRandom } from '../../../core/random.ts';
import { finish } from '../../../engine/service/finish.ts';
import { neutreeko } from '../index.ts';
import { type NeutreekoState, rules } from '../rules.ts';
import { fairStarts, formatStart } from './fair-starts.ts';
import { fairStartWords } from './words.ts';

const starts = fairStarts();
const positions = starts.map((state) => neutreeko.notation.position(state));

/** The same text for all that turning, mirroring and exchanging the colours make of a position. */
function kindOf({ black, white, turn }: NeutreekoState): string {
  const seen: NeutreekoState = turn === 0 ? { black, white, turn } : { black: white, white: black, turn: 0 };
  const texts = neutreeko.symmetries().map((symmetry) => neutreeko.notation.position(symmetry.state(seen)));
  return texts.sort()[0];
}

test('there are many fair starts, black moves first in all of them, and no two are alike', () => {
  expect(starts.length).toBeGreaterThanOrEqual(500);
  expect(starts.map(formatStart).join(' ')).toBe(fairStartWords);
  expect(positions.map((position) => neutreeko.notation.parsePosition(position))).toEqual(
    starts.map((value) => ({ ok: true, value })),
  );
  expect(positions.every((position) => position.endsWith(' b'))).toBe(true);
  expect(new Set(starts.map(kindOf)).size).toBe(starts.length);
});

test('each is drawn, two moves or more hold, and nobody is about to win', async () => {
  const oracle = await neutreeko.oracle?.();
  const valueOfPosition = (state: NeutreekoState): Value | undefined => oracle && finish(oracle.solve(state))?.value;
  const canWin = (state: NeutreekoState) =>
    legalMoves(neutreeko, state).some((move) => rules.outcome(rules.apply(state, move)) === 'loss');
  for (const state of starts) {
    const holding = legalMoves(neutreeko, state).filter((move) => valueOfPosition(rules.apply(state, move)) === 'draw');
    expect([valueOfPosition(state), holding.length >= 2]).toEqual(['draw', true]);
    expect([canWin(state), canWin({ ...state, turn: 1 })]).toEqual([false, false]);
  }
});

test('one is drawn, the same for a seed, turned in all ways', async () => {
  const draw = await neutreeko.fairStarts?.();
  if (!draw) throw new Error('There are fair starts.');
  expect(draw(seededRandom(5))).toEqual(draw(seededRandom(5)));
  const random = seededRandom(1);
  const drawn = Array.from({ length: 500 }, () => draw(random));
  const kinds = new Set(starts.map(kindOf));
  expect(drawn.every((state) => kinds.has(kindOf(state)))).toBe(true);
  expect(new Set(drawn.map((state) => neutreeko.notation.position(state))).size).toBeGreaterThan(450);
});
