import type { Place } from '../../study/map/place.ts';
import type { Size } from '../shell/walked-canvas.tsx';

/** What of a map is seen: the place in the middle, and how many pixels a unit has. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A part of the map, or of the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: least(xs), top: least(ys), right: -least(xs.map(negated)), bottom: -least(ys.map(negated)) };
}

const negated = (number: number) => -number;
const least = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.min(one, other), Infinity);

/** Around all of a map, in pixels. */
const margin = 28;
const maxScale = 4;

/** All of a map, as large as it fits. */
export function fitted(box: Box, { width, height }: Size): Camera {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min((width - 2 * margin) / Math.max(wide, 1), (height - 2 * margin) / Math.max(high, 1), 1.2);
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale: Math.max(scale, 0.001) };
}

export function onScreen({ x, y }: Place, camera: Camera, { width, height }: Size): Point {
  return { x: (x - camera.x) * camera.scale + width / 2, y: (y - camera.y) * camera.scale + height / 2 };
}

/** What of the map is on the screen. */
export function boxInView({ x, y, scale }: Camera, { width, height }: Size): Box {
  const [wide, high] = [width / 2 / scale, height / 2 / scale];
  return { left: x - wide, top: y - high, right: x + wide, bottom: y + high };
}

export function touches(one: Box, other: Box): boolean {
  return one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;
}

/** The camera after the drawing was moved by so many pixels; the map is never moved out of sight. */
export function panned(camera: Camera, dx: number, dy: number, box: Box): Camera {
  return heldIn({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }, box);
}

/** The camera nearer or farther by a factor; what is at the point of the screen stays there. */
export function zoomed(camera: Camera, factor: number, size: Size, box: Box, at?: Point): Camera {
  const whole = fitted(box, size).scale;
  const scale = Math.min(maxScale, Math.max(camera.scale * factor, Math.min(whole, camera.scale)));
  const dx = (at?.x ?? size.width / 2) - size.width / 2;
  const dy = (at?.y ?? size.height / 2) - size.height / 2;
  const x = camera.x + dx / camera.scale - dx / scale;
  const y = camera.y + dy / camera.scale - dy / scale;
  return heldIn({ x, y, scale }, box);
}

function heldIn(camera: Camera, { left, top, right, bottom }: Box): Camera {
  return {
    ...camera,
    x: Math.min(right, Math.max(left, camera.x)),
    y: Math.min(bottom, Math.max(top, camera.y)),
  };
}

/** The camera moved no farther than is needed to see a place. */
export function showing(place: Place, camera: Camera, size: Size): Camera {
  const edge = Math.min(72, size.width / 4, size.height / 4);
  const { x, y } = onScreen(place, camera, size);
  const dx = Math.max(edge - x, 0) + Math.min(size.width - edge - x, 0);
  const dy = Math.max(edge - y, 0) + Math.min(size.height - edge - y, 0);
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** The place that is nearest to a point of the screen, and near enough. */
export function placeAt(places: readonly Place[], at: Point, camera: Camera, size: Size, reach: number) {
  let nearest: { readonly index: number; readonly distance: number } | undefined;
  for (const [index, place] of places.entries()) {
    const { x, y } = onScreen(place, camera, size);
    const distance = Math.hypot(x - at.x, y - at.y);
    if (distance <= reach && (!nearest || distance < nearest.distance)) nearest = { index, distance };
  }
  return nearest?.index;
}
