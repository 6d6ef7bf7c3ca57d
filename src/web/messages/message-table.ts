import type { Player } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Result } from '../../core/problem.ts';
import type { Standing } from '../../play/correspondence.ts';
import type { AwayTable } from '../table/session/online-table.ts';

/** What a table is beside a table when the two who play send each other links. */
export interface MessageTable extends AwayTable {
  readonly own: Player;
  /** The address of what was played, to be sent: the part from `#` on. Undefined while the other owes nothing. */
  link(): string | undefined;
  /** Whether the other may have it already. */
  isSent(): boolean;
  /** The link was handed over: what was played is not to be taken back any more. */
  markSent(): void;
  /** Takes up a line that has come, and by what name the other goes: it goes on from here, or is known already. */
  receive(come: Match, name: string | undefined): Result<Standing>;
  /** The link has another line than a game that was kept before: this is it, and both are kept. */
  sayBeside(): void;
  /** Whether there is a last step of one's own, sent or not. */
  hasOwnStep(): boolean;
}
