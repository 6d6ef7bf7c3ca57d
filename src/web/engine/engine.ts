import { Analyst } from '../../engine/service/analyst.ts';
import { outsideGames } from '../games.ts';
import type { WorkerMessage, WorkerOrder } from './message.ts';

/** Starts a worker for one game. Ask two of them where one is to think while the other chooses moves. */
export function startEngine(game: string): Analyst {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const { port1: port, port2: far } = new MessageChannel();
  const module = outsideGames().find(({ id }) => id === game)?.module;
  const order: WorkerOrder = { game, ...(module && { module }) };
  worker.postMessage(order, [far]);
  return new Analyst({
    post: (request) => port.postMessage(request),
    listen(handler, onEnd) {
      const end = (reason: string) => {
        worker.terminate();
        onEnd(reason);
      };
      port.onmessage = ({ data }: MessageEvent<WorkerMessage>) =>
        data.kind === 'failed' ? end(data.reason) : handler(data);
      // A worker whose script could not be loaded says nothing about why.
      worker.addEventListener('error', ({ message }) => end(message || 'the worker did not start'));
    },
    close() {
      port.close();
      worker.terminate();
    },
  });
}
