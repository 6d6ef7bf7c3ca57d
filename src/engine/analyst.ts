import { fail, type Refusal, type Result, succeed } from '../core/problem.ts';
import type { Report } from './report.ts';
import type { Request, Response } from './service.ts';

/** The asking side of a port to a worker that serves. */
export interface AnalystPort {
  post(request: Request): void;
  listen(handler: (response: Response) => void): void;
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

/** Owns a worker and asks it about positions of its game. Questions are answered in order. */
export class Analyst {
  private readonly port: AnalystPort;
  private readonly open = new Map<number, (response: Response) => void>();
  private lastId = 0;

  constructor(port: AnalystPort) {
    this.port = port;
    port.listen((response) => this.open.get(response.id)?.(response));
  }

  /** What is known of a position after some time at most; undefined when it was cancelled. */
  analyse({ start, played = [], milliseconds, signal, onProgress }: Question): Promise<Result<Report> | undefined> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      const cancel = () => this.port.post({ kind: 'cancel', id });
      const finish = (answer: Result<Report> | undefined) => {
        signal?.removeEventListener('abort', cancel);
        this.open.delete(id);
        resolve(answer);
      };
      this.open.set(id, (response) => {
        if (response.kind === 'progress') onProgress?.(response.report);
        else finish(answerOf(response));
      });
      this.port.post({ kind: 'analyse', id, start, played, milliseconds });
      if (signal?.aborted) cancel();
      signal?.addEventListener('abort', cancel);
    });
  }

  close(): void {
    this.port.close();
  }
}

function answerOf(response: Response): Result<Report> | Refusal | undefined {
  if (response.kind === 'cancelled') return undefined;
  return response.kind === 'refused' ? fail(response.problem) : succeed(response.report);
}
