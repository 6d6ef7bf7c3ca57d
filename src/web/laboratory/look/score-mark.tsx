import { Show } from 'solid-js';
import { inLanguage } from '../../settings.ts';
import { VerdictMark } from '../../table/verdict-mark.tsx';
import type { ScoreMark } from './score.ts';
import { text } from './text.ts';

/** A score: a badge as at the table where it means a win or a loss, points otherwise. */
export function MarkOfScore(props: { readonly mark: ScoreMark | undefined; readonly none: string }) {
  const bound = () => /^[≤≥]?/u.exec(props.mark?.text ?? '')?.[0] ?? '';
  const plies = () => (props.mark?.isSooner ? null : Number((props.mark?.text ?? '').slice(bound().length)));
  const words = () => inLanguage(text).node;
  const inWords = (value: 'win' | 'loss') => {
    const count = plies();
    return count === null ? words().sooner[value] : words()[value](count);
  };
  return (
    <Show when={props.mark} fallback={<span class="quiet">{props.none}</span>}>
      {(mark) => (
        <span class="score-mark">
          <Show when={mark().tone} fallback={mark().text}>
            {bound()}
            <VerdictMark verdict={{ exact: true, value: mark().tone === 'win' ? 'win' : 'loss', plies: plies() }} />
            <Show when={mark().isSooner}>
              <span aria-hidden="true">{words().sooner.mark}</span>
            </Show>
            <span class="visually-hidden">{inWords(mark().tone === 'win' ? 'win' : 'loss')}</span>
          </Show>
        </span>
      )}
    </Show>
  );
}
