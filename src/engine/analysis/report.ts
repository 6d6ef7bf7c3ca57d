import type { Game, Move } from '../../core/game.ts';
import { drawingOccurrence, type Match } from '../../core/match.ts';
import type { Oracle, Verdict } from '../../core/oracle.ts';
import type { Thought } from '../../core/player.ts';
import type { Choice, Report, ReportedMove, ReportedVerdict } from '../../core/report.ts';
import type { Analysis } from './analysis.ts';

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
  const hasRepeated = match.steps.slice(0, match.ply + 1).some((step) => step.occurrence > 1);
  return { ...report, ...(hasRepeated && { ignoresRepetition: true }), moves };
}

/** The same report, with what is known of estimates like those in it. */
export function withEstimateRecord<S>(report: Report, { stages }: Oracle<S>, state: S): Report {
  if (!stages?.estimates || (report.exact && report.moves.every(({ exact }) => exact))) return report;
  const stage = stages.of(state);
  const estimateRecord = stages.estimates.find((record) => record.stage === stage);
  return estimateRecord ? { ...report, estimateRecord } : report;
}

/** What a computer player chose in a position. */
export function reportChoice<S>(game: Game<S>, state: S, player: string, thought: Thought): Choice {
  const { move, verdict, points, effort, isGuess } = thought;
  return {
    player,
    move: game.notation.move(state, move),
    verdict: verdict ? reportVerdict(verdict) : null,
    ...(points !== undefined && { points }),
    line: textOfLine(game, state, thought.line),
    effort: effort ?? null,
    ...(isGuess && { isGuess }),
  };
}

/** Moves one after another, each as it is written where it is made. */
function textOfLine<S>({ rules, notation }: Game<S>, start: S, line: readonly Move[]): readonly string[] {
  let state = start;
  return line.map((move) => {
    const text = notation.move(state, move);
    state = rules.apply(state, move);
    return text;
  });
}

function reportVerdict(verdict: Verdict): ReportedVerdict {
  if (!verdict.exact) return { exact: false, value: null, plies: null, score: Math.round(verdict.score * 1000) / 1000 };
  const { value, plies, margin } = verdict;
  return { exact: true, value, plies, ...(margin !== undefined && { margin }) };
}
