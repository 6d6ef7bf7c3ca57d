import { createUniqueId, For } from 'solid-js';
import type { Feature } from '../../../core/player.ts';
import { inLanguage } from '../../settings.ts';
import { text } from './text.ts';
import { sliderReach, type Weights } from './weights.ts';

interface SlidersProps {
  readonly features: readonly Feature<unknown>[];
  readonly weights: Weights;
  onChange(feature: string, weight: number): void;
}

/** What the game counts, each with its sentence and its weight. */
export function Sliders(props: SlidersProps) {
  const reach = () => sliderReach(props.weights);
  return (
    <ul class="sliders">
      <For each={props.features}>
        {(feature) => {
          const id = createUniqueId();
          const weight = () => props.weights.get(feature.id) ?? 0;
          return (
            <li class="slider" classList={{ 'is-unused': weight() === 0 }}>
              <span class="slider-name">
                <code>{feature.id}</code>
                <output for={id}>{String(weight()).replace('-', '−')}</output>
              </span>
              <input
                id={id}
                type="range"
                min={-reach()}
                max={reach()}
                step={1}
                value={weight()}
                aria-label={inLanguage(text).slider(feature.id)}
                aria-describedby={`${id}-text`}
                onInput={(event) => props.onChange(feature.id, Number(event.currentTarget.value))}
              />
              <span id={`${id}-text`} class="evaluate-help">
                {inLanguage(feature.text)}
              </span>
            </li>
          );
        }}
      </For>
    </ul>
  );
}
