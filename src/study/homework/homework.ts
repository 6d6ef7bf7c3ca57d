import { wholeNumber } from '../../core/json.ts';
import { oneLine } from '../../core/match.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { checksum, packPosition, unpackPosition } from '../../text/packing.ts';
import { maxExerciseSeed } from '../exercises/exercise.ts';
import { type ExerciseKind, exerciseKinds } from '../exercises/question.ts';
import { refuseHomework } from './problems.ts';

/** What is asked about a position: a move that keeps its value, what it is worth, and that with the plies to the end. */
export const positionKinds = ['best', 'value', 'plies'] as const;
export type PositionKind = (typeof positionKinds)[number];

export interface PositionQuestion {
  readonly kind: PositionKind;
  readonly game: string;
  readonly position: string;
}

/** An exercise on alpha-beta, by its seed. */
export interface ExerciseQuestion {
  readonly kind: ExerciseKind;
  readonly game: string;
  readonly seed: number;
}

export type Question = PositionQuestion | ExerciseQuestion;

/** Questions that are passed on as an address. */
export interface Homework {
  readonly title: string;
  readonly questions: readonly Question[];
}

export const maxQuestions = 20;
export const maxTitleLength = 60;
const homeworkVersion = 1;
/** Twenty positions of the largest board, and to spare. */
const maxLength = 8000;

export function isAboutPosition(question: Question): question is PositionQuestion {
  return 'position' in question;
}

/** A title as it is kept: on one line, and not too long. */
export function tidyTitle(text: string): string {
  return oneLine(text).slice(0, maxTitleLength).trim();
}

/**
 * The questions as a part of an address, in signs that addresses leave alone:
 *
 *     1.best*neutreeko*1w1w1-2b2-5-2w2-1b1b1_b.cuts*quantik*17.4k7q2a
 *
 * The version, each question with its kind, game, and position or seed, and letters by which a damaged address is noticed;
 * those are for the title too, which an address has beside it.
 */
export function formatQuestions({ title, questions }: Homework): string {
  const list = questions.map((question) => {
    const what = isAboutPosition(question) ? packPosition(question.position) : question.seed;
    return `${question.kind}*${question.game}*${what}`;
  });
  const text = [homeworkVersion, ...list].join('.');
  return `${text}.${checkOf(title, text)}`;
}

/** Reads what an address has; whether the games and positions are there is for whoever loads them. */
export function parseHomework(title: string, text: string): Result<Homework> {
  if (title.length + text.length > maxLength)
    return refuseHomework({ code: 'homework-long', values: { most: maxLength } });
  const [version = '', ...rest] = text.split('.');
  if (/^\d{1,9}$/u.test(version) && version !== String(homeworkVersion))
    return refuseHomework({ code: 'homework-version', values: { version, expected: homeworkVersion } });
  const check = rest.pop();
  const questions = rest.map(parseQuestion).filter((question) => question !== undefined);
  const isWhole =
    title === tidyTitle(title) &&
    questions.length === rest.length &&
    questions.length > 0 &&
    questions.length <= maxQuestions &&
    check === checkOf(title, [version, ...rest].join('.'));
  return isWhole ? succeed({ title, questions }) : refuseHomework({ code: 'homework-damaged', values: {} });
}

function parseQuestion(text: string): Question | undefined {
  const [word = '', game = '', what = '', ...others] = text.split('*');
  if (!/^[a-z0-9-]{1,60}$/u.test(game) || others.length > 0) return undefined;
  const positionKind = positionKinds.find((kind) => kind === word);
  if (positionKind) return what === '' ? undefined : { kind: positionKind, game, position: unpackPosition(what) };
  const exerciseKind = exerciseKinds.find((kind) => kind === word);
  const seed = wholeNumber(what, 1, maxExerciseSeed);
  return exerciseKind && seed !== undefined ? { kind: exerciseKind, game, seed } : undefined;
}

function checkOf(title: string, text: string): string {
  return checksum(`${title}\n${text}`).toString(36);
}

/** A number that tells one homework from another, all but once in a million times. */
export function homeworkNumber(homework: Homework): number {
  return checksum(`homework\n${homework.title}\n${formatQuestions(homework)}`) % 2 ** 20;
}

/** Whether two questions ask the same. */
export function isSameQuestion(one: Question, other: Question): boolean {
  const of = (question: Question) => (isAboutPosition(question) ? question.position : question.seed);
  return one.kind === other.kind && one.game === other.game && of(one) === of(other);
}
