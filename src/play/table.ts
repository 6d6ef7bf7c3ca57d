import { type Game, type Move, opponentOf, type Player } from '../core/game.ts';
import { Match, tidyComment } from '../core/match.ts';
import { type Result, succeed } from '../core/problem.ts';
import { type Clock, startClock } from '../core/seats/clock.ts';
import { formatSeat, isPerson, type Seat } from '../core/seats/seat.ts';
import { addGame, firstToMove, type Series, seriesResult, setupRandom } from '../core/seats/series.ts';
import type { Correspondence } from './link/message-id.ts';
import type { Task } from './task-names.ts';
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
  withComment,
  withMatch,
  withoutConclusionAt,
} from './tree.ts';

/** A game with its variations, within its series. A table never changes; each action gives a new one. */
export interface Table {
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
  /** The moves, by the nodes that they led to, which were made while the two sat the other way round. */
  readonly madeSwapped: ReadonlySet<NodeId>;
  /** The time that the players have, where they play with clocks. */
  readonly clock?: Clock;
  /** Where the two send each other links. */
  readonly correspondence?: Correspondence;
  /** What the one person at it set out to do. */
  readonly task?: Task;
}

/** The first game of a series, its start drawn by chance where chance decides it. */
export function openTable(game: Game, participants: readonly [Seat, Seat], series: Series): Table {
  return tableWith(Match.start(game, setupRandom(series)), participants, series, undefined);
}

/** A table at the end of a match's line, or wherever the match stands. */
export function tableWith(
  match: Match,
  participants: readonly [Seat, Seat],
  series: Series,
  start: string | undefined,
): Table {
  const tree = plantTree(match);
  const tip = endOf(tree, root);
  const here = Math.min(match.ply, tip);
  return { game: match.game, participants, series, start, tree, head: tip, current: here, tip, madeSwapped: new Set() };
}

export function matchAt({ tree }: Table, id: NodeId): Match {
  return nodeOf(tree, id).match;
}

/** The match as the game stands, whatever is looked at. */
export function matchOf(table: Table): Match {
  return matchAt(table, table.head);
}

/** Which participant has the pieces of a player in this game. */
export function participantOf({ series }: Table, player: Player): Player {
  return player === 0 ? firstToMove(series) : opponentOf(firstToMove(series));
}

export function seatOf(table: Table, player: Player): Seat {
  return table.participants[participantOf(table, player)];
}

/** Who made the move that led to a node: whoever sat there then. Of the root, which none led to, nobody. */
function moverOf(table: Table, id: NodeId): Seat | undefined {
  const { parent } = nodeOf(table.tree, id);
  if (parent === undefined) return undefined;
  const { turn } = matchAt(table, parent);
  return seatOf(table, table.madeSwapped.has(id) ? opponentOf(turn) : turn);
}

/** Whether a person made the move that led to a node. */
export function isPersonsMove(table: Table, id: NodeId | undefined): boolean {
  const mover = id === undefined ? undefined : moverOf(table, id);
  return mover !== undefined && isPerson(mover);
}

/** Who has the pieces of each player, as texts. */
export function formatSeats(table: Table): readonly [string, string] {
  return [formatSeat(seatOf(table, 0)), formatSeat(seatOf(table, 1))];
}

/** Whether a person is to move where the game stands, or at another node, by who has which seat. */
export function isPersonsTurn(table: Table, at: NodeId = table.head): boolean {
  return isPerson(seatOf(table, matchAt(table, at).turn));
}

export function hasPerson({ participants }: Table): boolean {
  return participants.some(isPerson);
}

/** `people`: nobody but people; `computer`: a person and a computer; `watch`: two computers. */
export type Mode = 'people' | 'computer' | 'watch';

export function modeOf({ participants }: Table): Mode {
  const people = participants.filter(isPerson).length;
  return people === 2 ? 'people' : people === 1 ? 'computer' : 'watch';
}

/** What the computer players of a game take their chances from: another seed for each game of the series. */
export function playerSeed({ series }: Table): number {
  return (series.seed + series.winners.length) >>> 0;
}

/** The series with this game, once it is over. */
export function seriesOf(table: Table): Series {
  const { ending } = matchOf(table);
  return ending ? addGame(table.series, ending.winner) : table.series;
}

/** Whether another game of the series is to come. */
export function hasNextGame(table: Table): boolean {
  return table.series.length !== 1 && seriesResult(seriesOf(table)) === undefined;
}

/** Whether there is something to go on with: a game that is not over, or another of its series, unless that is endless. */
export function canGoOn(table: Table): boolean {
  return !matchOf(table).ending || (table.series.length !== 'endless' && hasNextGame(table));
}

/** Whether nothing would be lost with a table: nothing was played, at it or before, and nobody was sent a link to it. */
export function isBlank({ tree, series, correspondence }: Table): boolean {
  return tree.nodes.size === 1 && series.winners.length === 0 && !correspondence;
}

/** The next game of the series, or the first of another one like it. */
export function nextGame(table: Table): Table {
  const { game, participants, start, clock, task } = table;
  const played = seriesOf(table);
  // A new series does not repeat the setups of the last one.
  const series = hasNextGame(table) ? played : { ...played, seed: (played.seed + 1) >>> 0, winners: [] };
  const chosen = start === undefined ? undefined : Match.fromPosition(game, start);
  const match = chosen?.ok ? chosen.value : Match.start(game, setupRandom(series));
  const next = { ...tableWith(match, participants, series, start), ...(task && { task }) };
  return clock ? { ...next, clock: startClock(clock) } : next;
}

/**
 * What the person may play at the node that is looked at. Where the game stands, that is a person's own move; anywhere
 * else any move can be tried, whoever would make it.
 */
export function movesFor(table: Table): readonly Move[] {
  const { current, head } = table;
  const { moves } = matchAt(table, current);
  return current !== head || isPersonsTurn(table, current) ? moves : [];
}

/** Plays a move at a node. Where the game stands, it goes on; elsewhere a variation grows, and the game stays. */
export function playAt(table: Table, at: NodeId, move: Move): Result<Table> {
  const grown = grow(table.tree, at, move);
  if (!grown.ok) return grown;
  const { tree, id } = grown.value;
  const isGame = at === table.head;
  // Whoever makes a move again that another made before has made it now.
  const madeSwapped = new Set([...table.madeSwapped].filter((node) => node !== id));
  const played = { ...table, tree, madeSwapped };
  const next = isGame ? { ...played, tree: promote(withoutConclusionAt(tree, id), id), head: id } : played;
  // Whoever looks elsewhere while a computer thinks is left there.
  return succeed(table.current === at ? goTo(next, id) : { ...next, tip: endOf(next.tree, next.tip) });
}

/** Looks at another node; of an unknown one nothing comes. */
export function goTo(table: Table, id: NodeId): Table {
  if (!hasNode(table.tree, id)) return table;
  const isOnLine = hasNode(table.tree, table.tip) && isBefore(table.tree, id, table.tip);
  return { ...table, current: id, tip: isOnLine ? endOf(table.tree, table.tip) : endOf(table.tree, id) };
}

/**
 * Goes on with the game from a node: the line to it is the main line then. What else was played stays beside it; whoever
 * once gave up there did so in another game.
 */
export function goOnFrom(table: Table, id: NodeId): Table {
  return goTo({ ...table, tree: promote(withoutConclusionAt(table.tree, id), id), head: id }, id);
}

/**
 * Goes back one move; where a person plays a computer, up to the person's turn. Where the game stands, that takes the
 * move back: the game is then to go on from there. A conclusion goes first. Undefined where there is nothing to undo.
 */
export function undo(table: Table): Table | undefined {
  const { tree, current, head } = table;
  const match = matchAt(table, current);
  if (match.conclusion) {
    return { ...table, tree: withoutConclusionAt(tree, current) };
  }
  let at = nodeOf(tree, current).parent;
  while (at !== undefined && hasPerson(table) && !isPersonsTurn(table, at)) at = nodeOf(tree, at).parent;
  if (at === undefined) return undefined;
  return current === head ? goOnFrom(table, at) : goTo(table, at);
}

/** Goes forward along the line by a move; where a person plays a computer, up to the person's turn. */
export function redo(table: Table): Table | undefined {
  const { tree, current, head, tip } = table;
  if (matchAt(table, current).ending) return undefined;
  const path = pathTo(tree, tip);
  const ahead = path.includes(current) ? path.slice(path.indexOf(current) + 1) : [];
  const at = hasPerson(table) ? (ahead.find((id) => isPersonsTurn(table, id)) ?? ahead.at(-1)) : ahead[0];
  if (at === undefined) return undefined;
  return current === head ? goOnFrom(table, at) : goTo(table, at);
}

/** The time of the player to move is over. */
export function loseOnTime(table: Table): Table | undefined {
  const match = matchOf(table);
  const lost = match.conclude({ reason: 'time', winner: opponentOf(match.turn) });
  return lost.ok ? goTo({ ...table, tree: withMatch(table.tree, table.head, lost.value) }, table.head) : undefined;
}

/** The person to move resigns; while a computer is to move, the person who plays it. Undefined where nobody can. */
export function resign(table: Table): Table | undefined {
  const match = matchOf(table);
  const loser = isPersonsTurn(table) ? match.turn : opponentOf(match.turn);
  const resigned = isPerson(seatOf(table, loser)) ? match.resign(loser) : undefined;
  if (!resigned?.ok) return undefined;
  return goTo({ ...table, tree: withMatch(table.tree, table.head, resigned.value) }, table.head);
}

/** The two change places, within this game and in the score; not once it is over, as that would change who won. */
export function swapSides(table: Table): Table {
  if (matchOf(table).ending) return table;
  const [first, second] = table.participants;
  const winners = table.series.winners.map((winner) => (winner === null ? null : opponentOf(winner)));
  const madeSwapped = new Set([...table.tree.nodes.keys()].filter((id) => id !== root && !table.madeSwapped.has(id)));
  return { ...table, participants: [second, first], series: { ...table.series, winners }, madeSwapped };
}

/** Makes the line to a node the main line; the game then stands at its end. */
export function makeMain(table: Table, id: NodeId): Table {
  const tree = promote(table.tree, id);
  const head = isBefore(tree, table.head, endOf(tree, root)) ? table.head : endOf(tree, id);
  return goTo({ ...table, tree, head }, table.current);
}

/** Takes away a move and all that follows it. What stood or looked there goes to the position before. */
export function remove(table: Table, id: NodeId): Table {
  const { parent } = nodeOf(table.tree, id);
  if (parent === undefined) return table;
  const tree = prune(table.tree, id);
  const kept = (node: NodeId) => (hasNode(tree, node) ? node : parent);
  const next = { ...table, tree, head: kept(table.head), tip: kept(table.tip) };
  return goTo({ ...next, tree: promote(tree, next.head) }, kept(table.current));
}

/** A note is a remark, not an essay: it stands beside a move, and in a record on its line. */
export const maxNoteLength = 400;

/** Puts a person's note on the position that a node stands for; an empty one takes it away. Undefined for no change. */
export function annotate(table: Table, id: NodeId, text: string): Table | undefined {
  const note = Array.from(tidyComment(text)).slice(0, maxNoteLength).join('').trim();
  if (note === matchAt(table, id).step.comment) return undefined;
  return { ...table, tree: withComment(table.tree, id, note) };
}

export type PersonsOutcome = 'won' | 'drawn' | 'lost';

/**
 * How a person's game against a computer came out, and against which; undefined while it goes on, between others, where
 * nothing was played, where it did not begin as the game usually does, and where the two changed sides on the way.
 */
export function resultAgainstComputer(
  table: Table,
): { readonly player: string; readonly outcome: PersonsOutcome } | undefined {
  const { ending, ply } = matchOf(table);
  const computer = ([0, 1] as const).find((player) => !isPerson(seatOf(table, player)));
  const seat = computer === undefined ? undefined : seatOf(table, computer);
  if (!ending || ply === 0 || modeOf(table) !== 'computer' || seat?.kind !== 'computer') return undefined;
  if (!hasUsualStart(table) || wasSwapped(table)) return undefined;
  const outcome = ending.winner === null ? 'drawn' : ending.winner === computer ? 'lost' : 'won';
  return { player: seat.player, outcome };
}

/** Whether some of the game was played the other way round: then what came of it is not one player's doing. */
function wasSwapped({ tree, head, madeSwapped }: Table): boolean {
  return pathTo(tree, head).some((id) => madeSwapped.has(id));
}

/** Whether the game began as chance or the rules have it, and not with a position that was chosen. */
function hasUsualStart({ game, series, start, tree }: Table): boolean {
  return start === undefined && nodeOf(tree, root).match.position === Match.start(game, setupRandom(series)).position;
}

/** Whether anything was played beside the main line. */
export function hasVariations({ tree }: Table): boolean {
  return tree.nodes.size > mainLine(tree).length;
}

/** Whether a node lies off the main line. */
export function isVariation({ tree }: Table, id: NodeId): boolean {
  return !mainLine(tree).includes(id);
}
