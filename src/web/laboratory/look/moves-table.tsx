import { createMemo, For, Show } from 'solid-js';
import { legalMoves } from '../../../core/match.ts';
import { childrenAt, entry, type NodeId, nodeAt, sizeAt } from '../../../study/search-tree.ts';
import { catalogues } from '../../../text/say.ts';
import { inLanguage, settings } from '../../settings.ts';
import { VerdictMark } from '../../table/verdict-mark.tsx';
import { percent, written } from './numbers.ts';
import { MarkOfScore } from './score-mark.tsx';
import { errorOf, markOfNode, meanOf, type ShownSearch, truthOf } from './search.ts';
import { text } from './text.ts';
import type { Truths } from './truths.ts';

export interface MovesTableProps {
  readonly search: ShownSearch;
  readonly step: number;
  readonly node: NodeId;
  readonly truths: Truths;
  onChoose(node: NodeId): void;
}

/** The moves of the chosen node, those that were left out too: the tree in words, from which one goes on. */
export function MovesTable(props: MovesTableProps) {
  const words = () => inLanguage(text).moves;
  /** In the order in which they were looked at; those of walks by how often, as that is what decides. */
  const children = createMemo(() => {
    const { tree } = props.search;
    const found = childrenAt(tree, props.node, props.step);
    const visits = (node: NodeId) => sizeAt(tree, node, props.step);
    return tree.isByWalks ? [...found].sort((one, other) => visits(other) - visits(one)) : found;
  });
  const hasPriors = () => children().some((child) => nodeAt(props.search.tree, child, props.step).prior !== undefined);
  const isByWalks = () => props.search.tree.isByWalks;
  const others = createMemo(() => {
    const { game, positions, tree } = props.search;
    const state = positions.stateOf(props.node);
    const looked = new Set(children().map((child) => entry(tree.nodes.moves, child)));
    return legalMoves(game, state)
      .filter((move) => !looked.has(move))
      .map((move) => game.notation.move(state, move));
  });
  const isCut = () => nodeAt(props.search.tree, props.node, props.step).cut !== undefined;
  return (
    <Show when={children().length + others().length > 0} fallback={<p class="quiet">{words().none}</p>}>
      <section class="moves-scroll" tabindex="0" aria-label={words().caption}>
        <table class="look-table">
          <caption>{words().caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words().move}</th>
              <Show
                when={isByWalks()}
                fallback={
                  <>
                    <th scope="col">{words().value}</th>
                    <th scope="col">{words().truth}</th>
                    <th scope="col">{words().size}</th>
                  </>
                }
              >
                <th scope="col">{words().visits}</th>
                <th scope="col">{words().mean}</th>
                <Show when={hasPriors()}>
                  <th scope="col">{words().prior}</th>
                </Show>
                <th scope="col">{words().truth}</th>
              </Show>
            </tr>
          </thead>
          <tbody>
            <For each={children()}>{(child) => <MoveRow {...props} child={child} hasPriors={hasPriors()} />}</For>
            <Show when={others().length > 0}>
              <tr class="is-left-out">
                <td colspan="5">{(isCut() ? words().cutOut : words().notYet)(others().join(', '))}</td>
              </tr>
            </Show>
          </tbody>
        </table>
      </section>
    </Show>
  );
}

function MoveRow(props: MovesTableProps & { readonly child: NodeId; readonly hasPriors: boolean }) {
  const words = () => inLanguage(text).moves;
  const moment = () => nodeAt(props.search.tree, props.child, props.step);
  const size = () => written(sizeAt(props.search.tree, props.child, props.step));
  return (
    <tr classList={{ 'is-wrong': errorOf(props.search, props.truths, props.child, props.step) !== undefined }}>
      <th scope="row">
        <button type="button" class="link-button" onClick={() => props.onChoose(props.child)}>
          {props.search.positions.moveOf(props.child)}
        </button>
      </th>
      <Show
        when={props.search.tree.isByWalks}
        fallback={
          <>
            <td>
              <MarkOfScore mark={markOfNode(props.search, props.child, props.step)} none={words().open} />
              <Show when={errorOf(props.search, props.truths, props.child, props.step)}>
                <span class="visually-hidden">{words().wrong}</span>
              </Show>
            </td>
            <td>
              <TruthCell {...props} />
            </td>
            <td>{size()}</td>
          </>
        }
      >
        <td>{size()}</td>
        <td>{meanOf(moment(), settings.language) ?? '–'}</td>
        <Show when={props.hasPriors}>
          <td>{percent(moment().prior ?? 0)}</td>
        </Show>
        <td>
          <TruthCell {...props} />
        </td>
      </Show>
    </tr>
  );
}

function TruthCell(props: MovesTableProps & { readonly child: NodeId }) {
  const truth = () => truthOf(props.search, props.truths, props.child);
  return (
    <Show when={truth()} fallback={<span class="quiet">{truth() === null ? inLanguage(text).node.unknown : '…'}</span>}>
      {(verdict) => (
        <>
          <VerdictMark verdict={verdict()} />
          <span class="visually-hidden">{inLanguage(catalogues).verdicts.move(verdict())}</span>
        </>
      )}
    </Show>
  );
}
