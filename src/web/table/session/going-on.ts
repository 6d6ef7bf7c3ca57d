import { createSignal } from 'solid-js';
import { hasNextGame, matchOf, modeOf } from '../../../play/table.ts';
import type { Computers } from './computers.ts';
import type { Playing } from './playing.ts';
import type { SessionDeps, SessionState } from './session-state.ts';

/** Whether computers that play a series with each other begin its next game by themselves. */
export interface GoingOn {
  /** Whether there is such a series. */
  isOffered(): boolean;
  isOn(): boolean;
  set(isOn: boolean): void;
  /** Whether the next game is about to begin. */
  isPending(): boolean;
}

export interface GoingOnWithin extends GoingOn {
  stop(): void;
}

/** How long the end of a game is seen. */
const pauseMilliseconds = 5000;
/** Nobody is taken to look on for longer than this without touching anything. */
const maxGames = 20;

export function createGoingOn(
  state: SessionState,
  computers: Computers,
  playing: Playing,
  deps: Pick<SessionDeps, 'wait' | 'untilSeen'>,
): GoingOnWithin {
  const { table } = state;
  const isOffered = () => modeOf(table()) === 'watch' && table().series.length !== 1;
  // Whoever lets computers play as many games as they like has said so; not after a reload, when all of them wait.
  const [isOn, setOn] = createSignal(table().series.length === 'endless' && !computers.isPaused());
  const [pending, setPending] = createSignal<AbortController | undefined>(undefined);
  let games = 0;
  state.follow(attend);

  function isDue(): boolean {
    const { head, current } = table();
    const isOver = matchOf(table()).ending !== undefined && hasNextGame(table());
    return isOn() && isOffered() && isOver && current === head && !computers.isPaused() && state.isOurs();
  }

  function attend(): void {
    if (!isDue()) stop();
    else if (!pending()) void goOn();
  }

  async function goOn(): Promise<void> {
    const stopping = new AbortController();
    setPending(stopping);
    await deps.wait(pauseMilliseconds, stopping.signal);
    // Nobody looks at a page that is hidden.
    await deps.untilSeen?.(stopping.signal);
    if (stopping.signal.aborted) return;
    setPending(undefined);
    games++;
    if (games >= maxGames) setOn(false);
    else playing.newGame();
  }

  function stop(): void {
    pending()?.abort();
    setPending(undefined);
  }

  function set(wanted: boolean): void {
    games = 0;
    setOn(wanted);
    if (wanted && matchOf(table()).ending) computers.resume();
    attend();
  }

  return { isOffered, isOn, set, isPending: () => pending() !== undefined, stop };
}
