import type { ReviewedMove } from '../../core/report.ts';
import { decidingConclusion, isMistake } from '../../engine/analysis/review.ts';
import { type MatchReview, sayDecision, tallyOf } from '../../play/review/review.ts';
import { reviewText } from '../../play/review/review-text.ts';
import { isPersonsMove, matchOf, modeOf } from '../../play/table.ts';
import { pathTo } from '../../play/tree.ts';
import { legendFor } from '../../text/legend.ts';
import { reviewWords } from '../../text/review-words.ts';
import { reviewLines } from '../print/review-page.ts';
import { appText } from './text.ts';
import type { Scene, Ui } from './ui.ts';

/** Shows how each move did. The ply of a move from before which to play on; undefined for none. */
export function chooseFromReview(
  { table, language }: Scene,
  found: MatchReview,
  ui: Ui,
  isAscii: boolean,
): Promise<number | undefined> {
  const text = appText[language].review;
  const line = pathTo(table.tree, table.head);
  const isOwn = (move: ReviewedMove) => isPersonsMove(table, line[move.ply]);
  const mistakes =
    modeOf(table) === 'computer' ? reviewText[language].mistakes(tallyOf(found.moves.filter(isOwn))) : '';
  const decided = sayDecision(found, decidingConclusion(found, matchOf(table).ending), table.game, language);
  const firstMistake = found.moves.findIndex((move) => isOwn(move) && isMistake(move));
  const known = found.moves.map((move) => move.after);
  return ui.choose({
    title: text.title,
    lines: [decided, ...(mistakes ? [mistakes] : []), ...legendFor(known, reviewWords[language], isAscii), text.from],
    options: reviewLines(matchOf(table), found, language, isAscii).map((label, index) => ({
      value: index + 1,
      label,
    })),
    initial: firstMistake >= 0 ? firstMistake : Math.max(0, (found.turnedAt ?? 1) - 1),
    hasWayBack: true,
  });
}
