import type { Problem } from '../core/problem.ts';
import { connectWorker } from '../worker/browser-connection.ts';
import type { Connection } from '../worker/connection.ts';
import { makeBoardProblem } from './problems.ts';

/** What a worker says that the policy of its page does not let load anything. */
const forbidden = 'board-policy';

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
    trouble: () => makeBoardProblem({ code: isForbidden ? forbidden : 'board-engine', values: {} }),
    connection: {
      post: (request) => connection?.post(request),
      listen(onMessage, onEnd) {
        const hear: typeof onMessage = (message) => {
          watching.abort();
          isForbidden ||=
            typeof message === 'object' && message.kind === 'ended' && message.problem?.code === forbidden;
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
 * nothing but import the other; who may import that is for its server to say. A page in a sandbox has no origin, and makes
 * one from an address that is its own text.
 */
function makeWorker(started: AbortSignal): Worker {
  const here = new URL(import.meta.url);
  if (!/^https?:$/u.test(here.protocol) || here.origin === origin) {
    // In one piece, as the bundlers of those who install the package look for it.
    return new Worker(new URL('../worker/web-worker.js', import.meta.url), { type: 'module' });
  }
  const script = scriptImporting(new URL('../worker/web-worker.js', here).href);
  if (origin === 'null') return new Worker(`data:text/javascript,${encodeURIComponent(script)}`, { type: 'module' });
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  started.addEventListener('abort', () => URL.revokeObjectURL(address));
  return new Worker(address, { type: 'module' });
}

/** What comes before the import is done is kept for it; where it fails, the worker alone knows whether by a policy. */
function scriptImporting(address: string): string {
  return `
const waiting = [];
const keep = ({ data }) => waiting.push(data);
let code = 'engine-failed';
addEventListener('message', keep);
addEventListener('securitypolicyviolation', () => (code = '${forbidden}'));
import(${JSON.stringify(address)}).then(
  () => {
    removeEventListener('message', keep);
    for (const data of waiting) dispatchEvent(new MessageEvent('message', { data }));
  },
  (error) => setTimeout(() => postMessage({ kind: 'ended', problem: { code, values: { reason: String(error) } } })),
);`;
}
