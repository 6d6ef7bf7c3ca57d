import type { LossReason } from '../../core/conclusion.ts';
import { type Game, type Language, opponentOf, type Player } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { type Result, succeed } from '../../core/problem.ts';
import type { Report, ReportedVerdict, Review, ReviewedMove } from '../../core/report.ts';
import { decidingConclusion, isMistake, review } from '../../engine/analysis/review.ts';
import { bareVerdict, scoreOf, seenByOther, verdictOfEnding } from '../../engine/analysis/verdict.ts';
import { reviewWords } from '../../text/review-words.ts';
import { moveInSentence } from '../../text/say.ts';
import { withoutConclusion } from '../tree.ts';

/** How the moves of a line did, as far as that is known by now. */
export interface LineReview {
  /** One for each move of the line, from the first; undefined where it is not known yet. */
  readonly moves: readonly (ReviewedMove | undefined)[];
  /** How many of them are known. */
  readonly known: number;
  /** Whether all of them are. */
  readonly isComplete: boolean;
  /** The ply whose move brought the value that the line then kept; 0 if it had it from the start, null if not known. */
  readonly decidedAt: number | null;
  /** The ply at which it turned by estimates alone, where `decidedAt` is not known; null where they don't tell either. */
  readonly turnedAt: number | null;
  /** Not a move decided the game, but who was not lost resigned or ran out of time. */
  readonly decidedBy: LossReason | undefined;
  /** The moves that threw something away, of persons only where there are any at the table: of who sat there then. */
  readonly mistakes: readonly ReviewedMove[];
  /** Those of the computers that persons play against. */
  readonly mistakesOfOthers: readonly ReviewedMove[];
  /** What is known of the moves that `mistakes` is about. */
  readonly tally: Tally;
}

/** How many moves there are, of how many the truth is known, and how many of these threw something away. */
export interface Tally {
  readonly moves: number;
  readonly known: number;
  readonly mistakes: number;
}

/** A whole review, and where its estimates alone say that the game turned. */
export interface MatchReview extends Review {
  readonly turnedAt: number | null;
}

/** The value of a position in a graph of the game. */
export interface GraphPoint {
  /** How many moves were played before it. */
  readonly ply: number;
  /** From −1, the first player loses, to 1, the first player wins; an estimate where it is not exact. */
  readonly score: number;
  readonly isExact: boolean;
  /** The same, for the player to move, with plies or margin where they are known. */
  readonly verdict: ReportedVerdict;
  readonly turn: Player;
  /** The same of where the other moves would have led that could be played instead of the one that led here. */
  readonly others: readonly ReportedVerdict[];
}

/** Reviews a line, given what is known of the positions before each of its moves. */
export function reviewLine(
  match: Match,
  reportAt: (ply: number) => Report | undefined,
  /** Whether a move's mistakes are told, by its ply. */
  isJudged: (ply: number) => boolean,
): LineReview {
  const { played } = match;
  const first = match.goTo(0).turn;
  const reports = played.map((_, ply) => reportAt(ply));
  const moves = played.map((move, ply) => reviewOne(reports[ply], move, ply, first));
  const known = moves.filter((move) => move !== undefined).length;
  const isComplete = known === moves.length;
  const whole = isComplete
    ? review(
        reports.flatMap((report) => report ?? []),
        played,
        first,
      )
    : undefined;
  const reviewed = moves.flatMap((move) => move ?? []);
  const judged = reviewed.filter((move) => isJudged(move.ply));
  return {
    moves,
    known,
    isComplete,
    decidedAt: whole?.decidedAt ?? null,
    turnedAt: whole?.decidedAt === null ? estimatedTurn(match, reportAt) : null,
    decidedBy: whole && decidingConclusion(whole, match.ending),
    mistakes: judged.filter(isMistake),
    mistakesOfOthers: reviewed.filter((move) => isMistake(move) && !judged.includes(move)),
    tally: tallyOf(judged),
  };
}

export function tallyOf(moves: readonly ReviewedMove[]): Tally {
  const known = moves.filter(({ judgement }) => judgement !== 'unclear');
  return { moves: moves.length, known: known.length, mistakes: known.filter(isMistake).length };
}

/**
 * Estimates waver by about a tenth from one position to the next; a turn is what stands out from that. And they seldom go
 * beyond a half, however lost a position is: just before the first proof of a loss they were at −0.4 in games of Fuse.
 * What is certain counts as no more, or else the first proof would always be the turn.
 */
const minTurn = 0.15;
const maxEstimate = 0.5;

/**
 * The ply of the move by which who lost lost the most, by the estimates of the positions before and after it; null where
 * none stands out, or nobody lost.
 */
function estimatedTurn(match: Match, reportAt: (ply: number) => Report | undefined): number | null {
  const winner = match.ending?.winner ?? null;
  if (winner === null) return null;
  const valueToLoser = ({ score }: GraphPoint) =>
    Math.max(-maxEstimate, Math.min(maxEstimate, winner === 1 ? score : 0 - score));
  let turn: { readonly ply: number; readonly drop: number } | undefined;
  // Who resigned, or had no time left, lost by that and not by the move before it.
  const points = graphOf(withoutConclusion(match), reportAt);
  for (const [ply, point] of points.entries()) {
    const before = points[ply - 1];
    if (!before || !point || before.turn === winner) continue;
    const drop = valueToLoser(before) - valueToLoser(point);
    if (drop > (turn?.drop ?? minTurn)) turn = { ply, drop };
  }
  return turn?.ply ?? null;
}

/** Reviews a match to its present, given a way to ask what is known of a position of it. */
export async function reviewMatch(
  match: Match,
  report: (start: string, played: readonly string[]) => Promise<Result<Report>>,
): Promise<Result<MatchReview>> {
  const start = match.goTo(0);
  const reports: Report[] = [];
  for (let ply = 0; ply < match.ply; ply++) {
    const found = await report(start.position, match.played.slice(0, ply));
    if (!found.ok) return found;
    reports.push(found.value);
  }
  const found = review(reports, match.played, start.turn);
  const turnedAt = found.decidedAt === null ? estimatedTurn(match, (ply) => reports[ply]) : null;
  return succeed({ ...found, turnedAt });
}

/** Where a game was decided, of a whole review. */
export function sayDecision(
  { moves, decidedAt, turnedAt }: Pick<LineReview, 'moves' | 'decidedAt' | 'turnedAt'>,
  decidedBy: LossReason | undefined,
  game: Game,
  language: Language,
): string {
  const words = reviewWords[language];
  if (moves.length === 0) return words.nothingPlayed;
  if (decidedBy) return decidedBy === 'time' ? words.decidedByTime : words.decidedByResignation;
  if (decidedAt === null) {
    const turn = turnedAt === null ? undefined : moves[turnedAt - 1];
    return turn
      ? `${words.undecided} ${words.turned(turn.ply, moveInSentence(game, turn.move, language))}`
      : words.undecided;
  }
  const move = moves[decidedAt - 1];
  return move ? words.decided(move.ply, moveInSentence(game, move.move, language)) : words.decidedFromStart;
}

/** How one move did, given what was known of the position before it. */
export function reviewOne(
  report: Report | undefined,
  move: string,
  ply: number,
  first: Player,
): ReviewedMove | undefined {
  if (!report?.moves.some((reported) => reported.move === move)) return undefined;
  const [reviewed] = review([report], [move], ply % 2 === 0 ? first : opponentOf(first)).moves;
  return reviewed && { ...reviewed, ply: ply + 1 };
}

/** The value of each position of a line, seen by the first player; undefined where it is not known yet. */
export function graphOf(
  match: Match,
  reportAt: (ply: number) => Report | undefined,
): readonly (GraphPoint | undefined)[] {
  const first = match.goTo(0).turn;
  return match.steps.slice(0, match.ply + 1).map((_, ply) => {
    const turn = ply % 2 === 0 ? first : opponentOf(first);
    const ended = ply === match.ply ? match.ending : undefined;
    const verdict = ended ? verdictOfEnding(ended, turn) : (reportAt(ply) ?? seenFromMove(match, ply, reportAt));
    return verdict && pointOf(ply, turn, verdict, othersAt(match, ply, reportAt));
  });
}

function pointOf(ply: number, turn: Player, known: ReportedVerdict, others: readonly ReportedVerdict[]): GraphPoint {
  const score = scoreOf(known);
  const verdict = bareVerdict(known);
  // 0 − score, because a negated nothing would be −0.
  return { ply, turn, score: turn === 0 ? score : 0 - score, isExact: known.exact, verdict, others };
}

/** Where the moves would have led that were not played, for the player who is to move then. */
function othersAt(
  match: Match,
  ply: number,
  reportAt: (ply: number) => Report | undefined,
): readonly ReportedVerdict[] {
  const moves = ply === 0 ? [] : (reportAt(ply - 1)?.moves ?? []);
  return moves.filter(({ move }) => move !== match.steps[ply]?.text).map(afterMove);
}

/** What the move that led to a position was worth, for the player who is to move now. */
function seenFromMove(
  match: Match,
  ply: number,
  reportAt: (ply: number) => Report | undefined,
): ReportedVerdict | undefined {
  const found = ply === 0 ? undefined : reportAt(ply - 1)?.moves.find(({ move }) => move === match.steps[ply]?.text);
  return found && afterMove(found);
}

/** What a move is worth, as the position after it is for the player who is to move there. */
function afterMove(verdict: ReportedVerdict): ReportedVerdict {
  return bareVerdict({ ...seenByOther(verdict), plies: verdict.plies === null ? null : verdict.plies - 1 });
}
