import { present } from '../../core/present.ts';
import type { Clock } from '../../engine/service/run-sliced.ts';
import { type EngineRequest, type EngineResponse, serve } from '../../engine/service/service.ts';
import { findGame } from '../../games/index.ts';
import { loadOutsideGame } from '../outside-game.ts';
import type { WorkerMessage, WorkerOrder } from './message.ts';
import { thin } from './thin.ts';

/** Serves one game, whose code is loaded here. Requests that come meanwhile wait in the port until it is listened to. */
addEventListener(
  'message',
  ({ data, ports: [port] }: MessageEvent<WorkerOrder>) => void begin(data, present(port, 'port with the order')),
  { once: true },
);

async function begin({ game: id, module }: WorkerOrder, port: MessagePort): Promise<void> {
  const post = (message: WorkerMessage) => port.postMessage(message);
  try {
    const game = await (module ? loadOutsideGame(module, id) : findGame(id)?.load());
    if (!game) throw new Error(`no game ${id}`);
    serve(game, { post: thin<EngineResponse>(post, clock.now), listen: (handler) => listen(port, handler) }, clock);
  } catch (error) {
    // Offline, perhaps, and the game was never loaded before.
    post({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

function listen(port: MessagePort, handler: (request: EngineRequest) => void): void {
  port.onmessage = ({ data }: MessageEvent<EngineRequest>) => handler(data);
}

const pauses = new MessageChannel();
const waiting: (() => void)[] = [];
pauses.port1.onmessage = () => waiting.shift()?.();

/** A message to oneself lets those that wait through; a timer would cost 4 ms each time. */
const clock: Clock = {
  now: () => performance.now(),
  pause: () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      pauses.port2.postMessage(undefined);
    }),
};
