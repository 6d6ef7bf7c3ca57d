import {
  childrenAt,
  entry,
  iterationAt,
  type NodeId,
  nodeAt,
  pathTo,
  type SearchTree,
  sizeAt,
} from '../../../study/search-tree.ts';
import type { Size } from '../../shell/walked-canvas.tsx';
import { type Bar, layIcicle } from './icicle.ts';
import { layTidy, type TidyTree } from './tidy.ts';

/** More nodes than this are drawn as an icicle. */
export const maxTidyNodes = 2000;
/** The room of a node in a tidy tree, and of a level; the height of a bar of an icicle at the most. */
export const nodeRoom = 66;
export const levelRoom = 74;
const maxBarHeight = 40;

/** Which part of the drawing is seen: what lies in the middle, and how large. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A tree as it is drawn at a moment. */
export type TreePicture =
  | { readonly kind: 'tidy'; readonly tidy: TidyTree; readonly camera: Camera; readonly size: Size }
  | {
      readonly kind: 'icicle';
      readonly bars: readonly Bar[];
      readonly barHeight: number;
      readonly camera: Camera;
      readonly size: Size;
    };

/** What is drawn: the tree of the iteration under way, without what lies below nodes that are collapsed. */
export interface TreeView {
  readonly tree: SearchTree;
  readonly step: number;
  readonly collapsed: ReadonlySet<NodeId>;
  /** Where only these are looked below. */
  readonly opened?: ReadonlySet<NodeId>;
}

/** What is laid out, before it is known which part of it is seen. */
export type Layout =
  | { readonly kind: 'tidy'; readonly tidy: TidyTree; readonly isNarrowed: boolean }
  | { readonly kind: 'icicle'; readonly depth: number };

export function layOut(view: TreeView): Layout {
  const { root } = iterationAt(view.tree, view.step);
  return isSmall(view, root) ? layTree(view, root) : overview(view);
}

/** All of a tree, however many nodes it has. */
export function overview({ tree, step }: TreeView): Layout {
  return { kind: 'icicle', depth: Math.max(1, entry(tree.steps.effort.depth, step)) };
}

/**
 * Of a tidy tree too wide to be read only the way to a node and the best play from there, as far as that can be read, with
 * all moves along it: what matters now is then in view.
 */
export function narrowed(view: TreeView, layout: Layout, size: Size, chosen: NodeId): Layout {
  if (isLegible(layout, size)) return layout;
  const { root } = iterationAt(view.tree, view.step);
  const way = [root, ...pathTo(view.tree, chosen)];
  const line = bestLine(view, chosen);
  for (let length = line.length; ; length--) {
    const narrow = layTree({ ...view, opened: new Set([...way, ...line.slice(0, length)]) }, root);
    if (length === 0 || isLegible(narrow, size, nearScale)) return narrow;
  }
}

/** The best play from a node, as the search has it so far: by the scores, of walks by the visits. */
function bestLine({ tree, step }: TreeView, from: NodeId): readonly NodeId[] {
  const line: NodeId[] = [];
  for (let node = from; ; ) {
    const children = childrenAt(tree, node, step);
    const worth = (child: NodeId) =>
      tree.isByWalks ? sizeAt(tree, child, step) : (nodeAt(tree, child, step).value?.score ?? Number.NEGATIVE_INFINITY);
    const [first] = children;
    if (first === undefined) return line;
    node = children.reduce((best, child) => (worth(child) > worth(best) ? child : best), first);
    line.push(node);
  }
}

/** Whether all of it can be shown at once. */
export function isLegible(layout: Layout, size: Size, least = leastFit): boolean {
  return layout.kind === 'icicle' || fitted(layout.tidy, size).scale >= least;
}

function layTree(view: TreeView, root: NodeId): Layout {
  const tidy = layTidy(root, (node) => shownChildren(view, node));
  return { kind: 'tidy', tidy, isNarrowed: view.opened !== undefined };
}

export function shownChildren({ tree, step, collapsed, opened }: TreeView, node: NodeId): readonly NodeId[] {
  const isFolded = collapsed.has(node) || opened?.has(node) === false;
  return isFolded ? [] : childrenAt(tree, node, step);
}

/** Whether a tidy tree has room for it; not all nodes are counted where there are more. */
function isSmall(view: TreeView, root: NodeId): boolean {
  const { tree, step, collapsed } = view;
  if (!tree.isByWalks && collapsed.size === 0) return sizeAt(tree, root, step) <= maxTidyNodes;
  let found = 0;
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (++found > maxTidyNodes) return false;
    open.push(...shownChildren(view, node));
  }
  return true;
}

/** The picture of a layout. Without a camera all of it is shown, of a narrowed one what is near a node if that is still too wide. */
export function picture(
  view: TreeView,
  layout: Layout,
  size: Size,
  camera: Camera | undefined,
  near: NodeId,
): TreePicture {
  if (layout.kind === 'tidy') {
    const { tidy, isNarrowed } = layout;
    const usual = () => (isNarrowed ? cameraFor(tidy, size, near) : fitted(tidy, size));
    return { kind: 'tidy', tidy, camera: camera ?? usual(), size };
  }
  const { root } = iterationAt(view.tree, view.step);
  const shown = camera ?? { x: 0.5, y: 0, scale: 1 };
  const half = 0.5 / shown.scale;
  const range = { from: shown.x - half, to: shown.x + half, least: 1.5 / (size.width * shown.scale) };
  const source = {
    childrenOf: (node: NodeId) => shownChildren(view, node),
    sizeOf: (node: NodeId) => sizeAt(view.tree, node, view.step),
  };
  const barHeight = Math.min(maxBarHeight, size.height / (layout.depth + 1));
  return { kind: 'icicle', bars: layIcicle(root, source, range), barHeight, camera: shown, size };
}

/** Below this, nodes can't be told apart. */
const leastFit = 0.5;
const nearScale = 0.75;

function cameraFor(tidy: TidyTree, size: Size, near: NodeId): Camera {
  const all = fitted(tidy, size);
  if (all.scale >= leastFit) return all;
  const node = tidy.nodes.find(({ id }) => id === near) ?? tidy.nodes[0];
  const height = (tidy.depth + 1) * levelRoom * nearScale;
  const y = height <= size.height ? all.y : (node?.depth ?? 0) * levelRoom;
  return { x: (node?.x ?? 0) * nodeRoom, y, scale: nearScale };
}

/** All of a tidy tree, however small it gets. */
export function fitted({ least, most, depth }: TidyTree, { width, height }: Size): Camera {
  const scale = Math.min(1, width / ((most - least + 1.4) * nodeRoom), height / ((depth + 1.1) * levelRoom));
  return { x: ((least + most) / 2) * nodeRoom, y: (depth / 2) * levelRoom, scale };
}

/** Where a node of a tidy tree stands on the screen. */
export function placeOf(node: { readonly x: number; readonly depth: number }, { camera, size }: TreePicture) {
  return {
    x: (node.x * nodeRoom - camera.x) * camera.scale + size.width / 2,
    y: (node.depth * levelRoom - camera.y) * camera.scale + size.height / 2,
  };
}

/** Where a share of an icicle's width is on the screen. */
export function shareToX(share: number, { camera, size }: TreePicture): number {
  return (share - camera.x) * camera.scale * size.width + size.width / 2;
}

/** The node at a point of the screen. */
export function nodeAtPoint(shown: TreePicture, x: number, y: number): NodeId | undefined {
  if (shown.kind === 'icicle') {
    const share = (x - shown.size.width / 2) / (shown.camera.scale * shown.size.width) + shown.camera.x;
    const depth = Math.floor(y / shown.barHeight);
    return shown.bars.find((bar) => bar.depth === depth && share >= bar.from && share < bar.to)?.id;
  }
  const reach = Math.max(14, (nodeRoom / 2) * shown.camera.scale);
  let nearest: { id: NodeId; distance: number } | undefined;
  for (const node of shown.tidy.nodes) {
    const place = placeOf(node, shown);
    const distance = Math.hypot(place.x - x, place.y - y);
    if (distance <= reach && (!nearest || distance < nearest.distance)) nearest = { id: node.id, distance };
  }
  return nearest?.id;
}

/** The nodes that can be seen, up to so many; the larger part of what is drawn is too small to be told anything of. */
export function nodesInView(shown: TreePicture, most: number): readonly NodeId[] {
  if (shown.kind === 'icicle') {
    const wide = shown.bars.filter(
      ({ from, to }) => (to - from) * shown.camera.scale * shown.size.width > nodeRoom / 2,
    );
    return wide.flatMap(({ id }) => id ?? []).slice(0, most);
  }
  if (shown.camera.scale < leastFit) return [];
  const { width, height } = shown.size;
  const isSeen = ({ x, y }: { x: number; y: number }) =>
    x > -nodeRoom && x < width + nodeRoom && y > -levelRoom && y < height + levelRoom;
  return shown.tidy.nodes
    .filter((node) => isSeen(placeOf(node, shown)))
    .map(({ id }) => id)
    .slice(0, most);
}

/** The camera after the drawing was moved by so many pixels. */
export function panned(shown: TreePicture, dx: number, dy: number): Camera {
  const { camera, size } = shown;
  if (shown.kind === 'icicle') return heldIn({ ...camera, x: camera.x - dx / (camera.scale * size.width) });
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** The camera nearer or farther by a factor; what is at the point stays there. */
export function zoomed(shown: TreePicture, factor: number, at?: { readonly x: number; readonly y: number }): Camera {
  const { camera, size } = shown;
  const { x, y } = at ?? { x: size.width / 2, y: size.height / 2 };
  const isIcicle = shown.kind === 'icicle';
  const scale = Math.max(isIcicle ? 1 : 0.02, Math.min(isIcicle ? 1e5 : 3, camera.scale * factor));
  const unit = isIcicle ? size.width : 1;
  const dx = (x - size.width / 2) / unit;
  const moved = camera.x + dx / camera.scale - dx / scale;
  if (isIcicle) return heldIn({ ...camera, x: moved, scale });
  const dy = y - size.height / 2;
  return { x: moved, y: camera.y + dy / camera.scale - dy / scale, scale };
}

/** An icicle is never moved out of sight. */
function heldIn(camera: Camera): Camera {
  const half = 0.5 / camera.scale;
  return { ...camera, x: Math.max(half, Math.min(1 - half, camera.x)) };
}
