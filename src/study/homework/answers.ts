import type { Game } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import type { ExactVerdict, Oracle, Value } from '../../core/oracle.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { seededRandom } from '../../core/random.ts';
import { type Analysis, analyse } from '../../engine/analysis/analysis.ts';
import type { Exercise } from '../exercises/exercise.ts';
import type { PositionKind } from './homework.ts';
import { refuseHomework } from './problems.ts';

/**
 * An answer is a whole number, so that it takes little room in a code: the place of a move among the legal ones; a value,
 * or a value with its plies; the place of a choice, or, where several may be chosen, a bit for each.
 */
export type Answer = number;

/** No answer is larger. */
export const maxAnswer = 4095;
/** No game takes longer from anywhere. */
export const maxPlies = 999;

const values = ['draw', 'win', 'loss'] as const;

export function answerOfValue(value: Value): Answer {
  return values.indexOf(value);
}

export function valueOfAnswer(answer: Answer): Value | undefined {
  return values[answer];
}

/** A draw is 0; wins are odd and losses even, so that each number of plies has one of either. */
export function answerOfPlies(value: Value, plies: number): Answer {
  return value === 'draw' ? 0 : 2 * plies - (value === 'win' ? 1 : 0);
}

export function pliesOfAnswer(answer: Answer): { readonly value: Value; readonly plies: number | null } {
  if (answer === 0) return { value: 'draw', plies: null };
  return { value: answer % 2 === 1 ? 'win' : 'loss', plies: Math.ceil(answer / 2) };
}

/** The answer that some choices of an exercise are, by their places. */
export function answerOfChoices({ question }: Pick<Exercise<never>, 'question'>, chosen: readonly number[]): Answer {
  return question.kind === 'cuts' ? chosen.reduce((bits, place) => bits | (1 << place), 0) : (chosen[0] ?? 0);
}

export function choicesOfAnswer(
  { question, choices }: Pick<Exercise<never>, 'question' | 'choices'>,
  answer: Answer,
): readonly number[] {
  const places = [...choices.keys()];
  return question.kind === 'cuts'
    ? places.filter((place) => answer & (1 << place))
    : places.filter((place) => place === answer);
}

/** What is right of a question. */
export interface AnswerKey {
  /** The answers that are right. */
  readonly right: readonly Answer[];
  /** Answers are below this; another was not given here. */
  readonly limit: number;
}

export function keyOfExercise({ question, choices, answer }: Exercise<unknown>): AnswerKey {
  const limit = question.kind === 'cuts' ? 1 << choices.length : choices.length;
  return { right: [answerOfChoices({ question }, answer)], limit };
}

/** After so many slices the truth is taken to be out of reach. */
const maxSlices = 4000;

/**
 * Finds the truth about a position and what is right of a question about it; refused where there is nothing to ask, or
 * where the truth is out of reach. Yields how much of the patience is used up, from 0 to 1.
 */
export function* findKey<S>(
  game: Game<S>,
  oracle: Oracle<S>,
  state: S,
  kind: PositionKind,
): Generator<number, Result<AnswerKey>> {
  const moves = legalMoves(game, state);
  if (moves.length === 0) return refuseHomework({ code: 'question-over', values: {} });
  const truth = yield* kind === 'best' ? verdictsOfMoves(game, oracle, state) : verdictOf(oracle, state);
  if (!truth) return refuseHomework({ code: 'question-far', values: {} });
  const { verdict } = truth;
  switch (kind) {
    case 'best': {
      const right = truth.keeping.map((move) => moves.indexOf(move));
      if (right.length === moves.length) return refuseHomework({ code: 'question-idle', values: {} });
      return succeed({ right, limit: moves.length });
    }
    case 'value':
      return succeed({ right: [answerOfValue(verdict.value)], limit: values.length });
    case 'plies': {
      if (verdict.value !== 'draw' && verdict.plies === null)
        return refuseHomework({ code: 'question-plies', values: {} });
      return succeed({ right: [answerOfPlies(verdict.value, verdict.plies ?? 0)], limit: 2 * maxPlies + 1 });
    }
  }
}

interface Truth {
  readonly verdict: ExactVerdict;
  /** The moves that keep the value, where they were asked for. */
  readonly keeping: readonly number[];
}

function* verdictOf<S>(oracle: Oracle<S>, state: S): Generator<number, Truth | undefined> {
  const work = oracle.solve(state);
  for (let slice = 0; slice < maxSlices; slice++) {
    const step = work.next();
    if (step.done) return step.value && { verdict: step.value, keeping: [] };
    yield slice / maxSlices;
  }
  return undefined;
}

function* verdictsOfMoves<S>(game: Game<S>, oracle: Oracle<S>, state: S): Generator<number, Truth | undefined> {
  const work = analyse(game, oracle, state, seededRandom(0));
  for (let slice = 0; slice < maxSlices; slice++) {
    const step = work.next();
    if (step.done) return keepingIn(step.value);
    yield slice / maxSlices;
  }
  return undefined;
}

function keepingIn({ verdict, moves }: Analysis): Truth | undefined {
  if (!verdict.exact) return undefined;
  const keeping = moves.filter((each) => each.verdict.exact && each.verdict.value === verdict.value);
  return { verdict, keeping: keeping.map(({ move }) => move) };
}
