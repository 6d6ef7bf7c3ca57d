import { createEffect, createSignal, createUniqueId, For, onCleanup } from 'solid-js';
import { inLanguage } from '../../settings.ts';
import { Button } from '../../shell/button.tsx';
import { written } from './numbers.ts';
import { text } from './text.ts';

export interface TransportProps {
  readonly moment: number;
  readonly last: number;
  /** Whether moments are positions that were looked at, rather than steps. */
  readonly isByPositions: boolean;
  readonly isByWalks: boolean;
  /** The moment of the next cut or walk; undefined where there is none. */
  next(): number | undefined;
  onMoment(moment: number, isRunning: boolean): void;
  /** Takes the keys of the part. */
  onKeys(press: (key: string) => boolean): void;
}

/** Steps a second. */
const paces = [1, 4, 15, 60, 500, 5000];
const usualPace = 15;
const maxFrames = 30;

/** Goes through a search like a player of music through a piece. */
export function Transport(props: TransportProps) {
  const words = () => inLanguage(text).transport;
  const id = createUniqueId();
  const [isRunning, setRunning] = createSignal(false);
  const [pace, setPace] = createSignal(usualPace);
  const isAtStart = () => props.moment <= 0;
  const isAtEnd = () => props.moment >= props.last;
  const goTo = (moment: number) => {
    setRunning(false);
    props.onMoment(Math.max(0, Math.min(props.last, moment)), false);
  };
  const run = () => {
    if (!isRunning() && isAtEnd()) props.onMoment(0, true);
    setRunning(!isRunning());
  };
  const toNext = () => goTo(props.next() ?? props.last);

  createEffect(() => {
    if (!isRunning()) return;
    const frames = Math.min(pace(), maxFrames);
    const many = pace() / frames;
    let due = 0;
    const timer = setInterval(() => {
      due += many;
      const steps = Math.floor(due);
      due -= steps;
      const next = Math.min(props.last, props.moment + steps);
      props.onMoment(next, true);
      if (next >= props.last) setRunning(false);
    }, 1000 / frames);
    onCleanup(() => clearInterval(timer));
  });

  props.onKeys((key) => {
    const actions: Readonly<Record<string, () => void>> = {
      ',': () => goTo(props.moment - 1),
      '.': () => goTo(props.moment + 1),
      c: toNext,
      p: run,
    };
    actions[key]?.();
    return Object.hasOwn(actions, key);
  });

  const where = () => {
    const [moment, last] = [written(props.moment), written(props.last)];
    return props.isByPositions ? words().positionsOf(moment, last) : words().stepOf(moment, last);
  };
  return (
    <section class="transport" aria-label={words().label}>
      <div class="transport-slider">
        <label class="visually-hidden" for={`${id}-step`}>
          {props.isByPositions ? words().positions : words().step}
        </label>
        <input
          id={`${id}-step`}
          type="range"
          min="0"
          max={props.last}
          step="1"
          value={props.moment}
          aria-valuetext={where()}
          onInput={(event) => goTo(event.currentTarget.valueAsNumber)}
        />
        <output class="transport-where" for={`${id}-step`}>
          {where()}
        </output>
      </div>
      <div class="transport-buttons">
        <Button icon="first" label={words().toStart} disabled={isAtStart()} onClick={() => goTo(0)} />
        <Button icon="previous" label={words().back} disabled={isAtStart()} onClick={() => goTo(props.moment - 1)} />
        <Button
          kind="main"
          icon={isRunning() ? 'pause' : 'play'}
          label={isRunning() ? words().pause : words().run}
          onClick={run}
        />
        <Button icon="next" label={words().on} disabled={isAtEnd()} onClick={() => goTo(props.moment + 1)} />
        <Button icon="last" label={words().toEnd} disabled={isAtEnd()} onClick={() => goTo(props.last)} />
        <Button class="transport-cut" disabled={isAtEnd() || props.next() === undefined} onClick={toNext}>
          {props.isByWalks ? words().nextWalk : words().nextCut}
        </Button>
        <div class="transport-pace">
          <span class="quiet" aria-hidden="true">
            {words().pace}
          </span>
          <select aria-label={words().pace} onChange={(event) => setPace(Number(event.currentTarget.value))}>
            <For each={paces}>
              {(each) => (
                <option value={each} selected={each === pace()}>
                  {words().paceOf(written(each))}
                </option>
              )}
            </For>
          </select>
        </div>
      </div>
      <p class="transport-keys quiet">{props.isByWalks ? words().keysOfWalks : words().keys}</p>
    </section>
  );
}
