import type { Ending, Game } from '../../../core/game.ts';
import type { Match } from '../../../core/match.ts';
import { type LastMove, lastMoveOf } from '../../../play/last-move.ts';
import { matchOf, type Table } from '../../../play/table.ts';
import type { NodeId, Tree, TreeNode } from '../../../play/tree.ts';
import type { MessageTable } from '../../messages/message-table.ts';
import type { Autosave, Ownership } from '../../storage/autosave.ts';
import type { Analysis, Reviewing } from './analysis.ts';
import type { Attempts } from './attempts.ts';
import type { Clocks } from './clocks.ts';
import type { Comparing } from './comparing.ts';
import type { Computers } from './computers.ts';
import type { EngineParts } from './engine-parts.ts';
import type { GoingOn } from './going-on.ts';
import { createLines, type Lines } from './lines.ts';
import type { AwayTable, OnlineTable } from './online-table.ts';
import { createPlaying, type Playing } from './playing.ts';
import { createSeats, type Seats } from './seats.ts';
import type { SessionState, Trouble } from './session-state.ts';

/**
 * A table that is played at, in parts: whoever shows one of them asks for that part alone. Every function without
 * arguments may be called within Solid's computations and follows changes; the expensive ones (`reviewing.line`,
 * `reviewing.game`, `reviewing.graph`, `analysis.badges`, `analysis.bestLine`) are best wrapped in a memo. Nothing here touches the page.
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
  readonly failing: Failing;
  /** Where the two who play sit at different screens. */
  readonly away?: AwayTable;
  /** The same where a server keeps their game. */
  readonly online?: OnlineTable;
  /** The same where they send each other links. */
  readonly messages?: MessageTable;
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
  /** Resolves when what was played so far has been written, or could not be. */
  settled(): Promise<void>;
  /** Takes the game from the other tab, as it stands there. */
  takeOver(): Promise<void>;
}

/** What has gone wrong. */
export interface Failing {
  trouble(): Trouble | undefined;
  /** Starts the engine anew, and goes on. */
  tryAgain(): void;
}

/** A session of a table, with what thinks for it, and who saves it. */
export function assembleSession(state: SessionState, autosave: Autosave | undefined, parts: EngineParts): Session {
  const { computers, clocks, analysis, reviewing, attempts, comparing, goingOn } = parts;
  // What comes with taking over is told by the game that then lies on the table.
  autosave?.onOwnership(() => state.isOurs() || computers.stop());
  state.settle();
  return {
    game: state.game,
    shown: createShown(state),
    seats: createSeats(state),
    playing: createPlaying(state, computers, clocks, attempts),
    lines: createLines(state, computers, clocks, attempts),
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
    failing: {
      trouble: state.trouble,
      tryAgain() {
        state.setTrouble(undefined);
        state.settle();
      },
    },
    close() {
      clocks.count();
      state.close();
      parts.close();
      autosave?.close();
    },
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

function createSaving(state: SessionState, autosave: Autosave | undefined): Saving {
  return {
    id: () => autosave?.id() ?? '',
    ownership: () => autosave?.ownership() ?? 'ours',
    settled: async () => autosave?.settled(),
    async takeOver() {
      const taken = await autosave?.takeOver();
      if (taken?.ok) state.replace(taken.value);
      else if (taken) state.setTrouble({ problem: taken.problem, purpose: 'saving' });
    },
  };
}
