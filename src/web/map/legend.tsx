import { type JSX, Show } from 'solid-js';
import type { PlayMap } from '../../study/map/play-map.ts';
import { inLanguage } from '../settings.ts';
import { text } from './text.ts';

/** What the shapes on the map are, in one line. */
export function Legend(props: {
  readonly kind: PlayMap['kind'];
  readonly hasGame: boolean;
  readonly hasLeft: boolean;
}) {
  const words = () => inLanguage(text).legend;
  return (
    <ul class="map-legend">
      <Show
        when={props.kind === 'tree'}
        fallback={
          <Entry words={words().position}>
            <circle class="legend-plain" cx="6" cy="6" r="4" />
          </Entry>
        }
      >
        <Entry words={words().winner}>
          <circle class="legend-plain" cx="6" cy="6" r="4" />
        </Entry>
        <Entry words={words().loser}>
          <circle class="legend-hollow" cx="6" cy="6" r="3.5" />
        </Entry>
      </Show>
      <Entry words={words().only[props.kind]}>
        <path class="legend-only" d="M6 .800L11.200 6 6 11.200.8 6z" />
      </Entry>
      <Show when={props.hasGame}>
        <Entry words={words().game}>
          <path class="legend-game" d="M0 6h12" />
        </Entry>
      </Show>
      <Show when={props.hasLeft}>
        <Entry words={words().left}>
          <path class="legend-left" d="M2 2l8 8M10 2l-8 8" />
        </Entry>
      </Show>
    </ul>
  );
}

function Entry(props: { readonly words: string; readonly children: JSX.Element }) {
  return (
    <li>
      <svg class="legend-shape" viewBox="0 0 12 12" aria-hidden="true">
        {props.children}
      </svg>
      {props.words}
    </li>
  );
}
