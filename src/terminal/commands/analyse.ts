import type { Game } from '../../core/game.ts';
import type { Analyst } from '../../engine/analyst.ts';
import type { Report } from '../../engine/report.ts';
import { sayProblem } from '../../text/say.ts';
import { drawBoard } from '../board.ts';
import { type Answer, type Command, type Context, gameOf, type Report as Printed, stateOf, wrap } from '../command.ts';
import { refuse, terminal, usages } from '../text.ts';
import { byMerit, drawVerdict } from '../verdict.ts';
import { sayStanding } from './show.ts';

/** The value of a position and of every legal move; or of many positions, one a line. */
export const analyseCommand: Command = async (context) => {
  const found = await gameOf(context);
  if (!found.ok) return { failure: found };
  const game = found.value;
  const { isBatch } = context.arguments;
  if (isBatch && context.words.length > 1) {
    const values = { text: context.words[1], usage: `${usages.analyse} --stdin` };
    return { failure: refuse({ code: 'argument-unwanted', values }) };
  }
  const state = isBatch ? undefined : stateOf(game, context, 1);
  if (state && !state.ok) return { failure: { problem: state.problem, game } };
  const analyst = context.startAnalyst(game);
  try {
    if (!state) return await analyseLines(game, analyst, context);
    const answer = await ask(analyst, game.notation.position(state.value), [], context);
    return answer ? { report: print(game, state.value, answer, context) } : {};
  } finally {
    analyst.close();
  }
};

/** Asks about a position that is known to be good, showing how much of the time has gone. */
export async function ask(
  analyst: Analyst,
  start: string,
  played: readonly string[],
  context: Context,
): Promise<Report | undefined> {
  const { time } = context.arguments;
  const started = context.now();
  const answer = await analyst.analyse({
    start,
    played,
    milliseconds: time,
    onProgress: () => context.showProgress(Math.min(0.99, (context.now() - started) / time)),
  });
  context.showProgress(1);
  return answer?.ok ? answer.value : undefined;
}

/** One JSON object for each line, in order; an error takes the place of a line that is no position. */
async function analyseLines(game: Game, analyst: Analyst, context: Context): Promise<Answer> {
  const { time, language } = context.arguments;
  let hasBadLines = false;
  for await (const line of context.readLines()) {
    const answer = await analyst.analyse({ start: line, milliseconds: time });
    if (answer?.ok) {
      context.writeLine(JSON.stringify(answer.value));
    } else if (answer) {
      hasBadLines = true;
      context.writeLine(JSON.stringify({ error: sayProblem(answer.problem, language, game, terminal) }));
    }
  }
  return { hasBadLines };
}

function print<S>(game: Game<S>, state: S, report: Report, context: Context): Printed {
  const { language } = context.arguments;
  const { words } = terminal.text[language];
  const { isAscii, paint } = context.board;
  const board = drawBoard(game, state, { ...context.board, marked: game.rules.ending(state)?.cells ?? [] });
  const lines = [
    paint.strong(game.text[language].name),
    report.position,
    '',
    ...board,
    '',
    sayStanding(game, state, language),
  ];
  if (report.moves.length > 0) {
    const sorted = [...report.moves].sort(byMerit).map((move) => `${move.move} ${drawVerdict(move, isAscii)}`);
    const width = Math.max(...sorted.map((text) => text.length));
    lines.push(
      words.position(report),
      '',
      wrap(
        sorted.map((text) => `${text.padEnd(width)} `),
        context.width,
      ),
      '',
    );
    if (report.moves.some((move) => move.exact)) lines.push(words.legend);
    if (report.moves.some((move) => !move.exact)) lines.push(words.estimateLegend);
  }
  return { text: lines.join('\n').replace(/ +$/gmu, ''), json: report };
}
