import { createSignal } from 'solid-js';
import { timeLeft } from '../../../online/client/follow.ts';
import type { ClientState } from '../../../online/client/state.ts';
import type { Clocks } from '../../table/session/clocks.ts';

/** How often the clocks are looked at; what is shown changes ten times a second at the most. */
const tickMilliseconds = 100;
/** A clock that counts days is looked at once a minute. */
const slowTickMilliseconds = 60_000;

export interface OnlineClocks extends Clocks {
  /** The time, for whoever shows some of it: in milliseconds since 1970. */
  now(): number;
  /** Lets time pass, or stand, as the game now is. */
  attend(): void;
  stop(): void;
}

/** The clocks of a game online: they are kept elsewhere and shown here. */
export function createOnlineClocks(
  state: () => ClientState,
  { today, wait }: { today(): number; wait(milliseconds: number, signal: AbortSignal): Promise<void> },
): OnlineClocks {
  const [now, setNow] = createSignal(today());
  let ticking: AbortController | undefined;
  const clock = () => state().snapshot?.clock ?? undefined;
  const isRunning = () => {
    const { snapshot } = state();
    return snapshot !== undefined && snapshot.result === null && (snapshot.clock?.deadline ?? null) !== null;
  };

  async function tick(): Promise<void> {
    const mine = new AbortController();
    ticking = mine;
    while (!mine.signal.aborted && isRunning()) {
      await wait(clock()?.kind === 'days' ? slowTickMilliseconds : tickMilliseconds, mine.signal);
      if (!mine.signal.aborted) setNow(today());
    }
    if (ticking === mine) ticking = undefined;
  }

  return {
    now,
    areOn: () => clock()?.kind === 'live',
    left: (player) => {
      const { snapshot, ahead = 0 } = state();
      return (snapshot && timeLeft(snapshot, player, now() + ahead)) ?? 0;
    },
    running: () => (isRunning() && clock()?.kind === 'live' ? state().snapshot?.turn : undefined),
    isPaused: () => false,
    // Nobody stops the clock of a game that two play.
    pause: () => undefined,
    resume: () => undefined,
    attend() {
      setNow(today());
      if (isRunning() && !ticking) void tick();
    },
    stop() {
      ticking?.abort();
      ticking = undefined;
    },
  };
}
