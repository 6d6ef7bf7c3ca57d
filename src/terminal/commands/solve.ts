import type { Game } from '../../core/game.ts';
import type { Oracle, Survey } from '../../core/oracle.ts';
import { seededRandom } from '../../core/random.ts';
import type { Report } from '../../core/report.ts';
import { type Analysis, analyse } from '../../engine/analysis/analysis.ts';
import { oracleOf } from '../../engine/analysis/general.ts';
import { reportOf } from '../../engine/analysis/report.ts';
import { type Clock, runSliced } from '../../engine/service/run-sliced.ts';
import { countDrawLevels, type DrawLevels } from '../../study/draw-levels.ts';
import { surveyGame } from '../../study/survey.ts';
import { usualAnalysisTime } from '../arguments.ts';
import { type Command, gameOf, type Invocation, type Printout, refuseExtra } from '../command.ts';
import { drawBoard } from '../print/board.ts';
import { printSolvedTable, solvedTable } from '../print/solved-table.ts';
import { locales } from '../terminal-text.ts';
import { terminal } from '../text.ts';

/** What a whole game comes to: its start, all its positions where they can be counted, and its longest win. */
export const solveCommand: Command = async (invocation) => {
  const found = await gameOf(invocation);
  if (!found.ok) return { failure: found };
  const failure = refuseExtra(invocation, 1);
  if (failure) return { failure };
  const game = found.value;
  const started = invocation.now();
  const oracle = await oracleOf(game);
  const start = game.rules.start(seededRandom(invocation.arguments.seed));
  const breaking = new AbortController();
  const stopListening = invocation.onInterrupt(() => breaking.abort());
  const { signal } = breaking;
  const survey = await count(surveyGame(game, oracle, start), invocation, signal);
  const levels =
    survey && invocation.arguments.isTable
      ? await count(countDrawLevels(game, oracle, survey.drawn), invocation, signal)
      : undefined;
  const isCutShort = signal.aborted;
  const report = await analyseStart(game, oracle, start, invocation, signal);
  stopListening();
  const took = Math.round(invocation.now() - started);
  const solved = { position: game.notation.position(start), survey, levels, isCutShort, report, took };
  return { printout: print(game, solved, invocation), isInterrupted: signal.aborted };
};

/** Nothing else goes on here, so that the one process can both work and show how far it is. */
function clockOf(invocation: Invocation): Clock {
  return { now: invocation.now, pause: () => new Promise((resolve) => setImmediate(resolve)) };
}

/** Counts positions, showing how far it has come. A total is whole or is none: broken off, there is none. */
async function count<T>(
  work: Generator<number, T | undefined>,
  invocation: Invocation,
  signal: AbortSignal,
): Promise<T | undefined> {
  let counted: T | undefined;
  function* counting(): Generator<number, number> {
    counted = yield* work;
    return 1;
  }
  await runSliced(counting(), {
    milliseconds: Number.POSITIVE_INFINITY,
    clock: clockOf(invocation),
    isCancelled: () => signal.aborted,
    onProgress: (done) => invocation.showProgress(done),
  });
  invocation.showProgress(1);
  return counted;
}

/** What is known of the start in its time, or when that is broken off. */
async function analyseStart<S>(
  game: Game<S>,
  oracle: Oracle<S>,
  start: S,
  invocation: Invocation,
  signal: AbortSignal,
): Promise<Report> {
  const { time = usualAnalysisTime } = invocation.arguments;
  const started = invocation.now();
  let known: Analysis | undefined;
  const analysis = await runSliced(analyse(game, oracle, start, seededRandom(1)), {
    // Who has broken off the counting gets what the first slice finds.
    milliseconds: signal.aborted ? 0 : time,
    clock: clockOf(invocation),
    isCancelled: () => signal.aborted,
    onProgress: (found) => {
      known = found;
      invocation.showProgress(Math.min(0.99, (invocation.now() - started) / time));
    },
  });
  invocation.showProgress(1);
  const found = analysis ?? known;
  if (!found) throw new Error('An analysis said nothing; runSliced must do its first slice always.');
  return reportOf(game, start, found);
}

interface Solved<S> {
  readonly position: string;
  readonly survey: Survey<S> | undefined;
  /** How easily its draws slip, where that was asked for. */
  readonly levels: DrawLevels | undefined;
  /** The user broke off the counting. */
  readonly isCutShort: boolean;
  readonly report: Report;
  readonly took: number;
}

function print<S>(game: Game<S>, solved: Solved<S>, invocation: Invocation): Printout {
  const { position, survey, levels, isCutShort, report, took } = solved;
  const { language, isTable } = invocation.arguments;
  const words = terminal.text[language].solved;
  const heading = [invocation.board.paint.strong(game.text[language].name), position, ''];
  const start = [words.start, terminal.text[language].worth(report), ''];
  const uncounted = isCutShort ? words.interrupted : isTable ? words.table.none : words.uncounted;
  const totals = survey ? printSurvey(game, survey, invocation) : [uncounted];
  const table = survey && isTable ? solvedTable(survey, levels) : null;
  const tables = table ? ['', ...printSolvedTable(table, levels, language)] : [];
  const cut = survey && isCutShort ? ['', words.interrupted] : [];
  return {
    text: [...heading, ...start, ...totals, ...tables, ...cut, '', words.took(took)].join('\n'),
    json: {
      game: game.id,
      position,
      report,
      totals: survey ? totalsOf(game, survey) : null,
      ...(isTable && { table }),
      milliseconds: took,
    },
  };
}

function printSurvey<S>(game: Game<S>, survey: Survey<S>, invocation: Invocation): string[] {
  const { language } = invocation.arguments;
  const words = terminal.text[language].solved;
  const { won, lost, drawn, finished, longest } = survey;
  const row = (count: number, what: string) => `${count.toLocaleString(locales[language]).padStart(12)}  ${what}`;
  return [
    words.positions,
    row(won, words.won),
    row(lost, words.lost),
    row(drawn, words.drawn),
    ...(finished === undefined ? [] : [row(finished, words.finished)]),
    row(won + lost + drawn + (finished ?? 0), words.total),
    '',
    words.longest(longest.plies, longest.count),
    '',
    ...drawBoard(game, longest.example, invocation.board),
    game.notation.position(longest.example),
  ];
}

function totalsOf<S>(game: Game<S>, { won, lost, drawn, finished, longest }: Survey<S>) {
  return {
    won,
    lost,
    drawn,
    ...(finished !== undefined && { finished }),
    longest: { ...longest, example: game.notation.position(longest.example) },
  };
}
