import { isBotName } from '../../bots/bot-name.ts';
import { contestantOf } from '../../bots/contestant.ts';
import type { Game } from '../../core/game.ts';
import { legalMoves, type Match } from '../../core/match.ts';
import { parseRecord, replayRecord } from '../../core/record.ts';
import { oracleOf } from '../../engine/analysis/general.ts';
import { type JudgedMove, judgedMoves } from '../../engine/tournament/tournament.ts';
import { compareSearches, type Differential } from '../../study/differential.ts';
import { type ExamPosition, examine } from '../../study/exam.ts';
import { systemClock } from '../../system-clock.ts';
import { drawExamFor, type Interest, type SatExam, sitExam } from '../laboratory/sit-exam.ts';
import { drawPuzzles, type SatPuzzles, sitPuzzles } from '../laboratory/sit-puzzles.ts';
import type { Tournament } from '../tournament/standings-table.ts';

/** Everything that a report card tells beside the tournament itself. */
export interface ReportCard {
  readonly tournament: Tournament;
  /** Of each player of the plan, its moves that could be judged. */
  readonly judged: readonly (readonly JudgedMove[])[];
  readonly fatal: readonly FatalMove[];
  /** Empty where there is no truth to be examined by, or no time for it. */
  readonly exam: readonly ExamPosition<unknown>[];
  /** Whether the distances of the exam are plies, and not another measure of the game's. */
  readonly hasPlies: boolean;
  readonly sat: readonly SatExam<unknown>[];
  readonly differentials: readonly { readonly player: string; readonly found: Differential<unknown> }[];
  /** Empty where a game brings no puzzles, or there was no time for them. */
  readonly puzzles: readonly SatPuzzles<unknown>[];
}

/** The move by which a game was lost that was not lost before. */
export interface FatalMove {
  readonly player: number;
  /** The number of the game in the schedule. */
  readonly game: number;
  readonly ply: number;
  readonly state: unknown;
  readonly move: string;
  /** What would have kept the value, where that comes out soon. */
  readonly better: readonly string[];
}

/** A report card is an exam of so many positions where nothing is said: bots take a second for a move. */
const usualExam = 60;

/** Judges the games of a tournament, holds the exam and sets the puzzles. What is broken off is left out. */
export async function gatherReport(
  tournament: Tournament,
  { positions, signal, onProgress }: Interest & { readonly positions: number | undefined },
): Promise<ReportCard> {
  const { game, plan } = tournament;
  const parts = 2 * plan.players.length + 2;
  const interestIn = (part: number): Interest => ({ signal, onProgress: (done) => onProgress((part + done) / parts) });
  const { judged, fatal } = await judgeGames(tournament, interestIn(0));
  const exam = signal.aborted
    ? []
    : ((await drawExamFor(game, positions ?? usualExam, plan.seed, interestIn(1))) ?? []);
  const drawn = await drawPuzzles(game, plan.seed);
  const sat: SatExam<unknown>[] = [];
  const differentials: { player: string; found: Differential<unknown> }[] = [];
  const puzzles: SatPuzzles<unknown>[] = [];
  for (const [index, player] of plan.players.entries()) {
    const part = 2 * index + 2;
    const contestant = await contestantOf<unknown>(game, player);
    if (!contestant.ok) break;
    if (exam.length > 0) {
      const done = await sitExam(game, contestant.value, exam, plan.seed, interestIn(part));
      if (!done) break;
      sat.push(done);
      const found = isBotName(player) ? await compareAll(game, done) : undefined;
      if (found) differentials.push({ player, found });
    }
    if (drawn.length === 0) continue;
    const tried = await sitPuzzles(game, contestant.value, drawn, plan.seed, interestIn(part + 1));
    if (!tried) break;
    puzzles.push(tried);
  }
  const hasPlies = (await oracleOf(game)).stages === undefined;
  return { tournament, judged, fatal, exam, hasPlies, sat, differentials, puzzles };
}

async function compareAll(game: Game, { reports }: SatExam<unknown>): Promise<Differential<unknown> | undefined> {
  const work = compareSearches(game, reports);
  for (;;) {
    const step = await work.next();
    if (step.done) return step.value;
  }
}

async function judgeGames(
  { game, plan, played }: Tournament,
  { signal, onProgress }: Interest,
): Promise<Pick<ReportCard, 'judged' | 'fatal'>> {
  const oracle = await oracleOf(game);
  const survey = oracle.survey?.();
  if (survey) while (!survey.next().done) await systemClock.pause();
  const judged: JudgedMove[][] = plan.players.map(() => []);
  const fatal: FatalMove[] = [];
  for (const [index, { seats, winner, number, record }] of played.entries()) {
    onProgress(index / played.length);
    await systemClock.pause();
    if (signal.aborted) break;
    const match = matchIn(game, record);
    if (!match) continue;
    const moves = judgedMoves(match, openingOf(record), oracle);
    for (const move of moves) judged[seats[move.seat]]?.push(move);
    const loser = winner === null ? undefined : winner === 0 ? 1 : 0;
    // They come the last first.
    const first = moves.findLast(({ seat, after }) => seat === loser && after === 'loss');
    const step = first && match.steps[first.ply];
    const made = first && match.steps[first.ply + 1];
    if (loser === undefined || !first || !step || !made) continue;
    const better = betterMoves(game, oracle, step.state);
    fatal.push({ player: seats[loser], game: number, ply: first.ply, state: step.state, move: made.text, better });
  }
  return { judged, fatal };
}

function matchIn(game: Game, text: string): Match<unknown> | undefined {
  const { record } = parseRecord(text);
  return record && replayRecord(game, record).match;
}

/** How many random moves began a game: those are nobody's. */
function openingOf(text: string): number {
  return Number(parseRecord(text).record?.notes.opening ?? 0);
}

function betterMoves(game: Game, oracle: Parameters<typeof examine>[1], state: unknown): readonly string[] {
  const work = examine(game, oracle, state, 0);
  let step = work.next();
  while (!step.done) step = work.next();
  const found = step.value;
  if (!found || found === 'out-of-reach') return [];
  const legal = legalMoves(game, state);
  return found.keeping.filter((move) => legal.includes(move)).map((move) => game.notation.move(state, move));
}
