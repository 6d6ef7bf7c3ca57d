import type { Game } from '../../core/game.ts';
import type { Report } from '../../core/report.ts';
import { compareVerdicts } from '../../engine/analysis/verdict.ts';
import { sayEstimateRecord } from '../../text/estimate-record.ts';
import { legendFor } from '../../text/legend.ts';
import { reviewWords } from '../../text/review-words.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { verdictMark } from '../../text/verdict.ts';
import { usualAnalysisTime } from '../arguments.ts';
import { ask } from '../ask.ts';
import { type Answer, type Command, gameOf, type Invocation, type Printout, refuseExtra, stateOf } from '../command.ts';
import { drawBoard } from '../print/board.ts';
import { sayStanding } from '../print/standing.ts';
import { wrap, wrapSentence } from '../print/wrap.ts';
import { terminal } from '../text.ts';

/** The value of a position and of every legal move; or of many positions, one a line. */
export const analyseCommand: Command = async (invocation) => {
  const found = await gameOf(invocation);
  if (!found.ok) return { failure: found };
  const game = found.value;
  if (invocation.arguments.isBatch) return analyseLines(game, invocation);
  const state = await stateOf(game, invocation, 1);
  if (!state.ok) return { failure: { problem: state.problem, game } };
  const analyst = invocation.startAnalyst(game);
  const report = await ask(analyst, game.notation.position(state.value), [], invocation);
  analyst.close();
  if (!report.ok) return { failure: { problem: report.problem, game } };
  return { printout: print(game, state.value, report.value, invocation) };
};

/** One JSON object for each line, in order; an error takes the place of a line that is no position. */
async function analyseLines(game: Game, invocation: Invocation): Promise<Answer> {
  const failure = refuseExtra(invocation, 1);
  if (failure) return { failure };
  const { time = usualAnalysisTime, language } = invocation.arguments;
  const analyst = invocation.startAnalyst(game);
  let hasBadLines = false;
  for await (const line of invocation.readLines()) {
    const answer = await analyst.analyse({ start: line, milliseconds: time });
    if (answer?.ok) {
      invocation.write(`${JSON.stringify(answer.value)}\n`);
    } else if (answer) {
      hasBadLines = true;
      invocation.write(`${JSON.stringify({ error: sayProblem(answer.problem, language, game, terminal) })}\n`);
    }
  }
  analyst.close();
  return { hasBadLines };
}

function print<S>(game: Game<S>, state: S, report: Report, invocation: Invocation): Printout {
  const { language } = invocation.arguments;
  const { isAscii, paint } = invocation.board;
  const board = drawBoard(game, state, { ...invocation.board, marked: game.rules.ending(state)?.cells ?? [] });
  const standing = sayStanding(game, state, language);
  const lines = [paint.strong(game.text[language].name), report.position, '', ...board, '', standing];
  if (report.moves.length > 0) {
    const sorted = [...report.moves]
      .sort(compareVerdicts)
      .map((move) => `${move.move} ${verdictMark(move, isAscii, language)}`);
    const width = Math.max(...sorted.map((text) => text.length));
    const columns = sorted.map((text) => `${text.padEnd(width)} `);
    lines.push(terminal.text[language].worth(report), '', wrap(columns, invocation.width), '');
    const notes = [
      ...legendFor(report.moves, reviewWords[language], isAscii),
      ...sayEstimateRecord(game, report, language),
    ];
    lines.push(...notes.map((line) => wrapSentence(line, invocation.width)));
  }
  return { text: lines.join('\n').replace(/ +$/gmu, ''), json: report };
}
