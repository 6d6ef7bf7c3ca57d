import type { Game, Language, Move } from '../../../core/game.ts';
import { legalMoves } from '../../../core/match.ts';
import { fail, type Result, succeed } from '../../../core/problem.ts';
import { playersOf } from '../../../engine/players.ts';
import { drawExercise, type Exercise } from '../../../study/exercises/exercise.ts';
import {
  type Answer,
  type AnswerKey,
  choicesOfAnswer,
  keyOfExercise,
  pliesOfAnswer,
  valueOfAnswer,
} from '../../../study/homework/answers.ts';
import {
  type ExerciseQuestion,
  isAboutPosition,
  type PositionQuestion,
  type Question,
} from '../../../study/homework/homework.ts';
import { refuseHomework } from '../../../study/homework/problems.ts';
import { moveInSentence } from '../../../text/say.ts';
import { loadGame } from '../../games.ts';
import { choiceMark } from '../predict/say.ts';
import type { Lab, RunOptions } from '../worker/lab.ts';
import { text } from './text.ts';

/** A question with what it is about. */
export type LoadedQuestion =
  | {
      readonly question: PositionQuestion;
      readonly game: Game;
      readonly state: unknown;
      readonly moves: readonly Move[];
    }
  | { readonly question: ExerciseQuestion; readonly game: Game; readonly exercise: Exercise<unknown> };

/** Loads the game of a question and reads its position or draws its exercise. `number` is its place, for what is said. */
export async function loadQuestion(question: Question, number: number): Promise<Result<LoadedQuestion>> {
  const game = await loadGame(question.game);
  if (!game) return refuseHomework({ code: 'homework-game', values: { game: question.game } });
  if (!isAboutPosition(question)) {
    const exercise = drawExercise(game, await playersOf(game), question.kind, question.seed);
    return exercise ? succeed({ question, game, exercise }) : refuseHomework({ code: 'question-none', values: {} });
  }
  const state = game.notation.parsePosition(question.position);
  if (!state.ok) return refuseHomework({ code: 'homework-position', values: { number }, cause: state.problem });
  return succeed({ question, game, state: state.value, moves: legalMoves(game, state.value) });
}

/** All questions of a homework; the first that can't be loaded says why. */
export async function loadQuestions(questions: readonly Question[]): Promise<Result<readonly LoadedQuestion[]>> {
  const loaded: LoadedQuestion[] = [];
  for (const [index, question] of questions.entries()) {
    const result = await loadQuestion(question, index + 1);
    if (!result.ok) return result;
    loaded.push(result.value);
  }
  return succeed(loaded);
}

/** What is right of a question: of an exercise at once, of a position once the truth is found. */
export async function keyOfQuestion(
  lab: Lab,
  loaded: LoadedQuestion,
  options: RunOptions,
): Promise<Result<AnswerKey> | undefined> {
  if ('exercise' in loaded) return succeed(keyOfExercise(loaded.exercise));
  const { game, position, kind } = loaded.question;
  const result = await lab.run('homework-key', { game, position, kind }, options);
  if (!result) return undefined;
  return result.ok ? result.value : fail(result.problem);
}

/** What is asked, in one sentence. */
export function sayLoaded(loaded: LoadedQuestion, language: Language): string {
  const words = text[language];
  if ('exercise' in loaded) return words.kinds[loaded.question.kind];
  const mover = loaded.game.text[language].players[loaded.game.rules.turn(loaded.state)];
  return words.ask[loaded.question.kind](mover);
}

/** An answer in a few words. */
export function sayAnswerTo(loaded: LoadedQuestion, answer: Answer, language: Language): string {
  const words = text[language];
  if ('exercise' in loaded) {
    const { exercise } = loaded;
    const marks = choicesOfAnswer(exercise, answer).flatMap((place) => {
      const choice = exercise.choices[place];
      return choice ? [choiceMark(exercise, choice, language)] : [];
    });
    return marks.length === 0 ? words.noMove : marks.join(', ');
  }
  const { question, game, state, moves } = loaded;
  if (question.kind === 'best') {
    const move = moves[answer];
    return move === undefined ? '' : moveInSentence(game, game.notation.move(state, move), language);
  }
  if (question.kind === 'value') return words.values[valueOfAnswer(answer) ?? 'draw'];
  const { value, plies } = pliesOfAnswer(answer);
  return plies === null ? words.values[value] : words.inMoves(words.values[value], plies);
}
