import { Show } from 'solid-js';
import type { Game } from '../../../core/game.ts';
import { sayProblem } from '../../../text/say-problem.ts';
import { webSpeaker } from '../../problem-text.ts';
import { inLanguage, settings } from '../../settings.ts';
import { Button } from '../../shell/button.tsx';
import { lookSpeaker } from './problem-text.ts';
import type { Searching } from './search.ts';
import { text } from './text.ts';

/** What is said while there is nothing to see yet, or nothing at all. */
export function SearchWaiting(props: { readonly searching: Searching; readonly game: Game | undefined }) {
  const words = () => inLanguage(text);
  const working = () => {
    const state = props.searching.state();
    return state.kind === 'working' ? state : undefined;
  };
  const problem = () => {
    const state = props.searching.state();
    if (state.kind !== 'problem') return undefined;
    const speakers = [...(props.game ? [props.game] : []), lookSpeaker, webSpeaker];
    return sayProblem(state.problem, settings.language, ...speakers);
  };
  return (
    <>
      <Show when={working()}>
        {(state) => (
          <div class="look-waiting">
            <p>{words().working(state().player)}</p>
            <progress value={state().done} max="1" aria-label={words().working(state().player)} />
            <Button onClick={() => props.searching.stop()}>{words().stop}</Button>
          </div>
        )}
      </Show>
      <Show when={props.searching.state().kind === 'stopped'}>
        <div class="look-waiting">
          <p>{words().stopped}</p>
          <Button icon="retry" onClick={() => props.searching.again()}>
            {words().again}
          </Button>
        </div>
      </Show>
      <Show when={problem()}>
        {(sentence) => (
          <p class="look-problem" role="alert">
            {sentence()}
          </p>
        )}
      </Show>
    </>
  );
}
