import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Exercise } from '../../../study/exercises/exercise.ts';
import { nodeAt } from '../../../study/exercises/tree.ts';
import { inLanguage, settings } from '../../settings.ts';
import { Board } from '../../shell/board.tsx';
import { Button } from '../../shell/button.tsx';
import { Icon } from '../../shell/icon.tsx';
import { WithShapes } from '../../table/verdict-mark.tsx';
import { ExerciseTree } from './exercise-tree.tsx';
import './predict.css';
import { choiceMark, sayPath, sayQuestion, sayRules } from './say.ts';
import { text } from './text.ts';

interface ExerciseViewProps {
  readonly exercise: Exercise<unknown>;
  readonly chosen: readonly number[];
  /** Whether the answer is given, and what is right may be shown. */
  readonly isMarked: boolean;
  /** Whether it is a part of something larger, so that its heading is a lesser one. */
  readonly isWithin?: boolean;
  onChoose(chosen: readonly number[]): void;
  /** What comes after the choices: a button to hand in, what came of it. */
  readonly children?: JSX.Element;
}

/** An exercise: the question, the tree with the board of the position that one looks at, and what may be answered. */
export function ExerciseView(props: ExerciseViewProps) {
  // Another exercise is another view.
  const [shown, setShown] = createSignal(props.exercise.asked);
  const words = () => inLanguage(text);
  const question = () => sayQuestion(props.exercise, settings.language);
  const chosenNodes = createMemo(() => {
    const chosen = props.chosen.flatMap((place) => props.exercise.choices[place] ?? []);
    return new Set(chosen.flatMap((choice) => ('node' in choice ? [choice.node] : [])));
  });
  const node = () => nodeAt(props.exercise.tree, shown());
  const label = () => {
    const after = sayPath(props.exercise, shown(), settings.language);
    return after === '' ? words().start : words().board(after);
  };
  return (
    <div class="exercise">
      <Show
        when={props.isWithin}
        fallback={
          <h2 class="exercise-question" tabindex="-1">
            {question()}
          </h2>
        }
      >
        <h4 class="exercise-question">{question()}</h4>
      </Show>
      <div class="exercise-picture">
        <ExerciseTree
          exercise={props.exercise}
          isMarked={props.isMarked}
          shown={shown()}
          chosen={chosenNodes()}
          onShow={setShown}
        />
        <p class="exercise-help">{words().help}</p>
      </div>
      <div class="exercise-answer">
        <Choices {...props} />
        {props.children}
      </div>
      <figure class="exercise-board">
        <Board
          game={props.exercise.game}
          state={node().state}
          ending={props.exercise.game.rules.ending(node().state)}
          coordinates={settings.coordinates}
          isStill
          label={label()}
        />
        <figcaption>{label()}</figcaption>
      </figure>
      <ul class="exercise-rules">
        <For each={sayRules(props.exercise, settings.language)}>
          {(sentence) => (
            <li>
              <WithShapes sentence={sentence} />
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}

/** What may be answered: one of some scores, or any of some moves. */
function Choices(props: ExerciseViewProps) {
  const words = () => inLanguage(text);
  const isSeveral = () => props.exercise.question.kind === 'cuts';
  function press(place: number): void {
    if (!isSeveral()) props.onChoose([place]);
    else if (props.chosen.includes(place)) props.onChoose(props.chosen.filter((other) => other !== place));
    else props.onChoose([...props.chosen, place].sort((one, other) => one - other));
  }
  const outcome = (place: number): 'right' | 'wrong' | undefined => {
    if (!props.isMarked) return undefined;
    if (props.exercise.answer.includes(place)) return 'right';
    return props.chosen.includes(place) ? 'wrong' : undefined;
  };
  return (
    <fieldset class="exercise-choices">
      <legend>{isSeveral() ? words().chooseCuts : words().choose}</legend>
      <For each={props.exercise.choices}>
        {(choice, place) => (
          <span class="exercise-choice" data-outcome={outcome(place())}>
            <Button
              aria-pressed={props.chosen.includes(place())}
              disabled={props.isMarked}
              onClick={() => press(place())}
            >
              <WithShapes sentence={choiceMark(props.exercise, choice, settings.language)} />
              <Show when={outcome(place())}>{(came) => <Icon name={came() === 'right' ? 'check' : 'close'} />}</Show>
            </Button>
          </span>
        )}
      </For>
    </fieldset>
  );
}
