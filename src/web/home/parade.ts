import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import { isStill } from '../settings.ts';

/** Long enough to see each move, short enough to stay for the next. */
const pauseBetweenMoves = 1600;

/** A board that can play by itself. */
export interface Performer {
  /** Plays its next move; false once its game is over. */
  step(): boolean;
  /** Whether it can be seen. */
  isVisible(): boolean;
}

/** Lets boards play by themselves: one at a time, each once, and none while the page is not looked at. */
export function createParade() {
  const [isPaused, setPaused] = createSignal(false);
  const [waiting, setWaiting] = createSignal<readonly Performer[]>([]);
  const leave = (performer: Performer) => setWaiting((others) => others.filter((other) => other !== performer));
  const canPause = () => !isStill() && waiting().length > 0;

  function step(): void {
    const performer = document.hidden ? undefined : waiting().find((candidate) => candidate.isVisible());
    if (performer && !performer.step()) leave(performer);
  }

  const isPlaying = () => canPause() && !isPaused();
  createEffect(
    on(isPlaying, (plays) => {
      if (!plays) return;
      const timer = setInterval(step, pauseBetweenMoves);
      onCleanup(() => clearInterval(timer));
    }),
  );

  return {
    isPaused,
    /** Whether anything moves or would, so that it can be stopped. */
    canPause,
    togglePause: () => setPaused((paused) => !paused),
    join: (performer: Performer) => setWaiting((others) => [...others, performer]),
    /** Who is pointed at goes first. */
    prefer(performer: Performer): void {
      if (waiting().includes(performer)) setWaiting((others) => [performer, ...others.filter((o) => o !== performer)]);
    },
    leave,
  };
}

export type Parade = ReturnType<typeof createParade>;
