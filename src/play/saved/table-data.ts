import { agreedReasons } from '../../core/conclusion.ts';
import type { Player } from '../../core/game.ts';
import { type Guard, isCount, isListOf, isOneOf, isPair, isShape, isText } from '../../core/json.ts';
import { maxSeed } from '../../core/random.ts';
import type { RecordedResult } from '../../core/record.ts';
import { type Clock, isClock } from '../../core/seats/clock.ts';
import { type Series, seriesLengths } from '../../core/seats/series.ts';
import { type Correspondence, isMessageId } from '../link/message-id.ts';
import { type Preferences, paces } from '../preferences.ts';
import { type Task, tasks } from '../task-names.ts';

/**
 * A table as plain data, the one form in which every shell saves it: JSON with the names below, and beside them
 * `"tabuleiro": "table"` and the version. Numbers of nodes are places in the tree's list.
 *
 * Version 1 had two forms, which are still read: the app's, the same data without game and version, and the terminal's, a
 * record of the game with its series in the notes.
 */
export interface TableData {
  readonly game: string;
  readonly participants: readonly [string, string];
  readonly series: Series;
  readonly start?: string;
  readonly tree: TreeData;
  readonly head: number;
  readonly current: number;
  readonly tip: number;
  readonly preferences: Preferences;
  /** What a move adds and what was left of each player's time, in milliseconds. */
  readonly clock?: Clock;
  /** The game is played by links that the two send each other: its id, and how many steps the other may have. */
  readonly correspondence?: Correspondence;
  /** What the one person at the table set out to do. */
  readonly task?: Task;
  /** How the game ended, as a record of version 1 says it beside the moves. */
  readonly result?: RecordedResult;
}

/** A tree as plain data: its nodes in an order in which each comes after its parent. */
export interface TreeData {
  readonly start: string;
  readonly nodes: readonly NodeData[];
}

export interface NodeData {
  /** The place of the parent in the list; the first node is the root and has none. */
  readonly parent: number;
  readonly move: string;
  readonly comment?: string;
  readonly resignedBy?: Player;
  /** Whose time was over. */
  readonly outOfTime?: Player;
  /** How the two ended it together: by a draw, or by calling it off. */
  readonly agreedOn?: (typeof agreedReasons)[number];
  /** The move was made while the two sat the other way round. */
  readonly isMadeSwapped?: boolean;
}

/** Longer than any name, move or position that is written here; a comment may be as long as a whole save. */
const isShortText = isText(10_000);
const isComment = isText(1_000_000);
const maxGames = 100_000;
const isPlayer = isOneOf([0, 1]);
const isWinner = isOneOf([0, 1, null]);
const isYesOrNo = isOneOf([true, false]);

const isSeries: Guard<Series> = isShape({
  length: isOneOf(seriesLengths),
  seed: (data): data is number => isCount(data) && data <= maxSeed,
  winners: isListOf(isWinner, maxGames),
});

const isNodeData: Guard<NodeData> = isShape(
  { parent: isCount, move: isShortText },
  {
    comment: isComment,
    resignedBy: isPlayer,
    outOfTime: isPlayer,
    agreedOn: isOneOf(agreedReasons),
    isMadeSwapped: isYesOrNo,
  },
);

export const isTreeData: Guard<TreeData> = isShape({ start: isShortText, nodes: isListOf(isNodeData) });

export const isTableData: Guard<TableData> = isShape(
  {
    game: isShortText,
    participants: isPair(isShortText),
    series: isSeries,
    tree: isTreeData,
    head: isCount,
    current: isCount,
    tip: isCount,
    preferences: isShape({ isFlipped: isYesOrNo, isShowingValues: isYesOrNo, pace: isOneOf(paces) }),
  },
  {
    start: isShortText,
    clock: isClock,
    correspondence: isShape({ id: isMessageId }, { sent: isCount }),
    task: isOneOf(tasks),
    result: isShape({ winner: isWinner, reason: isShortText }),
  },
);
