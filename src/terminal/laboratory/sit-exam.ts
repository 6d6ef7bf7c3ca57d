import { isBotName } from '../../bots/bot-name.ts';
import type { Game } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { present } from '../../core/present.ts';
import { oracleOf } from '../../engine/analysis/general.ts';
import type { Contestant } from '../../engine/tournament/contestant.ts';
import { drawExam, type ExamPosition } from '../../study/exam.ts';
import { chancesOf, type Judgement, judgementOf, triesOf } from '../../study/judge.ts';
import { systemClock } from '../../system-clock.ts';
import { type Examinee, withExaminee } from './examinee.ts';

/** How far a long job has come, and whether nobody wants it any more. */
export interface Interest {
  readonly signal: AbortSignal;
  onProgress(done: number): void;
}

/** What a player came to in an exam: the judgement, and what it did wrong otherwise, which counts as not kept. */
export interface SatExam<S> extends Pick<Examinee<S>, 'failures' | 'reports'> {
  readonly judgement: Judgement;
}

/** How many positions an exam has where nothing is said: fewer where the truth takes longer to find out. */
export async function usualPositions<S>(game: Game<S>): Promise<number> {
  const { stages } = await oracleOf(game);
  return stages ? 200 : 1000;
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
/** Lets a player choose in every position; undefined if it was broken off. */
export function sitExam<S>(
  game: Game<S>,
  contestant: Contestant<S>,
  exam: readonly ExamPosition<S>[],
  seed: number,
  { signal, onProgress }: Interest,
): Promise<SatExam<S> | undefined> {
  // A bot is asked once: it takes a second for a move.
  const tries = isBotName(contestant.name) ? 1 : triesOf(contestant.meaning ?? contestant.name);
  return withExaminee(contestant, signal, async ({ ask, failures, reports }) => {
    const shares: number[] = [];
    for (const [index, { state, keeping }] of exam.entries()) {
      let kept = 0;
      const match = matchAt(game, state);
      for (let attempt = 0; attempt < tries; attempt++) {
        const move = await ask(match, chancesOf(seed, index, attempt));
        if (move !== undefined && keeping.includes(move)) kept++;
      }
      shares.push(kept / tries);
      onProgress((index + 1) / exam.length);
    }
    return { judgement: judgementOf(contestant.name, exam, shares), failures, reports };
  });
}

/** A game that begins at a position. */
function matchAt<S>(game: Game<S>, state: S): Match<S> {
  const match = Match.fromPosition(game, game.notation.position(state));
  return present(match.ok ? match.value : undefined, 'position that its own game can read');
}
