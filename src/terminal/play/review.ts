import type { Review, ReviewedMove } from '../../core/report.ts';
import { isPerson } from '../../core/seat.ts';
import { isDecidedByResignation, isMistake } from '../../engine/analysis/review.ts';
import { sayDecision } from '../../play/review.ts';
import { matchOf, modeOf, seatOf } from '../../play/table.ts';
import { playText } from '../../play/text.ts';
import { catalogues } from '../../text/say.ts';
import { legendFor } from '../../text/verdict.ts';
import { reviewLines } from '../print/review-page.ts';
import { appText } from './text.ts';
import type { Scene, Ui } from './ui.ts';

/** Shows how each move did. The ply of a move from before which to play on; undefined for none. */
export function chooseFromReview(
  { table, language }: Scene,
  found: Review,
  ui: Ui,
  isAscii: boolean,
): Promise<number | undefined> {
  const text = appText[language].review;
  const { verdicts } = catalogues[language];
  const isOwnMistake = (move: ReviewedMove) => isPerson(seatOf(table, move.player)) && isMistake(move);
  const mistakes = found.moves.filter(isOwnMistake);
  const decided = sayDecision(found, isDecidedByResignation(found, matchOf(table).ending), table.game, language);
  const known = found.moves.map((move) => move.after);
  return ui.choose({
    title: text.title,
    lines: [
      decided,
      ...(modeOf(table) === 'computer' ? [playText[language].mistakes(mistakes.length)] : []),
      ...legendFor(known, verdicts, isAscii),
      text.from,
    ],
    options: reviewLines(table.game, found, language, isAscii).map((label, index) => ({
      value: index + 1,
      label,
    })),
    initial: Math.max(0, found.moves.findIndex(isOwnMistake)),
    hasWayBack: true,
  });
}
