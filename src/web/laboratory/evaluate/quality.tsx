import { For, type JSX, Show } from 'solid-js';
import type { OrderingHelp } from '../../../study/measures/ordering-help.ts';
import { inLanguage, settings } from '../../settings.ts';
import type { Judged } from './judged.ts';
import { text } from './text.ts';

/** How well an evaluation judges: in all, and by how far the end is. */
export function Quality(props: {
  readonly judged: Judged;
  readonly isInPlies: boolean;
  readonly ordering: OrderingHelp | undefined;
  /** How it compares with another. */
  readonly children: JSX.Element;
}) {
  const words = () => inLanguage(text);
  return (
    <>
      <p class="quality-share">
        <strong>{percent(props.judged.kept.value)}</strong> {words().keepsWhat}
      </p>
      <p class="evaluate-help">{words().keeps(props.judged.kept, props.judged.positions)}</p>
      {props.children}
      <Show when={props.ordering}>{(help) => <p>{words().ordering(help())}</p>}</Show>
      <table class="quality-table">
        <caption>{words().byDistance}</caption>
        <thead>
          <tr>
            <th scope="col">{props.isInPlies ? words().plies : words().stage}</th>
            <th scope="col">{words().kept}</th>
            <th scope="col">{words().positions}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.judged.groups}>
            {({ distance, positions, kept }) => (
              <tr>
                <th scope="row">{distance ?? words().drawn}</th>
                <td class="quality-kept">
                  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="quality-ground" width="100" height="8" />
                    <rect class="quality-bar" width={100 * kept.value} height="8" />
                    <path class="quality-reach" d={`M${100 * kept.low} 4H${100 * kept.high}`} />
                  </svg>
                  <span>{percent(kept.value)}</span>
                </td>
                <td>{positions}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </>
  );
}

export function percent(share: number): string {
  const format = new Intl.NumberFormat(settings.language === 'pt' ? 'pt-PT' : 'en', { maximumFractionDigits: 1 });
  return Number.isNaN(share) ? '–' : `${format.format(share * 100)} %`;
}
