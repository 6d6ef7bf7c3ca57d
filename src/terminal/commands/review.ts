import type { Match } from '../../core/match.ts';
import type { Report } from '../../engine/report.ts';
import { type Review, review } from '../../engine/review.ts';
import type { Command, Context, Report as Printed } from '../command.ts';
import { readRecordedMatch } from '../record-file.ts';
import { terminal } from '../text.ts';
import { drawVerdict } from '../verdict.ts';
import { ask } from './analyse.ts';

/** A recorded game against the truth: what each move was worth, and where the game was decided. */
export const reviewCommand: Command = async (context) => {
  const { match, failure } = await readRecordedMatch(context);
  return {
    ...(match && { report: print(match, await reviewMatch(match, context), context) }),
    ...(failure && { failure }),
  };
};

async function reviewMatch(match: Match, context: Context): Promise<Review> {
  const analyst = context.startAnalyst(match.game);
  const start = match.goTo(0);
  const reports: Report[] = [];
  try {
    for (let ply = 0; ply < match.ply; ply++) {
      const report = await ask(analyst, start.position, match.played.slice(0, ply), context);
      if (report) reports.push(report);
    }
  } finally {
    analyst.close();
  }
  return review(reports, match.played, start.turn);
}

function print(match: Match, found: Review, context: Context): Printed {
  const { language } = context.arguments;
  const { words } = terminal.text[language];
  const { players } = match.game.text[language];
  const { isAscii, paint } = context.board;
  const rows = found.moves.map(({ ply, player, move, after, judgement, best }) => {
    const isFault = judgement === 'throws-win' || judgement === 'throws-draw' || judgement === 'slower-win';
    const verdict = drawVerdict(after, isAscii);
    const said = isFault
      ? `${words.judgements[judgement]}; ${words.better(best.join(' '))}`
      : words.judgements[judgement];
    return [`${ply}.`, players[player], move, verdict, said];
  });
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column].length)));
  const decided = found.decidedAt === null ? undefined : found.moves[found.decidedAt - 1];
  const conclusion =
    found.decidedAt === null
      ? words.undecided
      : decided
        ? words.decided(found.decidedAt, decided.move)
        : words.decidedFromStart;
  return {
    text: [
      paint.strong(match.game.text[language].name),
      '',
      ...rows.map((row) =>
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      ),
      '',
      conclusion,
      ...(found.ignoresRepetition ? [words.ignoresRepetition] : []),
      words.legend,
    ].join('\n'),
    json: { game: match.game.id, ...found },
  };
}
