import type { Game, Language } from '../../core/game.ts';
import type { Review, ReviewedMove } from '../../core/report.ts';
import type { VerdictWords } from '../../text/catalogue.ts';
import { catalogues } from '../../text/say.ts';
import { verdictMark } from '../../text/verdict.ts';
import { inTextColumns } from './text-columns.ts';

/** A line for each move: whose it was, what it was worth, and how it did. */
export function reviewLines(game: Game, found: Review, language: Language, isAscii: boolean): string[] {
  const rows = found.moves.map((move) => [
    `${move.ply}.`,
    game.text[language].players[move.player].name,
    move.move,
    verdictMark(move.after, isAscii, language),
    sayJudgement(move, catalogues[language].verdicts),
  ]);
  return inTextColumns(rows, () => true);
}

/** What a move did, and after a fault what would have been better. */
function sayJudgement({ judgement, best }: ReviewedMove, words: VerdictWords): string {
  const isFault = judgement === 'throws-win' || judgement === 'throws-draw' || judgement === 'slower-win';
  const said = words.judgements[judgement];
  return isFault ? `${said}; ${words.better(best.join(' '))}` : said;
}
