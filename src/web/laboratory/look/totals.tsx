import { For, Show } from 'solid-js';
import type { Effort } from '../../../core/player.ts';
import { reportChoice } from '../../../engine/analysis/report.ts';
import { effortAt } from '../../../study/search-tree.ts';
import { inLanguage } from '../../settings.ts';
import { VerdictMark } from '../../table/verdict-mark.tsx';
import { percent, written } from './numbers.ts';
import { markOfScore, plainMark } from './score.ts';
import type { ShownSearch } from './search.ts';
import { text } from './text.ts';

export interface TotalsProps {
  /** Each with its moment. */
  readonly searches: readonly { readonly search: ShownSearch; readonly step: number }[];
}

/** What searches cost, as `compare` prints it, so far and in all, and what one saves against the other. */
export function Totals(props: TotalsProps) {
  const words = () => inLanguage(text).totals;
  return (
    <div class="totals">
      <section class="moves-scroll" tabindex="0" aria-label={words().caption}>
        <table class="look-table totals-table">
          <caption>{words().caption}</caption>
          <thead>
            <tr>
              <For each={words().headings}>{(heading) => <th scope="col">{heading}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={props.searches}>
              {({ search, step }) => (
                <>
                  <Show when={step < search.tree.stepCount}>
                    <tr class="quiet">
                      <th scope="row">{`${search.name} ${words().soFar}`}</th>
                      <td />
                      <td />
                      <Costs effort={effortAt(search.tree, step)} />
                    </tr>
                  </Show>
                  <Whole search={search} />
                </>
              )}
            </For>
          </tbody>
        </table>
      </section>
      <Comparison searches={props.searches.map(({ search }) => search)} />
    </div>
  );
}

function Whole(props: { readonly search: ShownSearch }) {
  const choice = () => choiceOf(props.search);
  return (
    <tr>
      <th scope="row">{props.search.name}</th>
      <td>{choice().move}</td>
      <td>
        <Show
          when={choice().verdict}
          fallback={choice().points === undefined ? '?' : plainMark(markOfScore(choice().points ?? 0, 1))}
        >
          {(verdict) => <VerdictMark verdict={verdict()} />}
        </Show>
      </td>
      <Costs effort={effortOfAll(props.search)} />
    </tr>
  );
}

function Costs(props: { readonly effort: Effort }) {
  const costs = () => {
    const { nodes, leaves, cutoffs, tableHits, depth } = props.effort;
    return [nodes, leaves, cutoffs, tableHits, depth];
  };
  return <For each={costs()}>{(cost) => <td>{written(cost)}</td>}</For>;
}

/** What the player counted; where it was followed only so far, what that cost. */
function effortOfAll({ isWhole, thought, tree }: ShownSearch): Effort {
  return (isWhole ? thought.effort : undefined) ?? effortAt(tree, tree.stepCount);
}

function choiceOf({ game, positions, name, thought }: ShownSearch) {
  return reportChoice(game, positions.stateOf(0), name, thought);
}

function Comparison(props: { readonly searches: readonly ShownSearch[] }) {
  const words = () => inLanguage(text).totals;
  const sentences = () => {
    const [one, other] = props.searches;
    if (!one || !other || !one.isWhole || !other.isWhole) return [];
    const [least, most] = [one, other].sort((a, b) => effortOfAll(a).nodes - effortOfAll(b).nodes);
    if (!least || !most) return [];
    const [few, many] = [effortOfAll(least).nodes, effortOfAll(most).nodes];
    return [
      few === many ? words().same : words().saved(least.name, most.name, percent(1 - few / many)),
      choiceOf(one).move === choiceOf(other).move ? words().agree : words().differ,
    ];
  };
  return (
    <Show when={sentences().length > 0}>
      <p class="totals-comparison">{sentences().join(' ')}</p>
    </Show>
  );
}
