import { createSignal } from 'solid-js';
import type { Move } from '../../../core/game.ts';
import type { Pace } from '../../../play/preferences.ts';
import { goTo, matchAt, modeOf, playAt, playerSeed, seatOf } from '../../../play/table.ts';
import { hasNode, type NodeId } from '../../../play/tree.ts';
import { type Computer, type ComputerTurn, createComputer, type Thinking } from './computer.ts';
import type { Engines } from './engines.ts';
import type { SessionDeps, SessionState } from './session-state.ts';

/** The computers at the table. */
export interface Computers {
  /** The computer that is thinking, wherever that is. */
  thinking(): Thinking | undefined;
  /** For how long it has been, in milliseconds. Time passes without anything following from it. */
  thinkingTime(): number;
  /** The computer that is thinking plays the best move that it has found so far. */
  moveNow(): void;
  /** The last move that a computer had to make before it had looked at any to the end: where it led, and whose it was. */
  guessed(): Guessed | undefined;
  pace(): Pace;
  setPace(pace: Pace): void;
  /** Whether computers that play each other wait. */
  isPaused(): boolean;
  pause(): void;
  resume(): void;
  /** Lets the computer whose turn it is make one move, and waits again. */
  step(): void;
}

export interface Guessed {
  readonly node: NodeId;
  /** The computer player's name. */
  readonly player: string;
}

/** What other parts of a session tell the computers. */
export interface ComputersWithin extends Computers {
  /** Asks for an answer at a node off the game, where the person has moved; undefined asks for none. */
  expectAnswer(at: NodeId | undefined): void;
  /** What is looked at changes by a person's will: computers that play each other wait. */
  pauseIfWatched(to: NodeId): void;
  startAfresh(): void;
  /** Whether the engine looks for a computer's move. */
  isSearching(): boolean;
  stop(): void;
}

/** How long a computer's move is held back, so that the person's own is seen first. */
const answerMilliseconds = 450;
const paceMilliseconds: Readonly<Record<Pace, number>> = { slow: 2200, normal: 1000, fast: 250 };

export function createComputers(
  state: SessionState,
  engines: Engines,
  { wait, now }: Pick<SessionDeps, 'wait' | 'now'>,
  isPausedAtFirst: boolean,
): ComputersWithin {
  const { table, preferences, change } = state;
  const [isPaused, setPaused] = createSignal(isPausedAtFirst);
  const [guessed, setGuessed] = createSignal<Guessed | undefined>(undefined);
  let awaited: NodeId | undefined;
  /** How many moves computers may make although they wait. */
  let steps = 0;
  const isWatched = () => modeOf(table()) === 'watch';

  const computer: Computer = createComputer({
    engine: () => engines.get('computer'),
    wait,
    now,
    due,
    onMove: play,
    onRest: engines.tellIdle,
    onFailure(problem) {
      engines.close('computer');
      state.setTrouble({ problem, purpose: 'computer' });
    },
  });
  state.follow((isNewGame) => {
    if (isNewGame || (awaited !== undefined && !hasNode(table().tree, awaited))) awaited = undefined;
    computer.attend();
  });

  /** Where an answer is awaited, or where the game stands. */
  function due(): ComputerTurn | undefined {
    if (state.trouble()?.purpose === 'computer' || !state.isOurs()) return undefined;
    const mayGoOn = !isWatched() || !isPaused() || steps > 0;
    return (awaited === undefined ? undefined : turnAt(awaited)) ?? (mayGoOn ? turnAt(table().head) : undefined);
  }

  /** The turn of the computer that is to move at a node; a person may be, or nobody, also where an answer is awaited. */
  function turnAt(node: NodeId): ComputerTurn | undefined {
    const match = matchAt(table(), node);
    const seat = seatOf(table(), match.turn);
    if (match.ending || seat.kind !== 'computer') return undefined;
    const paced = isPaused() ? 0 : paceMilliseconds[preferences().pace];
    const minMilliseconds = isWatched() ? paced : answerMilliseconds;
    return { node, match, player: seat.player, seed: playerSeed(table()), minMilliseconds };
  }

  function play(at: NodeId, move: Move, isGuess: boolean): void {
    const { player } = turnAt(at) ?? {};
    const next = playAt(table(), at, move);
    if (!next.ok) {
      state.setTrouble({ problem: next.problem, purpose: 'computer' });
      return;
    }
    steps = Math.max(0, steps - 1);
    awaited = undefined;
    const node = at === table().head ? next.value.head : next.value.current;
    setGuessed(isGuess && player !== undefined ? { node, player } : undefined);
    change(next.value);
  }

  function pause(): void {
    steps = 0;
    setPaused(true);
    computer.attend();
    engines.tellIdle();
  }

  /** Computers that play each other do so where the game stands. */
  function goOn(): void {
    if (isWatched()) change(goTo(table(), table().head));
    computer.attend();
  }

  return {
    thinking: computer.thinking,
    thinkingTime: () => now() - (computer.thinking()?.since ?? now()),
    moveNow: computer.hurry,
    guessed,
    isSearching: computer.isSearching,
    pace: () => preferences().pace,
    setPace: (pace) => state.prefer({ pace }),
    isPaused,
    pause,
    resume() {
      setPaused(false);
      goOn();
    },
    step() {
      setPaused(true);
      steps = 1;
      goOn();
    },
    expectAnswer(at) {
      awaited = at;
    },
    pauseIfWatched(to) {
      if (isWatched() && to !== table().current) pause();
    },
    startAfresh() {
      computer.stop();
      setGuessed(undefined);
      awaited = undefined;
      steps = 0;
      setPaused(false);
    },
    stop: computer.stop,
  };
}
