import { createEffect, createMemo, createSignal, createUniqueId, on, onCleanup, onMount, Show } from 'solid-js';
import { childrenAt, entry, iterationAt, type NodeId, pathTo } from '../../../study/search-tree.ts';
import { inLanguage, isDark } from '../../settings.ts';
import { Button } from '../../shell/button.tsx';
import { listenToPointers } from '../../shell/canvas-pointers.ts';
import { type Colours, coloursOf, drawTree } from './draw-tree.ts';
import { faceOf, type ShownSearch } from './search.ts';
import { text } from './text.ts';
import {
  type Camera,
  fitted,
  layOut,
  nodeAtPoint,
  nodesInView,
  panned,
  picture,
  placeOf,
  type Size,
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
  const keysId = createUniqueId();
  let canvas!: HTMLCanvasElement;

  const view = () => ({ tree: props.search.tree, step: props.step, collapsed: collapsed() });
  const layout = createMemo(() => layOut(view()));
  const kind = createMemo(() => layout().kind);
  // Where it is drawn in another way, what was in the middle means nothing.
  createEffect(on(kind, () => setCamera(undefined), { defer: true }));
  const shown = createMemo<TreePicture | undefined>(() =>
    size().width > 0 ? picture(view(), layout(), size(), camera(), props.chosen) : undefined,
  );
  const rootNow = () => iterationAt(props.search.tree, props.step).root;
  const path = createMemo(() => new Set([...pathTo(props.search.tree, props.chosen), rootNow()]));

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

  let colours: Colours | undefined;
  createEffect(() => {
    isDark();
    colours = undefined;
  });
  let frame = 0;
  createEffect(() => {
    const now = shown();
    isDark();
    if (!now) return;
    const { search, truths, step, chosen } = props;
    const hidden = collapsed();
    const way = path();
    truths.changes();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const context = canvas.getContext('2d');
      if (!context) return;
      const ratio = devicePixelRatio;
      const [width, height] = [Math.round(now.size.width * ratio), Math.round(now.size.height * ratio)];
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
      }
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      colours ??= coloursOf(canvas);
      drawTree(context, {
        shown: now,
        colours,
        chosen,
        path: way,
        faceOf: (node, isDetailed) => faceOf(search, truths, node, step, hidden, isDetailed),
      });
      canvas.dataset.drawn = String(step);
    });
  });
  onCleanup(() => cancelAnimationFrame(frame));
  onMount(() => {
    const observer = new ResizeObserver(() => setSize({ width: canvas.clientWidth, height: canvas.clientHeight }));
    observer.observe(canvas);
    onCleanup(() => observer.disconnect());
  });

  const zoom = (factor: number, at?: { x: number; y: number }) => {
    const now = shown();
    if (now) setCamera(zoomed(now, factor, at));
  };
  const showAll = () => {
    const now = layout();
    setCamera(now.kind === 'tidy' ? fitted(now.tidy, size()) : undefined);
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
      '0': showAll,
    };
    actions[key]?.();
    return Object.hasOwn(actions, key);
  }

  function take(element: HTMLCanvasElement): void {
    canvas = element;
    listenToPointers(element, {
      pan: (dx, dy) => {
        const now = shown();
        if (now) setCamera(panned(now, dx, dy));
      },
      zoom,
      press: (x, y, isTwice) => {
        const now = shown();
        const node = now && nodeAtPoint(now, x, y);
        if (node === undefined) return;
        props.onChoose(node);
        if (isTwice && canCollapse()) toggle(node);
      },
    });
  }

  return (
    <div class="tree-view">
      {/* An application of its own: arrows walk in the tree. What it shows is said in words beside it. */}
      <div
        class="tree-frame"
        role="application"
        tabindex="0"
        aria-label={words().label(props.search.name)}
        aria-describedby={keysId}
        data-kind={kind()}
        onKeyDown={(event) => {
          if (!event.altKey && !event.ctrlKey && !event.metaKey && press(event.key)) event.preventDefault();
        }}
      >
        <canvas ref={take} class="tree-canvas" />
      </div>
      <p class="visually-hidden" id={keysId}>
        {words().keys}
      </p>
      <div class="tree-tools">
        <Button kind="plain" icon="plus" label={words().zoomIn} onClick={() => zoom(zoomStep)} />
        <Button kind="plain" icon="minus" label={words().zoomOut} onClick={() => zoom(1 / zoomStep)} />
        <Button kind="plain" onClick={showAll}>
          {words().fit}
        </Button>
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
