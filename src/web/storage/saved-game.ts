import type { Ending, Player } from '../../core/game.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { formatSeat } from '../../core/seat.ts';
import { hasNextGame } from '../../core/table.ts';
import { refuse } from '../problems.ts';
import type { Opening } from '../table/opening.ts';
import { saveTable } from '../table/saved-table.ts';
import { matchAt, seatAt, tableOf } from '../table/table-state.ts';

export const savedVersion = 1;

/** What is told of a saved game without opening it. */
export interface GameSummary {
  readonly id: string;
  readonly game: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
  /** What the person called it. */
  readonly name: string | undefined;
  /** Who plays, by their seats in this game: `me`, or a computer player's name. */
  readonly seats: readonly [string, string];
  /** Where the game stands, to be drawn. */
  readonly position: string;
  /** How many moves were played. */
  readonly plies: number;
  /** How the game ended, where it has. */
  readonly result: Pick<Ending, 'winner' | 'reason'> | undefined;
  /** Whether there is something to go on with: a game that is not over, or another of its series. */
  readonly isOpen: boolean;
}

/** A game as it is stored. */
export interface SavedGame extends GameSummary {
  readonly version: number;
  readonly revision: number;
  /** Nothing was played, in it or before it. It is kept as long as it is the last, so that a reload finds it. */
  readonly isBlank: boolean;
  /** The table as JSON: text is quick to pass by where only the summaries are wanted. */
  readonly table: string;
}

export interface Filing {
  readonly id: string;
  readonly revision: number;
  readonly changed: number;
  readonly name: string | undefined;
}

export function saveGame(opening: Opening, { id, revision, changed, name }: Filing): SavedGame {
  const { state } = opening;
  const match = matchAt(state, state.head);
  const { ending } = match;
  return {
    version: savedVersion,
    id,
    revision,
    changed,
    name,
    game: state.game.id,
    seats: [formatSeat(seatAt(state, 0)), formatSeat(seatAt(state, 1))],
    position: match.position,
    plies: match.ply,
    result: ending && { winner: ending.winner, reason: ending.reason },
    isOpen: !ending || (state.series.length !== 'endless' && hasNextGame(tableOf(state))),
    isBlank: isBlank(opening),
    table: JSON.stringify(saveTable(opening)),
  };
}

/** Whether nothing would be lost with a game: nothing was played, in it or before it. */
export function isBlank({ state }: Opening): boolean {
  return state.tree.nodes.size === 1 && state.series.winners.length === 0;
}

/** A stored game, as far as it can be told without opening it. */
export function readSavedGame(data: unknown): Result<SavedGame> {
  if (typeof data !== 'object' || data === null) return refuse({ code: 'save-shape', values: {} });
  const version = 'version' in data ? data.version : undefined;
  if (version !== savedVersion) {
    return refuse({ code: 'save-version', values: { version: String(version), expected: savedVersion } });
  }
  return isSavedGame(data) ? succeed(data) : refuse({ code: 'save-shape', values: {} });
}

function isSavedGame(data: object): data is SavedGame {
  const found = new Map<string, unknown>(Object.entries(data));
  const hasAll = (type: string, ...names: readonly string[]) => names.every((name) => typeof found.get(name) === type);
  const seats = found.get('seats');
  return (
    hasAll('string', 'id', 'game', 'position', 'table') &&
    hasAll('number', 'revision', 'changed', 'plies') &&
    hasAll('boolean', 'isOpen', 'isBlank') &&
    ['string', 'undefined'].includes(typeof found.get('name')) &&
    Array.isArray(seats) &&
    seats.length === 2 &&
    seats.every((seat) => typeof seat === 'string') &&
    (found.get('result') === undefined || isResult(found.get('result')))
  );
}

function isResult(data: unknown): data is { winner: Player | null; reason: string } {
  if (typeof data !== 'object' || data === null || !('winner' in data) || !('reason' in data)) return false;
  return [0, 1, null].includes(data.winner as Player | null) && typeof data.reason === 'string';
}
