import { createMemo, createResource, createSignal, createUniqueId, For, onCleanup, Show } from 'solid-js';
import type { Move } from '../../../core/game.ts';
import { wholeNumber } from '../../../core/json.ts';
import { legalMoves } from '../../../core/match.ts';
import type { Problem, Result } from '../../../core/problem.ts';
import { seededRandom } from '../../../core/random.ts';
import { maxExerciseSeed } from '../../../study/exercises/exercise.ts';
import { type ExerciseKind, exerciseKinds } from '../../../study/exercises/question.ts';
import {
  isSameQuestion,
  maxQuestions,
  type PositionKind,
  positionKinds,
  type Question,
} from '../../../study/homework/homework.ts';
import { refuseHomework } from '../../../study/homework/problems.ts';
import { sayProblem } from '../../../text/say-problem.ts';
import { firstGame, loadGame, ownGames } from '../../games.ts';
import { inLanguage, settings } from '../../settings.ts';
import { Board } from '../../shell/board.tsx';
import { Button } from '../../shell/button.tsx';
import { GameChooser } from '../../shell/game-chooser.tsx';
import type { LabPlace } from '../place.ts';
import { openLab } from '../worker/lab.ts';
import { keyOfQuestion, loadQuestion } from './loaded-question.ts';
import { homeworkSpeaker, text } from './text.ts';

interface NewQuestionProps {
  /** Where one came from: a game and a position to begin with. */
  readonly place: LabPlace;
  readonly questions: readonly Question[];
  onAdd(question: Question): void;
}

const kinds: readonly (PositionKind | ExerciseKind)[] = [...positionKinds, ...exerciseKinds];

/** A question to be added, once its answer is proven. */
export function NewQuestion(props: NewQuestionProps) {
  const words = () => inLanguage(text).compose;
  const [kind, setKind] = createSignal<PositionKind | ExerciseKind>('best');
  const [gameId, setGameId] = createSignal(props.place.game ?? firstGame);
  const [game] = createResource(gameId, async (id) => (await loadGame(id)) ?? (await loadGame(firstGame)));
  const [games] = createResource(() => Promise.all(ownGames.map((entry) => entry.load())));
  const [typed, setTyped] = createSignal(props.place.position);
  const [seed, setSeed] = createSignal('1');
  const [problem, setProblem] = createSignal<Problem>();
  const [checking, setChecking] = createSignal<{ readonly done: number; stop(): void }>();
  onCleanup(() => checking()?.stop());

  const position = createMemo(() => {
    const here = game.latest;
    return typed() ?? (here ? here.notation.position(here.rules.start(seededRandom(1))) : '');
  });
  const state = createMemo(() => game.latest?.notation.parsePosition(position()));
  const positionKind = () => positionKinds.find((each) => each === kind());
  const exerciseKind = () => exerciseKinds.find((each) => each === kind());
  const sentence = () => {
    const read = state();
    const found = problem() ?? (positionKind() && read && !read.ok ? read.problem : undefined);
    return found && sayProblem(found, settings.language, ...(game.latest ? [game.latest] : []), homeworkSpeaker);
  };

  function question(): Question | undefined {
    const here = game.latest;
    const number = wholeNumber(seed().trim(), 1, maxExerciseSeed);
    const [about, exercise, read] = [positionKind(), exerciseKind(), state()];
    if (here && about && read?.ok) return { kind: about, game: here.id, position: here.notation.position(read.value) };
    return here && exercise && number !== undefined ? { kind: exercise, game: here.id, seed: number } : undefined;
  }

  async function add(): Promise<void> {
    const wanted = question();
    if (!wanted) return;
    const objection = refusalOf(wanted, props.questions);
    setProblem(objection);
    if (objection) return;
    const stop = new AbortController();
    const progress = (done: number) => setChecking({ done, stop: () => stop.abort() });
    progress(0);
    const lab = openLab();
    const loaded = await loadQuestion(wanted, props.questions.length + 1);
    const key = loaded.ok
      ? await keyOfQuestion(lab, loaded.value, { signal: stop.signal, onProgress: progress })
      : loaded;
    lab.close();
    setChecking(undefined);
    if (key?.ok) props.onAdd(wanted);
    else if (key) setProblem(key.problem);
  }

  function play(move: Move): void {
    const [here, read] = [game.latest, state()];
    if (here && read?.ok) setPosition(here.notation.position(here.rules.apply(read.value, move)));
  }

  function setPosition(next: string | undefined): void {
    setProblem(undefined);
    setTyped(next);
  }

  const [kindId, positionId, seedId] = [createUniqueId(), createUniqueId(), createUniqueId()];
  return (
    <section class="homework-card">
      <h3>{words().add}</h3>
      <div class="homework-actions">
        <label class="visually-hidden" for={kindId}>
          {words().kind}
        </label>
        <select
          id={kindId}
          class="game-chooser"
          onChange={(event) => {
            setProblem(undefined);
            setKind(kinds.find((each) => each === event.currentTarget.value) ?? 'best');
          }}
        >
          <For each={kinds}>
            {(each) => (
              <option value={each} selected={each === kind()}>
                {inLanguage(text).kinds[each]}
              </option>
            )}
          </For>
        </select>
        <Show when={game.latest}>
          {(here) => (
            <GameChooser
              label={words().game}
              game={here()}
              listed={games() ?? []}
              onChoose={({ id }) => {
                setPosition(undefined);
                setGameId(id);
              }}
            />
          )}
        </Show>
      </div>
      <Show
        when={positionKind()}
        fallback={
          <div class="homework-field">
            <label for={seedId}>{words().seed}</label>
            <input
              id={seedId}
              type="text"
              inputmode="numeric"
              maxlength="6"
              value={seed()}
              onInput={(event) => {
                setProblem(undefined);
                setSeed(event.currentTarget.value);
              }}
            />
            <p class="quiet">{words().seedHelp(maxExerciseSeed)}</p>
            <p class="field-problem" aria-live="polite">
              {question() ? '' : words().seedWrong(maxExerciseSeed)}
            </p>
          </div>
        }
      >
        <div class="homework-position">
          {' '}
          <div class="homework-field">
            <label for={positionId}>{words().position}</label>
            <input
              id={positionId}
              type="text"
              spellcheck={false}
              maxlength="300"
              value={position()}
              onInput={(event) => setPosition(event.currentTarget.value)}
            />
            <p class="quiet">{words().positionHelp}</p>
          </div>
          <Show when={game.latest}>
            {(here) => (
              <Show when={readState(state())} keyed>
                {(read) => (
                  <div class="homework-board">
                    <Board
                      game={here()}
                      state={read.state}
                      ending={here().rules.ending(read.state)}
                      moves={legalMoves(here(), read.state)}
                      coordinates={settings.coordinates}
                      label={words().board}
                      onMove={play}
                    />
                  </div>
                )}
              </Show>
            )}
          </Show>
        </div>
      </Show>
      <p class="field-problem" aria-live="polite">
        {sentence() ?? ''}
      </p>
      <div class="homework-actions">
        <Show
          when={checking()}
          fallback={
            <>
              <Button kind="main" icon="plus" disabled={!question()} onClick={() => void add()}>
                {words().addButton}
              </Button>
              <Show when={positionKind() && typed() !== undefined}>
                <Button icon="first" onClick={() => setPosition(undefined)}>
                  {words().start}
                </Button>
              </Show>
            </>
          }
        >
          {(work) => (
            <>
              <progress value={work().done} aria-label={words().checking} />
              <span>{words().checking}</span>
              <Button onClick={() => work().stop()}>{words().cancel}</Button>
            </>
          )}
        </Show>
      </div>
    </section>
  );
}

/** What can be said against a question before anything is proven. */
function refusalOf(wanted: Question, questions: readonly Question[]): Problem | undefined {
  const twin = questions.findIndex((other) => isSameQuestion(other, wanted));
  if (twin >= 0) return refuseHomework({ code: 'question-twice', values: { number: twin + 1 } }).problem;
  if (questions.length < maxQuestions) return undefined;
  return refuseHomework({ code: 'questions-full', values: { most: maxQuestions } }).problem;
}

/** A state may be a number, and 0 among them, so it is wrapped. */
function readState(read: Result<unknown> | undefined) {
  return read?.ok ? { state: read.value } : undefined;
}
