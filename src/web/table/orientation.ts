import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import { opponentOf, type Player } from '../../core/game.ts';
import { isStill, settings } from '../settings.ts';
import type { Session } from './session.ts';

/** How long the board waits before it turns, so that the move is seen first. */
const turningMilliseconds = 600;

/** Whose side of the board is near, the board being turned a moment after a move. */
export function useNearPlayer(session: () => Session): () => Player {
  const [near, setNear] = createSignal(nearPlayer(session()));
  createEffect(
    on(
      () => nearPlayer(session()),
      (player) => {
        const timer = setTimeout(() => setNear(player), isTurning(session()) && !isStill() ? turningMilliseconds : 0);
        onCleanup(() => clearTimeout(timer));
      },
      { defer: true },
    ),
  );
  return near;
}

/** Whoever plays a computer keeps their own side near when they change sides, by a swap or in a series. */
export function useOwnSide(session: () => Session): void {
  const ownSide = (): Player | undefined => {
    if (session().mode() !== 'computer') return undefined;
    return session().seat(0).kind === 'person' ? 0 : 1;
  };
  createEffect(
    on(
      ownSide,
      (side) => {
        if (side !== undefined && session().isFlipped() !== (side === 1)) session().flip();
      },
      { defer: true },
    ),
  );
}

/** The mover's side where two people want the board turned, or else the chosen one. */
export function nearPlayer(session: Session): Player {
  const near = isTurning(session) ? session.match().turn : 0;
  return session.isFlipped() ? opponentOf(near) : near;
}

function isTurning(session: Session): boolean {
  return settings.turnBoard && session.mode() === 'people';
}
