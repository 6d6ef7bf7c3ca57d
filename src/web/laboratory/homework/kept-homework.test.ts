import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerOfPlies, maxPlies } from '../../../study/homework/answers.ts';
import { formatQuestions, type Homework, homeworkNumber } from '../../../study/homework/homework.ts';
import { isFinished, keepDraft, keepHomework, readDraft, readHomework, unknownPlies } from './kept-homework.ts';

const homeworkOf = (title: string): Homework => ({
  title,
  questions: [
    { kind: 'cuts', game: 'fuse', seed: 1 },
    { kind: 'plies', game: 'quantik', position: '..../..../..../.... w' },
  ],
});

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('each homework has its own name, answers and codes', () => {
  const [one, other] = [homeworkOf('One'), homeworkOf('Other')];
  const kept = { number: homeworkNumber(one), name: 'Ana', answers: [3, null], codes: 'Ana 123' };
  keepHomework(kept);
  keepHomework({ ...readHomework(other), name: 'Rui' });
  expect(readHomework(one)).toEqual(kept);
  expect(readHomework(other)).toMatchObject({ name: 'Rui', answers: [null, null], codes: '' });
});

test('so many are kept, and those of longest ago go first', () => {
  for (let number = 0; number < 45; number++) keepHomework({ ...readHomework(homeworkOf(`${number}`)), name: 'Ana' });
  expect(readHomework(homeworkOf('4')).name).toBe('');
  expect(readHomework(homeworkOf('5')).name).toBe('Ana');
  expect(readHomework(homeworkOf('44')).name).toBe('Ana');
});

test('what is damaged, or not to be had, is as if there was nothing', () => {
  stored.set('tabuleiro.lab.homework', '{"version":1,"list":[{"number":-1}]}');
  expect(readHomework(homeworkOf('One'))).toMatchObject({ name: '', answers: [null, null] });
  vi.stubGlobal('localStorage', undefined);
  expect(() => keepHomework(readHomework(homeworkOf('One')))).not.toThrow();
  expect(readDraft()).toEqual({ title: '', questions: [] });
});

test('what is being composed is kept, a title without questions too', () => {
  const homework = homeworkOf('One');
  keepDraft(homework.title, formatQuestions(homework));
  expect(readDraft()).toEqual(homework);
  keepDraft('Two', '');
  expect(readDraft()).toEqual({ title: 'Two', questions: [] });
});

test('a value whose moves are not counted yet is no finished answer', () => {
  expect(isFinished(null)).toBe(false);
  for (const value of ['win', 'loss'] as const) {
    expect(isFinished(answerOfPlies(value, unknownPlies))).toBe(false);
    expect(isFinished(answerOfPlies(value, maxPlies))).toBe(true);
  }
});
