import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import { opponentOf, type Player } from '../../../core/game.ts';
import { isStill, settings } from '../../settings.ts';
import type { Session } from '../session/session.ts';

/** What of a session the side depends on from which the board is seen. */
type SeenSession = Pick<Session, 'shown' | 'seats' | 'flipping' | 'away'>;

/** How long the board waits before it flips, so that the move is seen first. */
const flipMilliseconds = 600;

/** Whose side of the board is near, the board being flipped a moment after a move. */
export function useNearPlayer(session: () => SeenSession): () => Player {
  const [near, setNear] = createSignal(nearPlayer(session()));
  createEffect(
    on(
      () => nearPlayer(session()),
      (player) => {
        const wait = isFollowingMover(session()) && !isStill() ? flipMilliseconds : 0;
        const timer = setTimeout(() => setNear(player), wait);
        onCleanup(() => clearTimeout(timer));
      },
      { defer: true },
    ),
  );
  return near;
}

/** Whoever plays a computer keeps their own side near when they change sides, by a swap or in a series. */
export function useOwnSide(session: () => SeenSession): void {
  const ownSide = (): Player | undefined => {
    if (session().seats.mode() !== 'computer') return undefined;
    return session().seats.seat(0).kind === 'person' ? 0 : 1;
  };
  createEffect(
    on(
      ownSide,
      (side) => {
        if (side !== undefined && session().flipping.isFlipped() !== (side === 1)) session().flipping.flip();
      },
      { defer: true },
    ),
  );
}

/** The mover's side where two people want the board flipped to it, or else the chosen one. */
export function nearPlayer(session: SeenSession): Player {
  const near = isFollowingMover(session) ? session.shown.match().turn : 0;
  return session.flipping.isFlipped() ? opponentOf(near) : near;
}

function isFollowingMover({ seats, away }: SeenSession): boolean {
  return settings.turnBoard && seats.mode() === 'people' && !away;
}
