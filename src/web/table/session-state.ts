import { batch, createSignal } from 'solid-js';
import type { Game } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Problem } from '../../core/problem.ts';
import type { Analyst } from '../../engine/analyst.ts';
import type { Keeper } from '../storage/keeper.ts';
import type { Purpose } from './engines.ts';
import type { Opening, Preferences } from './opening.ts';
import { goTo, matchAt, type TableState } from './table-state.ts';
import { type NodeId, nodeOf, pathTo, type TreeNode } from './tree.ts';

/** What a session needs of the world around it. */
export interface SessionWorld {
  /** A worker for a game; it is closed with the session. */
  startEngine(game: string): Analyst;
  /** Whether a second engine at work would leave no core to the page. */
  readonly hasFewCores?: boolean;
  now(): number;
  /** Resolves after a while, or at once when the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Keeps the game after every change; without one, it is gone with the page. */
  readonly keeper?: Keeper;
}

/** The engine has failed, or something else went wrong. */
export interface Trouble {
  readonly problem: Problem;
  /** What went wrong: a game goes on while nothing can be found out about it. */
  readonly purpose: Purpose | 'keeping';
}

/** What all parts of a session share: the table, the one way by which it changes, and what goes wrong. */
export interface SessionState {
  readonly game: Game;
  state(): TableState;
  preferences(): Preferences;
  node(): TreeNode;
  match(): Match;
  /** The line through what is looked at, from the root to its end; and the match of that end. */
  line(): readonly NodeId[];
  lineMatch(): Match;
  /** Whether the game may be played in this tab. */
  isOurs(): boolean;
  trouble(): Trouble | undefined;
  setTrouble(trouble: Trouble | undefined): void;
  /** What follows from the change follows, and it is kept. Nothing happens where there is no change. */
  change(wanted: TableState | undefined, isNewGame?: boolean): void;
  prefer(change: Partial<Preferences>): void;
  /** Takes another table in place of the one before, as another tab has left it. */
  replace(opening: Opening): void;
  /** Lets what follows from the present table follow, without a change of it. */
  settle(isNewGame?: boolean): void;
  /** Is told after every change, in the order of asking. */
  follow(follower: (isNewGame: boolean) => void): void;
  /** Nothing changes from now on: a notice may still offer to put something back. */
  close(): void;
}

export function createSessionState(opening: Opening, keeper: Keeper | undefined): SessionState {
  const [state, setState] = createSignal<TableState>(opening.state);
  const [preferences, setPreferences] = createSignal<Preferences>(opening.preferences);
  const [trouble, setTrouble] = createSignal<Trouble | undefined>(undefined);
  let isClosed = false;
  const followers: ((isNewGame: boolean) => void)[] = [];
  const isOurs = () => keeper?.ownership() !== 'elsewhere';
  const node = () => nodeOf(state().tree, state().current);

  /** Nobody sees the table between a change and what follows from it. */
  function settle(isNewGame = false): void {
    if (isClosed) return;
    batch(() => {
      for (const follower of followers) follower(isNewGame);
    });
    keeper?.keep({ state: state(), preferences: preferences() }, isNewGame);
  }

  function change(wanted: TableState | undefined, isNewGame = false): void {
    if (isClosed || !wanted || wanted === state()) return;
    // What another tab plays can be looked at here, no more.
    const next = isOurs() || isNewGame ? wanted : goTo(state(), wanted.current);
    batch(() => {
      setState(next);
      // What went wrong, went wrong in the game before.
      if (isNewGame) setTrouble(undefined);
      settle(isNewGame);
    });
  }

  function prefer(changes: Partial<Preferences>): void {
    setPreferences((old) => ({ ...old, ...changes }));
    settle();
  }

  /** To its parts it is a new game, whose nodes have other numbers; to the keeper it is the one that it keeps. */
  function replace(taken: Opening): void {
    batch(() => {
      setPreferences(taken.preferences);
      setState(taken.state);
      setTrouble(undefined);
      for (const follower of followers) follower(true);
    });
  }

  return {
    game: opening.state.game,
    state,
    preferences,
    node,
    match: () => node().match,
    line: () => pathTo(state().tree, state().tip),
    lineMatch: () => matchAt(state(), state().tip),
    isOurs,
    trouble,
    setTrouble,
    change,
    prefer,
    replace,
    settle,
    follow: (follower) => void followers.push(follower),
    close() {
      isClosed = true;
    },
  };
}
