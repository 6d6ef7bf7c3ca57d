import { Show } from 'solid-js';
import { formatRoute } from '../../routes.ts';
import { inLanguage } from '../../settings.ts';
import { LinkButton } from '../../shell/button.tsx';
import type { DuePuzzle } from '../due.ts';
import { formatPuzzlePlace } from '../place.ts';
import { text } from './text.ts';

/** What was failed before and is to come again now. */
export function DueCard(props: { readonly due: readonly DuePuzzle[] }) {
  const words = () => inLanguage(text);
  return (
    <section class="puzzles-card" aria-labelledby="puzzles-due">
      <h2 id="puzzles-due">{words().due}</h2>
      <p class="quiet">{props.due.length > 0 ? words().dueDetail(props.due.length) : words().nothingDue}</p>
      <Show when={props.due[0]}>
        {(first) => (
          <div class="puzzles-ways">
            <LinkButton
              kind="main"
              href={formatRoute({ screen: 'puzzle', place: formatPuzzlePlace({ ...first(), set: 'due' }) })}
            >
              {words().begin}
            </LinkButton>
          </div>
        )}
      </Show>
    </section>
  );
}
