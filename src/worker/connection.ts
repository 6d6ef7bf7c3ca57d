import { engineFailure, type Problem } from '../core/problem.ts';
import { Analyst, type AnalystPort, type Helpers } from '../engine/service/analyst.ts';
import type { EngineResponse } from '../engine/service/service.ts';
import type { WorkerEnd, WorkerMessage, WorkerRequest } from './message.ts';

/** A worker that has its order, as whoever started it has it. */
export interface Connection {
  post(request: WorkerRequest): void;
  /** `onEnd` is told when the worker ends without having said so, and why. */
  listen(onMessage: (message: WorkerMessage) => void, onEnd: (reason: string) => void): void;
  /** Whether anybody waits for the worker: one of Node that is not awaited does not keep the program from ending. */
  hold?(isAwaited: boolean): void;
  /** Ends the worker. */
  close(): void;
}

/** Asks a worker that answers requests. */
export function analystOver(connection: Connection, loadHelpers?: () => Promise<Helpers>): Analyst {
  const isEnd = (message: WorkerMessage): message is WorkerEnd =>
    typeof message === 'object' && message.kind === 'ended';
  // Until it is asked, nobody waits.
  connection.hold?.(false);
  const port: AnalystPort = {
    ...connection,
    listen(handler, onEnd) {
      const end = (problem: Problem) => {
        connection.close();
        onEnd(problem);
      };
      connection.listen(
        (message) => {
          if (!isEnd(message)) handler(message as EngineResponse);
          else end(message.problem ?? engineFailure('it ended without being told to'));
        },
        (reason) => end(engineFailure(reason)),
      );
    },
  };
  return new Analyst(port, loadHelpers);
}

/** An engine that speaks UGI. */
export interface UgiConnection {
  /** Says a line to it; after its end nobody hears it. */
  send(line: string): void;
  /** Ends it at once, whatever it is doing. To let it end by itself, send `quit`. */
  close(): void;
  /** Resolves at its end, with the reason if it was a failure. */
  readonly ended: Promise<Problem | undefined>;
}

/** Speaks to a worker in lines. */
export function ugiOver(connection: Connection, onLine: (line: string) => void): UgiConnection {
  let settle: (problem?: Problem) => void = () => undefined;
  const ended = new Promise<Problem | undefined>((resolve) => {
    settle = resolve;
  });
  const end = (problem?: Problem) => {
    connection.close();
    settle(problem);
  };
  connection.listen(
    (message) => {
      if (typeof message === 'string') onLine(message);
      else if (message.kind === 'ended') end(message.problem);
    },
    (reason) => end(engineFailure(reason)),
  );
  return { send: connection.post, close: () => end(), ended };
}
