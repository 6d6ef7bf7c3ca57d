import { For, Show } from 'solid-js';
import type { Value } from '../../core/oracle.ts';
import { sayPlayerInSentence } from '../../play/names.ts';
import { formatRoute } from '../routes.ts';
import { savedText } from '../saved/text.ts';
import { inLanguage, settings } from '../settings.ts';
import { Icon } from '../shell/icon.tsx';
import { VerdictMark } from '../table/verdict-mark.tsx';
import type { LastResult, Outcome } from './results.ts';
import { text } from './text.ts';

/** The shapes that values have elsewhere, so that a result is seen without its colour too. */
const values: Readonly<Record<Exclude<Outcome, 'neither'>, Value>> = { won: 'win', lost: 'loss', drawn: 'draw' };

/** How the last games came out, each a tap from its review. */
export default function LastResults(props: { readonly results: readonly LastResult[] }) {
  const words = () => inLanguage(text);
  return (
    <section class="home-section" aria-labelledby="home-results">
      <div class="home-heading">
        <h2 id="home-results">{words().results}</h2>
        <a href={formatRoute({ screen: 'saved' })}>{words().allSaved}</a>
      </div>
      <ul class="last-results">
        <For each={props.results}>
          {(result) => (
            <li>
              <a class="last-result" href={formatRoute({ screen: 'play', id: result.summary.id })}>
                <span class="last-result-mark" aria-hidden="true">
                  <Mark outcome={result.outcome} />
                </span>
                <span class="last-result-words">
                  <strong>{result.summary.name ?? inLanguage(result.text).name}</strong>{' '}
                  <span>{sayResult(result)}</span>
                </span>
                <time class="last-result-day" dateTime={new Date(result.ended).toISOString()}>
                  {words().day.format(result.ended)}
                </time>
              </a>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

function Mark(props: { readonly outcome: Outcome }) {
  const value = () => (props.outcome === 'neither' ? undefined : values[props.outcome]);
  return (
    <Show when={value()} fallback={<Icon name="people" />}>
      {(found) => <VerdictMark verdict={{ exact: true, value: found(), plies: null }} />}
    </Show>
  );
}

/** “You beat Level 3”; of other people’s games, who won. */
function sayResult({ outcome, against, summary, text: said }: LastResult): string {
  const words = inLanguage(text);
  if (against !== undefined && outcome !== 'neither') {
    return words.outcomes[outcome](sayPlayerInSentence(against, settings.language, 'within'));
  }
  const winner = summary.result?.winner ?? null;
  return winner === null ? inLanguage(savedText).drawn : inLanguage(savedText).won(inLanguage(said).players[winner]);
}
