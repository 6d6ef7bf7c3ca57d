import { createEffect, createSignal, onCleanup } from 'solid-js';
import type { Session } from '../session/session.ts';

/** How long the computer that is thinking has done so, in milliseconds, looked at once a second. */
export function useThinkingTime(session: () => Pick<Session, 'computers'>): () => number {
  const [time, setTime] = createSignal(0);
  createEffect(() => {
    const { computers } = session();
    setTime(0);
    if (!computers.thinking()) return;
    const ticking = setInterval(() => setTime(computers.thinkingTime()), 1000);
    onCleanup(() => clearInterval(ticking));
  });
  return time;
}
