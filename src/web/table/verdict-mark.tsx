import { For, Show } from 'solid-js';
import type { Tone } from '../../board/marks/badge.ts';
import { toneOf } from '../../board/marks/verdict-badge.ts';
import type { ReportedVerdict } from '../../core/report.ts';
import { verdictMark } from '../../text/verdict.ts';
import { settings } from '../settings.ts';
import './verdict-mark.css';

/** Drawn on a grid of 12, since not every font has the triangles. */
const shapes: Readonly<Record<Tone, string>> = {
  win: 'M6 1.500L11.5 10.500H.5z',
  loss: 'M6 10.500L.5 1.500h11z',
  draw: 'M1 3h10v2.200H1zM1 6.800h10V9H1z',
  estimate:
    'M.5 8.200C2.500 3 4.500 3.600 6 5.200S9 6.600 10 3.600L11.500 4.400C10 9.400 7.600 8.600 6 7S3.200 5.600 2 9z',
};

/** A verdict as a shape and a number: ▲5, =, ▼12, ~+0.31. Whoever shows it says the same in words. */
export function VerdictMark(props: { readonly verdict: ReportedVerdict }) {
  const tone = () => toneOf(props.verdict);
  const number = () =>
    verdictMark(props.verdict, false, settings.language)
      .replace(/^[▲▼=~]/u, '')
      .replace(/[()]/gu, '');
  return (
    <span class={`verdict-mark tone-${tone()}`}>
      <Shape tone={tone()} />
      <Show when={number()}>{number()}</Show>
    </span>
  );
}

function Shape(props: { readonly tone: Tone }) {
  return (
    <svg class="shape" viewBox="0 0 12 12" aria-hidden="true">
      <path d={shapes[props.tone]} />
    </svg>
  );
}

const tones: Readonly<Record<string, Tone>> = { '▲': 'win', '▼': 'loss' };

/** A sentence about marks, with the triangles drawn. */
export function WithShapes(props: { readonly sentence: string }) {
  return (
    <For each={props.sentence.replace(/\(([+−]n)\)/gu, '$1').split(/([▲▼])/u)}>
      {(part) => (
        <Show when={tones[part]} fallback={part}>
          {(tone) => <Shape tone={tone()} />}
        </Show>
      )}
    </For>
  );
}
