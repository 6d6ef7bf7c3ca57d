import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import {
  childrenAt,
  currentNode,
  effortAt,
  isKnown,
  iterationAt,
  kindOfStep,
  type NodeId,
  nextStepOf,
  nodeAt,
  pathTo,
  stepAtNodes,
} from '../../../study/search-tree.ts';
import { moveInSentence } from '../../../text/say.ts';
import { signed } from '../../../text/wording.ts';
import { inLanguage, settings } from '../../settings.ts';
import { announce } from '../../shell/announce.tsx';
import { WithShapes } from '../../table/verdict-mark.tsx';
import type { Lab } from '../worker/lab.ts';
import { MovesTable } from './moves-table.tsx';
import { NodePanel, valueInWords } from './node-panel.tsx';
import { written } from './numbers.ts';
import { inSentence, playerToMove, type ShownSearch, whoMoved } from './search.ts';
import { text } from './text.ts';
import { Totals } from './totals.tsx';
import { Transport } from './transport.tsx';
import { TreeCanvas } from './tree-canvas.tsx';
import { createTruths } from './truths.ts';

export interface LookViewProps {
  readonly lab: Lab;
  /** One, or two beside each other, which then go on by positions: each has looked at as many as the other, or is done. */
  readonly searches: readonly ShownSearch[];
  /** The moment in the address; the end where it says none. */
  readonly step: number | undefined;
  onStep(step: number | undefined): void;
}

/** One search among those that are shown. */
interface Pane {
  readonly search: ShownSearch;
  step(): number;
  chosen(): NodeId;
  choose(node: NodeId): void;
}

export function LookView(props: LookViewProps) {
  const isPair = () => props.searches.length > 1;
  const last = createMemo(() => Math.max(...props.searches.map((search) => lastOf(search, isPair()))));
  const [moment, setMoment] = createSignal(Math.min(props.step ?? last(), last()));
  // The address may be changed by others: a link, or Back.
  createEffect(
    on(
      () => props.step,
      (step) => setMoment(Math.min(step ?? last(), last())),
      { defer: true },
    ),
  );
  const goTo = (next: number, isRunning: boolean) => {
    for (const pane of panes) pane.choose(-1);
    setMoment(next);
    props.onStep(next === last() ? undefined : next);
    const [first] = panes;
    // Who listens hears where a run ends, not each step of it.
    if (first && (!isRunning || next === last())) announce(stepSentence(first));
  };
  const panes: readonly Pane[] = props.searches.map((search) => {
    const [picked, setPicked] = createSignal<NodeId>(-1);
    const step = createMemo(() => (isPair() ? stepAtNodes(search.tree, moment()) : moment()));
    const chosen = createMemo(() => {
      const node = picked();
      if (node >= 0 && isKnown(search.tree, node, step())) return node;
      return step() === search.tree.stepCount
        ? iterationAt(search.tree, step()).root
        : currentNode(search.tree, step());
    });
    return { search, step, chosen, choose: setPicked };
  });
  const [active, setActive] = createSignal(0);
  const shownPane = () => panes[active()] ?? panes[0];

  const [first] = props.searches;
  const truths = createTruths(props.lab, first?.game.id ?? '');
  const inView = panes.map(() => createSignal<readonly NodeId[]>([]));
  createEffect(() => {
    const pane = shownPane();
    if (!pane) return;
    const { search } = pane;
    const chosen = pane.chosen();
    const near = [chosen, ...childrenAt(search.tree, chosen, pane.step()), ...pathTo(search.tree, chosen)];
    const texts = near.map((node) => search.positions.textOf(node));
    for (const [index, each] of panes.entries()) {
      for (const node of inView[index]?.[0]() ?? []) texts.push(each.search.positions.textOf(node));
    }
    truths.want([...new Set(texts)]);
  });

  const next = () => {
    const moments = panes.flatMap((pane) => nextMark(pane.search, moment(), isPair()) ?? []);
    return moments.length > 0 ? Math.min(...moments) : undefined;
  };
  let press: (key: string) => boolean = () => false;
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (event.ctrlKey || event.metaKey || event.altKey || (isField && event.key !== ',' && event.key !== '.')) return;
    if (press(event.key)) event.preventDefault();
  };
  return (
    <div
      class="look-view"
      classList={{ 'is-pair': isPair() }}
      ref={(element) => element.addEventListener('keydown', onKeyDown)}
    >
      <div class="look-trees">
        <For each={panes}>
          {(pane, index) => (
            <section
              class="look-pane"
              classList={{ 'is-active': isPair() && active() === index() }}
              aria-label={pane.search.name}
            >
              <PaneTitle pane={pane} />
              <TreeCanvas
                search={pane.search}
                step={pane.step()}
                chosen={pane.chosen()}
                truths={truths}
                onChoose={(node) => {
                  setActive(index());
                  pane.choose(node);
                }}
                onView={(nodes) => inView[index()]?.[1](nodes)}
              />
            </section>
          )}
        </For>
      </div>
      <Show when={shownPane()} keyed>
        {(pane) => (
          <div class="look-node">
            <NodePanel
              lab={props.lab}
              search={pane.search}
              step={pane.step()}
              node={pane.chosen()}
              truths={truths}
              onChoose={pane.choose}
            />
            <MovesTable
              search={pane.search}
              step={pane.step()}
              node={pane.chosen()}
              truths={truths}
              onChoose={pane.choose}
            />
          </div>
        )}
      </Show>
      <Transport
        moment={moment()}
        last={last()}
        isByPositions={isPair()}
        isByWalks={props.searches.every(({ tree }) => tree.isByWalks)}
        next={next}
        onMoment={goTo}
        onKeys={(taken) => {
          press = taken;
        }}
      />
      <div class="look-rest">
        <Legend isByWalks={props.searches.every(({ tree }) => tree.isByWalks)} />
        <Totals searches={panes.map((pane) => ({ search: pane.search, step: pane.step() }))} />
      </div>
    </div>
  );
}

function PaneTitle(props: { readonly pane: Pane }) {
  const words = () => inLanguage(text);
  const search = () => props.pane.search;
  const depth = () => iterationAt(search().tree, props.pane.step()).depth;
  return (
    <header class="look-pane-title">
      <h2>{search().name}</h2>
      <Show when={search().meaning !== search().name}>
        <span class="quiet">{search().meaning}</span>
      </Show>
      <Show when={depth()}>{(plies) => <span class="quiet">{words().tree.depth(plies())}</span>}</Show>
      <p class="look-step">{stepSentence(props.pane)}</p>
      <Show when={!search().isWhole}>
        <p class="look-bound">{words().notWhole(written(search().tree.stepCount), search().name)}</p>
      </Show>
    </header>
  );
}

function Legend(props: { readonly isByWalks: boolean }) {
  const sentences = () => inLanguage(text)[props.isByWalks ? 'legendOfWalks' : 'legend'];
  return (
    <ul class="look-legend quiet">
      <For each={sentences()}>
        {(sentence) => (
          <li>
            <WithShapes sentence={sentence} />
          </li>
        )}
      </For>
    </ul>
  );
}

/** How far a search goes: in steps, or in positions. */
function lastOf({ tree }: ShownSearch, isByPositions: boolean): number {
  return isByPositions ? effortAt(tree, tree.stepCount).nodes : tree.stepCount;
}

/** The moment of the next cut, or where a tree grows by walks of the next walk. */
function nextMark({ tree }: ShownSearch, moment: number, isByPositions: boolean): number | undefined {
  const kind = tree.isByWalks ? 'visit' : 'cut';
  if (!isByPositions) return nextStepOf(tree, kind, moment);
  let step = nextStepOf(tree, kind, stepAtNodes(tree, moment));
  while (step !== undefined && effortAt(tree, step).nodes <= moment) step = nextStepOf(tree, kind, step);
  return step === undefined ? undefined : effortAt(tree, step).nodes;
}

/** What the last step did, in a sentence. */
function stepSentence({ search, step }: Pane): string {
  const words = inLanguage(text).steps;
  const { tree, positions, game } = search;
  const kind = kindOfStep(tree, step());
  if (!kind) return words.start;
  const node = currentNode(tree, step());
  const names = inLanguage(game.text).players;
  const moment = nodeAt(tree, node, step());
  const isCut = kind === 'cut';
  return words[kind]({
    move: moveInSentence(game, positions.moveOf(node) || inLanguage(text).node.root, settings.language),
    player: inSentence(names[isCut ? playerToMove(search, node) : whoMoved(search, node)]),
    opponent: inSentence(names[isCut ? whoMoved(search, node) : playerToMove(search, node)]),
    score: kind === 'visit' ? lastResult(search, node, step()) : valueInWords(search, node, step()),
    left: moment.cut ?? 0,
    depth: iterationAt(tree, step()).depth ?? 0,
    visits: written(moment.visits),
  });
}

/** What the last walk to a node came to, for whoever moved there. */
function lastResult({ tree }: ShownSearch, node: NodeId, step: number): string {
  const result = nodeAt(tree, node, step).total - nodeAt(tree, node, step - 1).total;
  return signed(result, 2, settings.language);
}
