import { createMemo, createSignal, For, Show } from 'solid-js';
import { focusBoard } from '../../board/board-grid.tsx';
import type { Game, Problem, RuleStep } from '../../core/game.ts';
import type { RuleTask } from '../../core/lesson.ts';
import { present } from '../../core/present.ts';
import { lastMoveOf } from '../../play/last-move.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { formatRoute, pageMemory } from '../routes.ts';
import { inLanguage, isStill, settings } from '../settings.ts';
import { announce } from '../shell/announce.tsx';
import { Board } from '../shell/board.tsx';
import { Button, LinkButton } from '../shell/button.tsx';
import { Icon } from '../shell/icon.tsx';
import { type Attempt, beginStep, exampleOf, movesOf, tryMove } from './attempt.ts';
import { text } from './text.ts';

/** The rules of one game, a step at a time. */
export function Lesson(props: { readonly game: Game; onTruths(): void }) {
  const words = () => inLanguage(text);
  const steps = () => inLanguage(props.game.text).rules;
  // Whoever comes back from the table or from the editor finds the step that was open.
  const memory = pageMemory();
  const memoryKey = `step of ${props.game.id}`;
  const [number, setNumber] = createSignal(memory.get(memoryKey) ?? 0);
  const stepAt = (index: number) => present(steps()[index], `step ${index + 1} in the rules of ${props.game.id}`);
  const isLast = () => number() === steps().length - 1;

  let lesson: HTMLElement | undefined;

  function turnTo(next: number): void {
    setNumber(next);
    memory.set(memoryKey, next);
    // On a small screen the button is far below the words that it brings.
    if (lesson && lesson.getBoundingClientRect().top < 0) {
      lesson.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth' });
    }
    announce(`${words().step(next + 1, steps().length)}. ${stepAt(next).text}`);
  }

  return (
    <section class="lesson" ref={lesson} aria-labelledby="lesson-title">
      <div class="lesson-head">
        <h2 id="lesson-title">{words().rules}</h2>
        <StepDots count={steps().length} number={number()} onStep={turnTo} />
      </div>
      {/* Every step has a board of its own: keyed by number, so that a change of language keeps what was played. */}
      <Show when={number() + 1} keyed>
        {(shown) => <StepPage game={props.game} number={shown} step={() => stepAt(shown - 1)} />}
      </Show>
      <div class="lesson-turn">
        <Button icon="previous" disabled={number() === 0} onClick={() => turnTo(number() - 1)}>
          {words().previous}
        </Button>
        <Show
          when={isLast()}
          fallback={
            <Button kind="main" class="lesson-next" onClick={() => turnTo(number() + 1)}>
              {words().next}
              <Icon name="next" />
            </Button>
          }
        >
          <Button class="lesson-known" onClick={() => props.onTruths()}>
            {words().toTruths}
            <Icon name="down" />
          </Button>
          <LinkButton kind="main" icon="play" href={formatRoute({ screen: 'new', game: props.game.id })}>
            {words().playNow}
          </LinkButton>
        </Show>
      </div>
    </section>
  );
}

function StepDots(props: { readonly count: number; readonly number: number; onStep(number: number): void }) {
  const steps = () => Array.from({ length: props.count }, (_, index) => index);
  return (
    <ol class="lesson-dots">
      <For each={steps()}>
        {(index) => (
          <li>
            <button
              type="button"
              aria-label={inLanguage(text).step(index + 1, props.count)}
              aria-current={props.number === index ? 'step' : undefined}
              onClick={() => props.onStep(index)}
            >
              {index + 1}
            </button>
          </li>
        )}
      </For>
    </ol>
  );
}

function StepPage(props: { readonly game: Game; readonly number: number; step(): RuleStep }) {
  const words = () => inLanguage(text);
  const begun = beginStep(props.game, props.step());
  const [attempt, setAttempt] = createSignal(begun);
  const [problem, setProblem] = createSignal<Problem>();
  const task = () => props.step().task;
  const refusal = () => {
    const found = problem();
    return found && sayProblem(found, settings.language, props.game);
  };

  let board: HTMLDivElement | undefined;

  function restart(): void {
    setProblem(undefined);
    setAttempt(begun);
    // The button that was pressed is gone; the keyboard goes on at the board.
    focusBoard(board);
  }

  function play(move: number): void {
    const before = attempt();
    if (!before) return;
    setProblem(undefined);
    setAttempt(tryMove(before, props.step(), move));
  }

  return (
    <div class="step">
      <div class="step-words">
        <p class="step-text">{props.step().text}</p>
        <Example game={props.game} number={props.number} step={props.step()} />
      </div>
      <Show when={attempt()}>
        {(shown) => (
          <div class="step-board" ref={board}>
            <Board
              game={props.game}
              state={shown().match.state}
              last={lastMoveOf(shown().match)}
              ending={shown().match.ending}
              moves={movesOf(shown())}
              coordinates={settings.coordinates}
              label={task() ? words().taskBoard(task()?.text ?? '') : words().diagram(props.number)}
              onMove={play}
              onRefuse={setProblem}
              onPick={() => setProblem(undefined)}
            />
          </div>
        )}
      </Show>
      <Show when={task()}>
        {(asked) => (
          <TaskCard
            task={asked()}
            attempt={attempt()}
            refusal={refusal()}
            onPass={(move) => {
              play(move);
              focusBoard(board);
            }}
            onRestart={restart}
          />
        )}
      </Show>
    </div>
  );
}

/** The step's own diagram, where the board has another position to try. */
function Example(props: { readonly game: Game; readonly number: number; readonly step: RuleStep }) {
  const match = createMemo(() => exampleOf(props.game, props.step));
  return (
    <Show when={match()}>
      {(shown) => (
        <figure class="step-example">
          <Board
            game={props.game}
            state={shown().state}
            ending={shown().ending}
            size="miniature"
            label={inLanguage(text).diagram(props.number)}
          />
          <figcaption>{inLanguage(text).example}</figcaption>
        </figure>
      )}
    </Show>
  );
}

interface TaskCardProps {
  readonly task: RuleTask;
  readonly attempt: Attempt | undefined;
  /** Why the last try was against the rules. */
  readonly refusal: string | undefined;
  onPass(move: number): void;
  onRestart(): void;
}

function TaskCard(props: TaskCardProps) {
  const words = () => inLanguage(text);
  const outcome = () => props.attempt?.outcome ?? 'still';
  const pass = () => {
    const { match } = props.attempt ?? {};
    return match && outcome() === 'open'
      ? match.moves.find((move) => match.game.view.path(match.state, move).length === 0)
      : undefined;
  };
  const answer = () => {
    if (outcome() === 'done') return props.task.praise;
    if (outcome() === 'other') return props.task.hint ?? '';
    return props.refusal ?? '';
  };
  return (
    <div class="task" data-outcome={outcome()}>
      <h3 class="task-title">{words().tryIt}</h3>
      <p>{props.task.text}</p>
      <div class="task-answer" aria-live="polite">
        <Show when={answer()}>
          <Icon name={outcome() === 'done' ? 'check' : outcome() === 'other' ? 'hint' : 'info'} />
          <p>{answer()}</p>
        </Show>
      </div>
      <div class="task-actions">
        <Show when={pass() !== undefined}>
          <Button onClick={() => props.onPass(pass() ?? 0)}>{words().pass}</Button>
        </Show>
        <Show when={outcome() === 'done' || outcome() === 'other'}>
          <Button icon={outcome() === 'done' ? 'retry' : 'undo'} onClick={() => props.onRestart()}>
            {outcome() === 'done' ? words().again : words().takeBack}
          </Button>
        </Show>
      </div>
    </div>
  );
}
