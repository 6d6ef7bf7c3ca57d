import { formatRecord, recordOf } from '../../../core/record.ts';
import { formatLink, linkOf } from '../../../play/link/format-link.ts';
import { formatSeats, matchAt } from '../../../play/table.ts';
import type { Session } from '../session/session.ts';

/** What of a session leaves the app as text. */
export type ExportedSession = Pick<Session, 'shown' | 'seats' | 'flipping' | 'analysis'>;

/** The record of the line to the node that is looked at. */
export function recordOfSession({ shown }: ExportedSession): string {
  return formatRecord(recordOf(shown.match(), formatSeats(shown.table())));
}

/** The address of the line and of what is looked at, to be shared: the part from `#` on. */
export function linkOfSession({ shown, seats, flipping, analysis }: ExportedSession): string {
  const table = shown.table();
  const shared = seats.mode() === 'people' ? undefined : formatSeats(table);
  const looks = { isFlipped: flipping.isFlipped(), isShowingValues: analysis.isShowingValues() };
  return formatLink(linkOf(matchAt(table, table.tip), shown.match().ply, { seats: shared, ...looks }));
}
