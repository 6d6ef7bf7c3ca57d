import type { Game } from '../core/game.ts';
import { engineFailure } from '../core/problem.ts';
import { type EngineRequest, type EngineResponse, serve } from '../engine/service/service.ts';
import { systemClock } from '../system-clock.ts';
import type { WorkerEnd, WorkerMessage, WorkerOrder, WorkerRequest } from './message.ts';
import { throttle } from './throttle.ts';

/** What a worker is in: a browser, or a thread of Node. */
export interface WorkerScope {
  /** The worker's name, where it was given one. */
  readonly name: string;
  post(message: WorkerMessage): void;
  listen(handler: (message: WorkerOrder | WorkerRequest) => void): void;
  /** Ends the worker when all that it has posted is on its way. */
  close(): void;
  /** Throws where there is no such game. */
  loadGame(id: string, modules: readonly string[]): Promise<Game>;
}

/**
 * Serves one game. Where the order is not known from the start it is the first message; a first message that is a text is
 * a line of UGI already, for the game that the worker is named after, and whoever says it hears nothing but texts.
 */
export function serveOrder(scope: WorkerScope, known?: WorkerOrder): void {
  const inbox = makeInbox();
  let isOrdered = known !== undefined;
  if (known) void follow(known, scope, inbox);
  scope.listen((message) => {
    if (isOrdered) {
      inbox.put(message);
      return;
    }
    isOrdered = true;
    if (typeof message === 'string') {
      inbox.put(message);
      const post = (said: WorkerMessage) => typeof said === 'string' && scope.post(said);
      void follow({ game: scope.name, ugi: {} }, { ...scope, post }, inbox);
    } else void follow(message as WorkerOrder, scope, inbox);
  });
}

/** Keeps what comes while the code of the game is loaded. */
interface Inbox {
  put(message: unknown): void;
  listen<T>(handler: (message: T) => void): void;
}

function makeInbox(): Inbox {
  const waiting: unknown[] = [];
  let put = (message: unknown): void => void waiting.push(message);
  return {
    put: (message) => put(message),
    listen(handler) {
      // Whoever has a worker keeps to what is said of its messages.
      put = handler as (message: unknown) => void;
      for (const message of waiting.splice(0)) put(message);
    },
  };
}

/** Whatever goes wrong is said: who asks must not be left waiting. */
async function follow(order: WorkerOrder, scope: WorkerScope, inbox: Inbox): Promise<void> {
  const end = (last: WorkerEnd) => {
    scope.post(last);
    scope.close();
  };
  try {
    const loadGame = () => scope.loadGame(order.game, order.modules ?? []);
    if (order.ugi) {
      const { speakUgi } = await import('./speak-ugi.ts');
      const problem = await speakUgi(loadGame, order.ugi, { write: scope.post, listen: inbox.listen<string> });
      end({ kind: 'ended', ...(problem && { problem }) });
      return;
    }
    const post = throttle<EngineResponse>(scope.post, systemClock.now);
    serve(await loadGame(), { post, listen: inbox.listen<EngineRequest> }, systemClock);
  } catch (error) {
    // Offline, perhaps, and the game was never loaded before.
    end({ kind: 'ended', problem: engineFailure(error) });
  }
}
