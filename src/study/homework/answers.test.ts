import { describe, expect, test } from 'vitest';
import type { Game } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { present } from '../../core/present.ts';
import type { Result } from '../../core/problem.ts';
import { oracleOf } from '../../engine/analysis/general.ts';
import { playersOf } from '../../engine/players.ts';
import { loadGame } from '../../games/index.ts';
import { drawExercise } from '../exercises/exercise.ts';
import { exerciseKinds } from '../exercises/question.ts';
import {
  type AnswerKey,
  answerOfChoices,
  answerOfPlies,
  answerOfValue,
  choicesOfAnswer,
  findKey,
  keyOfExercise,
  maxAnswer,
  maxPlies,
  pliesOfAnswer,
  valueOfAnswer,
} from './answers.ts';
import type { PositionKind } from './homework.ts';

async function keyOf(id: string, position: string, kind: PositionKind): Promise<Result<AnswerKey>> {
  const game = await loadGame(id);
  const state = game.notation.parsePosition(position);
  if (!state.ok) throw new Error(state.problem.code);
  const work = findKey(game, await oracleOf(game), state.value, kind);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    expect(step.value).toBeGreaterThanOrEqual(0);
    expect(step.value).toBeLessThanOrEqual(1);
  }
}

/** What a position is worth to the player to move and in how many plies, by playing everything. */
function solve(match: Match): { value: number; plies: number } {
  if (match.ending) return { value: match.ending.winner === null ? 0 : -1, plies: 0 };
  return match.moves
    .map((move) => {
      const next = match.playMove(move);
      if (!next.ok) throw new Error(next.problem.code);
      const { value, plies } = solve(next.value);
      return { value: 0 - value, plies: plies + 1 };
    })
    .reduce((best, each) => (preference(each) > preference(best) ? each : best));
}

const preference = ({ value, plies }: { value: number; plies: number }): number => value * (1000 - plies);

function at(game: Game, position: string): Match {
  const match = Match.fromPosition(game, position);
  if (!match.ok) throw new Error(match.problem.code);
  return match.value;
}

describe('the key of a question about a position', () => {
  const positions = [
    '...../..oox/.oxxo/xxoxo x',
    '...../xoo../oxxo./oxoxx x',
    'o.x../xxo../oox.o/xxo.x o',
    'ox.../xx.../oo.../xoxo. x',
  ];

  test.each(positions)('%s agrees with playing everything', async (position) => {
    const game = await loadGame('tres-em-linha');
    const match = at(game, position);
    const truth = solve(match);
    const value = (['loss', 'draw', 'win'] as const)[truth.value + 1] ?? 'draw';
    expect(await keyOf(game.id, position, 'value')).toMatchObject({ value: { right: [answerOfValue(value)] } });
    expect(await keyOf(game.id, position, 'plies')).toMatchObject({
      value: { right: [answerOfPlies(value, truth.plies)] },
    });
    const keeping = match.moves.flatMap((move, place) => {
      const next = match.playMove(move);
      return next.ok && 0 - solve(next.value).value === truth.value ? [place] : [];
    });
    const best = await keyOf(game.id, position, 'best');
    if (keeping.length === match.moves.length) expect(best).toMatchObject({ problem: { code: 'question-idle' } });
    else expect(best).toEqual({ ok: true, value: { right: keeping, limit: match.moves.length } });
  });

  test('is refused where the game is over, and where plies are not counted', async () => {
    expect(await keyOf('tres-em-linha', '...../...../oo.../xxx.. o', 'value')).toMatchObject({
      problem: { code: 'question-over' },
    });
    const game = await loadGame('fuse');
    const ending = game.text.en.rules.find(({ task }) => task?.goal === 'win')?.task?.position;
    const position = present(ending, 'ending to ask about');
    expect(await keyOf('fuse', position, 'value')).toMatchObject({ ok: true });
    expect(await keyOf('fuse', position, 'plies')).toMatchObject({ problem: { code: 'question-plies' } });
  });
});

test('values and plies come back from their answers, each its own and small', () => {
  for (const value of ['win', 'draw', 'loss'] as const) expect(valueOfAnswer(answerOfValue(value))).toBe(value);
  const answers = new Set<number>();
  for (let plies = 1; plies <= maxPlies; plies++) {
    for (const value of ['win', 'loss'] as const) {
      const answer = answerOfPlies(value, plies);
      answers.add(answer);
      expect(pliesOfAnswer(answer)).toEqual({ value, plies });
      expect(answer).toBeLessThanOrEqual(maxAnswer);
    }
  }
  expect(pliesOfAnswer(answerOfPlies('draw', 0))).toEqual({ value: 'draw', plies: null });
  expect(answers.size).toBe(2 * maxPlies);
  expect(answers.has(0)).toBe(false);
});

test.each(exerciseKinds)('choices of an exercise of kind %s come back from its answer', async (kind) => {
  const game = await loadGame('quantik');
  const players = await playersOf(game);
  for (let seed = 1; seed <= 20; seed++) {
    const exercise = present(drawExercise(game, players, kind, seed), 'exercise');
    const { right, limit } = keyOfExercise(exercise);
    expect(right.map((answer) => choicesOfAnswer(exercise, answer))).toEqual([exercise.answer]);
    for (let answer = 0; answer < limit; answer++) {
      expect(answerOfChoices(exercise, choicesOfAnswer(exercise, answer))).toBe(answer);
    }
    expect(limit).toBeLessThanOrEqual(maxAnswer);
  }
});
