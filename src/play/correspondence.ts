import type { Player } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { type Result, succeed } from '../core/problem.ts';
import { formatSeat, person, type Seat } from '../core/seats/seat.ts';
import { startSeries } from '../core/seats/series.ts';
import type { Correspondence } from './link/message-id.ts';
import { goOnFrom, goTo, matchOf, playAt, seatOf, type Table, tableWith } from './table.ts';
import { concluded, nodeOf, withMatch, withoutConclusionAt } from './tree.ts';

/** What a link is against the game that is kept: it goes on from it, tells what is known, or has another line. */
export type Standing = 'next' | 'same' | 'older' | 'other';

/** How many steps a match has. */
export function stepsOf(match: Match): number {
  return match.ply + (match.conclusion ? 1 : 0);
}

/** What a line that has come is against one that is kept, both at their ends. */
export function compareLines(come: Match, kept: Match): Standing {
  if (come.game.id !== kept.game.id || come.goTo(0).position !== kept.goTo(0).position) return 'other';
  const shared = Math.min(come.ply, kept.ply);
  if (come.played.slice(0, shared).join(' ') !== kept.played.slice(0, shared).join(' ')) return 'other';
  if (come.ply === kept.ply) return compareEnds(come, kept);
  // Nothing follows where somebody has resigned.
  const [shorter, standing] = come.ply < kept.ply ? ([come, 'older'] as const) : ([kept, 'next'] as const);
  return shorter.conclusion ? 'other' : standing;
}

function compareEnds(come: Match, kept: Match): Standing {
  if (come.conclusion && kept.conclusion) return come.conclusion.winner === kept.conclusion.winner ? 'same' : 'other';
  if (come.conclusion) return 'next';
  return kept.conclusion ? 'older' : 'same';
}

/** The kept line that is nearest to one that has come, and how it is to it; undefined where none is kept. */
export function nearestLine(
  come: Match,
  kept: readonly Match[],
): { readonly index: number; readonly standing: Standing } | undefined {
  const found = kept.map((match, index) => ({ index, standing: compareLines(come, match) }));
  for (const wanted of ['same', 'next', 'older', 'other'] as const) {
    const nearest = found.find(({ standing }) => standing === wanted);
    if (nearest) return nearest;
  }
  return undefined;
}

/** Whose answer a line waits for, or who is to hear how it ended: the one who did not make its last step. */
export function addresseeOf(match: Match): Player {
  return match.conclusion?.winner ?? match.turn;
}

/** The side that is played from here. */
export function ownSide(table: Table): Player {
  return seatOf(table, 0).kind === 'person' ? 0 : 1;
}

/** Whether the last step was made here, or the other is to make the first: then there is a link to be sent. */
export function isToBeSent(table: Table): boolean {
  return addresseeOf(matchOf(table)) !== ownSide(table);
}

/** Whether the other may have all that was played. */
export function isSent(table: Table): boolean {
  return (table.correspondence?.sent ?? -1) >= stepsOf(matchOf(table));
}

/** A table at which one side is played from here, with someone who gets links. */
export function correspondenceTable(match: Match, own: Player, correspondence: Correspondence, name = ''): Table {
  const other: Seat = { kind: 'elsewhere', name };
  const seats = own === 0 ? ([person, other] as const) : ([other, person] as const);
  const table = tableWith(match, seats, startSeries(1, 0), match.goTo(0).position);
  return { ...table, correspondence };
}

/** The link with all that was played has been handed over. */
export function withSent(table: Table, steps: number = stepsOf(matchOf(table))): Table {
  const { correspondence } = table;
  if (!correspondence || (correspondence.sent ?? -1) >= steps) return table;
  return { ...table, correspondence: { ...correspondence, sent: steps } };
}

/** The other is called as they say; nothing changes where they don't. */
export function withName(table: Table, name: string | undefined): Table {
  const [first, second] = table.participants;
  const rename = (seat: Seat): Seat => (seat.kind === 'elsewhere' && name !== undefined ? { ...seat, name } : seat);
  const isSame = [first, second].every((seat) => formatSeat(seat) === formatSeat(rename(seat)));
  return isSame ? table : { ...table, participants: [rename(first), rename(second)] };
}

/**
 * The table with a line that goes on from where its game stands. What is looked at is the position before its last move, so
 * that the move can be seen being made.
 */
export function takeNext(table: Table, come: Match): Result<Table> {
  const from = table.head;
  let next = table;
  for (const { move } of come.steps.slice(matchOf(table).ply + 1)) {
    const played = move === undefined ? undefined : playAt(next, next.head, move);
    if (played && !played.ok) return played;
    if (played) next = played.value;
  }
  const { head } = next;
  const tree = come.conclusion
    ? withMatch(next.tree, head, concluded(nodeOf(next.tree, head).match, come.conclusion))
    : next.tree;
  const before = head === from ? head : (nodeOf(tree, head).parent ?? head);
  return succeed(withSent(goTo({ ...next, tree }, before), stepsOf(come)));
}

/** The table without the last step, if that was made here and nobody else has it; undefined otherwise. */
export function takeBackUnsent(table: Table): Table | undefined {
  if (!isToBeSent(table) || isSent(table)) return undefined;
  if (matchOf(table).conclusion)
    return goTo({ ...table, tree: withoutConclusionAt(table.tree, table.head) }, table.head);
  const { parent } = nodeOf(table.tree, table.head);
  return parent === undefined ? undefined : goOnFrom(table, parent);
}

/** Who plays here resigns; undefined once the game is over. */
export function resignHere(table: Table): Table | undefined {
  const resigned = matchOf(table).resign(ownSide(table));
  return resigned.ok
    ? goTo({ ...table, tree: withMatch(table.tree, table.head, resigned.value) }, table.head)
    : undefined;
}
