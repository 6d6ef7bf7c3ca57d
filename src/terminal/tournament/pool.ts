import type { PlayedGame, ScheduledGame, TournamentPlan } from '../../engine/tournament/tournament.ts';
import { orAborted } from '../or-aborted.ts';
import { GameThread } from './game-thread.ts';
import type { BotErrorLine, ThreadData } from './worker.ts';

/** What threads need to play the games of one tournament. */
export interface TournamentOrder extends Omit<ThreadData, 'game'> {
  readonly plan: TournamentPlan;
}

export interface PoolOptions {
  readonly workers: number;
  /** Stops at once; games that are under way are broken off. */
  readonly signal: AbortSignal;
  onPlayed(game: PlayedGame): void;
  /** A bot wrote a line to standard error; only where the order wants to hear of it. */
  onBotError(said: BotErrorLine): void;
}

/**
 * Plays games in as many threads as wanted, each of which takes the next game when it is done with one. When one of them
 * fails, the others stop too, and the reason is thrown once all have left.
 */
export async function playAll(
  order: TournamentOrder,
  games: readonly ScheduledGame[],
  { workers, signal, onPlayed, onBotError }: PoolOptions,
): Promise<void> {
  const waiting = [...games];
  const failing = new AbortController();
  const stop = AbortSignal.any([signal, failing.signal]);
  const threads = Array.from({ length: Math.min(workers, waiting.length) }, () =>
    playInThread(order, waiting, stop, { onPlayed, onBotError }).catch((error: unknown) => failing.abort(error)),
  );
  await Promise.all(threads);
  if (failing.signal.aborted) throw failing.signal.reason;
}

async function playInThread(
  { plan, ...rest }: TournamentOrder,
  waiting: ScheduledGame[],
  stop: AbortSignal,
  { onPlayed, onBotError }: Pick<PoolOptions, 'onPlayed' | 'onBotError'>,
): Promise<void> {
  const thread = new GameThread({ game: plan.game, ...rest }, onBotError);
  try {
    for (let scheduled = waiting.shift(); scheduled && !stop.aborted; scheduled = waiting.shift()) {
      const played = await orAborted(thread.play({ plan, scheduled }), stop);
      if (played) onPlayed(played);
    }
  } finally {
    await thread.end();
  }
}
