import { createEffect, createMemo, createResource, createSignal, For, Show } from 'solid-js';
import type { Game } from '../../../core/game.ts';
import { wholeNumber } from '../../../core/json.ts';
import type { GamePlayers } from '../../../core/player.ts';
import { generalPlayers } from '../../../engine/players/general.ts';
import { playersOf } from '../../../engine/players.ts';
import { drawExercise, type Exercise, isRight, maxExerciseSeed } from '../../../study/exercises/exercise.ts';
import { type ExerciseKind, exerciseKinds } from '../../../study/exercises/question.ts';
import { firstGame, loadGame, ownGames } from '../../games.ts';
import { formatRoute, go } from '../../routes.ts';
import { inLanguage, settings } from '../../settings.ts';
import { copyText } from '../../share/copy.ts';
import { announce } from '../../shell/announce.tsx';
import { Button } from '../../shell/button.tsx';
import { GameChooser } from '../../shell/game-chooser.tsx';
import { Icon } from '../../shell/icon.tsx';
import { WithShapes } from '../../table/verdict-mark.tsx';
import { keep, readKept } from '../kept.ts';
import type { LabPartProps } from '../part-props.ts';
import { formatLabPlace, type LabPlace } from '../place.ts';
import { ExerciseView } from './exercise-view.tsx';
import './predict.css';
import { givenTo, isProgress, noProgress, type Progress, withDone, withDraft } from './progress.ts';
import { sayAnswer, sayStep } from './say.ts';
import { text } from './text.ts';

/** Which exercise an address means. */
interface Wanted {
  readonly game: string;
  readonly kind: ExerciseKind;
  readonly seed: number;
}

const keptName = 'predict';
/** The games, and of each its usual form. */
const offered = ownGames.filter(({ variantOf }) => variantOf === undefined);

const keyOf = ({ game, kind, seed }: Wanted): string => `${game}/${kind}/${seed}`;

function placeOf({ game, kind, seed }: Wanted): LabPlace {
  return {
    part: 'predict',
    game,
    options: new Map([
      ['kind', kind],
      ['seed', String(seed)],
    ]),
  };
}

/** Exercises on alpha-beta, one at a time, each with an address of its own. */
export default function PredictPart(props: LabPartProps) {
  const words = () => inLanguage(text);
  const [progress, setProgress] = createSignal<Progress>(readKept(keptName, isProgress) ?? noProgress);
  const change = (next: Progress) => keep(keptName, setProgress(next));

  const wanted = createMemo((): Wanted | undefined => wantedAt(props.place));
  // An address without an exercise means the one that was open last, or the first that was not done.
  createEffect(() => {
    if (!wanted()) open(firstOf(props.place), true);
  });
  createEffect(() => {
    const exercise = wanted();
    if (exercise && progress().last !== keyOf(exercise)) change({ ...progress(), last: keyOf(exercise) });
  });

  const [games] = createResource(() => Promise.all(offered.map((entry) => entry.load())));
  const [loaded] = createResource(() => wanted()?.game, loadWithPlayers);
  const exercise = createMemo((): Exercise<unknown> | undefined => {
    const [here, want] = [loaded(), wanted()];
    const isHere = here?.game && want && here.id === want.game;
    return isHere ? drawExercise(here.game, here.players, want.kind, want.seed) : undefined;
  });

  function open(to: Wanted, isReplaced = false): void {
    go({ screen: 'lab', place: formatLabPlace(placeOf(to)) }, { replace: isReplaced });
  }

  function firstOf({ game, options }: LabPlace): Wanted {
    const kind = exerciseKinds.find((each) => each === options.get('kind'));
    const last = parseKey(progress().last ?? '');
    if (last && (game === undefined || game === last.game) && (!kind || kind === last.kind)) return last;
    return unanswered({ game: game ?? firstGame, kind: kind ?? exerciseKinds[0], seed: 1 });
  }

  /** The first exercise from this one on that was not handed in; after the last it begins again. */
  function unanswered(from: Wanted): Wanted {
    for (let seed = from.seed; seed <= maxExerciseSeed; seed++) {
      if (!givenTo(progress(), keyOf({ ...from, seed }))?.isDone) return { ...from, seed };
    }
    return { ...from, seed: 1 };
  }

  let page: HTMLDivElement | undefined;

  function goOn(from: Wanted): void {
    open(unanswered({ ...from, seed: from.seed === maxExerciseSeed ? 1 : from.seed + 1 }));
    const question = page?.querySelector<HTMLElement>('.exercise-question');
    // The keyboard, and who listens, begin at the new question.
    question?.focus();
    if (question && question.getBoundingClientRect().top < 0) question.scrollIntoView();
  }

  return (
    <div class="predict" ref={page}>
      <div class="predict-choice">
        <Show when={games() && loaded()?.game}>
          {(game) => (
            <GameChooser
              label={words().game}
              game={game()}
              listed={games() ?? []}
              onChoose={({ id }) => open(unanswered({ game: id, kind: wanted()?.kind ?? exerciseKinds[0], seed: 1 }))}
            />
          )}
        </Show>
        <fieldset class="predict-kinds">
          <legend class="visually-hidden">{words().kind}</legend>
          <For each={exerciseKinds}>
            {(kind) => (
              <Button
                aria-pressed={wanted()?.kind === kind}
                onClick={() => open(unanswered({ game: wanted()?.game ?? firstGame, kind, seed: 1 }))}
              >
                {words().kinds[kind]}
              </Button>
            )}
          </For>
        </fieldset>
      </div>
      <Standing progress={progress()} />
      <Show when={exercise() && wanted()} fallback={<Missing loaded={loaded.loading ? undefined : loaded()} />} keyed>
        {(want) => (
          <Show when={exercise()}>
            {(shown) => (
              <ExercisePage
                exercise={shown()}
                number={want.seed}
                progress={progress()}
                exerciseKey={keyOf(want)}
                link={formatRoute({ screen: 'lab', place: formatLabPlace(placeOf(want)) })}
                onProgress={change}
                onNext={() => goOn(want)}
              />
            )}
          </Show>
        )}
      </Show>
    </div>
  );
}

function wantedAt({ game, options }: LabPlace): Wanted | undefined {
  const kind = exerciseKinds.find((each) => each === options.get('kind'));
  const seed = wholeNumber(options.get('seed') ?? '', 1, maxExerciseSeed);
  return game !== undefined && kind && seed !== undefined ? { game, kind, seed } : undefined;
}

function parseKey(key: string): Wanted | undefined {
  const [game = '', kind = '', seed = ''] = key.split('/');
  return wantedAt({
    part: 'predict',
    ...(game && { game }),
    options: new Map([
      ['kind', kind],
      ['seed', seed],
    ]),
  });
}

interface Loaded {
  readonly id: string;
  /** Undefined where there is no such game. */
  readonly game?: Game;
  readonly players: GamePlayers<unknown>;
}

async function loadWithPlayers(id: string): Promise<Loaded> {
  const game = await loadGame(id);
  return game ? { id, game, players: await playersOf(game) } : { id, players: generalPlayers };
}

function Missing(props: { readonly loaded: Loaded | undefined }) {
  const words = () => inLanguage(text);
  const sentence = () => {
    if (!props.loaded) return words().loading;
    return props.loaded.game ? words().none : words().noSuchGame(props.loaded.id);
  };
  return <p class="quiet">{sentence()}</p>;
}

function Standing(props: { readonly progress: Progress }) {
  const words = () => inLanguage(text);
  return (
    <Show when={props.progress.answered > 0}>
      <p class="predict-standing">
        <strong>{words().row(props.progress.row)}</strong>
        <span>{words().longestRow(props.progress.longestRow)}</span>
        <span>{words().share(props.progress.right, props.progress.answered)}</span>
      </p>
    </Show>
  );
}

interface ExercisePageProps {
  readonly exercise: Exercise<unknown>;
  readonly number: number;
  readonly exerciseKey: string;
  readonly progress: Progress;
  /** From `#` on. */
  readonly link: string;
  onProgress(progress: Progress): void;
  onNext(): void;
}

function ExercisePage(props: ExercisePageProps) {
  const words = () => inLanguage(text);
  const given = () => givenTo(props.progress, props.exerciseKey);
  const chosen = () => given()?.chosen ?? [];
  const isMarked = () => given()?.isDone ?? false;
  const isSeveral = () => props.exercise.question.kind === 'cuts';
  const isCorrect = () => isRight(props.exercise, chosen());
  const verdict = () => (isCorrect() ? words().right : words().wrong(sayAnswer(props.exercise, settings.language)));

  function choose(places: readonly number[]): void {
    if (isSeveral()) props.onProgress(withDraft(props.progress, props.exerciseKey, places));
    else handIn(places);
  }

  function handIn(places: readonly number[]): void {
    props.onProgress(withDone(props.progress, props.exerciseKey, places, isRight(props.exercise, places)));
    announce(verdict());
    // The button that was pressed is gone; the keyboard goes on at the one that came in its place.
    answer?.querySelector<HTMLElement>('.exercise-next')?.focus();
  }

  let answer: HTMLDivElement | undefined;

  return (
    <ExerciseView exercise={props.exercise} chosen={chosen()} isMarked={isMarked()} onChoose={choose}>
      <div class="exercise-outcome" ref={answer}>
        <Show
          when={isMarked()}
          fallback={
            <Show when={isSeveral()}>
              <Button kind="main" class="exercise-hand-in" onClick={() => handIn(chosen())}>
                {words().handInCuts(chosen().length)}
              </Button>
            </Show>
          }
        >
          <p class="exercise-verdict" data-outcome={isCorrect() ? 'right' : 'wrong'}>
            <Icon name={isCorrect() ? 'check' : 'info'} />
            {verdict()}
          </p>
          <h3 class="exercise-proof-title">{words().proof}</h3>
          <ol class="exercise-proof">
            <For each={props.exercise.proof}>
              {(step) => (
                <li>
                  <WithShapes sentence={sayStep(props.exercise, step, settings.language)} />
                </li>
              )}
            </For>
          </ol>
          <Button kind="main" class="exercise-next" onClick={() => props.onNext()}>
            {words().next}
            <Icon name="next" />
          </Button>
        </Show>
      </div>
      <p class="exercise-number">
        {words().number(props.number)}
        <button
          type="button"
          class="link-button"
          onClick={() => void copyText(new URL(props.link, document.baseURI).href)}
        >
          {words().copyLink}
        </button>
      </p>
    </ExerciseView>
  );
}
