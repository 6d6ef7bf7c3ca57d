import type { Game, Move, Player } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { type Result, succeed } from '../../core/problem.ts';
import type { Seat } from '../../core/seat.ts';
import { isPerson } from '../../core/seat.ts';
import type { Series } from '../../core/series.ts';
import { giveUp, nextGame as nextTable, seatOf, type Table } from '../../core/table.ts';
import {
  endOf,
  grow,
  hasNode,
  isBefore,
  mainLine,
  type NodeId,
  nodeOf,
  pathTo,
  plantTree,
  promote,
  prune,
  root,
  type Tree,
  withMatch,
  withoutResignation,
} from './tree.ts';

/** A game with its variations, within its series. It never changes; each action gives a new one. */
export interface TableState {
  readonly game: Game;
  /** Who plays the series; the first of them begins its first game, and then they take turns. */
  readonly participants: readonly [Seat, Seat];
  /** The games before this one. */
  readonly series: Series;
  /** Where every game of the series begins, if that was chosen. */
  readonly start: string | undefined;
  readonly tree: Tree;
  /** Where the game stands. It is on the main line; what is played elsewhere is a variation. */
  readonly head: NodeId;
  /** What is looked at. */
  readonly current: NodeId;
  /** The end of the line through it that is gone along when going forward. */
  readonly tip: NodeId;
}

/** A table at the end of a match's line, or wherever the match stands. */
export function tableWith(
  match: Match,
  participants: readonly [Seat, Seat],
  series: Series,
  start: string | undefined,
): TableState {
  const tree = plantTree(match);
  const tip = endOf(tree, root);
  const here = Math.min(match.ply, tip);
  return { game: match.game, participants, series, start, tree, head: tip, current: here, tip };
}

export function matchAt({ tree }: TableState, id: NodeId): Match {
  return nodeOf(tree, id).match;
}

/** The table of the game itself, whatever is looked at. */
export function tableOf(state: TableState): Table {
  return { match: matchAt(state, state.head), participants: state.participants, series: state.series };
}

export function seatAt(state: TableState, player: Player): Seat {
  return seatOf(tableOf(state), player);
}

/** Whether a person is to move at a node, by who has which seat. */
export function isPersonsTurnAt(state: TableState, id: NodeId): boolean {
  return isPerson(seatAt(state, matchAt(state, id).turn));
}

export function hasPerson({ participants }: TableState): boolean {
  return participants.some(isPerson);
}

/**
 * What the person may play at the node that is looked at. Where the game stands, that is a person's own move; anywhere
 * else any move can be tried, whoever would make it.
 */
export function movesFor(state: TableState): readonly Move[] {
  const { current, head } = state;
  const { moves } = matchAt(state, current);
  return current !== head || isPersonsTurnAt(state, current) ? moves : [];
}

/** Plays a move at a node. Where the game stands, it goes on; elsewhere a variation grows, and the game stays. */
export function playAt(state: TableState, at: NodeId, move: Move): Result<TableState> {
  const grown = grow(state.tree, at, move);
  if (!grown.ok) return grown;
  const { tree, id } = grown.value;
  const isGame = at === state.head;
  const next = { ...state, tree: isGame ? promote(tree, id) : tree, head: isGame ? id : state.head };
  // Whoever looks elsewhere while a computer thinks is left there.
  return succeed(state.current === at ? goTo(next, id) : { ...next, tip: endOf(next.tree, next.tip) });
}

/** Looks at another node; of an unknown one nothing comes. */
export function goTo(state: TableState, id: NodeId): TableState {
  if (!hasNode(state.tree, id)) return state;
  const isOnLine = hasNode(state.tree, state.tip) && isBefore(state.tree, id, state.tip);
  return { ...state, current: id, tip: isOnLine ? endOf(state.tree, state.tip) : endOf(state.tree, id) };
}

/**
 * Goes back one move; where a person plays a computer, up to the person's turn. Where the game stands, that takes the
 * move back: the game is then to go on from there. A resignation goes first. Undefined where there is nothing to undo.
 */
export function undo(state: TableState): TableState | undefined {
  const { tree, current, head } = state;
  const match = matchAt(state, current);
  if (match.resignedBy !== undefined) {
    return { ...state, tree: withMatch(tree, current, withoutResignation(match)) };
  }
  let at = nodeOf(tree, current).parent;
  while (at !== undefined && hasPerson(state) && !isPersonsTurnAt(state, at)) at = nodeOf(tree, at).parent;
  if (at === undefined) return undefined;
  return goTo({ ...state, head: current === head ? at : head }, at);
}

/** Goes forward along the line by a move; where a person plays a computer, up to the person's turn. */
export function redo(state: TableState): TableState | undefined {
  const { tree, current, head, tip } = state;
  if (matchAt(state, current).ending) return undefined;
  const path = pathTo(tree, tip);
  let place = path.indexOf(current) + 1;
  if (place === 0 || place >= path.length) return undefined;
  while (hasPerson(state) && place < path.length - 1 && !isPersonsTurnAt(state, path[place])) place++;
  const at = path[place];
  const isGame = current === head;
  return goTo({ ...state, tree: isGame ? promote(tree, at) : tree, head: isGame ? at : head }, at);
}

/** The person whose turn it is gives up the game, or the only person at the table. Undefined where nobody can. */
export function resign(state: TableState): TableState | undefined {
  const given = giveUp(tableOf(state));
  return given && goTo({ ...state, tree: withMatch(state.tree, state.head, given.match) }, state.head);
}

/** The two change places, within this game and in the score; not once it is over, as that would change who won. */
export function swapSides(state: TableState): TableState {
  if (matchAt(state, state.head).ending) return state;
  const [first, second] = state.participants;
  const winners = state.series.winners.map((winner) => (winner === null ? null : winner === 0 ? 1 : 0));
  return { ...state, participants: [second, first], series: { ...state.series, winners } };
}

/** The next game of the series, or the first of another one like it. */
export function nextGame(state: TableState): TableState {
  const { match, participants, series } = nextTable(tableOf(state));
  const chosen = state.start === undefined ? undefined : Match.fromPosition(state.game, state.start);
  return tableWith(chosen?.ok ? chosen.value : match, participants, series, state.start);
}

/** Makes the line to a node the main line; the game then stands at its end. */
export function makeMain(state: TableState, id: NodeId): TableState {
  const tree = promote(state.tree, id);
  const head = isBefore(tree, state.head, endOf(tree, root)) ? state.head : endOf(tree, id);
  return goTo({ ...state, tree, head }, state.current);
}

/** Takes away a move and all that follows it. What stood or looked there goes to the position before. */
export function remove(state: TableState, id: NodeId): TableState {
  const { parent } = nodeOf(state.tree, id);
  if (parent === undefined) return state;
  const tree = prune(state.tree, id);
  const kept = (node: NodeId) => (hasNode(tree, node) ? node : parent);
  const next = { ...state, tree, head: kept(state.head), tip: kept(state.tip) };
  return goTo({ ...next, tree: promote(tree, next.head) }, kept(state.current));
}

/** Whether a node lies off the main line. */
export function isVariation({ tree }: TableState, id: NodeId): boolean {
  return !mainLine(tree).includes(id);
}
