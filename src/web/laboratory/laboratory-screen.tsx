import { type Component, createEffect, createMemo, For, lazy, on, Show } from 'solid-js';
import { formatRoute, go, route } from '../routes.ts';
import { inLanguage } from '../settings.ts';
import { LoadBoundary } from '../shell/load-failed.tsx';
import { notify } from '../shell/notices.tsx';
import { text as shellText } from '../shell/text.ts';
import { useTitle } from '../shell/title.ts';
import './laboratory.css';
import type { LabPartProps } from './part-props.ts';
import { formatLabPlace, type LabPart, type LabPlace, labParts, parseLabPlace } from './place.ts';
import { text } from './text.ts';

/** Each is loaded when it is opened. */
const parts: Readonly<Record<LabPart, Component<LabPartProps>>> = {
  look: lazy(() => import('./look/look-part.tsx')),
  plots: lazy(() => import('./plots/plots-part.tsx')),
  evaluate: lazy(() => import('./evaluate/evaluate-part.tsx')),
  predict: lazy(() => import('./predict/predict-part.tsx')),
  homework: lazy(() => import('./homework/homework-part.tsx')),
  lessons: lazy(() => import('./lessons/lessons-part.tsx')),
};

const start: LabPlace = { part: labParts[0], options: new Map() };

/** Where one looks into searches: each of its parts has a place of its own in the address. */
export default function LaboratoryScreen() {
  const words = () => inLanguage(text);
  const place = createMemo<LabPlace>((before) => {
    const here = route();
    // A sheet may lie over the screen: what is below stays.
    return here.screen === 'lab' ? (parseLabPlace(here.place) ?? start) : before;
  }, start);
  createEffect(() => {
    const here = route();
    if (here.screen !== 'lab' || parseLabPlace(here.place)) return;
    notify(words().nowhere);
    go({ screen: 'lab', place: '' }, { replace: true });
  });
  let nav: HTMLElement | undefined;
  // On a phone not all parts are in view; the one that is open should be.
  createEffect(
    on(
      () => place().part,
      () =>
        nav
          ?.querySelector('[aria-current]')
          ?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'center' }),
    ),
  );
  useTitle(() => words().pageTitle(words().parts[place().part]));
  return (
    <div class="page laboratory">
      <header class="laboratory-head">
        <h1>{words().title}</h1>
        <p>{words().summary}</p>
        <nav ref={nav} class="laboratory-parts" aria-label={words().title}>
          <For each={labParts}>
            {(part) => (
              <a
                href={formatRoute({ screen: 'lab', place: formatLabPlace(moved(place(), part)) })}
                aria-current={place().part === part ? 'page' : undefined}
              >
                {words().parts[part]}
              </a>
            )}
          </For>
        </nav>
      </header>
      <LoadBoundary failed={inLanguage(shellText).broken}>
        <Show when={parts[place().part]} keyed>
          {(Part) => <Part place={place()} />}
        </Show>
      </LoadBoundary>
    </div>
  );
}

/** The same game and position in another part. */
function moved({ game, position }: LabPlace, part: LabPart): LabPlace {
  return { part, ...(game !== undefined && { game }), ...(position !== undefined && { position }), options: new Map() };
}
