import { fail, type Result, succeed } from '../core/problem.ts';
import type { Choice, Report } from '../core/report.ts';
import type { Request, Response, Task } from './service.ts';

/** The asking side of a port to a worker that serves. */
export interface AnalystPort {
  post(request: Request): void;
  /** `onEnd` is told when the worker ends by itself, and why. */
  listen(handler: (response: Response) => void, onEnd: (reason: string) => void): void;
  /** Ends the worker. */
  close(): void;
}

interface Interest<T> {
  readonly start: string;
  readonly played?: readonly string[];
  readonly signal?: AbortSignal;
  onProgress?(result: T): void;
}

/** What is to be analysed, and for how long. */
export interface Question extends Interest<Report> {
  readonly milliseconds: number;
}

/** Whose move is wanted. */
export interface Turn extends Interest<Choice> {
  /** The computer player's name. */
  readonly player: string;
  /** The same for all moves of a game, so that it repeats. */
  readonly seed: number;
  /** When it is stopped at the latest, if it would not stop by itself. */
  readonly mostMilliseconds?: number;
}

/** What was asked for, or why there is none; undefined when it was cancelled. */
export type Answer<T = Report> = Result<T> | undefined;

/** Owns a worker and asks it about positions of its game. Questions are answered in order, and always. */
export class Analyst {
  private readonly port: AnalystPort;
  private readonly open = new Map<number, (response: Response) => void>();
  private lastId = 0;
  /** What every question is answered with once there is nobody to ask. */
  private lastWord: ((id: number) => Response) | undefined;

  constructor(port: AnalystPort) {
    this.port = port;
    port.listen(
      (response) => this.open.get(response.id)?.(response),
      (reason) => this.end((id) => ({ kind: 'refused', id, problem: { code: 'engine-failed', values: { reason } } })),
    );
  }

  /** What is known of a position after some time at most. */
  analyse({ start, played = [], milliseconds, ...interest }: Question): Promise<Answer> {
    return this.ask<Report>((id) => ({ kind: 'analyse', id, start, played, milliseconds }), interest);
  }

  /** The move that a computer player chooses. */
  choose({ start, played = [], player, seed, mostMilliseconds, ...interest }: Turn): Promise<Answer<Choice>> {
    const limit = mostMilliseconds === undefined ? {} : { mostMilliseconds };
    return this.ask<Choice>((id) => ({ kind: 'choose', id, start, played, player, seed, ...limit }), interest);
  }

  /** Ends the worker; what was still being asked is cancelled. */
  close(): void {
    this.port.close();
    this.end((id) => ({ kind: 'cancelled', id }));
  }

  /** A task of one kind is answered with results of one kind: that is what `T` stands for. */
  private ask<T extends Report | Choice>(
    task: (id: number) => Task,
    { signal, onProgress }: Pick<Interest<T>, 'signal' | 'onProgress'>,
  ): Promise<Answer<T>> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      const cancel = () => this.port.post({ kind: 'cancel', id });
      if (this.lastWord) {
        resolve(answerOf<T>(this.lastWord(id)));
        return;
      }
      this.open.set(id, (response) => {
        if (response.kind === 'progress') {
          onProgress?.(response.result as T);
          return;
        }
        signal?.removeEventListener('abort', cancel);
        this.open.delete(id);
        resolve(answerOf<T>(response));
      });
      this.port.post(task(id));
      if (signal?.aborted) cancel();
      signal?.addEventListener('abort', cancel);
    });
  }

  private end(lastWord: (id: number) => Response): void {
    this.lastWord ??= lastWord;
    for (const [id, settle] of [...this.open]) settle(this.lastWord(id));
  }
}

function answerOf<T extends Report | Choice>(response: Response): Answer<T> {
  if (response.kind === 'cancelled') return undefined;
  return response.kind === 'refused' ? fail(response.problem) : succeed(response.result as T);
}
