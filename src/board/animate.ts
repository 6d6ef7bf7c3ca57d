import type { CellId, Game } from '../core/game.ts';
import { type Shown, type Travel, travelsBetween } from '../play/travel.ts';
import { type Layout, placeOf } from './layout.ts';
import { liftedScale, type Release } from './release.ts';

/** Sliding things slow down, falling things speed up. */
const easing: Readonly<Record<Travel['way'], string>> = {
  slide: 'cubic-bezier(.2,.7,.3,1)',
  put: 'cubic-bezier(.2,.7,.3,1)',
  drop: 'cubic-bezier(.5,.05,.9,.6)',
};

/** How long a travel takes: longer for a long way, but never so long that one waits for it. */
export function millisecondsOf({ way, end }: Travel): number {
  return way === 'put' ? 220 : Math.min(260, 150 + 22 * end);
}

/** What is drawn, and where a piece was let go, if one was dragged. */
interface Drawn {
  readonly bodies: ReadonlyMap<CellId, SVGElement>;
  readonly layout: Layout;
  readonly release: Release | undefined;
}

/** Lets pieces travel from one position to where they already are. Returns what cuts it short. */
export function showChange<S>(game: Game<S>, before: Shown<S>, now: Shown<S>, drawn: Drawn): () => void {
  const { bodies, layout, release } = drawn;
  const animations = travelsBetween(game, before, now).flatMap((travel) => {
    const body = bodies.get(travel.to);
    return body ? [startTravel(body, layout, travel, release)] : [];
  });
  return () => {
    for (const animation of animations) animation.cancel();
  };
}

function startTravel(body: SVGElement, layout: Layout, travel: Travel, release: Release | undefined): Animation {
  const isReleased = release?.cell === travel.from;
  const [start, end] = [placeOf(layout, travel.from), placeOf(layout, travel.to)];
  const origin = isReleased ? { ...start, x: release.x, y: release.y } : start;
  const [x, y] = [(origin.x - end.x) / end.scale, (origin.y - end.y) / end.scale];
  const first = `translate(${x}px, ${y}px) scale(${isReleased ? liftedScale : origin.scale / end.scale})`;
  // The body is within the group that places and scales it, so it ends at no transform.
  return body.animate(
    [
      { transform: first },
      { transform: first, offset: travel.end === 0 ? 0 : travel.start / travel.end },
      { transform: 'translate(0px, 0px) scale(1)' },
    ],
    // What was dragged has come most of the way already.
    { duration: isReleased ? 120 : millisecondsOf(travel), easing: isReleased ? easing.put : easing[travel.way] },
  );
}
