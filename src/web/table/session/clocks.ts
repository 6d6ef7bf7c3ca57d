import { createSignal } from 'solid-js';
import type { Player } from '../../../core/game.ts';
import { addIncrement, type Clock, charge, isRunning } from '../../../core/seats/clock.ts';
import { loseOnTime, matchOf, modeOf, type Table } from '../../../play/table.ts';
import type { NodeId } from '../../../play/tree.ts';
import type { SessionDeps, SessionState } from './session-state.ts';

/** The clocks of two people at one screen. */
export interface Clocks {
  /** Whether they play with clocks. */
  areOn(): boolean;
  /** What is left to a player, in milliseconds. */
  left(player: Player): number;
  /** Whose clock runs. */
  running(): Player | undefined;
  /** Whether the clocks would run, were they not stopped. */
  isPaused(): boolean;
  pause(): void;
  resume(): void;
}

/** What other parts of a session tell the clocks. */
export interface ClocksWithin extends Clocks {
  /** Ends the game if the time of the player to move is over, as it may be just before the clocks are looked at. */
  claim(): boolean;
  /** Counts what was used of this turn into the table, before the game goes elsewhere or the table is left. */
  count(): void;
  /** The table with the time of this turn counted, and what a move adds, as the player to move moves. */
  pressed(table: Table): Table;
  stop(): void;
}

/** How often the clocks are looked at; what is shown changes ten times a second at the most. */
const tickMilliseconds = 100;

/** A page that goes can't save anything any more: so much of a turn is given back then, at the most. */
const keepMilliseconds = 1000;

/** A turn that is being timed: where the game stands, and since when. */
interface Turn {
  readonly node: NodeId;
  readonly since: number;
}

export function createClocks(
  state: SessionState,
  { now, wait }: Pick<SessionDeps, 'now' | 'wait'>,
  isPausedAtFirst: boolean,
): ClocksWithin {
  const { table, change } = state;
  const [time, setTime] = createSignal(now());
  const [isPaused, setPaused] = createSignal(isPausedAtFirst);
  const [turn, setTurn] = createSignal<Turn | undefined>(undefined);
  let ticking: AbortController | undefined;
  let kept = now();

  const clockOf = (from: Table): Clock | undefined => (modeOf(from) === 'people' ? from.clock : undefined);
  const clock = () => clockOf(table());
  /** Whether time passes for whoever is to move where the game stands. */
  const isDue = () => {
    const match = matchOf(table());
    return clock() !== undefined && state.isOurs() && !match.ending && isRunning(match.ply);
  };
  const used = () => Math.max(0, time() - (turn()?.since ?? time()));
  const running = () => (turn() ? matchOf(table()).turn : undefined);

  state.follow(attend);

  /** Times the turn that the table is at, and no other. */
  function attend(): void {
    if (!isDue() || isPaused()) {
      stop();
      return;
    }
    const { head } = table();
    if (turn()?.node === head) return;
    setTime(now());
    setTurn({ node: head, since: now() });
    kept = now();
    void tick();
  }

  async function tick(): Promise<void> {
    if (ticking) return;
    ticking = new AbortController();
    const { signal } = ticking;
    while (!signal.aborted && turn()) {
      await wait(tickMilliseconds, signal);
      if (signal.aborted) return;
      if (!claim()) keepEverySecond();
    }
    if (!signal.aborted) ticking = undefined;
  }

  function keepEverySecond(): void {
    if (!turn() || now() - kept < keepMilliseconds) return;
    kept = now();
    state.keep(counted(table()));
  }

  function claim(): boolean {
    setTime(now());
    const isOver = turn() !== undefined && left(matchOf(table()).turn) <= 0;
    if (isOver) change(loseOnTime(counted(table())));
    return isOver;
  }

  function count(): void {
    if (!turn() || claim()) return;
    const next = counted(table());
    setTurn({ node: table().head, since: now() });
    change(next);
  }

  function stop(): void {
    ticking?.abort();
    ticking = undefined;
    setTurn(undefined);
  }

  function left(player: Player): number {
    const counting = clock();
    if (!counting) return 0;
    return Math.max(0, counting.left[player] - (running() === player ? used() : 0));
  }

  /** The table with what this turn has used so far taken off. */
  function counted(from: Table): Table {
    const counting = clockOf(from);
    setTime(now());
    return counting && turn() ? { ...from, clock: charge(counting, matchOf(from).turn, used()) } : from;
  }

  return {
    areOn: () => clock() !== undefined,
    left,
    running,
    isPaused: () => isPaused() && isDue(),
    pause() {
      if (!turn()) return;
      count();
      setPaused(true);
      stop();
    },
    resume() {
      setPaused(false);
      attend();
    },
    claim,
    count,
    pressed(from) {
      const stopped = counted(from);
      const { clock: counting } = stopped;
      // Whoever moves goes on, also after a pause.
      setPaused(false);
      const isCounting = counting && clockOf(from) && isRunning(matchOf(from).ply);
      return isCounting ? { ...stopped, clock: addIncrement(counting, matchOf(from).turn) } : stopped;
    },
    stop,
  };
}
