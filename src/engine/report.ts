import type { Game } from '../core/game.ts';
import { drawingOccurrence, type Match } from '../core/match.ts';
import type { Value, Verdict } from '../core/oracle.ts';
import type { Analysis } from './analysis.ts';

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
  readonly moves: readonly ReportedMove[];
}

/** The analysis of a position alone. */
export function reportOf<S>(game: Game<S>, state: S, analysis: Analysis): Report {
  const ending = game.rules.ending(state);
  return {
    game: game.id,
    position: game.notation.position(state),
    turn: game.notation.sides[game.rules.turn(state)],
    ...reportVerdict(analysis.verdict),
    ...(ending && { ended: ending.reason }),
    moves: analysis.moves.map(({ move, verdict }) => ({
      move: game.notation.move(state, move),
      ...reportVerdict(verdict),
    })),
  };
}

/**
 * The analysis of the present position of a match. Values are those of the position alone; but a move that makes the
 * third repetition is a draw, and where an arrangement has already occurred twice the report says what it leaves out.
 */
export function reportOfMatch<S>(match: Match<S>, analysis: Analysis): Report {
  const { game, state } = match;
  const report = reportOf(game, state, analysis);
  const moves = report.moves.map((reported, index): ReportedMove => {
    const next = game.rules.apply(state, analysis.moves[index].move);
    const isRepetition = match.occurrencesOf(next) === drawingOccurrence - 1 && game.rules.outcome(next) === 'ongoing';
    return isRepetition ? { move: reported.move, exact: true, value: 'draw', plies: null, repeats: true } : reported;
  });
  const hasRepeated = match.steps.slice(0, match.ply + 1).some((step) => match.occurrencesOf(step.state) > 1);
  return { ...report, ...(hasRepeated && { ignoresRepetition: true }), moves };
}

function reportVerdict(verdict: Verdict): ReportedVerdict {
  if (!verdict.exact) return { exact: false, value: null, plies: null, score: Math.round(verdict.score * 1000) / 1000 };
  const { value, plies, margin } = verdict;
  return { exact: true, value, plies: value === 'draw' ? null : plies, ...(margin !== undefined && { margin }) };
}
