import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../../../test/hostile-texts.ts';
import { maxAnswer } from './answers.ts';
import { formatCode, type Handed, parseCode, tidyName } from './code.ts';
import type { Homework } from './homework.ts';

function homeworkOf(questions: number, title = 'Test'): Homework {
  return {
    title,
    questions: Array.from({ length: questions }, (_, n) => ({ kind: 'cuts', game: 'fuse', seed: n + 1 })),
  };
}

const five = homeworkOf(5);
const handed: Handed = { name: 'Ana Conceição-Silva', answers: [3, undefined, 0, 41, 17] };

test('whatever is handed in comes back, whatever its name', () => {
  const answers = fc.array(fc.option(fc.nat(maxAnswer), { nil: undefined }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(answers, fc.string({ unit: 'binary', maxLength: 60 }), (given, text) => {
      const name = tidyName(`A ${text}`);
      const homework = homeworkOf(given.length);
      const code = formatCode(homework, { name, answers: given });
      expect(parseCode(homework, code)).toEqual({ ok: true, value: { name, answers: given } });
    }),
  );
});

test('a code is short, and survives being typed by hand', () => {
  const code = formatCode(five, handed);
  expect(code).toMatch(/^Ana Conceição-Silva [0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{1,4})+$/u);
  expect(code.length).toBeLessThan(handed.name.length + 24);
  const expected = { ok: true, value: handed };
  expect(parseCode(five, `  ${code}\r`)).toEqual(expected);
  expect(parseCode(five, code.replace(/ (?=\S*$)/u, ':\t'))).toEqual(expected);
  const written = code.slice(handed.name.length);
  expect(parseCode(five, handed.name + written.toLowerCase())).toEqual(expected);
  expect(parseCode(five, handed.name + written.replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual(expected);
  expect(parseCode(five, handed.name + written.replaceAll('-', ''))).toEqual(expected);
  expect(parseCode(five, handed.name.normalize('NFD').toUpperCase() + written).ok).toBe(true);
});

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test('any letter changed, left out or swapped with the next is noticed, in the name too', () => {
  const code = formatCode(five, handed);
  const start = handed.name.length + 1;
  const codeOf = (line: string) => {
    const read = parseCode(five, line);
    return read.ok ? 'read' : read.problem.code;
  };
  for (let at = start; at < code.length; at++) {
    if (code[at] === '-') continue;
    for (const letter of letters) {
      if (letter !== code[at]) expect(codeOf(code.slice(0, at) + letter + code.slice(at + 1))).toBe('code-slip');
    }
    expect(codeOf(code.slice(0, at) + code.slice(at + 1))).toBe('code-slip');
    const next = code[at + 1] === '-' ? at + 2 : at + 1;
    if (code[next] === undefined || code[next] === code[at]) continue;
    const swapped = [...code];
    [swapped[at], swapped[next]] = [code[next] ?? '', code[at] ?? ''];
    expect(codeOf(swapped.join(''))).toBe('code-slip');
  }
  expect(codeOf(code.replace('Ana', 'Eva'))).toBe('code-slip');
});

describe('a bad code says what is wrong', () => {
  test.each([
    ['Ana', 'code-unreadable'],
    ['Ana 12', 'code-unreadable'],
    ['Ana Silva handed in nothing?', 'code-unreadable'],
    ['Ana 1234-5678-UUUU', 'code-unreadable'],
    [formatCode(five, handed).slice(handed.name.length), 'code-nameless'],
    [formatCode(homeworkOf(5, 'Another'), handed), 'code-other'],
    [formatCode(homeworkOf(4), { ...handed, answers: [1, 2, 3, 4] }), 'code-other'],
    [formatCode(five, { ...handed, answers: [1, 2, 3, 4] }), 'code-answers'],
    [formatCode(five, { ...handed, answers: [1, 2, 3, 4, 70_000] }), 'code-answers'],
    [`Ana ${'1'.repeat(300)}`, 'code-unreadable'],
  ])('%s', (line, code) => {
    expect(parseCode(five, line)).toMatchObject({ ok: false, problem: { code } });
  });

  test('and never throws', () => {
    for (const text of Object.values(hostileTexts)) expect(parseCode(five, text).ok).toBe(false);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !parseCode(five, text).ok));
  });
});
