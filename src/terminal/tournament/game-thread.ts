import { Worker } from 'node:worker_threads';
import type { PlayedGame } from '../../engine/tournament/tournament.ts';
import type { BotErrorLine, GameToPlay, ThreadData } from './worker.ts';

/** How long a thread may take to leave, in milliseconds. */
const patience = 1000;

/** A thread that plays one kind of game, one after another. */
export class GameThread {
  private readonly worker: Worker;
  /** Rejects when the thread fails, and when it ends by itself. */
  private readonly failure: Promise<never>;
  private readonly exit: Promise<void>;
  private isEnding = false;

  /** Hears the lines that bots write to standard error, where its data says so. */
  constructor(data: ThreadData, onBotError: (said: BotErrorLine) => void) {
    this.worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: data });
    this.worker.on('message', (message: PlayedGame | BotErrorLine) => {
      if ('bot' in message) onBotError(message);
    });
    this.exit = new Promise((resolve) => this.worker.once('exit', () => resolve()));
    this.failure = new Promise((_resolve, reject) => {
      this.worker.once('error', reject);
      this.worker.once('exit', (code) => reject(new Error(`exit ${code}`)));
    });
    // Whoever plays hears of it; where nobody does, it does not matter.
    this.failure.catch(() => undefined);
  }

  play(game: GameToPlay): Promise<PlayedGame> {
    let hear: (message: PlayedGame | BotErrorLine) => void = () => undefined;
    const played = new Promise<PlayedGame>((resolve) => {
      hear = (message) => {
        if (!('bot' in message)) resolve(message);
      };
      this.worker.on('message', hear);
    });
    this.worker.postMessage(game);
    return Promise.race([played, this.failure]).finally(() => this.worker.off('message', hear));
  }

  /** It sends away the players' own processes first, and is ended anyway if that takes long. */
  async end(): Promise<void> {
    if (!this.isEnding) this.worker.postMessage('end');
    this.isEnding = true;
    const impatience = setTimeout(() => void this.worker.terminate(), patience);
    await this.exit;
    clearTimeout(impatience);
  }
}
