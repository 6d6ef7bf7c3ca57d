import { withTime } from '../../play/waiting.ts';
import type { Action, Command, Scene, Ui } from './ui.ts';

/** What a wait is given. */
export interface WaitDeps {
  readonly ui: Ui;
  /** Milliseconds, for measuring. */
  now(): number;
  /** How often the time is shown anew, in milliseconds. */
  readonly tick: number;
}

/** Something that takes a while. */
export interface Wait<T> {
  /** The table meanwhile, with what is said at the moment. */
  scene(): Scene;
  /** What a person may do before it is done; `now` wants what is known so far, and all else breaks it off. */
  readonly commands: readonly Command[];
  work(signals: WaitSignals): Promise<T>;
}

export interface WaitSignals {
  readonly signal: AbortSignal;
  readonly hurry: AbortSignal;
}

/** Waits for something, and shows for how long already, unless a person breaks it off before it is done. */
export async function waitFor<T>(
  { ui, now, tick }: WaitDeps,
  { scene, commands, work }: Wait<T>,
): Promise<{ readonly result?: T; readonly action?: Action }> {
  const [working, hurrying, watching] = [new AbortController(), new AbortController(), new AbortController()];
  const started = now();
  const timed = () => {
    const shown = scene();
    return { ...shown, message: withTime(shown.message, now() - started) };
  };
  const ticking = ui.isLive ? setInterval(() => ui.update(timed()), tick) : undefined;
  const done = work({ signal: working.signal, hurry: hurrying.signal }).finally(() => {
    clearInterval(ticking);
    watching.abort();
  });
  let action = await ui.watch(timed(), commands, watching.signal);
  while (action?.kind === 'now') {
    hurrying.abort();
    action = await ui.watch(timed(), commands, watching.signal);
  }
  if (action) working.abort();
  const result = await done;
  return action ? { action } : { result };
}
