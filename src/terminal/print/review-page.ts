import type { Language } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Review, ReviewedMove } from '../../core/report.ts';
import type { ReviewWords } from '../../text/catalogue.ts';
import { reviewWords } from '../../text/review-words.ts';
import { verdictMark } from '../../text/verdict.ts';
import { inTextColumns } from './text-columns.ts';

/** A line for each move of a match: whose it was, what it was worth, how it did, and what was noted on it. */
export function reviewLines(match: Match, found: Review, language: Language, isAscii: boolean): string[] {
  const noteOn = ({ ply }: ReviewedMove) => match.steps[ply]?.comment ?? '';
  const rows = found.moves.map((move) => [
    `${move.ply}.`,
    match.game.text[language].players[move.player].name,
    move.move,
    verdictMark(move.after, isAscii, language),
    [sayJudgement(move, reviewWords[language]), ...(noteOn(move) ? [`{${noteOn(move)}}`] : [])].join(' '),
  ]);
  return inTextColumns(rows, () => true);
}

/** What a move did, and after a fault what would have been better. */
function sayJudgement({ judgement, best }: ReviewedMove, words: ReviewWords): string {
  const isFault = judgement === 'throws-win' || judgement === 'throws-draw' || judgement === 'slower-win';
  const said = words.judgements[judgement];
  return isFault ? `${said}; ${words.better(best.join(' '))}` : said;
}
