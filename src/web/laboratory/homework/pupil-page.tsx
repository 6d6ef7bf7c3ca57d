import { createMemo, createResource, createSignal, createUniqueId, For, Show } from 'solid-js';
import { focusBoard } from '../../../board/board-grid.tsx';
import { wholeNumber } from '../../../core/json.ts';
import {
  type Answer,
  answerOfChoices,
  answerOfPlies,
  answerOfValue,
  choicesOfAnswer,
  maxPlies,
  pliesOfAnswer,
  valueOfAnswer,
} from '../../../study/homework/answers.ts';
import { formatCode, maxNameLength, tidyName } from '../../../study/homework/code.ts';
import type { Homework } from '../../../study/homework/homework.ts';
import { sayProblem } from '../../../text/say-problem.ts';
import { inLanguage, settings } from '../../settings.ts';
import { copyText } from '../../share/copy.ts';
import { Board } from '../../shell/board.tsx';
import { Button } from '../../shell/button.tsx';
import { ExerciseView } from '../predict/exercise-view.tsx';
import { isFinished, keepHomework, readHomework, unknownPlies } from './kept-homework.ts';
import { type LoadedQuestion, loadQuestions, sayAnswerTo, sayLoaded } from './loaded-question.ts';
import { homeworkSpeaker, text } from './text.ts';

/** A homework as pupils see it: a name, the questions, and the code to hand back. */
export function PupilPage(props: { readonly homework: Homework }) {
  const words = () => inLanguage(text).pupil;
  const [kept, setKept] = createSignal(readHomework(props.homework));
  const change = (part: { readonly name?: string; readonly answers?: readonly (Answer | null)[] }) => {
    setKept({ ...kept(), ...part });
    keepHomework(kept());
  };
  const [loaded] = createResource(() => loadQuestions(props.homework.questions));
  const questions = () => {
    const result = loaded();
    return result?.ok ? result.value : undefined;
  };
  const problem = () => {
    const result = loaded();
    return result && !result.ok ? sayProblem(result.problem, settings.language, homeworkSpeaker) : undefined;
  };
  const nameId = createUniqueId();
  return (
    <>
      <h2>{props.homework.title || words().untitled}</h2>
      <p>{words().intro}</p>
      <div class="homework-field">
        <label for={nameId}>{words().name}</label>
        <input
          id={nameId}
          type="text"
          autocomplete="name"
          maxlength={maxNameLength}
          value={kept().name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </div>
      <Show when={problem()}>{(sentence) => <p class="field-problem">{sentence()}</p>}</Show>
      <Show when={questions()} fallback={<p class="quiet">{loaded.loading ? inLanguage(text).loading : ''}</p>}>
        {(list) => (
          <>
            <For each={list()}>
              {(question, index) => (
                <QuestionCard
                  loaded={question}
                  number={index() + 1}
                  count={list().length}
                  answer={kept().answers[index()] ?? null}
                  onAnswer={(answer) => change({ answers: kept().answers.with(index(), answer) })}
                />
              )}
            </For>
            <CodeCard homework={props.homework} name={tidyName(kept().name)} answers={kept().answers} />
          </>
        )}
      </Show>
    </>
  );
}

interface CodeCardProps {
  readonly homework: Homework;
  readonly name: string;
  readonly answers: readonly (Answer | null)[];
}

function CodeCard(props: CodeCardProps) {
  const words = () => inLanguage(text).pupil;
  const left = () => props.answers.filter((answer) => !isFinished(answer)).length;
  const code = createMemo(() => {
    const answers = props.answers.map((answer) => (isFinished(answer) ? answer : undefined));
    return formatCode(props.homework, { name: props.name, answers });
  });
  return (
    <section class="homework-card homework-code">
      <h3>{words().code}</h3>
      <Show when={props.name !== ''} fallback={<p>{words().needsName}</p>}>
        <Show when={left() > 0}>
          <p>{words().left(left())}</p>
        </Show>
        <output class="homework-code-text">{code()}</output>
        <p class="quiet">{words().codeHelp}</p>
        <Button kind="main" icon="copy" onClick={() => void copyText(code())}>
          {words().copyCode}
        </Button>
      </Show>
    </section>
  );
}

interface QuestionProps {
  readonly loaded: LoadedQuestion;
  readonly number: number;
  readonly count: number;
  readonly answer: Answer | null;
  onAnswer(answer: Answer | null): void;
}

function QuestionCard(props: QuestionProps) {
  const words = () => inLanguage(text).pupil;
  const said = () =>
    isFinished(props.answer)
      ? words().answer(sayAnswerTo(props.loaded, props.answer, settings.language))
      : words().noAnswer;
  return (
    <section class="homework-card" data-question={props.number}>
      <h3>
        {words().question(props.number, props.count)}
        <span class="quiet"> · {inLanguage(props.loaded.game.text).name}</span>
      </h3>
      <QuestionBody {...props} />
      <p class="homework-said" aria-live="polite">
        {said()}
      </p>
    </section>
  );
}

function QuestionBody(props: QuestionProps) {
  // What is asked does not change while it is shown.
  const { loaded } = props;
  if ('exercise' in loaded) {
    return (
      <ExerciseView
        exercise={loaded.exercise}
        chosen={props.answer === null ? [] : choicesOfAnswer(loaded.exercise, props.answer)}
        isMarked={false}
        isWithin
        onChoose={(chosen) => props.onAnswer(answerOfChoices(loaded.exercise, chosen))}
      >
        <Show when={loaded.question.kind === 'cuts'}>
          <Button aria-pressed={props.answer === 0} onClick={() => props.onAnswer(0)}>
            {inLanguage(text).noMove}
          </Button>
        </Show>
      </ExerciseView>
    );
  }
  const { game, state, moves, question } = loaded;
  const pass = moves.find((move) => game.view.path(state, move).length === 0);
  const isBest = question.kind === 'best';
  const chosen = () => (isBest && props.answer !== null ? moves[props.answer] : undefined);
  const after = () => {
    const move = chosen();
    return move === undefined ? undefined : { state: game.rules.apply(state, move), last: { before: state, move } };
  };
  let board: HTMLDivElement | undefined;
  return (
    <div class="homework-position">
      <div class="homework-asked">
        <p>{sayLoaded(loaded, settings.language)}</p>
        <Show when={isBest && pass !== undefined && chosen() === undefined}>
          <Button onClick={() => props.onAnswer(moves.indexOf(pass ?? 0))}>{inLanguage(text).pupil.pass}</Button>
        </Show>
        <Show when={chosen() !== undefined}>
          <Button
            icon="undo"
            onClick={() => {
              props.onAnswer(null);
              // The button is gone; the keyboard goes on at the board.
              focusBoard(board);
            }}
          >
            {inLanguage(text).pupil.takeBack}
          </Button>
        </Show>
        <Show when={!isBest}>
          <ValueAnswer hasPlies={question.kind === 'plies'} answer={props.answer} onAnswer={props.onAnswer} />
        </Show>
      </div>
      <div class="homework-board" ref={board}>
        <Board
          game={game}
          state={after() ? after()?.state : state}
          last={after()?.last}
          moves={isBest && !after() ? moves : []}
          coordinates={settings.coordinates}
          isStill
          label={inLanguage(text).pupil.board(props.number)}
          onMove={(move) => props.onAnswer(moves.indexOf(move))}
        />
      </div>
    </div>
  );
}

interface ValueAnswerProps {
  readonly hasPlies: boolean;
  readonly answer: Answer | null;
  onAnswer(answer: Answer): void;
}

function ValueAnswer(props: ValueAnswerProps) {
  const words = () => inLanguage(text).pupil;
  const id = createUniqueId();
  const chosen = () => {
    if (props.answer === null) return undefined;
    return props.hasPlies ? pliesOfAnswer(props.answer).value : valueOfAnswer(props.answer);
  };
  const plies = () => (props.answer === null ? null : pliesOfAnswer(props.answer).plies);
  const [typed, setTyped] = createSignal(isFinished(props.answer) ? String(plies() ?? '') : '');
  const number = () => wholeNumber(typed(), 1, maxPlies);
  const isAskedFor = () => props.hasPlies && (chosen() === 'win' || chosen() === 'loss');
  const choose = (value: 'win' | 'draw' | 'loss') =>
    props.onAnswer(props.hasPlies ? answerOfPlies(value, number() ?? unknownPlies) : answerOfValue(value));
  return (
    <>
      <fieldset class="homework-values">
        <legend class="visually-hidden">{words().value}</legend>
        <For each={['win', 'draw', 'loss'] as const}>
          {(value) => (
            <Button aria-pressed={chosen() === value} onClick={() => choose(value)}>
              {inLanguage(text).values[value]}
            </Button>
          )}
        </For>
      </fieldset>
      <Show when={isAskedFor()}>
        <div class="homework-field">
          <label for={id}>{words().plies}</label>
          <input
            id={id}
            type="text"
            inputmode="numeric"
            maxlength="3"
            value={typed()}
            onInput={(event) => {
              setTyped(event.currentTarget.value.trim());
              props.onAnswer(answerOfPlies(chosen() ?? 'win', number() ?? unknownPlies));
            }}
          />
          <p class="field-problem" aria-live="polite">
            {typed() !== '' && number() === undefined ? words().pliesWrong(maxPlies) : ''}
          </p>
        </div>
      </Show>
    </>
  );
}
