import type { PlayedGame } from '../../engine/tournament/tournament.ts';
import { orAborted } from '../or-aborted.ts';
import { GameThread } from '../tournament/game-thread.ts';
import type { BotErrorLine, GameToPlay, ThreadData } from '../tournament/worker.ts';

/** A thread that waits for a game of its kind: it has solved what can be solved, and need not do so again. */
interface IdleThread {
  readonly kind: string;
  readonly thread: GameThread;
}

/** Threads for games of several kinds, which are kept for the next of the same kind. */
export class GameThreads {
  private readonly idle: IdleThread[] = [];
  private readonly maxIdle: number;
  private readonly onBotError: (said: BotErrorLine) => void;

  constructor(maxIdle: number, onBotError: (said: BotErrorLine) => void) {
    this.maxIdle = maxIdle;
    this.onBotError = onBotError;
  }

  /** Plays a game; undefined when the signal comes first. */
  async play(data: ThreadData, game: GameToPlay, signal: AbortSignal): Promise<PlayedGame | undefined> {
    const kind = JSON.stringify([data.game, data.load]);
    const at = this.idle.findIndex((each) => each.kind === kind);
    const thread = this.idle.splice(at, at < 0 ? 0 : 1)[0]?.thread ?? new GameThread(data, this.onBotError);
    try {
      const played = await orAborted(thread.play(game), signal);
      if (played) this.idle.push({ kind, thread });
      else await thread.end();
      return played;
    } catch (error) {
      await thread.end();
      throw error;
    } finally {
      if (this.idle.length > this.maxIdle) void this.idle.shift()?.thread.end();
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.idle.splice(0).map(({ thread }) => thread.end()));
  }
}
