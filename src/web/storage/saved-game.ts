import type { Ending } from '../../core/game.ts';
import { type Guard, isCount, isOneOf, isPair, isRecord, isShape, isText } from '../../core/json.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { refusePlay } from '../../play/problems.ts';
import { formatTable, type SavedTable } from '../../play/saved/saved-table.ts';
import { canGoOn, formatSeats, isBlank, matchOf, seatOf } from '../../play/table.ts';

/** What is told of a saved game without opening it. */
export interface GameSummary {
  readonly id: string;
  readonly game: string;
  /** When it was last at a table, played or looked at, in milliseconds since 1970. */
  readonly changed: number;
  /** When it ended, where it has; records from before this was kept do without. */
  readonly ended?: number | undefined;
  /** What the person called it. */
  readonly name?: string | undefined;
  /** Who plays, by their seats in this game: `me`, or a computer player's name. */
  readonly seats: readonly [string, string];
  /** Where the game stands, to be drawn. */
  readonly position: string;
  /** How many moves were played. */
  readonly plies: number;
  /** How the game ended, where it has. */
  readonly result?: Pick<Ending, 'winner' | 'reason'> | undefined;
  /** Whether there is something to go on with: a game that is not over, or another of its series. */
  readonly isOpen: boolean;
  /** The id of a game that two people play by sending each other links. */
  readonly correspondence?: string | undefined;
  /** Whether it is for someone elsewhere to go on with it. */
  readonly isWaiting?: boolean | undefined;
}

/** A game as it is stored: its table, and what is told of it without opening it. */
export interface SavedGame extends GameSummary {
  readonly version: number;
  readonly revision: number;
  /** Nothing was played, in it or before it. It is kept as long as it is the last, so that a reload finds it. */
  readonly isBlank: boolean;
  /** The saved table as text, which is quick to pass by where only the summaries are wanted. */
  readonly table: string;
}

/** The version of what stands around a saved table, which has a version of its own. */
export const recordVersion = 1;

export interface Filing {
  readonly id: string;
  readonly revision: number;
  readonly changed: number;
  readonly ended: number | undefined;
  readonly name: string | undefined;
}

export function saveGame(saved: SavedTable, { id, revision, changed, ended, name }: Filing): SavedGame {
  const { table } = saved;
  const match = matchOf(table);
  const { ending } = match;
  return {
    version: recordVersion,
    id,
    revision,
    changed,
    ended,
    name,
    game: table.game.id,
    seats: formatSeats(table),
    position: match.position,
    plies: match.ply,
    result: ending && { winner: ending.winner, reason: ending.reason },
    isOpen: canGoOn(table),
    correspondence: table.correspondence?.id,
    isWaiting: table.correspondence && !ending && seatOf(table, match.turn).kind === 'elsewhere',
    isBlank: isBlank(table),
    table: formatTable(saved),
  };
}

/** A stored game, as far as it can be told without opening it. */
export function readSavedGame(data: unknown): Result<SavedGame> {
  const version = isRecord(data) ? data.version : undefined;
  if (version !== undefined && version !== recordVersion) {
    return refusePlay({ code: 'save-version', values: { version: String(version), expected: recordVersion } });
  }
  return isSavedGame(data) ? succeed(data) : refusePlay({ code: 'save-shape', values: {} });
}

const isAnyText = isText(Number.POSITIVE_INFINITY);
const isYesOrNo = isOneOf([true, false]);
const isTime = (data: unknown): data is number => typeof data === 'number' && Number.isFinite(data);

const isSavedGame: Guard<SavedGame> = isShape(
  {
    version: isCount,
    id: isAnyText,
    revision: isCount,
    changed: isTime,
    game: isAnyText,
    seats: isPair(isAnyText),
    position: isAnyText,
    plies: isCount,
    isOpen: isYesOrNo,
    isBlank: isYesOrNo,
    table: isAnyText,
  },
  {
    ended: isTime,
    name: isAnyText,
    correspondence: isAnyText,
    isWaiting: isYesOrNo,
    result: isShape({ winner: isOneOf([0, 1, null]), reason: isAnyText }),
  },
);
