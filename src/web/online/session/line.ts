import { conclusionOf } from '../../../core/conclusion.ts';
import type { Game, Player } from '../../../core/game.ts';
import { Match, readMove } from '../../../core/match.ts';
import { type Result, succeed } from '../../../core/problem.ts';
import { formatSeat, person, type Seat } from '../../../core/seats/seat.ts';
import { startSeries } from '../../../core/seats/series.ts';
import type { GameResult, Snapshot, WireSeat } from '../../../online/wire.ts';
import { goTo, type Table, tableWith } from '../../../play/table.ts';
import {
  concluded,
  grow,
  hasNode,
  moveText,
  type NodeId,
  nodeOf,
  pathTo,
  promote,
  prune,
  root,
  type Tree,
  withMatch,
  withoutConclusion,
} from '../../../play/tree.ts';

/** The table of a game online, seen by who plays one side, or by who watches. */
export function tableOf(game: Game, snapshot: Snapshot, own: Player | undefined): Result<Table> {
  const begun = Match.fromPosition(game, snapshot.start);
  if (!begun.ok) return begun;
  const table = tableWith(begun.value, seatsOf(snapshot, own), startSeries(1, 0), snapshot.start);
  return succeed(followGame(table, snapshot, snapshot.moves, own));
}

/** Who sits where: the one who plays here is a person, everybody else is elsewhere. */
function seatsOf({ seats }: Snapshot, own: Player | undefined): readonly [Seat, Seat] {
  const seatOf = (player: Player): Seat =>
    player === own ? person : { kind: 'elsewhere', name: nameIn(seats[player]) };
  return [seatOf(0), seatOf(1)];
}

function nameIn(seat: WireSeat): string {
  return seat.kind === 'computer' ? seat.player : (seat.name ?? '');
}

/**
 * The table as the game now is, with the moves that are shown of it. What was taken back goes; whoever looks at where the
 * game stands goes along, whoever looks elsewhere is left there.
 */
export function followGame(table: Table, snapshot: Snapshot, moves: readonly string[], own: Player | undefined): Table {
  const seated = withSeats(table, seatsOf(snapshot, own));
  const line = followLine(table.tree, moves);
  const tree = withResult(promote(withoutOld(line.tree, table, line.head), line.head), line.head, snapshot.result);
  const isSame = line.head === table.head && nodeOf(tree, line.head).match === nodeOf(table.tree, line.head).match;
  if (isSame) return seated;
  const next = { ...seated, tree, head: line.head };
  const isAlong = table.current === table.head || !hasNode(tree, table.current);
  return goTo(next, isAlong ? line.head : table.current);
}

/** Without what was played before and is not part of the game any more, from where the two lines part. */
function withoutOld(tree: Tree, { tree: before, head }: Table, newHead: NodeId): Tree {
  const now = pathTo(tree, newHead);
  const gone = pathTo(before, head).find((id, index) => now[index] !== id);
  return gone === undefined ? tree : prune(tree, gone);
}

function withSeats(table: Table, seats: readonly [Seat, Seat]): Table {
  const isSame = seats.every((seat, index) => formatSeat(seat) === formatSeat(table.participants[index === 0 ? 0 : 1]));
  return isSame ? table : { ...table, participants: seats };
}

/** Plays the moves from the root on; as far as they can be played. */
function followLine(from: Tree, moves: readonly string[]): { readonly tree: Tree; readonly head: NodeId } {
  let [tree, head]: [Tree, NodeId] = [from, root];
  for (const move of moves) {
    const known = nodeOf(tree, head).children.find((id) => moveText(nodeOf(tree, id)) === move);
    if (known !== undefined) {
      head = known;
      continue;
    }
    const { match } = nodeOf(tree, head);
    const read = readMove(match.game, match.state, move);
    const grown = read.ok ? grow(withMatch(tree, head, withoutConclusion(match)), head, read.value) : read;
    // The server plays by the same rules; one of a later version may know more.
    if (!grown.ok) break;
    ({ tree, id: head } = grown.value);
  }
  return { tree, head };
}

function withResult(tree: Tree, head: NodeId, result: GameResult | null): Tree {
  const { match } = nodeOf(tree, head);
  if (match.ending || !result) return tree;
  const conclusion = conclusionOf(result.reason, result.winner);
  return conclusion ? withMatch(tree, head, concluded(match, conclusion)) : tree;
}
