import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import { childrenAt, entry, iterationAt, type NodeId, pathTo } from '../../../study/search-tree.ts';
import { inLanguage } from '../../settings.ts';
import { Button } from '../../shell/button.tsx';
import { type Paint, pageColours, type Size, WalkedCanvas } from '../../shell/walked-canvas.tsx';
import { colourNames, drawTree } from './draw-tree.ts';
import { faceOf, type ShownSearch } from './search.ts';
import { text } from './text.ts';
import {
  type Camera,
  isLegible,
  layOut,
  narrowed,
  nodeAtPoint,
  nodesInView,
  overview,
  panned,
  picture,
  placeOf,
  type TreePicture,
  zoomed,
} from './tree-picture.ts';
import type { Truths } from './truths.ts';

export interface TreeCanvasProps {
  readonly search: ShownSearch;
  readonly step: number;
  readonly chosen: NodeId;
  readonly truths: Truths;
  onChoose(node: NodeId): void;
  /** Hears which nodes can be seen. */
  onView(nodes: readonly NodeId[]): void;
}

/** No more truths are asked for at once. */
const maxInView = 80;
const zoomStep = 1.4;

/** A search tree, drawn: moved, zoomed and collapsed by mouse, touch and keys. The list of moves says the same in words. */
export function TreeCanvas(props: TreeCanvasProps) {
  const words = () => inLanguage(text).tree;
  const [size, setSize] = createSignal<Size>({ width: 0, height: 0 });
  const [camera, setCamera] = createSignal<Camera>();
  const [collapsed, setCollapsed] = createSignal<ReadonlySet<NodeId>>(new Set());
  const colours = pageColours(colourNames);

  const view = () => ({ tree: props.search.tree, step: props.step, collapsed: collapsed() });
  const [isWhole, setWhole] = createSignal(false);
  const rootNow = () => iterationAt(props.search.tree, props.step).root;
  const path = createMemo(() => new Set([...pathTo(props.search.tree, props.chosen), rootNow()]));
  const whole = createMemo(() => layOut(view()));
  const canBeNarrowed = createMemo(() => !isLegible(whole(), size()));
  const layout = createMemo(() =>
    isWhole() && canBeNarrowed() ? overview(view()) : narrowed(view(), whole(), size(), props.chosen),
  );
  const kind = createMemo(() => layout().kind);
  const isNarrowed = createMemo(() => canBeNarrowed() && !isWhole());
  // Where it is drawn in another way, what was in the middle means nothing.
  createEffect(on([kind, isNarrowed], () => setCamera(undefined), { defer: true }));
  const shown = createMemo<TreePicture | undefined>(() =>
    size().width > 0 ? picture(view(), layout(), size(), camera(), props.chosen) : undefined,
  );

  // Whoever looks elsewhere is taken along only as far as is needed to see what was chosen.
  createEffect(
    on([() => props.chosen, layout], ([chosen]) => {
      const now = shown();
      if (!camera() || now?.kind !== 'tidy') return;
      const node = now.tidy.nodes.find(({ id }) => id === chosen);
      if (!node) return;
      const { x, y } = placeOf(node, now);
      const edge = 40;
      const dx = Math.max(edge - x, 0) + Math.min(now.size.width - edge - x, 0);
      const dy = Math.max(edge - y, 0) + Math.min(now.size.height - edge - y, 0);
      if (dx !== 0 || dy !== 0) setCamera(panned(now, dx, dy));
    }),
  );
  createEffect(() => {
    const now = shown();
    if (now) props.onView(nodesInView(now, maxInView));
  });

  function painted(): Paint | undefined {
    const now = shown();
    if (!now) return undefined;
    const { search, truths, step, chosen } = props;
    const way = path();
    truths.changes();
    return (canvas, context, ratio) => {
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      drawTree(context, {
        shown: now,
        colours: colours(canvas),
        chosen,
        path: way,
        faceOf: (node, isDetailed) => faceOf(search, truths, node, step, isDetailed),
      });
      canvas.dataset.drawn = String(step);
    };
  }

  const zoom = (factor: number, at?: { x: number; y: number }) => {
    const now = shown();
    if (now) setCamera(zoomed(now, factor, at));
  };
  const showAll = () => {
    setWhole(true);
    setCamera(undefined);
  };
  const canCollapse = () => childrenAt(props.search.tree, props.chosen, props.step).length > 0;
  const toggle = (node: NodeId) => {
    const next = new Set(collapsed());
    if (!next.delete(node)) next.add(node);
    setCollapsed(next);
  };

  function press(key: string): boolean {
    const { tree } = props.search;
    const { parents } = tree.nodes;
    const parent = entry(parents, props.chosen);
    const siblings = parent < 0 ? [props.chosen] : childrenAt(tree, parent, props.step);
    const place = siblings.indexOf(props.chosen);
    const goTo = (node: NodeId | undefined) => {
      if (node !== undefined && node >= 0) props.onChoose(node);
    };
    const actions: Readonly<Record<string, () => void>> = {
      ArrowUp: () => goTo(parent),
      ArrowDown: () => goTo(collapsed().has(props.chosen) ? undefined : childrenAt(tree, props.chosen, props.step)[0]),
      ArrowLeft: () => goTo(siblings[place - 1]),
      ArrowRight: () => goTo(siblings[place + 1]),
      Enter: () => canCollapse() && toggle(props.chosen),
      ' ': () => canCollapse() && toggle(props.chosen),
      '+': () => zoom(zoomStep),
      '=': () => zoom(zoomStep),
      '-': () => zoom(1 / zoomStep),
      '0': () => (isWhole() && canBeNarrowed() ? setWhole(false) : showAll()),
    };
    actions[key]?.();
    return Object.hasOwn(actions, key);
  }

  const pan = (dx: number, dy: number) => {
    const now = shown();
    if (now) setCamera(panned(now, dx, dy));
  };
  let pressed: NodeId | undefined;
  function point(x: number, y: number, isTwice: boolean): void {
    const now = shown();
    // The first of two presses may have moved what lay there.
    const node = isTwice ? pressed : now && nodeAtPoint(now, x, y);
    pressed = node;
    if (node === undefined) return;
    props.onChoose(node);
    if (isTwice && canCollapse()) toggle(node);
  }

  return (
    <div class="tree-view" data-kind={kind()}>
      <WalkedCanvas
        class="tree-frame"
        label={words().label(props.search.name)}
        keys={words().keys}
        size={size()}
        onSize={setSize}
        painted={painted}
        onKey={press}
        pan={pan}
        zoom={zoom}
        press={point}
      />
      <div class="tree-tools">
        <Button kind="plain" icon="plus" label={words().zoomIn} onClick={() => zoom(zoomStep)} />
        <Button kind="plain" icon="minus" label={words().zoomOut} onClick={() => zoom(1 / zoomStep)} />
        <Button kind="plain" onClick={showAll}>
          {words().fit}
        </Button>
        <Show when={isWhole() && canBeNarrowed()}>
          <Button kind="plain" onClick={() => setWhole(false)}>
            {words().pathOnly}
          </Button>
        </Show>
        <Button kind="plain" disabled={!canCollapse()} onClick={() => toggle(props.chosen)}>
          {collapsed().has(props.chosen) ? words().expand : words().collapse}
        </Button>
        <Show when={collapsed().size > 0}>
          <Button kind="plain" onClick={() => setCollapsed(new Set<NodeId>())}>
            {words().expandAll}
          </Button>
        </Show>
      </div>
      <Show when={kind() === 'icicle'}>
        <p class="tree-note quiet">{props.search.tree.isByWalks ? words().icicleOfWalks : words().icicle}</p>
      </Show>
    </div>
  );
}
