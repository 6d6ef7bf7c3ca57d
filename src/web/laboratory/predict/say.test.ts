import { describe, expect, test } from 'vitest';
import { languages } from '../../../core/game.ts';
import { present } from '../../../core/present.ts';
import { playersOf } from '../../../engine/players.ts';
import { winScore } from '../../../engine/search/score.ts';
import { loadGame } from '../../../games/index.ts';
import { drawExercise, type Exercise } from '../../../study/exercises/exercise.ts';
import { type ExerciseKind, exerciseKinds } from '../../../study/exercises/question.ts';
import { returnedMark, sayAnswer, sayNode, sayQuestion, sayRules, sayScore, sayStep, scoreMark } from './say.ts';

async function exerciseOf(id: string, kind: ExerciseKind, seed: number): Promise<Exercise<unknown>> {
  const game = await loadGame(id);
  return present(drawExercise(game, await playersOf(game), kind, seed), 'exercise');
}

test('scores are written in a few signs, and said in words', () => {
  expect([-10, 0, 7].map(scoreMark)).toEqual(['−10', '0', '7']);
  expect(scoreMark(Number.POSITIVE_INFINITY)).toBe('+∞');
  expect(scoreMark(winScore - 3)).toBe('▲3');
  expect(scoreMark(2 - winScore)).toBe('▼2');
  expect(sayScore(winScore - 3, 'en')).toBe('a win in 3');
  expect(sayScore(2 - winScore, 'pt')).toBe('derrota em 2');
  expect(returnedMark({ score: -1, bound: 'at-most' })).toBe('≤−1');
  expect(returnedMark({ score: 4, bound: 'at-least' })).toBe('≥4');
});

describe.each(languages)('in %s', (language) => {
  test.each(['neutreeko', 'fuse', 'quantik', 'tres-em-linha'])('every sentence about %s is whole', async (id) => {
    for (const kind of exerciseKinds) {
      for (let seed = 1; seed <= 12; seed++) {
        const exercise = await exerciseOf(id, kind, seed);
        const sentences = [
          sayQuestion(exercise, language),
          ...sayRules(exercise, language),
          ...exercise.proof.map((step) => sayStep(exercise, step, language)),
        ];
        for (const sentence of sentences) {
          expect(sentence).toMatch(/^(?:[^a-z ]|[a-z]\d|[xo] ).*[.?]$/u);
          expect(sentence).not.toMatch(/undefined|NaN|null|\$| {2}|\bde [ao]s? |999/u);
        }
        expect(sayAnswer(exercise, language)).not.toBe('');
        const said = exercise.tree.map(({ id: node }) => sayNode(exercise, node, true, language));
        expect(new Set(said).size).toBe(said.length);
      }
    }
  });
});

test('a cut is told with what proves it', async () => {
  const exercise = await exerciseOf('neutreeko', 'cuts', 3);
  expect(sayQuestion(exercise, 'en')).toBe('After 5B-5C: which of white’s moves need no look?');
  expect(exercise.proof.map((step) => sayStep(exercise, step, 'en'))).toEqual([
    '2C-3C returns −1: black now has −1.',
    '5B-5A returns −1 at most: black keeps −1.',
    'So the search comes to the position after 5B-5C with alpha = −1 and beta = +∞.',
    '4C-4A returns 0: white now has 0.',
    '4C-2E returns −1: white now has −1.',
    'White can hold this to −1, but black already has −1 elsewhere: 4C-2A needs no look.',
  ]);
  expect(sayQuestion(exercise, 'pt')).toBe('Depois de 5B-5C: que jogadas das brancas não é preciso ver?');
  expect(sayStep(exercise, present(exercise.proof.at(-1), 'step'), 'pt')).toBe(
    'Aqui as brancas conseguem ficar por −1, mas as pretas já têm −1 noutro lado: 4C-2A já não precisa de ser vista.',
  );
});
