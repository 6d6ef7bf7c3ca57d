import { expect, test } from 'vitest';
import { chain, fork, hold } from '../../../test/example-puzzles.ts';
import type { Game, Language } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import type { Result } from '../../core/problem.ts';
import { loadGame } from '../../games/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { type Answered, answer, beginAttempt, hint } from './attempt.ts';
import { sayHint, sayRight, sayStanding, sayTask, sayWrong } from './say.ts';
import { training } from './text.ts';

const begin = async (puzzle: Puzzle) => beginAttempt((await loadGame(puzzle.game)) as Game, puzzle);
const given = (result: Result<Answered>): Answered => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
};

test.each<[Language, readonly string[]]>([
  [
    'en',
    [
      'Black to move. Find the only move that holds the draw.',
      'Look at 4E.',
      'The move is 4E-1E.',
      'Right. White answers 2B-4B.',
      '2C? That gives away the draw.',
    ],
  ],
  [
    'pt',
    [
      'Jogam as pretas. Encontra a única jogada que segura o empate.',
      'Olha para 4E.',
      'A jogada é 4E-1E.',
      'Certo. Respondem as brancas: 2B-4B.',
      '2C? Assim perde-se o empate.',
    ],
  ],
])('a puzzle in words: %s', async (language, sentences) => {
  const words = training.text[language];
  const start = await begin(hold);
  const first = present(hint(start), 'hint');
  const second = present(hint(first.attempt), 'hint');
  const right = given(answer(start, '4E-1E'));
  expect([
    sayTask(start, language, words),
    sayHint(first, language, words),
    sayHint(second, language, words),
    sayRight(right, language, words),
    sayWrong({ move: '2C', after: start.match, goal: 'draw' }, undefined, language, words),
  ]).toEqual(sentences);
});

test('several moves will do at the last turn, and a move has its own name', async () => {
  const start = await begin(fork);
  const { attempt } = given(answer(start, '1'));
  expect(sayTask(attempt, 'en', training.text.en)).toBe('o to move. Find a move that wins.');
  expect(sayTask(given(answer(attempt, '3')).attempt, 'en', training.text.en)).toBeUndefined();
  expect(sayHint(present(hint(start), 'hint'), 'pt', training.text.pt)).toMatch(/^Olha para \d[a-d] e \d[a-d]: é uma/u);
});

test('why a move is wrong, as far as it is known', async () => {
  const start = await begin(chain);
  const wrong = given(answer(start, '2'));
  if (wrong.kind !== 'wrong') throw new Error(wrong.kind);
  const say = (value: 'win' | 'draw', plies: number | null, line: readonly string[], language: Language = 'en') =>
    sayWrong(
      { ...wrong, goal: 'win' },
      { verdict: { exact: true, value, plies }, line },
      language,
      training.text[language],
    );
  expect(say('win', 6, ['5', '1'])).toBe('Column 2? Then x wins in 6: 5 1 …');
  expect(say('draw', null, ['5', '1'], 'pt')).toBe('Coluna 2? Então é empate: 5 1 …');
  const estimate = { verdict: { exact: false, value: null, plies: null, score: 0.5 }, line: ['1'] };
  expect(sayWrong({ ...wrong, goal: 'win' }, estimate, 'en', training.text.en)).toBe(
    'Column 2? That gives away the win.',
  );
});

test('a rating in words', () => {
  const levels = [0, 100, 200, 300, 400, 500, 600, 700];
  const standing = { rating: 301.4, uncertainty: 80.2, tries: 20 };
  expect(sayStanding(standing, levels, training.text.en)).toBe(
    'Your rating is 301, give or take 80: about as strong as level 4.',
  );
  expect(sayStanding({ ...standing, uncertainty: 200 }, levels, training.text.pt)).toBe(
    'A tua classificação é 301, mais ou menos 200: talvez como o nível 4.',
  );
  expect(sayStanding(standing, [], training.text.en)).toBe('Your rating is 301, give or take 80.');
  expect(sayStanding({ ...standing, rating: -200 }, levels, training.text.en)).toContain(
    'not yet as strong as level 1',
  );
  expect(sayStanding({ ...standing, rating: 900 }, levels, training.text.pt)).toContain('acima do nível 8');
});
