import type { Match } from '../../core/match.ts';
import type { Result } from '../../core/problem.ts';
import { decidingConclusion } from '../../engine/analysis/review.ts';
import { type MatchReview, reviewMatch, sayDecision } from '../../play/review/review.ts';
import { legendFor } from '../../text/legend.ts';
import { reviewWords } from '../../text/review-words.ts';
import { sayEnding } from '../../text/say.ts';
import { ask } from '../ask.ts';
import type { Command, Invocation, Printout } from '../command.ts';
import { reviewLines } from '../print/review-page.ts';
import { standingOf } from '../print/standing.ts';
import { readRecordedMatch } from '../record-file.ts';
import { terminal } from '../text.ts';

/** A recorded game against the truth: what each move was worth, and where the game was decided. */
export const reviewCommand: Command = async (invocation) => {
  const { match, failure } = await readRecordedMatch(invocation);
  if (!match) return { ...(failure && { failure }) };
  const found = await reviewRecorded(match, invocation);
  if (!found.ok) return { failure: { problem: found.problem, game: match.game } };
  return { printout: print(match, found.value, invocation), ...(failure && { failure }) };
};

async function reviewRecorded(match: Match, invocation: Invocation): Promise<Result<MatchReview>> {
  const analyst = invocation.startAnalyst(match.game);
  const found = await reviewMatch(match, (start, played) => ask(analyst, start, played, invocation));
  analyst.close();
  return found;
}

function print(match: Match, found: MatchReview, invocation: Invocation): Printout {
  const { game, ending } = match;
  const { language } = invocation.arguments;
  const { unfinished } = terminal.text[language];
  const words = reviewWords[language];
  const { name } = game.text[language];
  const { isAscii, paint } = invocation.board;
  const table = reviewLines(match, found, language, isAscii);
  const hasMoves = found.moves.length > 0;
  const notes = [
    ending ? sayEnding(ending, language, game) : unfinished,
    sayDecision(found, decidingConclusion(found, ending), game, language),
    ...(found.moves.some((move) => move.ignoresRepetition) ? [words.ignoresRepetition] : []),
    ...legendFor(
      found.moves.map((move) => move.after),
      words,
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
      turnedAt: found.turnedAt,
    },
  };
}
