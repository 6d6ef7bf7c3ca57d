import type { Game, Player } from '../../core/game.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { largestSeed } from '../../core/random.ts';
import { formatSeat, parseSeat } from '../../core/seat.ts';
import { type Series, type SeriesLength, seriesLengths } from '../../core/series.ts';
import { refuse } from '../problems.ts';
import type { Opening, Pace, Preferences } from './opening.ts';
import type { TableState } from './table-state.ts';
import { hasNode, isBefore, mainLine, restoreTree, type SavedNode, type SavedTree, saveTree } from './tree.ts';

/** A table as data that can be kept. The numbers of nodes are places in the tree's list. */
export interface SavedTable {
  readonly participants: readonly [string, string];
  readonly series: Series;
  readonly start?: string;
  readonly tree: SavedTree;
  readonly head: number;
  readonly current: number;
  readonly tip: number;
  readonly preferences: Preferences;
}

export function saveTable({ state, preferences }: Opening): SavedTable {
  const { participants, series, start, tree } = state;
  const { saved, places } = saveTree(tree);
  const placeOf = (id: number) => places.get(id) ?? 0;
  return {
    participants: [formatSeat(participants[0]), formatSeat(participants[1])],
    series,
    ...(start !== undefined && { start }),
    tree: saved,
    head: placeOf(state.head),
    current: placeOf(state.current),
    tip: placeOf(state.tip),
    preferences,
  };
}

/** The table of such data, if it is whole: each part is looked at, and each move is played again. */
export function restoreTable(game: Game, data: unknown): Result<Opening> {
  if (!isSavedTable(data)) return refuse({ code: 'save-shape', values: {} });
  const tree = restoreTree(game, data.tree);
  if (!tree.ok) return tree;
  const { head, current, tip, series, start, preferences } = data;
  const isWhole =
    [head, current, tip].every((id) => hasNode(tree.value, id)) &&
    isBefore(tree.value, current, tip) &&
    mainLine(tree.value).includes(head);
  if (!isWhole) return refuse({ code: 'save-shape', values: {} });
  const participants = [parseSeat(data.participants[0]), parseSeat(data.participants[1])] as const;
  const state: TableState = { game, participants, series, start, tree: tree.value, head, current, tip };
  return succeed({ state, preferences, isPaused: true });
}

/** Longer than any name, move, comment or position that is written here. */
const longestText = 2000;
const mostGames = 100_000;

function isSavedTable(data: unknown): data is SavedTable {
  if (!isRecord(data)) return false;
  const { participants, series, start, tree, head, current, tip, preferences } = data;
  return (
    isPair(participants, isText) &&
    isSeries(series) &&
    (start === undefined || isText(start)) &&
    isSavedTree(tree) &&
    [head, current, tip].every(isPlace) &&
    isPreferences(preferences)
  );
}

function isSeries(data: unknown): data is Series {
  if (!isRecord(data)) return false;
  const { length, seed, winners } = data;
  return (
    seriesLengths.includes(length as SeriesLength) &&
    isPlace(seed) &&
    seed <= largestSeed &&
    Array.isArray(winners) &&
    winners.length <= mostGames &&
    winners.every((winner) => winner === null || isPlayer(winner))
  );
}

function isSavedTree(data: unknown): data is SavedTree {
  return isRecord(data) && isText(data.start) && Array.isArray(data.nodes) && data.nodes.every(isSavedNode);
}

function isSavedNode(data: unknown): data is SavedNode {
  if (!isRecord(data)) return false;
  const { parent, move, comment, resignedBy } = data;
  const isNoted = comment === undefined || isText(comment);
  return isPlace(parent) && isText(move) && isNoted && (resignedBy === undefined || isPlayer(resignedBy));
}

const paces: readonly unknown[] = ['slow', 'normal', 'fast'] satisfies readonly Pace[];

function isPreferences(data: unknown): data is Preferences {
  if (!isRecord(data)) return false;
  return typeof data.isFlipped === 'boolean' && typeof data.isShowingValues === 'boolean' && paces.includes(data.pace);
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}

function isPair(data: unknown, isRight: (item: unknown) => boolean): boolean {
  return Array.isArray(data) && data.length === 2 && data.every(isRight);
}

function isText(data: unknown): data is string {
  return typeof data === 'string' && data.length <= longestText;
}

function isPlace(data: unknown): data is number {
  return typeof data === 'number' && Number.isInteger(data) && data >= 0;
}

function isPlayer(data: unknown): data is Player {
  return data === 0 || data === 1;
}
