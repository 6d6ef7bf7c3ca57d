import { type Problem, type Result, succeed } from '../../core/problem.ts';
import type { AnswerKey } from './answers.ts';
import { type Handed, parseCode } from './code.ts';
import type { Homework } from './homework.ts';
import { refuseHomework } from './problems.ts';

/** What one question came to. */
export type Mark = 'right' | 'wrong' | 'none';

export interface MarkedLine {
  readonly name: string;
  readonly marks: readonly Mark[];
  readonly right: number;
  /** Whether another line has the same name. */
  readonly isNamesake: boolean;
}

export interface BadLine {
  /** Counted from 1, as the lines were pasted. */
  readonly line: number;
  readonly text: string;
  readonly problem: Problem;
}

export interface Marked {
  readonly lines: readonly MarkedLine[];
  readonly bad: readonly BadLine[];
}

/** A school's worth of codes. */
export const maxCodesLength = 100_000;

/** Marks every code that was pasted, one a line; empty lines are passed over. */
export function markCodes(homework: Homework, keys: readonly AnswerKey[], pasted: string): Result<Marked> {
  if (pasted.length > maxCodesLength) return refuseHomework({ code: 'codes-long', values: { most: maxCodesLength } });
  const handed: Handed[] = [];
  const bad: BadLine[] = [];
  for (const [index, text] of pasted.split(/\r\n|\r|\n/u).entries()) {
    if (text.trim() === '') continue;
    const parsed = parseCode(homework, text);
    const read = parsed.ok && !isPossible(parsed.value, keys) ? impossible : parsed;
    if (read.ok) handed.push(read.value);
    else bad.push({ line: index + 1, text: text.trim(), problem: read.problem });
  }
  const lines = handed.map(({ name, answers }, index) => {
    const marks = answers.map((answer, question): Mark => {
      if (answer === undefined) return 'none';
      return keys[question]?.right.includes(answer) ? 'right' : 'wrong';
    });
    const isNamesake = handed.some((other, place) => place !== index && fold(other.name) === fold(name));
    return { name, marks, right: marks.filter((mark) => mark === 'right').length, isNamesake };
  });
  return succeed({ lines, bad });
}

const impossible = refuseHomework({ code: 'code-answers', values: {} });

function isPossible({ answers }: Handed, keys: readonly AnswerKey[]): boolean {
  return answers.every((answer, question) => answer === undefined || answer < (keys[question]?.limit ?? 0));
}

const fold = (name: string): string => name.normalize('NFC').toLowerCase();

/** How many have so many right, from none to all. */
export function histogram(lines: readonly MarkedLine[], questions: number): readonly number[] {
  return Array.from({ length: questions + 1 }, (_, right) => lines.filter((line) => line.right === right).length);
}

/** How many have each question right. */
export function rightByQuestion(lines: readonly MarkedLine[], questions: number): readonly number[] {
  return Array.from({ length: questions }, (_, question) => {
    return lines.filter(({ marks }) => marks[question] === 'right').length;
  });
}

const signs: Readonly<Record<Mark, string>> = { right: '1', wrong: '0', none: '' };

/** A table for a spreadsheet, a line for each code. */
export function formatMarks(
  lines: readonly MarkedLine[],
  questions: number,
  nameHead: string,
  sumHead: string,
): string {
  const heads = [nameHead, ...Array.from({ length: questions }, (_, index) => String(index + 1)), sumHead];
  const rows = lines.map(({ name, marks, right }) => [name, ...marks.map((mark) => signs[mark]), String(right)]);
  return [heads, ...rows].map((row) => `${row.map(quoteField).join(',')}\r\n`).join('');
}

/** A field that a spreadsheet takes for nothing but text: names come from others, and one may begin like a formula. */
function quoteField(text: string): string {
  const safe = /^[=+\-@\t]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
