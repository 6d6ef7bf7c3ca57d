import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import { nextStepOf } from '../../../study/search-tree.ts';
import { loadGame } from '../../games.ts';
import { formatRoute } from '../../routes.ts';
import { inLanguage } from '../../settings.ts';
import { Button, LinkButton } from '../../shell/button.tsx';
import { createLater } from '../later.ts';
import '../look/look.css';
import { type LessonId, lessonIds, lessons, type Scene } from '../../../study/lessons/lessons.ts';
import { LookView } from '../look/look-view.tsx';
import { createSearching, type ShownSearch } from '../look/search.ts';
import { SearchWaiting } from '../look/search-waiting.tsx';
import type { LabPartProps } from '../part-props.ts';
import { formatLabPlace, type LabPlace } from '../place.ts';
import { type Lab, openLab } from '../worker/lab.ts';
import './lessons.css';
import { text } from '../../../study/lessons/text.ts';

/** Guided tours through searches: each step is the laboratory itself, in a fixed state. */
export default function LessonsPart(props: LabPartProps) {
  const words = () => inLanguage(text);
  const lab = openLab();
  onCleanup(() => lab.close());
  const id = () => lessonIds.find((each) => each === props.place.options.get('lesson'));
  const step = () => {
    const number = Number(props.place.options.get('step') ?? 1);
    const count = lessons[id() ?? lessonIds[0]].length;
    return Number.isInteger(number) ? Math.min(Math.max(number, 1), count) : 1;
  };
  return (
    <Show when={id()} keyed fallback={<LessonList />}>
      {(lesson) => (
        <section class="lab-lesson" aria-labelledby="lab-lesson-title">
          <h2 id="lab-lesson-title">{words().lessons[lesson].title}</h2>
          <Show when={step()} keyed>
            {(number) => <LessonStep lab={lab} lesson={lesson} number={number} />}
          </Show>
        </section>
      )}
    </Show>
  );
}

function LessonList() {
  const words = () => inLanguage(text);
  return (
    <ul class="lab-lessons">
      <For each={lessonIds}>
        {(id) => (
          <li>
            <a class="lab-lesson-card" href={hashOf(lessonPlace(id, 1))}>
              <strong>{words().lessons[id].title}</strong>
              <span>{words().lessons[id].summary}</span>
            </a>
          </li>
        )}
      </For>
    </ul>
  );
}

function LessonStep(props: { readonly lab: Lab; readonly lesson: LessonId; readonly number: number }) {
  const words = () => inLanguage(text);
  const count = () => lessons[props.lesson].length;
  const scene = () => lessons[props.lesson][props.number - 1];
  const paragraphs = () => words().lessons[props.lesson].steps[props.number - 1] ?? [];
  return (
    <>
      <p class="lab-lesson-step">{words().step(props.number, count())}</p>
      <div class="lab-lesson-words">
        <For each={paragraphs()}>{(paragraph) => <p>{paragraph}</p>}</For>
      </div>
      <div class="lab-lesson-turn">
        <Show when={props.number > 1}>
          <LinkButton href={hashOf(lessonPlace(props.lesson, props.number - 1))}>{words().previous}</LinkButton>
        </Show>
        <Show
          when={props.number < count()}
          fallback={
            <LinkButton kind="main" href={hashOf({ part: 'lessons', options: new Map() })}>
              {words().done}
            </LinkButton>
          }
        >
          <LinkButton kind="main" href={hashOf(lessonPlace(props.lesson, props.number + 1))}>
            {words().next}
          </LinkButton>
        </Show>
      </div>
      <Show when={scene()} keyed>
        {(shown) => <LiveScene lab={props.lab} scene={shown} />}
      </Show>
    </>
  );
}

/** The searches of a scene, to be stepped through, and put back as they were. */
function LiveScene(props: { readonly lab: Lab; readonly scene: Scene }) {
  const words = () => inLanguage(text);
  const game = createLater(() => props.scene.game, loadGame);
  const requestFor = (player: string | undefined) => {
    const found = game();
    return found && player !== undefined ? { game: found, position: props.scene.position, player } : undefined;
  };
  const main = createSearching(
    props.lab,
    createMemo(() => requestFor(props.scene.player)),
  );
  const other = createSearching(
    props.lab,
    createMemo(() => requestFor(props.scene.beside)),
  );
  const searches = createMemo<readonly ShownSearch[] | undefined>(() => {
    const [one, two] = [main.state(), other.state()];
    if (one.kind !== 'ready') return undefined;
    if (props.scene.beside === undefined) return [one.search];
    return two.kind === 'ready' ? [one.search, two.search] : undefined;
  });
  /** Where it was stepped to; nothing while it is as it was. */
  const [taken, setTaken] = createSignal<{ readonly step: number | undefined }>();
  const step = () => {
    const [first] = searches() ?? [];
    return taken() ? taken()?.step : first && stepOf(props.scene, first);
  };
  return (
    <div class="look">
      <SearchWaiting searching={main} game={game()} />
      <SearchWaiting searching={other} game={game()} />
      <Show when={searches()} keyed>
        {(found) => (
          <LookView lab={props.lab} searches={found} step={step()} onStep={(next) => setTaken({ step: next })} />
        )}
      </Show>
      <div class="lab-lesson-turn">
        <Button icon="retry" onClick={() => setTaken(undefined)}>
          {words().again}
        </Button>
        <LinkButton href={hashOf(lookPlace(props.scene))}>{words().explore}</LinkButton>
      </div>
    </div>
  );
}

/** The moment that a scene shows, as a view has it: undefined is the end. */
function stepOf({ moment }: Scene, { tree }: ShownSearch): number | undefined {
  if (moment === 'begin') return 0;
  return moment === 'end' ? undefined : nextStepOf(tree, 'cut', 0);
}

function lessonPlace(lesson: LessonId, step: number): LabPlace {
  return {
    part: 'lessons',
    options: new Map([
      ['lesson', lesson],
      ['step', String(step)],
    ]),
  };
}

function lookPlace({ game, position, player, beside }: Scene): LabPlace {
  const options = new Map([['player', player], ...(beside === undefined ? [] : [['beside', beside] as const])]);
  return { part: 'look', game, position, options };
}

function hashOf(place: LabPlace): string {
  return formatRoute({ screen: 'lab', place: formatLabPlace(place) });
}
