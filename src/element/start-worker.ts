import type { Problem } from '../core/problem.ts';
import { connectWorker } from '../worker/browser-connection.ts';
import type { Connection } from '../worker/connection.ts';
import { makeBoardProblem } from './problems.ts';

/** A worker that has its order, and why there is none if that is so. */
export interface StartedWorker {
  readonly connection: Connection;
  trouble(): Problem;
}

/** Starts a worker for one game. Where the browser forbids it nothing is thrown: whoever listens is told. */
export function startWorker(game: string): StartedWorker {
  let isForbidden = false;
  /** Until the worker has answered, or will not. */
  const watching = new AbortController();
  // Some browsers tell of a policy by an event, before the one of the worker that it forbids; others throw.
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective }) => {
      isForbidden ||= /^(?:worker|child|script)-src/u.test(effectiveDirective);
    },
    { signal: watching.signal },
  );
  const connection = connected(game, watching.signal);
  isForbidden ||= connection === undefined;
  return {
    trouble: () => makeBoardProblem({ code: isForbidden ? 'board-policy' : 'board-engine', values: {} }),
    connection: {
      post: (request) => connection?.post(request),
      listen(onMessage, onEnd) {
        const hear: typeof onMessage = (message) => {
          watching.abort();
          onMessage(message);
        };
        const end: typeof onEnd = (reason) => {
          watching.abort();
          onEnd(reason);
        };
        if (connection) connection.listen(hear, end);
        else end('the browser made no worker');
      },
      close() {
        watching.abort();
        connection?.close();
      },
    },
  };
}

function connected(game: string, started: AbortSignal): Connection | undefined {
  try {
    return connectWorker(makeWorker(started), { game });
  } catch {
    return undefined;
  }
}

/**
 * A browser takes a worker from the page's own origin only. Elsewhere one of the page's own origin is made that does
 * nothing but import the other; who may import that is for its server to say.
 */
function makeWorker(started: AbortSignal): Worker {
  const here = new URL(import.meta.url);
  if (!/^https?:$/u.test(here.protocol) || here.origin === location.origin) {
    // In one piece, as the bundlers of those who install the package look for it.
    return new Worker(new URL('../worker/web-worker.js', import.meta.url), { type: 'module' });
  }
  const script = `import ${JSON.stringify(new URL('../worker/web-worker.js', here).href)};`;
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  started.addEventListener('abort', () => URL.revokeObjectURL(address));
  return new Worker(address, { type: 'module' });
}
