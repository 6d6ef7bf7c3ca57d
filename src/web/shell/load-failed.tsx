import { createEffect, createSignal, ErrorBoundary, type JSX, on, onCleanup, Show } from 'solid-js';
import { route } from '../routes.ts';
import { inLanguage } from '../settings.ts';
import { Button } from './button.tsx';
import './load-failed.css';
import { text } from './text.ts';
import { tryAgain } from './try-again.ts';

interface LoadFailedProps {
  /** What could not be loaded, in one sentence. */
  readonly sentence: string;
  /** Other ways on than to try again. */
  readonly children?: JSX.Element;
}

/** What is seen instead of what could not be loaded: a sentence, and the offer to try again. */
export function LoadFailed(props: LoadFailedProps) {
  const [isCutOff, setCutOff] = createSignal(false);
  const retry = async () => {
    setCutOff(false);
    setCutOff(!(await tryAgain()));
  };
  return (
    <div class="load-failed" role="alert">
      <p>{props.sentence}</p>
      <Show when={isCutOff()}>
        <p>{inLanguage(text).cutOff}</p>
      </Show>
      <div class="load-failed-actions">
        <Button icon="retry" onClick={() => void retry()}>
          {inLanguage(text).tryAgain}
        </Button>
        {props.children}
      </div>
    </div>
  );
}

interface LoadBoundaryProps {
  /** What is said where the content can't be loaded. */
  readonly failed: string;
  /** Other ways on then, beside trying again. */
  readonly actions?: JSX.Element;
  /** What lies around the two. */
  frame?(content: JSX.Element): JSX.Element;
  readonly children: JSX.Element;
}

/** Content that has to be loaded, or a word on what could not be. Another address is another chance. */
export function LoadBoundary(props: LoadBoundaryProps) {
  return (
    <ErrorBoundary
      fallback={(error, reset) => {
        console.error(error);
        createEffect(on(route, () => reset(), { defer: true }));
        const content = <LoadFailed sentence={props.failed}>{props.actions}</LoadFailed>;
        return props.frame ? props.frame(content) : content;
      }}
    >
      {props.children}
    </ErrorBoundary>
  );
}

/** Nothing is said of waiting that is over before one looks, and what takes this long may never come. */
const soonMilliseconds = 1000;
const longMilliseconds = 15_000;

/** What is seen while something loads: nothing for a moment, then a word, and at last the offer to try again. */
export function Waiting(props: { frame(content: JSX.Element): JSX.Element }) {
  const isLate = after(soonMilliseconds);
  const isStuck = after(longMilliseconds);
  const words = () => inLanguage(text);
  return (
    <Show when={isLate()}>
      <div aria-busy="true">
        {props.frame(
          <Show when={isStuck()} fallback={<p class="quiet">{words().loading}</p>}>
            <LoadFailed sentence={words().slow} />
          </Show>,
        )}
      </div>
    </Show>
  );
}

function after(milliseconds: number): () => boolean {
  const [isAfter, setAfter] = createSignal(false);
  const timer = setTimeout(() => setAfter(true), milliseconds);
  onCleanup(() => clearTimeout(timer));
  return isAfter;
}
