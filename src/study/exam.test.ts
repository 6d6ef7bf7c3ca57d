import { describe, expect, test } from 'vitest';
import ticTacToe from '../../examples/tic-tac-toe/index.ts';
import type { Game } from '../core/game.ts';
import { legalMoves } from '../core/match.ts';
import type { Oracle, Value } from '../core/oracle.ts';
import { oracleOf } from '../engine/analysis/general.ts';
import { opposite } from '../engine/analysis/verdict.ts';
import { parsePlayer } from '../engine/players.ts';
import { finish } from '../engine/service/finish.ts';
import { loadGame } from '../games/index.ts';
import { canonicalPosition } from './canonical.ts';
import { drawExam, type ExamPosition } from './exam.ts';
import { compareJudgements, judgePlayer } from './judge.ts';

/** The value of a position and the plies to its end, by nothing but the rules. */
function naive<S>({ rules }: Game<S>, state: S): { readonly value: Value; readonly plies: number } {
  const outcome = rules.outcome(state);
  if (outcome !== 'ongoing') return { value: outcome, plies: 0 };
  const buffer = new Int32Array(rules.maxMoves);
  const moves = Array.from(buffer.subarray(0, rules.moves(state, buffer)));
  const after = moves.map((move) => naive({ rules } as Game<S>, rules.apply(state, move)));
  const wins = after.filter(({ value }) => value === 'loss').map(({ plies }) => plies + 1);
  if (wins.length > 0) return { value: 'win', plies: Math.min(...wins) };
  if (after.some(({ value }) => value === 'draw')) return { value: 'draw', plies: 0 };
  return { value: 'loss', plies: Math.max(...after.map(({ plies }) => plies + 1)) };
}

async function examOf<S>(game: Game<S>, wanted: number, seed = 1): Promise<readonly ExamPosition<S>[]> {
  return finish(drawExam(game, await oracleOf(game), wanted, seed));
}

const tres = await loadGame('tres-em-linha');
const small = await loadGame('drop-4x4x3');
const playerOf = async (name: string) => {
  const player = await parsePlayer(tres, name);
  if (!player.ok) throw new Error(player.problem.code);
  return player.value;
};

describe('an exam', () => {
  test.each([
    ['tic-tac-toe', ticTacToe as Game, 50, 7],
    ['tres-em-linha', tres, 150, 11],
    ['drop-4x4x3', small, 60, 11],
  ])('of %s has the truth that a naive search finds', async (_, game, wanted, maxEmpty) => {
    const exam = await examOf(game, wanted);
    let compared = 0;
    for (const { state, value, keeping, distance } of exam) {
      const empty = [...game.notation.position(state)].filter((cell) => cell === '.').length;
      if (empty > maxEmpty) continue;
      compared++;
      const truth = naive(game, state);
      expect({ value, plies: distance ?? 0 }).toEqual(truth);
      const moves = legalMoves(game, state);
      const kept = moves.filter((move) => opposite[naive(game, game.rules.apply(state, move)).value] === value);
      expect(keeping).toEqual(kept);
      expect(kept.length).toBeGreaterThan(0);
      expect(kept.length).toBeLessThan(moves.length);
    }
    expect(compared).toBeGreaterThan(10);
  });

  test.each([
    ['quantik', 11],
    ['tres-em-linha', 11],
    // Its truth takes long, and most of what random games come to is won at once.
    ['drop-6x6x4', 4],
  ])('of %s is spread over the distances, no two alike', async (id, mostAlike) => {
    const game = await loadGame(id);
    const exam = await examOf(game, 30);
    expect(exam).toHaveLength(30);
    expect(new Set(exam.map(({ state }) => canonicalPosition(game, state))).size).toBe(30);
    const counts = new Map<number | null, number>();
    for (const { distance } of exam) counts.set(distance, (counts.get(distance) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(3);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(mostAlike);
  });

  test('is the same for the same seed, whatever the oracle was asked before', async () => {
    const texts = (exam: readonly ExamPosition<unknown>[]) => exam.map(({ state }) => tres.notation.position(state));
    expect(texts(await examOf(tres, 40, 7))).toEqual(texts(await examOf(tres, 40, 7)));
    expect(texts(await examOf(tres, 40, 8))).not.toEqual(texts(await examOf(tres, 40, 7)));
  });

  test('is empty where the truth is out of reach', () => {
    const silent: Oracle<unknown> = {
      *solve() {
        for (;;) yield undefined;
      },
    };
    expect(finish(drawExam(tres, silent, 10, 1))).toEqual([]);
  });
});

test('positions are alike exactly where a symmetry maps one to the other', async () => {
  const game = await loadGame('tres-em-linha');
  const at = (position: string) => {
    const state = game.notation.parsePosition(position);
    if (!state.ok) throw new Error(position);
    return canonicalPosition(game, state.value);
  };
  expect(at('...../...../...../xo... x')).toBe(at('...../...../...../...ox x'));
  expect(at('...../...../...../xo... x')).not.toBe(at('...../...../...../ox... x'));
});

describe('a judgement', () => {
  test('of perfect is 100 %, and of random what chance would be expected to keep', async () => {
    const exam = await examOf(tres, 300);
    const perfect = finish(judgePlayer(await playerOf('perfect'), exam, 1));
    expect(perfect.kept.value).toBe(1);
    expect(perfect.kept.low).toBeGreaterThan(0.95);
    const random = finish(judgePlayer(await playerOf('random'), exam, 1));
    const shares = exam.map(({ state, keeping }) => keeping.length / legalMoves(tres, state).length);
    const expected = shares.reduce((sum, share) => sum + share, 0) / exam.length;
    expect(random.kept.low).toBeLessThan(expected);
    expect(random.kept.high).toBeGreaterThan(expected);
    expect(Math.abs(random.kept.value - expected)).toBeLessThan(0.05);
    const difference = compareJudgements(perfect, random);
    expect(difference.value).toBeCloseTo(1 - random.kept.value);
    expect(difference.low).toBeGreaterThan(0.4);
  });

  test('of a search that sees to the end is 100 % too, and by distance adds up', async () => {
    const exam = (await examOf(tres, 150)).filter(({ distance }) => distance !== null && distance <= 5);
    const { byDistance, kept } = finish(judgePlayer(await playerOf('alphabeta:5:ordered:table'), exam, 1));
    expect(kept.value).toBe(1);
    expect(byDistance.map(({ distance }) => distance)).toEqual([1, 3, 5]);
    expect(byDistance.reduce((sum, { positions }) => sum + positions, 0)).toBe(exam.length);
    const shallow = finish(judgePlayer(await playerOf('alphabeta:3:ordered:table'), exam, 1));
    expect(shallow.byDistance.map(({ kept: each }) => each === 1)).toEqual([true, true, false]);
  });
});
