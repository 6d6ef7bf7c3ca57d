import { createSignal, For, onCleanup, Show } from 'solid-js';
import type { Game } from '../../core/game.ts';
import { openLab } from '../laboratory/worker/lab.ts';
import type { Counted } from '../laboratory/worker/survey-task.ts';
import { inLanguage, settings } from '../settings.ts';
import { text } from './text.ts';

/** In the drawing's own units. */
const size = { width: 640, height: 220 };
const middle = size.height / 2;
const room = middle - 14;

/** How many positions are won and lost in each number of plies, counted when it is looked at. */
export default function PliesFigure(props: { readonly game: Game }) {
  const words = () => inLanguage(text).byPlies;
  const [counted, setCounted] = createSignal<Counted>();
  const lab = openLab();
  onCleanup(() => lab.close());
  void lab.run('survey', { game: props.game.id }).then((found) => {
    if (found?.ok && found.value) setCounted(found.value);
  });
  return (
    <Show when={counted()} fallback={<p class="quiet">{words().counting}</p>}>
      {(found) => (
        <figure class="plies-figure">
          <Bars counted={found()} />
          <figcaption>{words().caption}</figcaption>
        </figure>
      )}
    </Show>
  );
}

function Bars(props: { readonly counted: Counted }) {
  const words = () => inLanguage(text).byPlies;
  const written = (count: number) => count.toLocaleString(settings.language === 'pt' ? 'pt-PT' : 'en');
  const summary = () => {
    const { won, lost, drawn, byPlies } = props.counted;
    return words().summary(written(won), written(lost), written(drawn), byPlies.length - 1);
  };
  const last = () => props.counted.byPlies.length - 1;
  const most = () => Math.log10(10 * Math.max(...props.counted.byPlies));
  const step = () => size.width / (last() + 1);
  /** Each step up is ten times as many, and one position is still seen. */
  const heightOf = (count: number) => (count === 0 ? 0 : (room * Math.log10(10 * count)) / most());
  const marks = () => {
    const tens = props.counted.byPlies.map((_, plies) => plies).filter((plies) => plies > 0 && plies % 10 === 0);
    return [1, ...tens.filter((plies) => last() - plies > 2), last()];
  };
  return (
    <svg class="plies-bars" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={summary()}>
      <For each={props.counted.byPlies}>
        {(count, plies) => (
          <rect
            class={plies() % 2 === 1 ? 'bar-won' : 'bar-lost'}
            x={(plies() + 0.12) * step()}
            y={plies() % 2 === 1 ? middle - 9 - heightOf(count) : middle + 9}
            width={0.76 * step()}
            height={heightOf(count)}
          >
            <title>{words().bar(plies(), written(count))}</title>
          </rect>
        )}
      </For>
      <For each={marks()}>
        {(plies) => (
          <text x={(plies + 0.5) * step()} y={middle + 4}>
            {plies}
          </text>
        )}
      </For>
    </svg>
  );
}
