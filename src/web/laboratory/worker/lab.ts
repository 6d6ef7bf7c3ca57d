import { engineFailure, fail, type Result, succeed } from '../../../core/problem.ts';
import { modulesOf } from '../../games.ts';
import type { LabMessage, LabOrder } from './lab-message.ts';
import type { LabRequest, LabResult, LabTaskName } from './tasks.ts';

/** The worker of the laboratory, as its screens have it. */
export interface Lab {
  /** Resolves with the result or what went wrong; undefined when it was told to stop. */
  run<Name extends LabTaskName>(
    task: Name,
    request: LabRequest<Name>,
    options?: RunOptions,
  ): Promise<Result<LabResult<Name>> | undefined>;
  close(): void;
}

export interface RunOptions {
  readonly signal?: AbortSignal;
  /** Hears how much is done, from 0 to 1. */
  onProgress?(done: number): void;
}

interface Waiting {
  readonly options: RunOptions;
  resolve(result: Result<unknown> | undefined): void;
}

/** Starts the worker. It goes on until it is closed. */
export function openLab(): Lab {
  const worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const post = (order: LabOrder) => worker.postMessage(order);

  worker.addEventListener('message', ({ data }: MessageEvent<LabMessage>) => {
    const asked = waiting.get(data.id);
    if (!asked) return;
    if (data.kind === 'progress') asked.options.onProgress?.(data.done);
    else settle(data.id, data.kind === 'result' ? succeed(data.value) : fail(data.problem));
  });
  worker.addEventListener('error', ({ message }) => {
    for (const id of [...waiting.keys()]) settle(id, fail(engineFailure(message || 'the worker can’t be loaded')));
  });

  function settle(id: number, result: Result<unknown> | undefined): void {
    const asked = waiting.get(id);
    waiting.delete(id);
    asked?.resolve(result);
  }

  return {
    run<Name extends LabTaskName>(task: Name, request: LabRequest<Name>, options: RunOptions = {}) {
      last += 1;
      const id = last;
      return new Promise<Result<LabResult<Name>> | undefined>((resolve) => {
        if (options.signal?.aborted) {
          resolve(undefined);
          return;
        }
        waiting.set(id, { options, resolve: (result) => resolve(result as Result<LabResult<Name>> | undefined) });
        options.signal?.addEventListener('abort', () => {
          post({ kind: 'stop', id });
          settle(id, undefined);
        });
        post({ kind: 'start', id, task, request, modules: modulesOf(request.game) });
      });
    },
    close() {
      worker.terminate();
      for (const id of [...waiting.keys()]) settle(id, undefined);
    },
  };
}
