import { contestantOf } from '../../bots/contestant.ts';
import type { Game, Language } from '../../core/game.ts';
import { fail, type Result, succeed } from '../../core/problem.ts';
import { oracleOf } from '../../engine/analysis/general.ts';
import type { Contestant } from '../../engine/tournament/contestant.ts';
import type { ExamPosition } from '../../study/exam.ts';
import type { Interval } from '../../study/interval.ts';
import { compareJudgements } from '../../study/judge.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { signed } from '../../text/wording.ts';
import { botErrorsTo } from '../bot-errors.ts';
import { type Command, gameOf, type Invocation, type Printout, refuseExtra } from '../command.ts';
import { drawExamFor, type Interest, type SatExam, sitExam, usualPositions } from '../laboratory/sit-exam.ts';
import { laboratoryText } from '../laboratory/text.ts';
import { playersNamed } from '../players.ts';
import { formatCsv } from '../print/csv.ts';
import { inTextColumns } from '../print/text-columns.ts';
import { wrapSentence } from '../print/wrap.ts';
import { refuse } from '../problems.ts';
import { locales } from '../terminal-text.ts';
import { terminal } from '../text.ts';

/** In how many positions of known truth each player keeps the value. */
export const judgeCommand: Command = async (invocation) => {
  const found = await gameOf(invocation);
  if (!found.ok) return { failure: found };
  const failure = refuseExtra(invocation, 1);
  if (failure) return { failure };
  const game = found.value;
  const hearBotError = botErrorsTo(invocation);
  if (!hearBotError.ok) return { failure: hearBotError };
  const contestants = await contestantsOf(game, { ...invocation, hearBotError: hearBotError.value });
  if (!contestants.ok) return { failure: { ...contestants, game } };
  const breaking = new AbortController();
  const stopListening = invocation.onInterrupt(() => breaking.abort());
  const judged = await judgeAll(game, contestants.value, breaking.signal, invocation);
  stopListening();
  invocation.showProgress(1);
  for (const contestant of contestants.value) contestant.close?.();
  if (!judged) return { isInterrupted: true };
  const { exam, sat } = judged;
  if (exam.length === 0) {
    const { name } = game.text[invocation.arguments.language];
    return { failure: refuse({ code: 'no-truth', values: { game: name } }) };
  }
  const isInterrupted = sat.length < contestants.value.length;
  if (sat.length === 0) return { isInterrupted };
  const hasPlies = (await oracleOf(game)).stages === undefined;
  return { printout: print(game, { exam, sat, hasPlies }, invocation), isInterrupted };
};

/** Those who are named, each of them once: a slip in the last must not show only after the others were judged. */
async function contestantsOf(game: Game, invocation: Invocation): Promise<Result<readonly Contestant<unknown>[]>> {
  const names = playersNamed(invocation);
  if (!names.ok) return names;
  const oracle = oracleOf(game);
  const contestants: Contestant<unknown>[] = [];
  for (const name of names.value) {
    const contestant = await contestantOf<unknown>(game, name, () => oracle, invocation.hearBotError);
    if (!contestant.ok) return contestant;
    if (contestants.some((other) => other.name === contestant.value.name)) {
      return fail({ code: 'player-twice', values: { player: contestant.value.name } });
    }
    contestants.push(contestant.value);
  }
  return succeed(contestants);
}

/** Those who were judged before it was broken off, if anybody was. */
async function judgeAll(
  game: Game,
  contestants: readonly Contestant<unknown>[],
  signal: AbortSignal,
  invocation: Invocation,
): Promise<Pick<Judged, 'exam' | 'sat'> | undefined> {
  const { seed, positions } = invocation.arguments;
  const stages = contestants.length + 1;
  const interestIn = (stage: number): Interest => ({
    signal,
    onProgress: (done) => invocation.showProgress(Math.min(0.99, (stage + done) / stages)),
  });
  const exam = await drawExamFor(game, positions ?? (await usualPositions(game)), seed, interestIn(0));
  if (!exam) return undefined;
  const sat: SatExam<unknown>[] = [];
  for (const [index, contestant] of contestants.entries()) {
    const done = exam.length > 0 ? await sitExam(game, contestant, exam, seed, interestIn(index + 1)) : undefined;
    if (!done) break;
    sat.push(done);
  }
  return { exam, sat };
}

interface Judged {
  readonly exam: readonly ExamPosition<unknown>[];
  readonly sat: readonly SatExam<unknown>[];
  /** Whether the game counts plies to its end, and not something else. */
  readonly hasPlies: boolean;
}

function print(game: Game, { exam, sat, hasPlies }: Judged, invocation: Invocation): Printout {
  const { language, seed, isCsv } = invocation.arguments;
  const judgements = sat.map(({ judgement }) => judgement);
  const differences = judgements.flatMap((one, index) =>
    judgements.slice(index + 1).map((other) => ({
      one: one.player,
      other: other.player,
      ...compareJudgements(one, other),
    })),
  );
  const json = {
    game: game.id,
    seed,
    positions: exam.length,
    players: sat.map(({ judgement: { player, kept, byDistance }, failures }) => ({
      player,
      kept,
      byDistance,
      failures: failures.map(({ state, problem }) => ({
        position: game.notation.position(state),
        reason: sayProblem(problem, language, game, terminal),
      })),
    })),
    differences,
  };
  if (isCsv) return { text: csvOf(sat), json };
  const words = laboratoryText[language].judge;
  const style = { language, isAscii: invocation.board.isAscii };
  const distances = (judgements[0]?.byDistance ?? []).map(({ distance, positions }) => ({ distance, positions }));
  const table = [
    ['', words.player, words.kept, '95 %'],
    ...judgements.map(({ player, kept }, place) => [
      `${place + 1}`,
      player,
      percent(kept.value, style),
      range(kept, style),
    ]),
  ];
  const byDistance = [
    [words.distance, words.positions, ...judgements.map((_, place) => `${place + 1}`)],
    ...distances.map(({ distance, positions }, row) => [
      distance === null ? words.draw : `${distance}`,
      `${positions}`,
      ...judgements.map((judgement) => percent(judgement.byDistance[row]?.kept ?? Number.NaN, style)),
    ]),
  ];
  const isFirst = (column: number) => column === 0;
  const failures = sat.flatMap(({ judgement: { player }, failures: all }) => {
    const [first] = all;
    return first ? [words.failures(player, all.length, sayProblem(first.problem, language, game, terminal))] : [];
  });
  const lines = [
    `${invocation.board.paint.strong(game.text[language].name)}: ${words.title(exam.length, seed)}`,
    '',
    ...inTextColumns(table, (column) => column === 1),
    '',
    hasPlies ? words.byDistance : words.byStage,
    ...inTextColumns(byDistance, isFirst),
    ...(differences.length > 0 ? ['', words.differences] : []),
    ...differences.map(
      (each) => `  ${words.difference(each.one, each.other, points(each.value, style), pointsRange(each, style))}`,
    ),
    ...(failures.length > 0 ? ['', ...failures.map((line) => wrapSentence(line, invocation.width))] : []),
    '',
    wrapSentence(words.legend, invocation.width),
  ];
  return { text: lines.join('\n'), json };
}

const csvHeadings = ['player', 'distance', 'positions', 'kept', 'low', 'high'];

/** A row for each player, and one for each distance. */
function csvOf(sat: readonly SatExam<unknown>[]): string {
  const rows = sat.flatMap(({ judgement: { player, kept, byDistance, shares } }) => [
    [player, 'all', shares.length, kept.value.toFixed(4), kept.low.toFixed(4), kept.high.toFixed(4)],
    ...byDistance.map((each) => [player, each.distance ?? 'draw', each.positions, each.kept.toFixed(4), '', '']),
  ]);
  return formatCsv([csvHeadings, ...rows]);
}

interface Style {
  readonly language: Language;
  readonly isAscii: boolean;
}

function percent(share: number, { language, isAscii }: Style, digits = 1): string {
  if (Number.isNaN(share)) return isAscii ? '-' : '–';
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${(100 * share).toLocaleString(locales[language], format)} %`;
}

function range({ low, high }: Interval, style: Style): string {
  return laboratoryText[style.language].judge.range(percent(low, style), percent(high, style));
}

function points(share: number, { language, isAscii }: Style): string {
  const text = signed(100 * share, 1, language);
  return isAscii ? text.replace('−', '-') : text;
}

function pointsRange({ low, high }: Interval, style: Style): string {
  return laboratoryText[style.language].judge.range(points(low, style), points(high, style));
}
