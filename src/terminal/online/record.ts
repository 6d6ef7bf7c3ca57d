import type { Match } from '../../core/match.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { formatRecord, recordOf } from '../../core/record.ts';
import type { Snapshot, WireSeat } from '../../online/wire.ts';
import { reasonOf } from '../files/file-error.ts';
import { writeNewText } from '../files/write-text.ts';
import { refuse } from '../problems.ts';

/** Writes the record of a game online where the user wants it; never over another file. No secret is in it. */
export function writeOnlineRecord(file: string, match: Match, { seats, result, created }: Snapshot): Result<string> {
  const notes = {
    date: created.slice(0, 10),
    // A record ends by the rules, by resignation or by time; any other end is a remark.
    ...(result && !match.ending && { ended: result.reason }),
  };
  try {
    writeNewText(file, formatRecord(recordOf(match, [nameOf(seats[0]), nameOf(seats[1])], notes)));
    return succeed(file);
  } catch (error) {
    const reason = reasonOf(error);
    return refuse(
      reason === 'EEXIST'
        ? { code: 'file-exists', values: { file } }
        : { code: 'save-fails', values: { file, reason } },
    );
  }
}

function nameOf(seat: WireSeat): string {
  return seat.kind === 'computer' ? seat.player : (seat.name ?? 'person');
}
