import type { Player } from './game.ts';
import type { EstimateRecord, Value } from './oracle.ts';
import type { Effort } from './player.ts';

/** A verdict in the form that leaves the engine: plain data for other threads, programs and screens. */
export interface ReportedVerdict {
  readonly exact: boolean;
  /** For the player to move, or who makes the move; null where only a score is known. */
  readonly value: Value | null;
  readonly plies: number | null;
  readonly margin?: number;
  /** The expected result, from −1 to 1, where it is not exact. */
  readonly score?: number;
}

/** A legal move, and what it is worth to who makes it. */
export interface ReportedMove extends ReportedVerdict {
  readonly move: string;
  /** The move makes an arrangement occur for the third time, which draws. */
  readonly repeats?: true;
}

/** What is known of a position, in texts. */
export interface Report extends ReportedVerdict {
  readonly game: string;
  readonly position: string;
  readonly turn: string;
  /** Why the game is over, where it is. */
  readonly ended?: string;
  /** An arrangement has occurred twice, and the values take no account of how near a draw by repetition is. */
  readonly ignoresRepetition?: true;
  /** How estimates of positions like this one came out, where there are some and that was measured. */
  readonly estimateRecord?: EstimateRecord;
  readonly moves: readonly ReportedMove[];
}

/** A computer's choice of a move, in texts. */
export interface Choice {
  /** The player's full name. */
  readonly player: string;
  readonly move: string;
  /** What the player expects for itself: nothing where it has not looked ahead. */
  readonly verdict: ReportedVerdict | null;
  /** What its evaluation says of the end of its line, where that decided. */
  readonly points?: number;
  /** The play that it expects, its own move first. */
  readonly line: readonly string[];
  /** What it cost: nothing where the player does not count it. */
  readonly effort: Effort | null;
  /** How long it thought. */
  readonly milliseconds?: number;
  /** It would have gone on, and was stopped. */
  readonly isStopped?: true;
  /** It had looked at no move to the end yet: this is only the first in order. */
  readonly isGuess?: true;
}

/** How a move did against the truth. `unclear` where the truth is not known. */
export type Judgement = 'best' | 'keeps' | 'slower-win' | 'throws-win' | 'throws-draw' | 'unclear';

/** A move that was played, beside what was best; plies count from 1. */
export interface ReviewedMove {
  readonly ply: number;
  readonly player: Player;
  readonly move: string;
  /** What the position was worth before, and what the move made of it; both for the player who moved. */
  readonly before: ReportedVerdict;
  readonly after: ReportedVerdict;
  readonly judgement: Judgement;
  /** The moves that were best. */
  readonly best: readonly string[];
  /** The values take no account of repetitions, and there had been one. */
  readonly ignoresRepetition?: true;
}

/** A game judged move by move. */
export interface Review {
  readonly moves: readonly ReviewedMove[];
  /** The ply whose move brought the value that the game then kept; 0 if it had it from the start, null if not known. */
  readonly decidedAt: number | null;
}
