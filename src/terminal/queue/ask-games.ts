import type { PlayedGame, ScheduledGame, TournamentPlan } from '../../engine/tournament/tournament.ts';
import type { AskProgress, JobKind, JobQueue } from '../../jobs/queue.ts';
import type { Invocation } from '../command.ts';
import { gameJob, gameKind, hashFiles, readPlayed } from './game-job.ts';
import { queueText } from './text.ts';

export interface AskedGames {
  readonly signal: AbortSignal;
  onPlayed(game: PlayedGame): void;
  /** Now and then, with what there is to say of the workers. */
  onProgress(note?: string): void;
}

/** Lets workers play games, wherever they are; throws where one can't be played. */
export async function askGames(
  queue: JobQueue,
  plan: TournamentPlan,
  games: readonly ScheduledGame[],
  { signal, onPlayed, onProgress }: AskedGames,
  invocation: Invocation,
): Promise<void> {
  if (games.length === 0) return;
  const kind = gameKind();
  const files = hashFiles(plan.game, invocation.arguments.load);
  const jobs = games.map((scheduled) => gameJob(plan, scheduled, files));
  const onResult = (place: number, result: unknown) => {
    const scheduled = games[place];
    const played = scheduled && readPlayed(result, scheduled);
    if (!played) throw new Error('the queue has a result that is no game');
    onPlayed(played);
  };
  if (invocation.arguments.isWithdrawn) return queue.withdraw(kind, jobs, onResult);
  const say = sayOnce(queue, kind, games.length, invocation);
  const failure = await queue.ask(kind, jobs, {
    signal,
    onResult,
    onProgress: (progress) => onProgress(say(progress)),
  });
  if (failure !== undefined) throw new Error(failure);
}

/** Says once that nobody can play the games, to whoever sees no bar; and what goes behind the bar. */
function sayOnce(
  { place }: JobQueue,
  { version }: JobKind,
  all: number,
  { arguments: { language }, writeError }: Invocation,
) {
  const words = queueText[language];
  let isSaid = false;
  return ({ done, workers, otherWorkers, isReachable }: AskProgress): string => {
    if (!isReachable) return words.unreachable;
    if (workers === 0 && done < all && !isSaid) {
      writeError(`${words.noWorkers(place, version)}\n`);
      if (otherWorkers > 0) writeError(`${words.otherWorkers(otherWorkers, version)}\n`);
      isSaid = true;
    }
    return words.workers(workers);
  };
}
