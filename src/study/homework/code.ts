import { oneLine } from '../../core/match.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { checksum } from '../../text/packing.ts';
import { type Answer, maxAnswer } from './answers.ts';
import { type Homework, homeworkNumber } from './homework.ts';
import { refuseHomework } from './problems.ts';

/** What a pupil hands back. */
export interface Handed {
  readonly name: string;
  /** One for each question; undefined where it was left out. */
  readonly answers: readonly (Answer | undefined)[];
}

export const maxNameLength = 40;
/** Crockford's letters: none is taken for another, and whatever is typed for one is understood. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeVersion = '1';
/** For the homework, and for the check: a slip goes unnoticed once in a million times. */
const numberLength = 4;
const checkLength = 4;
const maxLineLength = 200;

/** A name as it is kept: on one line, and not too long. */
export function tidyName(text: string): string {
  return oneLine(text).slice(0, maxNameLength).trim();
}

/**
 * A name and a code of some letters, on one line:
 *
 *     Ana Silva 15KD-0A31-7W2M-9Q
 *
 * The version, the number of the homework, each answer in groups of four bits with a fifth that says whether more follow,
 * and a check of all that and of the name. It is no secret: whoever takes the trouble can read the answers in it.
 */
export function formatCode(homework: Homework, { name, answers }: Handed): string {
  const body = codeVersion + lettersOf(homeworkNumber(homework), numberLength) + answers.map(formatAnswer).join('');
  const code = body + checkOf(tidyName(name), body);
  return `${tidyName(name)} ${code.replace(/.{4}(?=.)/gu, '$&-')}`;
}

/** Reads a line back; of another homework, or with a slip in it, it is refused. */
export function parseCode(homework: Homework, line: string): Result<Handed> {
  if (line.length > maxLineLength) return refuseHomework({ code: 'code-unreadable', values: {} });
  const [, said = '', written = ''] = /^(?:(.*?)[\s:;,]+)?([0-9a-z-]+)$/iu.exec(oneLine(line)) ?? [];
  const code = plainLetters(written);
  const least = codeVersion.length + numberLength + 1 + checkLength;
  if (code === undefined || code.length < least) return refuseHomework({ code: 'code-unreadable', values: {} });
  const name = tidyName(said);
  if (name === '') return refuseHomework({ code: 'code-nameless', values: {} });
  const body = code.slice(0, -checkLength);
  if (code.slice(-checkLength) !== checkOf(name, body)) return refuseHomework({ code: 'code-slip', values: {} });
  const version = body.slice(0, codeVersion.length);
  if (version !== codeVersion)
    return refuseHomework({ code: 'code-version', values: { version, expected: codeVersion } });
  const rest = body.slice(codeVersion.length);
  if (rest.slice(0, numberLength) !== lettersOf(homeworkNumber(homework), numberLength))
    return refuseHomework({ code: 'code-other', values: {} });
  const answers = parseAnswers(rest.slice(numberLength));
  if (answers?.length !== homework.questions.length) return refuseHomework({ code: 'code-answers', values: {} });
  return succeed({ name, answers });
}

/** Hyphens are only for the eye, and what looks like a letter is that letter. */
function plainLetters(text: string): string | undefined {
  const plain = text.toUpperCase().replaceAll('-', '').replaceAll('O', '0').replace(/[IL]/gu, '1');
  return [...plain].every((letter) => letters.includes(letter)) ? plain : undefined;
}

function lettersOf(number: number, count: number): string {
  return Array.from({ length: count }, (_, index) => letters.charAt((number >>> (5 * index)) & 31)).join('');
}

/** Nobody minds capitals and accents written in two ways. */
function checkOf(name: string, body: string): string {
  return lettersOf(checksum(`${name.normalize('NFC').toLowerCase()}\n${body}`), checkLength);
}

/** The lowest bits first; no answer is 0, and an answer one more than itself. */
function formatAnswer(answer: Answer | undefined): string {
  let rest = answer === undefined ? 0 : answer + 1;
  let text = '';
  do {
    const more = rest > 15 ? 16 : 0;
    text += letters.charAt((rest & 15) | more);
    rest >>= 4;
  } while (rest > 0);
  return text;
}

function parseAnswers(text: string): readonly (Answer | undefined)[] | undefined {
  const answers: (Answer | undefined)[] = [];
  let [number, shift] = [0, 0];
  for (const letter of text) {
    const bits = letters.indexOf(letter);
    number |= (bits & 15) << shift;
    shift += 4;
    if (number > maxAnswer + 1 || shift > 16) return undefined;
    if (bits > 15) continue;
    answers.push(number === 0 ? undefined : number - 1);
    [number, shift] = [0, 0];
  }
  return shift === 0 ? answers : undefined;
}
