import type { Review, ReviewedMove } from '../../core/report.ts';
import { isPerson } from '../../core/seat.ts';
import { seatOf } from '../../core/table.ts';
import { catalogues } from '../../text/say.ts';
import { legendFor } from '../../text/verdict.ts';
import { reviewLines, sayDecision } from '../review-page.ts';
import type { House } from './house.ts';
import { playText } from './text.ts';
import type { Scene } from './ui.ts';

/** Shows how each move did. The ply of a move from before which to play on; undefined for none. */
export function chooseFromReview(scene: Scene, found: Review, house: House): Promise<number | undefined> {
  const { table, language } = scene;
  const { isAscii } = house.board;
  const text = playText[language].review;
  const { verdicts } = catalogues[language];
  const isMistake = (move: ReviewedMove) =>
    isPerson(seatOf(table, move.player)) && (move.judgement === 'throws-win' || move.judgement === 'throws-draw');
  const mistakes = found.moves.filter(isMistake);
  const decided = found.moves.length > 0 ? sayDecision(table.match, found, verdicts) : verdicts.nothingPlayed;
  const isAlone = table.participants.filter(isPerson).length === 1;
  const lines = [decided, ...(isAlone ? [text.yours(mistakes.length)] : [])];
  const known = found.moves.map((move) => move.after);
  return house.ui.choose({
    title: text.title,
    lines: [...lines, ...legendFor(known, verdicts, isAscii), text.from],
    options: reviewLines(table.match.game, found, language, isAscii).map((label, index) => ({
      value: index + 1,
      label,
    })),
    initial: Math.max(0, found.moves.findIndex(isMistake)),
    hasWayBack: true,
  });
}
