import type { Game } from '../../core/game.ts';
import type { Report } from '../../core/report.ts';
import { catalogues, sayProblem } from '../../text/say.ts';
import { byMerit, legendFor, verdictMark } from '../../text/verdict.ts';
import { usualTime } from '../arguments.ts';
import { ask } from '../ask.ts';
import { drawBoard } from '../board.ts';
import { type Answer, type Command, type Context, gameOf, type Printout, refuseExtra, stateOf } from '../command.ts';
import { sayStanding } from '../standing.ts';
import { terminal } from '../text.ts';
import { wrap, wrapSentence } from '../wrap.ts';

/** The value of a position and of every legal move; or of many positions, one a line. */
export const analyseCommand: Command = async (context) => {
  const found = await gameOf(context);
  if (!found.ok) return { failure: found };
  const game = found.value;
  if (context.arguments.isBatch) return analyseLines(game, context);
  const state = await stateOf(game, context, 1);
  if (!state.ok) return { failure: { problem: state.problem, game } };
  const analyst = context.startAnalyst(game);
  const report = await ask(analyst, game.notation.position(state.value), [], context);
  analyst.close();
  if (!report.ok) return { failure: { problem: report.problem, game } };
  return { printout: print(game, state.value, report.value, context) };
};

/** One JSON object for each line, in order; an error takes the place of a line that is no position. */
async function analyseLines(game: Game, context: Context): Promise<Answer> {
  const failure = refuseExtra(context, 1);
  if (failure) return { failure };
  const { time = usualTime, language } = context.arguments;
  const analyst = context.startAnalyst(game);
  let hasBadLines = false;
  for await (const line of context.readLines()) {
    const answer = await analyst.analyse({ start: line, milliseconds: time });
    if (answer?.ok) {
      context.write(`${JSON.stringify(answer.value)}\n`);
    } else if (answer) {
      hasBadLines = true;
      context.write(`${JSON.stringify({ error: sayProblem(answer.problem, language, game, terminal) })}\n`);
    }
  }
  analyst.close();
  return { hasBadLines };
}

function print<S>(game: Game<S>, state: S, report: Report, context: Context): Printout {
  const { language } = context.arguments;
  const { verdicts } = catalogues[language];
  const { isAscii, paint } = context.board;
  const board = drawBoard(game, state, { ...context.board, marked: game.rules.ending(state)?.cells ?? [] });
  const standing = sayStanding(game, state, language);
  const lines = [paint.strong(game.text[language].name), report.position, '', ...board, '', standing];
  if (report.moves.length > 0) {
    const sorted = [...report.moves]
      .sort(byMerit)
      .map((move) => `${move.move} ${verdictMark(move, isAscii, language)}`);
    const width = Math.max(...sorted.map((text) => text.length));
    const columns = sorted.map((text) => `${text.padEnd(width)} `);
    lines.push(verdicts.position(report), '', wrap(columns, context.width), '');
    lines.push(...legendFor(report.moves, verdicts, isAscii).map((line) => wrapSentence(line, context.width)));
  }
  return { text: lines.join('\n').replace(/ +$/gmu, ''), json: report };
}
