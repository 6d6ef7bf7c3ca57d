import { expect, test } from 'vitest';
import type { AnswerKey } from './answers.ts';
import { formatCode } from './code.ts';
import type { Homework } from './homework.ts';
import { formatMarks, histogram, markCodes, maxCodesLength, rightByQuestion } from './marks.ts';

const homework: Homework = {
  title: 'Test',
  questions: [
    { kind: 'cuts', game: 'fuse', seed: 1 },
    { kind: 'bounds', game: 'fuse', seed: 1 },
    { kind: 'return', game: 'fuse', seed: 1 },
  ],
};
const keys: readonly AnswerKey[] = [
  { right: [6], limit: 8 },
  { right: [2], limit: 5 },
  { right: [0, 3], limit: 4 },
];
const ana = formatCode(homework, { name: 'Ana', answers: [6, 2, 3] });
const rui = formatCode(homework, { name: 'Rui', answers: [6, undefined, 1] });
const otherAna = formatCode(homework, { name: 'ANA', answers: [0, 1, 0] });
const impossible = formatCode(homework, { name: 'Eva', answers: [6, 5, 0] });

function marked(pasted: string) {
  const result = markCodes(homework, keys, pasted);
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

test('codes are marked, and two with one name are both shown', () => {
  const { lines, bad } = marked(`${ana}\r\n\n${rui}\n${otherAna}\n`);
  expect(bad).toEqual([]);
  expect(lines).toEqual([
    { name: 'Ana', marks: ['right', 'right', 'right'], right: 3, isNamesake: true },
    { name: 'Rui', marks: ['right', 'none', 'wrong'], right: 1, isNamesake: false },
    { name: 'ANA', marks: ['wrong', 'wrong', 'right'], right: 1, isNamesake: true },
  ]);
  expect(histogram(lines, 3)).toEqual([0, 2, 0, 1]);
  expect(rightByQuestion(lines, 3)).toEqual([2, 1, 2]);
});

test('bad lines are named by their numbers, with the reason', () => {
  const slip = ana.replace(/.$/u, (letter) => (letter === 'A' ? 'B' : 'A'));
  const other = formatCode({ ...homework, title: 'Another' }, { name: 'Zé', answers: [1, 1, 1] });
  const { lines, bad } = marked(`${slip}\n\n${rui}\n${other}\nhello\n${impossible}`);
  expect(lines.map(({ name }) => name)).toEqual(['Rui']);
  expect(bad.map(({ line, problem }) => [line, problem.code])).toEqual([
    [1, 'code-slip'],
    [4, 'code-other'],
    [5, 'code-unreadable'],
    [6, 'code-answers'],
  ]);
  expect(bad[2]?.text).toBe('hello');
});

test('more than a school’s worth is refused', () => {
  const result = markCodes(homework, keys, 'x'.repeat(maxCodesLength + 1));
  expect(result).toMatchObject({ ok: false, problem: { code: 'codes-long' } });
});

test('the table is a spreadsheet’s, and no name is a formula in it', () => {
  const names = ['Ana "Nita", Silva', '=1+1', '-Rui', 'Zé'];
  const pasted = names.map((name) => formatCode(homework, { name, answers: [6, undefined, 1] })).join('\n');
  const { lines } = marked(pasted);
  expect(formatMarks(lines, 3, 'Name', 'Right')).toBe(
    'Name,1,2,3,Right\r\n"Ana ""Nita"", Silva",1,,0,1\r\n\'=1+1,1,,0,1\r\n\'-Rui,1,,0,1\r\nZé,1,,0,1\r\n',
  );
});
