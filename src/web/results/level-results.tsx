import { createResource, Show } from 'solid-js';
import { deps } from '../browser-deps.ts';
import { inLanguage } from '../settings.ts';
import '../shell/button.css';
import { standingAgainst, winsToMoveOn } from './standing.ts';
import { resultsText } from './text.ts';

export interface LevelResultsProps {
  /** The game's id. */
  readonly game: string;
  readonly level: number;
  /** How many levels there are. */
  readonly levels: number;
  onTry(level: number): void;
}

/** How one has done against a level so far; after wins, the next one is suggested. Nothing before the first game. */
export function LevelResults(props: LevelResultsProps) {
  const text = () => inLanguage(resultsText);
  const [results] = createResource(() => deps.results.list());
  const standing = () => standingAgainst(results.latest ?? [], props.game, props.level);
  const wins = () => winsToMoveOn(results.latest ?? [], props.game, props.level, props.levels);
  return (
    <Show when={standing()}>
      {(found) => (
        <p class="level-results quiet">
          {text().standing(props.level, found())}{' '}
          <Show when={wins()}>
            {(times) => (
              <>
                {text().beaten(props.level, times())}{' '}
                <button type="button" class="link-button" onClick={() => props.onTry(props.level + 1)}>
                  {text().tryNext(props.level + 1)}
                </button>
              </>
            )}
          </Show>
        </p>
      )}
    </Show>
  );
}
