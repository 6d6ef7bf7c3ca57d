import { isBotName, parseBotName } from '../../bots/bot-name.ts';
import { contestantOf } from '../../bots/contestant.ts';
import type { Game, Language } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { fail, type Result, succeed } from '../../core/problem.ts';
import { seededRandom } from '../../core/random.ts';
import type { Choice } from '../../core/report.ts';
import { reportChoice } from '../../engine/analysis/report.ts';
import { checkPlayer } from '../../engine/players.ts';
import type { Answer as Asked } from '../../engine/service/analyst.ts';
import { legendFor } from '../../text/legend.ts';
import { reviewWords } from '../../text/review-words.ts';
import { verdictMark } from '../../text/verdict.ts';
import { signed } from '../../text/wording.ts';
import { botErrorsTo } from '../bot-errors.ts';
import { type Command, gameOf, type Invocation, type Printout, stateOf } from '../command.ts';
import { playersNamed } from '../players.ts';
import { formatCsv } from '../print/csv.ts';
import { sayDuration } from '../print/duration.ts';
import { sayStanding } from '../print/standing.ts';
import { inTextColumns } from '../print/text-columns.ts';
import { wrap, wrapSentence } from '../print/wrap.ts';
import { refuse } from '../problems.ts';
import { locales } from '../terminal-text.ts';
import { terminal } from '../text.ts';

/** How long a player may take where nothing is said. */
const usualChoiceTime = 10_000;

/** What computer players choose in one position, what they expect, and what it cost them: one row a player. */
export const compareCommand: Command = async (invocation) => {
  const found = await gameOf(invocation);
  if (!found.ok) return { failure: found };
  const game = found.value;
  const state = await stateOf(game, invocation, 1);
  if (!state.ok) return { failure: { problem: state.problem, game } };
  if (game.rules.ending(state.value)) return { failure: refuse({ code: 'game-over', values: {} }) };
  const players = await playersToCompare(game, invocation);
  if (!players.ok) return { failure: players };
  const hearBotError = botErrorsTo(invocation);
  if (!hearBotError.ok) return { failure: hearBotError };
  const hearing = { ...invocation, hearBotError: hearBotError.value };
  const choices = await askAll(game, game.notation.position(state.value), players.value, hearing);
  if (!choices.ok) return { failure: { problem: choices.problem, game } };
  const isInterrupted = choices.value.length < players.value.length;
  if (choices.value.length === 0) return { isInterrupted };
  return { printout: print(game, state.value, choices.value, invocation), isInterrupted };
};

/** The names, each of them good: a slip in the last must not show only after the others have thought. */
async function playersToCompare(game: Game, invocation: Invocation): Promise<Result<readonly string[]>> {
  const names = playersNamed(invocation);
  if (!names.ok) return names;
  for (const name of names.value) {
    const checked = isBotName(name) ? parseBotName(name) : await checkPlayer(game, name);
    if (!checked.ok) return checked;
  }
  return names;
}

/** One after another, so that they do not slow each other down. An interruption leaves those that are done. */
async function askAll(
  game: Game,
  start: string,
  players: readonly string[],
  invocation: Invocation,
): Promise<Result<readonly Choice[]>> {
  const { time: maxMilliseconds = usualChoiceTime, seed } = invocation.arguments;
  const analyst = invocation.startAnalyst(game);
  const choices: Choice[] = [];
  const breaking = new AbortController();
  const stopListening = invocation.onInterrupt(() => breaking.abort());
  const result = await askEach();
  stopListening();
  invocation.showProgress(1);
  analyst.close();
  return result;

  async function askEach(): Promise<Result<readonly Choice[]>> {
    const { signal } = breaking;
    for (const player of players) {
      const started = invocation.now();
      const onProgress = () => {
        const share = Math.min(1, (invocation.now() - started) / maxMilliseconds);
        invocation.showProgress(Math.min(0.99, (choices.length + share) / players.length));
      };
      const choice = isBotName(player)
        ? await askBot(game, start, player, invocation, signal)
        : await analyst.choose({ start, player, seed, maxMilliseconds, signal, onProgress });
      if (!choice) return signal.aborted ? succeed(choices) : cancelled;
      if (!choice.ok) return choice;
      choices.push(choice.value);
    }
    return succeed(choices);
  }
}

/** A bot says its move and no more, and keeps to the time in its name. */
async function askBot(
  game: Game,
  start: string,
  name: string,
  { arguments: { seed }, now, hearBotError }: Invocation,
  signal: AbortSignal,
): Promise<Asked<Choice>> {
  const bot = await contestantOf(game, name, undefined, hearBotError);
  if (!bot.ok) return bot;
  const match = Match.fromPosition(game, start);
  if (!match.ok) return match;
  const leave = () => bot.value.close?.();
  signal.addEventListener('abort', leave);
  const begun = await bot.value.begin?.();
  const started = now();
  const moved = begun && !begun.ok ? begun : await bot.value.move(match.value, seededRandom(seed));
  const milliseconds = Math.round(1000 * (now() - started)) / 1000;
  signal.removeEventListener('abort', leave);
  leave();
  if (signal.aborted) return undefined;
  if (!moved.ok) return moved;
  const { move } = moved.value;
  const thought = { move, line: [move] };
  return succeed({ ...reportChoice(game, match.value.state, name, thought), milliseconds });
}

const cancelled = fail({ code: 'engine-cancelled', values: {} });

function print<S>(game: Game<S>, state: S, choices: readonly Choice[], invocation: Invocation): Printout {
  const { isCsv, seed } = invocation.arguments;
  const position = game.notation.position(state);
  const turn = game.notation.sides[game.rules.turn(state)];
  return {
    text: isCsv ? formatCsv([csvHeadings, ...choices.map(csvRowOf)]) : printTable(game, state, choices, invocation),
    json: { game: game.id, position, turn, seed, players: choices },
  };
}

function printTable<S>(game: Game<S>, state: S, choices: readonly Choice[], invocation: Invocation): string {
  const { language } = invocation.arguments;
  const { paint } = invocation.board;
  const words = terminal.text[language].compared;
  const heading = [
    paint.strong(game.text[language].name),
    game.notation.position(state),
    sayStanding(game, state, language),
  ];
  const rows = [words.headings, ...choices.map((choice) => rowOf(choice, invocation))];
  const names = Math.max(...choices.map(({ player }) => player.length));
  const indent = ' '.repeat(names + 4);
  const lines = choices.map(
    ({ player, line }) => `  ${player.padEnd(names)}  ${wrap(line, invocation.width, indent).trimStart()}`,
  );
  // Names, moves and values to the left; numbers to the right.
  const table = inTextColumns(rows, (column) => column < 3);
  const notes = legend(choices, invocation).map((line) => wrapSentence(line, invocation.width));
  return [...heading, '', ...table, '', words.lines, ...lines, '', ...notes].join('\n');
}

function rowOf(choice: Choice, invocation: Invocation): string[] {
  const { language } = invocation.arguments;
  const { stopped } = terminal.text[language].compared;
  const uncounted = invocation.board.isAscii ? '-' : '–';
  const numbers = costsOf(choice).map((each) => each?.toLocaleString(locales[language]) ?? uncounted);
  const time = sayDuration(choice.milliseconds ?? 0, language);
  const value = markOf(choice, invocation.board.isAscii, language);
  return [choice.player, choice.move, value, ...numbers, choice.isStopped ? stopped(time) : time];
}

/** What a choice cost, in the order of the headings; nothing where it was not counted. */
function costsOf({ effort }: Choice): readonly (number | undefined)[] {
  return [effort?.nodes, effort?.leaves, effort?.cutoffs, effort?.tableHits, effort?.depth];
}

/** What a player expects: a verdict, or the points of its evaluation. */
function markOf({ verdict, points }: Choice, isAscii: boolean, language: Language): string {
  if (verdict) return verdictMark(verdict, isAscii, language);
  if (points === undefined) return '?';
  return isAscii ? signed(points, 0).replace('−', '-') : signed(points, 0);
}

function legend(choices: readonly Choice[], { arguments: { language }, board }: Invocation): string[] {
  const words = terminal.text[language].compared;
  const verdicts = choices.flatMap(({ verdict }) => verdict ?? []);
  const hasPoints = choices.some(({ verdict, points }) => !verdict && points !== undefined);
  const hasUnknown = choices.some(({ verdict, points }) => !verdict && points === undefined);
  return [
    ...legendFor(verdicts, reviewWords[language], board.isAscii),
    ...(hasPoints ? [words.pointsLegend] : []),
    ...(hasUnknown ? [words.unknownLegend] : []),
    ...(choices.some(({ effort }) => !effort) ? [words.uncountedLegend(board.isAscii)] : []),
  ];
}

const csvHeadings = [
  ...['player', 'move', 'value', 'plies', 'margin', 'score', 'points'],
  ...['nodes', 'leaves', 'cutoffs', 'table_hits', 'depth', 'milliseconds', 'stopped', 'line'],
];

function csvRowOf(choice: Choice) {
  const { player, move, verdict, points, milliseconds, isStopped, line } = choice;
  const cells = [
    ...[player, move, verdict?.value, verdict?.plies, verdict?.margin, verdict?.score, points],
    ...[...costsOf(choice), milliseconds, isStopped ? 'yes' : '', line.join(' ')],
  ];
  return cells.map((cell) => cell ?? '');
}
