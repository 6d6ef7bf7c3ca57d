import { isCount, isListOf, isOneOf, isShape, isText } from '../../../core/json.ts';

/** An answer that was begun or given, to the exercise of a key. */
export interface GivenAnswer {
  readonly key: string;
  readonly chosen: readonly number[];
  /** Whether it was handed in, and is marked. */
  readonly isDone: boolean;
}

/** How someone is doing with the exercises. */
export interface Progress {
  readonly version: 1;
  /** Right answers in a row, and the longest such row. */
  readonly row: number;
  readonly longestRow: number;
  readonly answered: number;
  readonly right: number;
  /** The latest last. */
  readonly given: readonly GivenAnswer[];
  /** The exercise that was open last. */
  readonly last?: string | undefined;
}

export const noProgress: Progress = { version: 1, row: 0, longestRow: 0, answered: 0, right: 0, given: [] };

/** Older answers are forgotten: their exercises can be done again. */
const maxGiven = 2000;

const isGivenAnswer = isShape({ key: isText(200), chosen: isListOf(isCount, 32), isDone: isOneOf([true, false]) });

export const isProgress = isShape(
  {
    version: isOneOf([1 as const]),
    row: isCount,
    longestRow: isCount,
    answered: isCount,
    right: isCount,
    given: isListOf(isGivenAnswer, maxGiven),
  },
  { last: isText(200) },
);

export function givenTo(progress: Progress, key: string): GivenAnswer | undefined {
  return progress.given.find((answer) => answer.key === key);
}

/** What is chosen so far, kept with the rest; an answer that was handed in stays as it is. */
export function withDraft(progress: Progress, key: string, chosen: readonly number[]): Progress {
  return givenTo(progress, key)?.isDone ? progress : withAnswer(progress, { key, chosen, isDone: false });
}

/** An answer is handed in; only the first one counts. */
export function withDone(progress: Progress, key: string, chosen: readonly number[], isRight: boolean): Progress {
  if (givenTo(progress, key)?.isDone) return progress;
  const row = isRight ? progress.row + 1 : 0;
  return {
    ...withAnswer(progress, { key, chosen, isDone: true }),
    row,
    longestRow: Math.max(row, progress.longestRow),
    answered: progress.answered + 1,
    right: progress.right + (isRight ? 1 : 0),
  };
}

function withAnswer(progress: Progress, answer: GivenAnswer): Progress {
  const others = progress.given.filter(({ key }) => key !== answer.key);
  return { ...progress, given: [...others, answer].slice(-maxGiven) };
}
