import { Show } from 'solid-js';
import { inLanguage } from '../../settings.ts';
import { VerdictMark } from '../../table/verdict-mark.tsx';
import type { ScoreMark } from './score.ts';
import { text } from './text.ts';

/** A score: a badge as at the table where it means a win or a loss, points otherwise. */
export function MarkOfScore(props: { readonly mark: ScoreMark | undefined; readonly none: string }) {
  const bound = () => /^[≤≥]?/u.exec(props.mark?.text ?? '')?.[0] ?? '';
  const plies = () => Number((props.mark?.text ?? '').slice(bound().length));
  return (
    <Show when={props.mark} fallback={<span class="quiet">{props.none}</span>}>
      {(mark) => (
        <span class="score-mark">
          <Show when={mark().tone} fallback={mark().text}>
            {bound()}
            <VerdictMark verdict={{ exact: true, value: mark().tone === 'win' ? 'win' : 'loss', plies: plies() }} />
            <span class="visually-hidden">
              {inLanguage(text).node[mark().tone === 'win' ? 'win' : 'loss'](plies())}
            </span>
          </Show>
        </span>
      )}
    </Show>
  );
}
