import { isBotName } from '../../bots/bot-name.ts';
import type { Game } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { present } from '../../core/present.ts';
import type { Problem } from '../../core/problem.ts';
import { oracleOf } from '../../engine/analysis/general.ts';
import type { Contestant } from '../../engine/tournament/contestant.ts';
import type { ReportedSearch } from '../../study/differential.ts';
import { drawExam, type ExamPosition } from '../../study/exam.ts';
import { chancesOf, type Judgement, judgementOf, triesOf } from '../../study/judge.ts';
import { systemClock } from '../../system-clock.ts';

/** How far a long job has come, and whether nobody wants it any more. */
export interface Interest {
  readonly signal: AbortSignal;
  onProgress(done: number): void;
}

/** What a player came to in an exam: the judgement, and what it did wrong otherwise, which counts as not kept. */
export interface SatExam<S> {
  readonly judgement: Judgement;
  readonly failures: readonly ExamFailure<S>[];
  /** What a program said of its searches. */
  readonly reports: readonly ReportedSearch<S>[];
  /** How long it took for each move, in milliseconds. */
  readonly times: readonly number[];
}

export interface ExamFailure<S> {
  readonly state: S;
  readonly problem: Problem;
}

/** How many positions an exam has where nothing is said: fewer where the truth takes longer to find out. */
export async function usualPositions<S>(game: Game<S>): Promise<number> {
  const oracle = await oracleOf(game);
  if (oracle.survey) return 1000;
  return oracle.stages ? 40 : 200;
}

/** The positions of an exam; fewer, or none, where the truth is out of reach; undefined if it was broken off. */
export async function drawExamFor<S>(
  game: Game<S>,
  positions: number,
  seed: number,
  { signal, onProgress }: Interest,
): Promise<readonly ExamPosition<S>[] | undefined> {
  // An oracle of its own: what others ask would change how soon it answers.
  const work = drawExam(game, await oracleOf(game), positions, seed);
  for (let paused = performance.now(); ; ) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - paused < stretch) continue;
    onProgress(step.value);
    await systemClock.pause();
    if (signal.aborted) return undefined;
    paused = performance.now();
  }
}

/** For how long work goes on without letting others through, in milliseconds. */
const stretch = 12;
/** A bot that fails so often in a row is not asked again: the rest counts as failed. */
const maxFailuresInRow = 3;

/** Lets a player choose in every position; undefined if it was broken off. */
export async function sitExam<S>(
  game: Game<S>,
  contestant: Contestant<S>,
  exam: readonly ExamPosition<S>[],
  seed: number,
  { signal, onProgress }: Interest,
): Promise<SatExam<S> | undefined> {
  // A bot is asked once: it takes a second for a move.
  const tries = isBotName(contestant.name) ? 1 : triesOf(contestant.meaning ?? contestant.name);
  const shares: number[] = [];
  const failures: ExamFailure<S>[] = [];
  const reports: ReportedSearch<S>[] = [];
  const times: number[] = [];
  const leave = () => contestant.close?.();
  signal.addEventListener('abort', leave);
  let inRow = 0;
  for (const [index, { state, keeping }] of exam.entries()) {
    let kept = 0;
    const match = matchAt(game, state);
    for (let attempt = 0; attempt < tries && inRow < maxFailuresInRow; attempt++) {
      const started = performance.now();
      const chosen = await contestant.move(match, chancesOf(seed, index, attempt));
      await systemClock.pause();
      if (signal.aborted) return undefined;
      times.push(performance.now() - started);
      inRow = chosen.ok ? 0 : inRow + 1;
      if (chosen.ok && chosen.value.report)
        reports.push({ state, move: chosen.value.move, report: chosen.value.report });
      if (!chosen.ok) failures.push({ state, problem: chosen.problem });
      else if (keeping.includes(chosen.value.move)) kept++;
    }
    shares.push(kept / tries);
    onProgress((index + 1) / exam.length);
  }
  signal.removeEventListener('abort', leave);
  leave();
  return { judgement: judgementOf(contestant.name, exam, shares), failures, reports, times };
}

/** A game that begins at a position. */
export function matchAt<S>(game: Game<S>, state: S): Match<S> {
  const match = Match.fromPosition(game, game.notation.position(state));
  return present(match.ok ? match.value : undefined, 'position that its own game can read');
}
