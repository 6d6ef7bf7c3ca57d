import { batch, createSignal } from 'solid-js';
import type { Game } from '../../../core/game.ts';
import type { Match } from '../../../core/match.ts';
import type { Problem } from '../../../core/problem.ts';
import type { Preferences } from '../../../play/preferences.ts';
import type { SavedTable } from '../../../play/saved/saved-table.ts';
import { goTo, matchAt, type Table } from '../../../play/table.ts';
import { type NodeId, nodeOf, pathTo, type TreeNode } from '../../../play/tree.ts';
import type { Deps } from '../../deps.ts';
import type { Autosave } from '../../storage/autosave.ts';
import type { Purpose } from './engines.ts';

/** What a session is given from outside, and who saves its game; without that, it is gone with the page. */
export interface SessionDeps extends Pick<Deps, 'startEngine' | 'hasFewCores' | 'now' | 'wait' | 'untilSeen'> {
  readonly autosave?: Autosave;
  /** Who keeps how games against levels came out, and when that was. */
  readonly results?: Deps['results'];
  readonly today?: Deps['today'];
}

/** Computers that play each other, and clocks, wait at first to be told to go on: so after a reload. */
export interface SessionOptions {
  readonly isPaused?: boolean;
}

/** The engine has failed, or something else went wrong. */
export interface Trouble {
  readonly problem: Problem;
  /** What went wrong: a game goes on while nothing can be found out about it. */
  readonly purpose: Purpose | 'saving';
}

/** What all parts of a session share: the table, the one way by which it changes, and what goes wrong. */
export interface SessionState {
  readonly game: Game;
  table(): Table;
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
  /** What follows from the change follows, and it is saved. Nothing happens where there is no change. */
  change(wanted: Table | undefined, isNewGame?: boolean): void;
  prefer(change: Partial<Preferences>): void;
  /** Has the table saved as it would be now, with time counted: nothing else changes by that, and nothing follows. */
  keep(table: Table): void;
  /** Takes another table in place of the one before, as another tab has left it. */
  replace(saved: SavedTable): void;
  /** Lets what follows from the present table follow, without a change of it. */
  settle(isNewGame?: boolean): void;
  /** Is told after every change, in the order of asking. */
  follow(follower: (isNewGame: boolean) => void): void;
  /** Nothing changes from now on: a notice may still offer to put something back. */
  close(): void;
}

export function createSessionState(saved: SavedTable, autosave: Autosave | undefined): SessionState {
  const [table, setTable] = createSignal<Table>(saved.table);
  const [preferences, setPreferences] = createSignal<Preferences>(saved.preferences);
  const [trouble, setTrouble] = createSignal<Trouble | undefined>(undefined);
  let isClosed = false;
  const followers: ((isNewGame: boolean) => void)[] = [];
  const isOurs = () => autosave?.ownership() !== 'elsewhere';
  const node = () => nodeOf(table().tree, table().current);

  /** Nobody sees the table between a change and what follows from it. */
  function settle(isNewGame = false): void {
    if (isClosed) return;
    autosave?.save({ table: table(), preferences: preferences() }, isNewGame);
    batch(() => tellFollowers(isNewGame));
  }

  function tellFollowers(isNewGame: boolean): void {
    for (const follower of followers) follower(isNewGame);
  }

  function change(wanted: Table | undefined, isNewGame = false): void {
    if (isClosed || !wanted || wanted === table()) return;
    // What another tab plays can be looked at here, no more.
    const next = isOurs() || isNewGame ? wanted : goTo(table(), wanted.current);
    batch(() => {
      // First of all: a move that is seen has begun to be kept, whatever happens to the browser then.
      autosave?.save({ table: next, preferences: preferences() }, isNewGame);
      setTable(next);
      // What went wrong, went wrong in the game before.
      if (isNewGame) setTrouble(undefined);
      tellFollowers(isNewGame);
    });
  }

  function prefer(changes: Partial<Preferences>): void {
    setPreferences((old) => ({ ...old, ...changes }));
    settle();
  }

  function keep(counted: Table): void {
    if (!isClosed) autosave?.save({ table: counted, preferences: preferences() }, false);
  }

  /** To its parts it is a new game, whose nodes have other numbers; to the autosave it is the one that it saves. */
  function replace(taken: SavedTable): void {
    batch(() => {
      setPreferences(taken.preferences);
      setTable(taken.table);
      setTrouble(undefined);
      tellFollowers(true);
    });
  }

  return {
    game: saved.table.game,
    table,
    preferences,
    node,
    match: () => node().match,
    line: () => pathTo(table().tree, table().tip),
    lineMatch: () => matchAt(table(), table().tip),
    isOurs,
    trouble,
    setTrouble,
    change,
    prefer,
    keep,
    replace,
    settle,
    follow: (follower) => void followers.push(follower),
    close() {
      isClosed = true;
    },
  };
}
