import type { Ending, Game } from '../../../core/game.ts';
import type { Match } from '../../../core/match.ts';
import { formatRecord, recordOf } from '../../../core/record.ts';
import { formatLink, linkOf } from '../../../play/link.ts';
import type { SavedTable } from '../../../play/saved-table.ts';
import { formatSeats, matchOf, modeOf, type Table } from '../../../play/table.ts';
import { type LastMove, lastMoveOf } from '../../../play/travel.ts';
import type { NodeId, Tree, TreeNode } from '../../../play/tree.ts';
import type { Ownership } from '../../storage/autosave.ts';
import { type Analysis, createAnalysis, type Reviewing } from './analysis.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { type Clocks, createClocks } from './clocks.ts';
import { type Comparing, createComparing } from './comparing.ts';
import { type Computers, createComputers } from './computers.ts';
import { makeEngines } from './engines.ts';
import { createGoingOn, type GoingOn } from './going-on.ts';
import { createLines, type Lines } from './lines.ts';
import { createPlaying, type Playing } from './playing.ts';
import { followResults } from './results.ts';
import { createSeats, type Seats } from './seats.ts';
import { createSessionState, type SessionDeps, type SessionState, type Trouble } from './session-state.ts';

/**
 * A table that is played at, in parts: whoever shows one of them asks for that part alone. Every function without
 * arguments may be called within Solid's computations and follows changes; the expensive ones (`reviewing.line`,
 * `reviewing.graph`, `analysis.badges`, `analysis.bestLine`) are best wrapped in a memo. Nothing here touches the page.
 */
export interface Session {
  readonly game: Game;
  readonly shown: ShownTable;
  readonly seats: Seats;
  readonly playing: Playing;
  readonly lines: Lines;
  readonly computers: Computers;
  readonly clocks: Clocks;
  readonly goingOn: GoingOn;
  readonly analysis: Analysis;
  readonly reviewing: Reviewing;
  readonly attempts: Attempts;
  readonly comparing: Comparing;
  readonly flipping: Flipping;
  readonly saving: Saving;
  readonly exports: Exports;
  readonly failing: Failing;
  /** Gets up from the table: ends the workers. The session is of no use after that. */
  close(): void;
}

/** What is on the table, and what of it is looked at. */
export interface ShownTable {
  /** Everything that is kept of the table: the tree, where the game stands, what is looked at, the series. */
  table(): Table;
  tree(): Tree;
  /** The node that is looked at. */
  node(): TreeNode;
  /** The match of that node: its state, its moves, its ending. */
  match(): Match;
  /** Where the game itself stands; elsewhere, one looks back or at a variation. */
  head(): NodeId;
  /** Whether what is looked at is where the game stands. */
  isAtHead(): boolean;
  /** The line through the node that is looked at: from the root to the end that going forward leads to. */
  line(): readonly NodeId[];
  /** The move that led to what is looked at, and the state before it; for the board's trail and motion. */
  lastMove(): LastMove | undefined;
  /** How the game ended at the node that is looked at. */
  ending(): Ending | undefined;
  /** How the game itself ended. */
  result(): Ending | undefined;
}

/** From which side the board is seen. */
export interface Flipping {
  /** Whether the board is drawn from the second player's side. */
  isFlipped(): boolean;
  flip(): void;
}

/** Where the game is saved, and by which tab. */
export interface Saving {
  /** The id that the game is kept under, for its address; another one once a new game has begun. */
  id(): string;
  /** `elsewhere` when another tab plays this game: then it can be looked at here, and taken over. */
  ownership(): Ownership;
  /** Takes the game from the other tab, as it stands there. */
  takeOver(): Promise<void>;
}

/** The game as texts that leave the app. */
export interface Exports {
  /** The record of the line to the node that is looked at. */
  record(): string;
  /** The address of the line and of what is looked at, to be shared: the part from `#` on. */
  link(): string;
}

/** What has gone wrong. */
export interface Failing {
  trouble(): Trouble | undefined;
  /** Starts the engine anew, and goes on. */
  tryAgain(): void;
}

/** Computers that play each other, and clocks, wait at first to be told to go on: so after a reload. */
export interface SessionOptions {
  readonly isPaused?: boolean;
}

export function createSession(saved: SavedTable, deps: SessionDeps, options: SessionOptions = {}): Session {
  const { autosave } = deps;
  const state = createSessionState(saved, autosave);
  const engines = makeEngines(() => deps.startEngine(state.game.id));
  const computers = createComputers(state, engines, deps, options.isPaused ?? false);
  const clocks = createClocks(state, deps, options.isPaused ?? false);
  const mayFindOut = () => !deps.hasFewCores || !computers.isSearching();
  const { analysis, reviewing, known } = createAnalysis(state, engines, deps.now, mayFindOut);
  const attempts = createAttempts(state, known, computers, reviewing.line);
  followResults(state, deps);
  const lines = createLines(state, computers, attempts);
  const playing = createPlaying(state, computers, clocks, attempts);
  const goingOn = createGoingOn(state, computers, playing, deps);
  const comparing = createComparing(state, known, lines, attempts, reviewing.line);

  function close(): void {
    state.close();
    computers.stop();
    clocks.stop();
    goingOn.stop();
    known.stop();
    engines.close('computer');
    engines.close('analysis');
    autosave?.close();
  }

  // What comes with taking over is told by the game that then lies on the table.
  autosave?.onOwnership(() => state.isOurs() || computers.stop());
  state.settle();
  return {
    game: state.game,
    shown: createShown(state),
    seats: createSeats(state),
    playing,
    lines,
    computers,
    clocks,
    goingOn,
    analysis,
    reviewing,
    attempts,
    comparing,
    flipping: {
      isFlipped: () => state.preferences().isFlipped,
      flip: () => state.prefer({ isFlipped: !state.preferences().isFlipped }),
    },
    saving: createSaving(state, autosave),
    exports: createExports(state),
    failing: {
      trouble: state.trouble,
      tryAgain() {
        state.setTrouble(undefined);
        state.settle();
      },
    },
    close,
  };
}

function createShown({ table, node, match, line }: SessionState): ShownTable {
  return {
    table,
    tree: () => table().tree,
    node,
    match,
    head: () => table().head,
    isAtHead: () => table().current === table().head,
    line,
    lastMove: () => lastMoveOf(match()),
    ending: () => match().ending,
    result: () => matchOf(table()).ending,
  };
}

function createSaving(state: SessionState, autosave: SessionDeps['autosave']): Saving {
  return {
    id: () => autosave?.id() ?? '',
    ownership: () => autosave?.ownership() ?? 'ours',
    async takeOver() {
      const taken = await autosave?.takeOver();
      if (taken?.ok) state.replace(taken.value);
      else if (taken) state.setTrouble({ problem: taken.problem, purpose: 'saving' });
    },
  };
}

function createExports({ table, preferences, match, lineMatch }: SessionState): Exports {
  function link(): string {
    const { isFlipped, isShowingValues } = preferences();
    const shared = modeOf(table()) === 'people' ? undefined : formatSeats(table());
    return formatLink(linkOf(lineMatch(), match().ply, { seats: shared, isFlipped, isShowingValues }));
  }

  return { record: () => formatRecord(recordOf(match(), formatSeats(table()))), link };
}
