import { type Guard, isCount, isListOf, isOneOf, isShape, isText } from '../../../core/json.ts';
import { type Answer, answerOfPlies, maxPlies } from '../../../study/homework/answers.ts';
import { maxNameLength } from '../../../study/homework/code.ts';
import { type Homework, homeworkNumber, maxQuestions, parseHomework } from '../../../study/homework/homework.ts';
import { maxCodesLength } from '../../../study/homework/marks.ts';
import { keep, readKept } from '../kept.ts';

/** What one person did with one homework: answered it, or pasted the codes of others. */
export interface KeptHomework {
  readonly number: number;
  readonly name: string;
  readonly answers: readonly (Answer | null)[];
  readonly codes: string;
}

/** So many homeworks are remembered; what was done longest ago goes first. */
const maxKept = 40;

const isAnswer: Guard<Answer | null> = (value): value is Answer | null => value === null || isCount(value);
const isKeptList = isShape({
  version: isOneOf([1 as const]),
  list: isListOf(
    isShape({
      number: isCount,
      name: isText(maxNameLength),
      answers: isListOf(isAnswer, maxQuestions),
      codes: isText(maxCodesLength),
    }),
    maxKept,
  ),
});

const keptName = 'homework';
const readList = (): readonly KeptHomework[] => readKept(keptName, isKeptList)?.list ?? [];

/** What was done with a homework so far. */
export function readHomework(homework: Homework): KeptHomework {
  const number = homeworkNumber(homework);
  const kept = readList().find((each) => each.number === number);
  const answers = homework.questions.map((_, index) => kept?.answers[index] ?? null);
  return kept ? { ...kept, answers } : { number, name: '', answers, codes: '' };
}

export function keepHomework(kept: KeptHomework): void {
  const others = readList().filter(({ number }) => number !== kept.number);
  keep(keptName, { version: 1, list: [...others, kept].slice(-maxKept) });
}

/** A value was chosen and the number of moves is not typed yet: kept like an answer, and handed in like none. */
export const unknownPlies = maxPlies + 1;

export function isFinished(answer: Answer | null): answer is Answer {
  return answer !== null && answer < answerOfPlies('win', unknownPlies);
}

/** The homework that is being composed: the form that addresses have. */
const isDraft = isShape({ title: isText(200), set: isText(20_000) });
const draftName = 'homework-draft';

export function readDraft(): Homework {
  const kept = readKept(draftName, isDraft);
  const homework = kept && parseHomework(kept.title, kept.set);
  return homework?.ok ? homework.value : { title: kept?.title ?? '', questions: [] };
}

export function keepDraft(title: string, set: string): void {
  keep(draftName, { title, set });
}
