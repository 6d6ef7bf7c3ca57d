import type { Game, Language } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { type Result, succeed } from '../core/problem.ts';
import type { Report, Review, ReviewedMove } from '../core/report.ts';
import { isDecidedByResignation, review } from '../engine/review.ts';
import type { VerdictWords } from '../text/catalogue.ts';
import { catalogues } from '../text/say.ts';
import { verdictMark } from '../text/verdict.ts';

/** Reviews a match, given a way to ask what is known of a position of it. */
export async function reviewMatch(
  match: Match,
  report: (start: string, played: readonly string[]) => Promise<Result<Report>>,
): Promise<Result<Review>> {
  const start = match.goTo(0);
  const reports: Report[] = [];
  for (let ply = 0; ply < match.ply; ply++) {
    const found = await report(start.position, match.played.slice(0, ply));
    if (!found.ok) return found;
    reports.push(found.value);
  }
  return succeed(review(reports, match.played, start.turn));
}

/** A line for each move: whose it was, what it was worth, and how it did. */
export function reviewLines(game: Game, found: Review, language: Language, isAscii: boolean): string[] {
  const rows = found.moves.map((move) => [
    `${move.ply}.`,
    game.text[language].players[move.player].name,
    move.move,
    verdictMark(move.after, isAscii, language),
    sayJudgement(move, catalogues[language].verdicts),
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column].length)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

/** What a move did, and after a fault what would have been better. */
function sayJudgement({ judgement, best }: ReviewedMove, words: VerdictWords): string {
  const isFault = judgement === 'throws-win' || judgement === 'throws-draw' || judgement === 'slower-win';
  const said = words.judgements[judgement];
  return isFault ? `${said}; ${words.better(best.join(' '))}` : said;
}

export function sayDecision(match: Match, found: Review, words: VerdictWords): string {
  if (isDecidedByResignation(found, match.ending)) return words.decidedByResignation;
  if (found.decidedAt === null) return words.undecided;
  const move = found.moves[found.decidedAt - 1];
  return move ? words.decided(move.ply, move.move) : words.decidedFromStart;
}
