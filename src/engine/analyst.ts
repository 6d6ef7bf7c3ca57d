import { fail, type Result, succeed } from '../core/problem.ts';
import type { Report } from '../core/report.ts';
import type { Request, Response } from './service.ts';

/** The asking side of a port to a worker that serves. */
export interface AnalystPort {
  post(request: Request): void;
  /** `onEnd` is told when the worker ends by itself, and why. */
  listen(handler: (response: Response) => void, onEnd: (reason: string) => void): void;
  /** Ends the worker. */
  close(): void;
}

export interface Question {
  readonly start: string;
  readonly played?: readonly string[];
  readonly milliseconds: number;
  readonly signal?: AbortSignal;
  onProgress?(report: Report): void;
}

/** A report, or why there is none; undefined when the question was cancelled. */
export type Answer = Result<Report> | undefined;

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
  analyse({ start, played = [], milliseconds, signal, onProgress }: Question): Promise<Answer> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      const cancel = () => this.port.post({ kind: 'cancel', id });
      if (this.lastWord) {
        resolve(answerOf(this.lastWord(id)));
        return;
      }
      this.open.set(id, (response) => {
        if (response.kind === 'progress') {
          onProgress?.(response.report);
          return;
        }
        signal?.removeEventListener('abort', cancel);
        this.open.delete(id);
        resolve(answerOf(response));
      });
      this.port.post({ kind: 'analyse', id, start, played, milliseconds });
      if (signal?.aborted) cancel();
      signal?.addEventListener('abort', cancel);
    });
  }

  /** Ends the worker; what was still being asked is cancelled. */
  close(): void {
    this.port.close();
    this.end((id) => ({ kind: 'cancelled', id }));
  }

  private end(lastWord: (id: number) => Response): void {
    this.lastWord ??= lastWord;
    for (const [id, settle] of [...this.open]) settle(this.lastWord(id));
  }
}

function answerOf(response: Response): Answer {
  if (response.kind === 'cancelled') return undefined;
  return response.kind === 'refused' ? fail(response.problem) : succeed(response.report);
}
