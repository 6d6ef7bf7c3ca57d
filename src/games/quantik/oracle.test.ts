import { describe, expect, test } from 'vitest';
import type { Game } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import type { ExactVerdict, Oracle } from '../../core/oracle.ts';
import { type Random, seededRandom } from '../../core/random.ts';
import { makeQuantik } from './index.ts';
import { makeOracle } from './oracle.ts';
import { type Blocked, cellsOf, cellsWith, type QuantikState, start } from './rules.ts';
import { symmetries } from './symmetry.ts';

const variants: readonly Blocked[] = ['loses', 'draws'];

type Steps = ReturnType<Oracle<QuantikState>['solve']>;

function finish(steps: Steps): ExactVerdict | undefined {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function solve(oracle: Oracle<QuantikState>, state: QuantikState): ExactVerdict | undefined {
  return finish(oracle.solve(state));
}

function stateAt(game: Game<QuantikState>, position: string): QuantikState {
  const parsed = game.notation.parsePosition(position);
  if (!parsed.ok) throw new Error(`${position}: ${parsed.problem.code}`);
  return parsed.value;
}

/** A position with this many pieces from random play, or the end of the game where that comes sooner. */
function randomPosition(game: Game<QuantikState>, random: Random, pieces: number): QuantikState {
  let state = game.rules.start(random);
  for (let placed = 0; placed < pieces; placed++) {
    const moves = legalMoves(game, state);
    if (moves.length === 0) break;
    state = game.rules.apply(state, moves[random.below(moves.length)]);
  }
  return state;
}

function win(plies: number): ExactVerdict {
  return { exact: true, value: 'win', plies };
}

function loss(plies: number): ExactVerdict {
  return { exact: true, value: 'loss', plies };
}

const draw: ExactVerdict = { exact: true, value: 'draw', plies: null };

/** What a position with a move is worth, from what its successors are worth to the opponent. */
function bestOf(successors: readonly (ExactVerdict | undefined)[]): ExactVerdict {
  const plies = (value: string) => successors.filter((verdict) => verdict?.value === value).map((v) => v?.plies ?? 0);
  if (plies('loss').length > 0) return win(1 + Math.min(...plies('loss')));
  if (plies('draw').length > 0) return draw;
  return loss(1 + Math.max(...plies('win')));
}

/** A solver by plain recursion over the rules. */
function makeBruteForce(game: Game<QuantikState>): (state: QuantikState) => ExactVerdict {
  const known = new Map<string, ExactVerdict>();
  function verdictOn(state: QuantikState): ExactVerdict {
    const outcome = game.rules.outcome(state);
    if (outcome === 'draw') return draw;
    if (outcome === 'loss') return loss(0);
    const position = game.notation.position(state);
    const verdict =
      known.get(position) ?? bestOf(legalMoves(game, state).map((move) => verdictOn(game.rules.apply(state, move))));
    known.set(position, verdict);
    return verdict;
  }
  return verdictOn;
}

for (const blocked of variants) {
  const game = makeQuantik(blocked);
  const { rules, notation } = game;

  describe(`when a blocked player ${blocked}, the oracle`, () => {
    test('knows that the second player wins, at ply 10', () => {
      expect(solve(makeOracle(blocked), start)).toEqual(loss(10));
    });

    test('knows the nine replies that win against B11', () => {
      const oracle = makeOracle(blocked);
      const state = stateAt(game, 'B.../..../..../.... b');
      const verdicts = legalMoves(game, state).map((move) => ({
        move: notation.move(state, move),
        verdict: solve(oracle, rules.apply(state, move)),
      }));
      const repliesTo = (verdict: ExactVerdict) =>
        verdicts.filter((reply) => reply.verdict?.plies === verdict.plies).map(({ move }) => move);
      expect(verdicts).toHaveLength(53);
      expect(verdicts.filter(({ verdict }) => verdict?.value === 'loss')).toHaveLength(9);
      expect(repliesTo(loss(8))).toEqual(['a12', 'c12', 'd12', 'a21', 'c21', 'd21']);
      expect(repliesTo(loss(10))).toEqual(['a22', 'c22', 'd22']);
      expect(solve(oracle, state)).toEqual(win(9));
    });

    test('agrees on a thousand random positions with what it says of their successors', () => {
      // These are more positions than the table holds, so that many are replaced.
      const oracle = makeOracle(blocked);
      const random = seededRandom(2019);
      const values = new Map<string, number>();
      for (let round = 0; round < 1000; round++) {
        const state = randomPosition(game, random, round % 15);
        const moves = legalMoves(game, state);
        const verdict = solve(oracle, state);
        values.set(`${verdict?.value}`, (values.get(`${verdict?.value}`) ?? 0) + 1);
        const expected =
          moves.length > 0
            ? bestOf(moves.map((move) => solve(oracle, rules.apply(state, move))))
            : { exact: true, value: rules.outcome(state), plies: rules.outcome(state) === 'draw' ? null : 0 };
        expect(verdict, notation.position(state)).toEqual(expected);
      }
      expect(values.get('win')).toBeGreaterThan(200);
      expect(values.get('loss')).toBeGreaterThan(200);
      if (blocked === 'draws') expect(values.get('draw')).toBeGreaterThanOrEqual(10);
      else expect(values.has('draw')).toBe(false);
    });

    test('agrees with plain recursion where eight or more pieces stand', () => {
      const oracle = makeOracle(blocked);
      const bruteForce = makeBruteForce(game);
      const random = seededRandom(16);
      for (let compared = 0; compared < 200; ) {
        const state = randomPosition(game, random, 8 + (compared % 7));
        if (cellsOf(cellsWith(state.white) | cellsWith(state.brown)).length < 8) continue;
        expect(solve(oracle, state), notation.position(state)).toEqual(bruteForce(state));
        compared++;
      }
    });

    test('says the same of all images of a position', () => {
      const random = seededRandom(3072);
      for (let round = 0; round < 20; round++) {
        const state = randomPosition(game, random, 3 + (round % 8));
        const image = symmetries()[random.below(3072)].state(state);
        const verdict = solve(makeOracle(blocked), state);
        expect(verdict).toMatchObject({ exact: true });
        expect(solve(makeOracle(blocked), image)).toEqual(verdict);
      }
    });
  });
}

describe('a verdict', () => {
  const [loses, draws] = variants.map((blocked) => ({ game: makeQuantik(blocked), oracle: makeOracle(blocked) }));
  const verdictAt = ({ game, oracle }: typeof loses, position: string) => solve(oracle, stateAt(game, position));

  test('of a finished game is that it is lost, or drawn where a blocked player draws', () => {
    expect(verdictAt(loses, 'D..A/bCdA/.Bad/...b w')).toEqual(loss(0));
    expect(verdictAt(draws, 'D..A/bCdA/.Bad/...b w')).toEqual(loss(0));
    expect(verdictAt(loses, 'BCAB/ACdd/DDbc/.abc b')).toEqual(loss(0));
    expect(verdictAt(draws, 'BCAB/ACdd/DDbc/.abc b')).toEqual(draw);
  });

  test('counts the move that completes an area, or that blocks', () => {
    expect(verdictAt(loses, 'D..A/bC.A/.Bad/...b b')).toEqual(win(1));
    expect(verdictAt(loses, 'ccbA/BDDA/BaCC/dab. b')).toEqual(win(1));
    expect(verdictAt(draws, 'ccbA/BDDA/BaCC/dab. b')).toEqual(draw);
  });

  test('is there as soon as the value is known, the plies following', () => {
    const seen: unknown[] = [];
    const steps = makeOracle('loses').solve(start);
    let step = steps.next();
    for (; !step.done; step = steps.next()) seen.push(step.value);
    const valueOnly = { exact: true, value: 'loss', plies: null };
    const firstKnown = seen.findIndex((verdict) => verdict !== undefined);
    expect(firstKnown).toBeGreaterThan(2);
    expect(seen.length - firstKnown).toBeGreaterThan(2);
    for (const verdict of seen.slice(firstKnown)) expect(verdict).toEqual(valueOnly);
    expect(step.value).toEqual(loss(10));
  });

  test('comes out right when others are begun and left, or go on, at the same time', () => {
    const oracle = makeOracle('loses');
    const abandoned = oracle.solve(start);
    for (let slices = 0; slices < 5; slices++) abandoned.next();
    const random = seededRandom(99);
    const states = Array.from({ length: 12 }, (_, index) => randomPosition(loses.game, random, 2 + (index % 4)));
    const running = states.map((state) => oracle.solve(state));
    for (let slices = 0; slices < 3; slices++) for (const steps of running) steps.next();
    const late = states.map((state) => solve(oracle, state));
    expect(late).toEqual(states.map((state) => solve(makeOracle('loses'), state)));
    expect(finish(abandoned)).toEqual(loss(10));
  });

  test('comes from the oracle that the game loads', async () => {
    const oracle = await makeQuantik('draws').oracle?.();
    expect(oracle && solve(oracle, start)).toEqual(loss(10));
  });
});
