import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../../../test/hostile-texts.ts';
import { loadGame } from '../../games/index.ts';
import {
  formatQuestions,
  type Homework,
  homeworkNumber,
  isSameQuestion,
  maxQuestions,
  parseHomework,
  tidyTitle,
} from './homework.ts';

const homework: Homework = {
  title: 'Ficha 3: “cortes” & valores',
  questions: [
    { kind: 'best', game: 'neutreeko', position: '.w.w./..b../...../..w../.b.b. b' },
    { kind: 'plies', game: 'tres-em-linha', position: '...../..oox/.oxxo/xxoxo x' },
    {
      kind: 'value',
      game: 'fuse',
      position: '#bwbbww#/b......b/w......w/w......b/b......w/b......b/w......w/#wbbwbw# w',
    },
    { kind: 'cuts', game: 'quantik', seed: 17 },
    { kind: 'bounds', game: 'drop-7x6x4', seed: 999_999 },
  ],
};

test('a homework comes back from its address, where its signs stay readable', async () => {
  const text = formatQuestions(homework);
  expect(parseHomework(homework.title, text)).toEqual({ ok: true, value: homework });
  expect(new URLSearchParams({ set: text }).toString().replaceAll('%7E', '~')).toBe(`set=${text}`);
  for (const question of homework.questions) {
    if (!('position' in question)) continue;
    const game = await loadGame(question.game);
    expect(game.notation.parsePosition(question.position).ok).toBe(true);
  }
});

test('any slip in it is noticed, in the title too', () => {
  const text = formatQuestions(homework);
  for (let at = 0; at < text.length; at++) {
    const changed = text[at] === 'b' ? 'c' : 'b';
    expect(parseHomework(homework.title, text.slice(0, at) + changed + text.slice(at + 1)).ok).toBe(false);
    expect(parseHomework(homework.title, text.slice(0, at) + text.slice(at + 1)).ok).toBe(false);
    expect(parseHomework(homework.title, text.slice(0, at)).ok).toBe(false);
  }
  expect(parseHomework('Ficha 4', text)).toMatchObject({ problem: { code: 'homework-damaged' } });
});

describe('what is refused', () => {
  const made = (questions: Homework['questions'], title = '') =>
    parseHomework(title, formatQuestions({ title, questions }));
  const one: Homework['questions'][number] = { kind: 'cuts', game: 'quantik', seed: 1 };

  test('is a homework without questions, with too many, or with what is none', () => {
    const twenty = Array.from({ length: maxQuestions }, (_, index) => ({ ...one, seed: index + 1 }));
    expect(made(twenty).ok).toBe(true);
    expect(made([...twenty, one]).ok).toBe(false);
    expect(made([]).ok).toBe(false);
    expect(made([{ ...one, seed: 0 }]).ok).toBe(false);
    expect(made([{ ...one, seed: 1_000_000 }]).ok).toBe(false);
    expect(made([{ ...one, game: '../x' }]).ok).toBe(false);
    expect(made([one], 'x'.repeat(61)).ok).toBe(false);
  });

  test('says whether it is of another version or too long', () => {
    const later = formatQuestions(homework).replace(/^1/u, '2');
    expect(parseHomework('', later)).toMatchObject({ problem: { code: 'homework-version', values: { version: '2' } } });
    expect(parseHomework('', 'x'.repeat(9000))).toMatchObject({ problem: { code: 'homework-long' } });
  });

  test('is any other text, and never by an exception', () => {
    for (const text of Object.values(hostileTexts)) expect(parseHomework(text, text).ok).toBe(false);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, text) => {
        expect(parseHomework(title, text).ok).toBe(false);
        expect(parseHomework(title, `1.${text}`).ok).toBe(false);
      }),
    );
  });
});

test('homeworks are told apart by their titles and by their questions', () => {
  const shorter = { ...homework, questions: homework.questions.slice(1) };
  const renamed = { ...homework, title: 'Ficha 4' };
  expect(new Set([homework, shorter, renamed].map(homeworkNumber)).size).toBe(3);
  expect(homeworkNumber({ ...homework })).toBe(homeworkNumber(homework));
});

test('titles are kept on a line, and questions that ask the same are found', () => {
  expect(tidyTitle(`  a\n b${'c'.repeat(100)}`)).toBe(`a b${'c'.repeat(57)}`);
  const [first, second] = homework.questions;
  if (!first || !second) throw new Error('There should be two questions.');
  expect(isSameQuestion(first, { ...first })).toBe(true);
  expect(isSameQuestion(first, second)).toBe(false);
  expect(isSameQuestion({ kind: 'cuts', game: 'fuse', seed: 1 }, { kind: 'cuts', game: 'fuse', seed: 2 })).toBe(false);
});
