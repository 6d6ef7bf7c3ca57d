import type { Game, Language } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { type Result, succeed } from '../../core/problem.ts';
import type { Report, Review, ReviewedMove } from '../../core/report.ts';
import { isDecidedByResignation, review } from '../../engine/review.ts';
import type { VerdictWords } from '../../text/catalogue.ts';
import { catalogues, sayEnding } from '../../text/say.ts';
import { legendFor, verdictMark } from '../../text/verdict.ts';
import { type Command, type Context, type Printout, standingOf } from '../command.ts';
import { readRecordedMatch } from '../record-file.ts';
import { ask } from './analyse.ts';

/** A recorded game against the truth: what each move was worth, and where the game was decided. */
export const reviewCommand: Command = async (context) => {
  const { match, failure } = await readRecordedMatch(context);
  if (!match) return { ...(failure && { failure }) };
  const found = await reviewRecorded(match, context);
  if (!found.ok) return { failure: { problem: found.problem, game: match.game } };
  return { printout: print(match, found.value, context), ...(failure && { failure }) };
};

async function reviewRecorded(match: Match, context: Context): Promise<Result<Review>> {
  const analyst = context.startAnalyst(match.game);
  const found = await reviewMatch(match, (start, played) => ask(analyst, start, played, context));
  analyst.close();
  return found;
}

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
    verdictMark(move.after, isAscii),
    sayJudgement(move, catalogues[language].verdicts),
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column].length)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

function print(match: Match, found: Review, context: Context): Printout {
  const { game, ending } = match;
  const { language } = context.arguments;
  const { verdicts, unfinished } = catalogues[language];
  const { name } = game.text[language];
  const { isAscii, paint } = context.board;
  const table = reviewLines(game, found, language, isAscii);
  const hasMoves = found.moves.length > 0;
  const notes = [
    ending ? sayEnding(ending, language, game) : unfinished,
    hasMoves ? sayDecision(match, found, verdicts) : verdicts.nothingPlayed,
    ...(found.moves.some((move) => move.ignoresRepetition) ? [verdicts.ignoresRepetition] : []),
    ...legendFor(
      found.moves.map((move) => move.after),
      verdicts,
      isAscii,
    ),
  ];
  const text = [paint.strong(name), '', ...table, ...(hasMoves ? [''] : []), ...notes];
  const { sides } = game.notation;
  return {
    text: text.join('\n').replace(/ +$/gmu, ''),
    json: {
      ...standingOf(game, match.position, match.turn, ending),
      moves: found.moves.map((move) => ({ ...move, player: sides[move.player] })),
      decidedAt: found.decidedAt,
    },
  };
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
