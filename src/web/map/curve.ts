import type { Place } from '../../study/map/place.ts';
import type { PlayMap } from '../../study/map/play-map.ts';
import type { Point } from './camera.ts';

/** A move's curve from one place to another: the two control points between them (a cubic Bézier curve). */
export type Curve = readonly [Point, Point];

/** How far a move within a layer bulges, so that it does not run through the nodes between. */
const maxBulge = 40;

/** Moves leave a layer straight towards the next, and arrive so: from left to right, or outwards from the middle. */
export function curveBetween(kind: PlayMap['kind'], from: Place, to: Place): Curve {
  if (kind === 'tree') {
    const middle = (Math.hypot(from.x, from.y) + Math.hypot(to.x, to.y)) / 2;
    return [atDistance(from, middle, to), atDistance(to, middle, from)];
  }
  const x = (from.x + to.x) / 2 + (from.x === to.x ? Math.min(maxBulge, Math.abs(from.y - to.y) / 3) : 0);
  return [
    { x, y: from.y },
    { x, y: to.y },
  ];
}

/** The point in the direction of a place, so far from the middle of the map; the middle itself has that of the other place. */
function atDistance(place: Place, distance: number, other: Place): Point {
  const own = Math.hypot(place.x, place.y);
  if (own > 0) return { x: (place.x * distance) / own, y: (place.y * distance) / own };
  const length = Math.max(Math.hypot(other.x, other.y), 1);
  return { x: (other.x * distance) / length, y: (other.y * distance) / length };
}
