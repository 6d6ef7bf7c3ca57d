import type { Place } from '../../study/map/place.ts';
import type { NodeId } from '../../study/map/play-map.ts';
import type { LaidOutMap } from '../laboratory/worker/map-task.ts';
import type { Size } from '../shell/walked-canvas.tsx';
import { type Box, boxInView, boxOf, type Camera, onScreen, type Point, touches } from './camera.ts';
import { curveBetween } from './curve.ts';

/** The colours of the page that it needs. */
export const colourNames = ['paper', 'ink', 'quiet', 'line', 'edge', 'accent', 'loss'] as const;
export type Colours = Readonly<Record<(typeof colourNames)[number], string>>;

/** The moves of a part of the map, as one path to stroke. */
interface Strand {
  readonly path: Path2D;
  readonly box: Box;
  /** Whether they lead on, to the next layer; others lead back or aside. */
  readonly leadsOn: boolean;
}

export interface MapPicture {
  readonly map: LaidOutMap;
  readonly box: Box;
  readonly strands: readonly Strand[];
}

/** The map is divided into so many parts each way; those out of view are not drawn. */
const parts = 8;

/** What is the same in every frame. */
export function pictureOf(map: LaidOutMap): MapPicture {
  const { kind, nodes, places } = map;
  const box = boxOf(places);
  const strands = new Map<string, { path: Path2D; points: Point[]; leadsOn: boolean }>();
  const partOf = (value: number, from: number, to: number) =>
    Math.min(parts - 1, Math.floor(((value - from) / Math.max(to - from, 1)) * parts));
  for (const [id, { layer, next }] of nodes.entries()) {
    const from = placeOf(places, id);
    const part = `${partOf(from.x, box.left, box.right)} ${partOf(from.y, box.top, box.bottom)}`;
    for (const end of next) {
      const to = placeOf(places, end);
      const leadsOn = nodes[end]?.layer === layer + 1;
      const name = `${part} ${leadsOn}`;
      const strand = strands.get(name) ?? { path: new Path2D(), points: [], leadsOn };
      strands.set(name, strand);
      const [one, other] = curveBetween(kind, from, to);
      strand.path.moveTo(from.x, from.y);
      strand.path.bezierCurveTo(one.x, one.y, other.x, other.y, to.x, to.y);
      // A curve is never outside the hull of its points.
      strand.points.push(from, one, other, to);
    }
  }
  return {
    map,
    box,
    strands: [...strands.values()].map(({ path, points, leadsOn }) => ({ path, leadsOn, box: boxOf(points) })),
  };
}

export interface Drawing {
  readonly picture: MapPicture;
  readonly camera: Camera;
  readonly size: Size;
  readonly colours: Colours;
  readonly chosen: NodeId;
  /** A game on the map, and whether it left it at its last node there. */
  readonly path: readonly NodeId[];
  readonly hasLeft: boolean;
}

/** How large a node is on the screen, in pixels. */
export function radiusAt(scale: number): number {
  return Math.max(1.1, Math.min(9, 5.5 * scale));
}

export function drawMap(context: CanvasRenderingContext2D, drawing: Drawing, ratio: number): void {
  const { size, colours } = drawing;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  drawMoves(context, drawing, ratio);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  drawNodes(context, drawing);
  if (drawing.hasLeft) drawLeaving(context, drawing);
  drawChosen(context, drawing);
  context.strokeStyle = colours.ink;
}

function drawMoves(context: CanvasRenderingContext2D, drawing: Drawing, ratio: number): void {
  const { picture, camera, size, colours, chosen, path } = drawing;
  const { map, strands } = picture;
  const seen = boxInView(camera, size);
  const zoom = ratio * camera.scale;
  context.setTransform(
    zoom,
    0,
    0,
    zoom,
    ratio * (size.width / 2 - camera.x * camera.scale),
    ratio * (size.height / 2 - camera.y * camera.scale),
  );
  const stroke = (colour: string, width: number, opacity: number) => {
    context.strokeStyle = colour;
    context.lineWidth = width / camera.scale;
    context.globalAlpha = opacity;
  };
  for (const leadsOn of [false, true]) {
    stroke(leadsOn ? colours.edge : colours.accent, leadsOn ? 1 : 0.8, leadsOn ? 0.55 : 0.16);
    for (const strand of strands)
      if (strand.leadsOn === leadsOn && touches(strand.box, seen)) context.stroke(strand.path);
  }
  context.lineCap = 'round';
  stroke(colours.ink, 1.5, 0.85);
  context.stroke(
    curvesThrough(
      map,
      (map.nodes[chosen]?.next ?? []).map((to) => [chosen, to]),
    ),
  );
  stroke(colours.accent, 3, 1);
  context.stroke(
    curvesThrough(
      map,
      path.slice(1).map((to, index) => [path[index] ?? to, to]),
    ),
  );
  context.globalAlpha = 1;
}

function curvesThrough({ kind, places }: LaidOutMap, moves: readonly (readonly [NodeId, NodeId])[]): Path2D {
  const curves = new Path2D();
  for (const [start, end] of moves) {
    const [from, to] = [placeOf(places, start), placeOf(places, end)];
    const [one, other] = curveBetween(kind, from, to);
    curves.moveTo(from.x, from.y);
    curves.bezierCurveTo(one.x, one.y, other.x, other.y, to.x, to.y);
  }
  return curves;
}

type Kind = 'plain' | 'only' | 'hollow' | 'onPath';

/** All nodes of a kind are one path, filled once. */
function drawNodes(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { picture, camera, size, colours, path } = drawing;
  const { nodes, places, kind } = picture.map;
  const radius = radiusAt(camera.scale);
  const onPath = new Set(path);
  const shapes: Record<Kind, Path2D> = {
    plain: new Path2D(),
    only: new Path2D(),
    hollow: new Path2D(),
    onPath: new Path2D(),
  };
  for (const [id, node] of nodes.entries()) {
    const { x, y } = onScreen(placeOf(places, id), camera, size);
    if (x < -radius || y < -radius || x > size.width + radius || y > size.height + radius) continue;
    const isHollow = kind === 'tree' && node.value === 'loss';
    const shape = shapes[onPath.has(id) ? 'onPath' : isHollow ? 'hollow' : node.isOnly ? 'only' : 'plain'];
    if (node.isOnly) addDiamond(shape, x, y, 1.25 * radius);
    else if (radius < 1.6) shape.rect(x - radius, y - radius, 2 * radius, 2 * radius);
    else addDisc(shape, x, y, onPath.has(id) ? Math.max(radius, 3.5) : radius);
  }
  context.fillStyle = colours.quiet;
  context.fill(shapes.plain);
  context.fillStyle = colours.ink;
  context.fill(shapes.only);
  context.fillStyle = colours.paper;
  context.strokeStyle = colours.quiet;
  context.lineWidth = Math.min(1.5, radius / 2);
  context.fill(shapes.hollow);
  context.stroke(shapes.hollow);
  context.fillStyle = colours.accent;
  context.fill(shapes.onPath);
}

function addDisc(path: Path2D, x: number, y: number, radius: number): void {
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, 2 * Math.PI);
}

function addDiamond(path: Path2D, x: number, y: number, radius: number): void {
  path.moveTo(x, y - radius);
  path.lineTo(x + radius, y);
  path.lineTo(x, y + radius);
  path.lineTo(x - radius, y);
  path.closePath();
}

/** A cross beside the node where a game left the map. */
function drawLeaving(context: CanvasRenderingContext2D, { picture, camera, size, colours, path }: Drawing): void {
  const { x, y } = onScreen(placeOf(picture.map.places, path.at(-1) ?? 0), camera, size);
  const [far, arm] = [radiusAt(camera.scale) + 13, 4.5];
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + far - arm, y + far - arm);
  context.moveTo(x + far - arm, y + far - arm);
  context.lineTo(x + far + arm, y + far + arm);
  context.moveTo(x + far + arm, y + far - arm);
  context.lineTo(x + far - arm, y + far + arm);
  context.strokeStyle = colours.loss;
  context.lineWidth = 2.5;
  context.stroke();
}

function drawChosen(context: CanvasRenderingContext2D, { picture, camera, size, colours, chosen }: Drawing): void {
  const { x, y } = onScreen(placeOf(picture.map.places, chosen), camera, size);
  const radius = Math.max(radiusAt(camera.scale), 3.5);
  context.beginPath();
  context.arc(x, y, radius + 4.5, 0, 2 * Math.PI);
  context.strokeStyle = colours.paper;
  context.lineWidth = 5;
  context.stroke();
  context.strokeStyle = colours.accent;
  context.lineWidth = 2.5;
  context.stroke();
}

function placeOf(places: readonly Place[], id: NodeId): Place {
  return places[id] ?? { x: 0, y: 0 };
}
