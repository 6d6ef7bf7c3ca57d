import type { Game, Move } from '../../../core/game.ts';
import type { Value } from '../../../core/oracle.ts';
import type { ComputerPlayer } from '../../../core/player.ts';
import { type CommonProblems, failWith, type Result, succeed } from '../../../core/problem.ts';
import { oracleOf } from '../../../engine/analysis/general.ts';
import { evaluationOf } from '../../../engine/players/weighting.ts';
import { parsePlayer, playersOf } from '../../../engine/players.ts';
import type { ExamPosition } from '../../../study/exam.ts';
import { streamExam } from '../../../study/exam-stream.ts';
import { judgePlayer } from '../../../study/judge.ts';
import { measureOrdering, type OrderingHelp } from '../../../study/measures/ordering-help.ts';
import type { TaskRequest } from './task-request.ts';

const refuse = failWith<CommonProblems>();

/** The exams of this worker, each drawn as far as it was asked for. */
const exams = new Map<string, Promise<Exam>>();
/** More are hardly looked at at once; the oracle of a game may hold 64 MB. */
const maxExams = 2;

interface Exam {
  readonly game: Game;
  /** Whether distances count plies. */
  readonly isInPlies: boolean;
  readonly positions: ExamPosition<unknown>[];
  readonly rest: Generator<ExamPosition<unknown> | undefined, void>;
}

function examOf(game: Game, seed: number): Promise<Exam> {
  const key = `${game.id} ${seed}`;
  const exam = exams.get(key) ?? openExam(game, seed);
  // The one that was asked for last is the last to go.
  exams.delete(key);
  exams.set(key, exam);
  for (const old of [...exams.keys()].slice(0, -maxExams)) exams.delete(old);
  return exam;
}

async function openExam(game: Game, seed: number): Promise<Exam> {
  const oracle = await oracleOf(game);
  return { game, isInPlies: !oracle.stages, positions: [], rest: streamExam(game, oracle, seed) };
}

/** Part of an exam: the positions from one on, so many. */
export interface ExamRequest extends TaskRequest {
  readonly seed: number;
  readonly from: number;
  readonly count: number;
}

/** What a player did in a position of an exam. */
export interface Answer {
  readonly position: string;
  readonly value: Value;
  readonly distance: number | null;
  /** Whether that counts plies; where none are counted, it is the game's own measure. */
  readonly isInPlies: boolean;
  /** The share of its tries that kept the value. */
  readonly kept: number;
  /** The move that lost the value, or that it chose last. */
  readonly move: string;
  /** The moves that keep it. */
  readonly keeping: readonly string[];
}

/** Judges a player in part of an exam, which is drawn as far as it is needed. Fewer answers: the exam has no more. */
export async function startJudging(
  game: Game,
  request: ExamRequest & { readonly player: string },
): Promise<Result<Generator<number, readonly Answer[]>>> {
  const exam = await examOf(game, request.seed);
  const player = await parsePlayer(game, request.player);
  return player.ok ? succeed(judge(exam, request, player.value)) : player;
}

/** Drawing is most of the work in some games, and judging in others. */
const shareOfDrawing = 0.5;

function* judge(
  exam: Exam,
  request: ExamRequest,
  player: ComputerPlayer<unknown>,
): Generator<number, readonly Answer[]> {
  const part = yield* draw(exam, request);
  const { notation } = exam.game;
  const chosen = new Map<unknown, Move>();
  const keeping = new Map(part.map((position) => [position.state, position.keeping]));
  const watched: ComputerPlayer<unknown> = {
    ...player,
    *choose(state, random, onEvent) {
      const thought = yield* player.choose(state, random, onEvent);
      const before = chosen.get(state);
      const isError = before !== undefined && !keeping.get(state)?.includes(before);
      if (!isError) chosen.set(state, thought.move);
      return thought;
    },
  };
  const judging = judgePlayer(watched, part, request.from);
  for (;;) {
    const step = judging.next();
    if (!step.done) {
      yield shareOfDrawing + step.value * (1 - shareOfDrawing);
      continue;
    }
    return part.map(({ state, value, distance, keeping: moves }, index) => ({
      position: notation.position(state),
      value,
      distance,
      isInPlies: exam.isInPlies,
      kept: step.value.shares[index] ?? 0,
      move: notation.move(state, chosen.get(state) ?? 0),
      keeping: moves.map((move) => notation.move(state, move)),
    }));
  }
}

/** The positions of a part; fewer, or none, where no more are found. */
function* draw(
  { positions, rest }: Exam,
  { from, count }: ExamRequest,
): Generator<number, readonly ExamPosition<unknown>[]> {
  while (positions.length < from + count) {
    const step = rest.next();
    if (step.done) break;
    if (step.value) positions.push(step.value);
    yield (shareOfDrawing * Math.max(0, positions.length - from)) / count;
  }
  return positions.slice(from, from + count);
}

/** How much an evaluation helps to order moves, in the first positions of an exam. */
export async function startOrdering(
  game: Game,
  request: ExamRequest & { readonly evaluation: string },
): Promise<Result<Generator<number, OrderingHelp | undefined>>> {
  const exam = await examOf(game, request.seed);
  const players = await playersOf(game);
  const evaluation = evaluationOf(players, request.evaluation);
  if (!evaluation) {
    const list = players.evaluations.map(({ id }) => id).join(', ');
    return refuse({ code: 'unknown-evaluation', values: { text: request.evaluation, list } });
  }
  return succeed(
    (function* () {
      const part = yield* draw(exam, request);
      if (part.length === 0) return undefined;
      return yield* measureOrdering(
        game,
        players,
        evaluation,
        part.map(({ state }) => state),
      );
    })(),
  );
}
