import type { Game } from '../../core/game.ts';
import type { Survey } from '../../core/oracle.ts';
import { seededRandom } from '../../core/random.ts';
import { drive } from '../../engine/drive.ts';
import { makeGeneralOracle } from '../../engine/general.ts';
import { surveyReachable } from '../../engine/survey.ts';
import { drawBoard } from '../board.ts';
import { type Command, type Context, gameOf, type Report } from '../command.ts';
import { refuse, terminal, usages } from '../text.ts';
import { ask } from './analyse.ts';

/** What a whole game comes to: its start, all its positions where they can be counted, and its longest win. */
export const solveCommand: Command = async (context) => {
  const found = await gameOf(context);
  if (!found.ok) return { failure: found };
  if (context.words.length > 1) {
    return { failure: refuse({ code: 'argument-unwanted', values: { text: context.words[1], usage: usages.solve } }) };
  }
  const started = context.now();
  const survey = await count(found.value, context);
  return { report: await print(found.value, survey, context.now() - started, context) };
};

/** Counts all positions, showing how far it has come. Counting is not cut short: a total is whole or is none. */
async function count<S>(game: Game<S>, context: Context): Promise<Survey<S> | undefined> {
  const oracle = (await game.oracle?.()) ?? makeGeneralOracle(game);
  const start = game.rules.start(seededRandom(context.arguments.seed));
  const work: Generator<number, Survey<S> | undefined> = oracle.survey?.() ?? surveyReachable(game, oracle, start);
  let survey: Survey<S> | undefined;
  function* counting(): Generator<number, number> {
    survey = yield* work;
    return 1;
  }
  await drive(counting(), {
    milliseconds: Number.POSITIVE_INFINITY,
    clock: { now: context.now, pause: () => new Promise((resolve) => setImmediate(resolve)) },
    onProgress: (done) => context.showProgress(done),
  });
  context.showProgress(1);
  return survey;
}

async function print<S>(game: Game<S>, survey: Survey<S> | undefined, took: number, context: Context): Promise<Report> {
  const { language, seed } = context.arguments;
  const { words } = terminal.text[language];
  const analyst = context.startAnalyst(game as Game);
  const start = game.notation.position(game.rules.start(seededRandom(seed)));
  const report = await ask(analyst, start, [], context).finally(() => analyst.close());
  const number = (count: number) => count.toLocaleString(language).padStart(12);
  const lines = [context.board.paint.strong(game.text[language].name), start, ''];
  if (report) lines.push(`${words.startIs} ${words.position(report)}`);
  if (survey) {
    const { won, lost, drawn, finished, longest } = survey;
    lines.push('', words.positions, `${number(won)}  ${words.won}`, `${number(lost)}  ${words.lost}`);
    lines.push(`${number(drawn)}  ${words.drawn}`);
    if (finished !== undefined) lines.push(`${number(finished)}  ${words.finished}`);
    lines.push(`${number(won + lost + drawn + (finished ?? 0))}  ${words.total}`, '');
    lines.push(words.longest(longest.plies, longest.count), '', ...drawBoard(game, longest.example, context.board));
    lines.push(game.notation.position(longest.example), '', words.took(Math.round(took)));
  } else {
    lines.push(words.uncounted);
  }
  return {
    text: lines.join('\n'),
    json: {
      game: game.id,
      start: report ?? null,
      totals: survey
        ? {
            won: survey.won,
            lost: survey.lost,
            drawn: survey.drawn,
            ...(survey.finished !== undefined && { finished: survey.finished }),
            longest: { ...survey.longest, example: game.notation.position(survey.longest.example) },
          }
        : null,
      milliseconds: Math.round(took),
    },
  };
}
