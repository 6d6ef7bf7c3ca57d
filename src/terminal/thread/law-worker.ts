import { parentPort, workerData } from 'node:worker_threads';
import { checkLaws } from '../../laws/check.ts';
import { loadInThread } from '../../worker/node-game.ts';
import type { CheckMessage, CheckOrder } from './law-check.ts';

/** A thread that holds one game to the laws. */
const { game, load, seed } = workerData as CheckOrder;

const post = (message: CheckMessage) => parentPort?.postMessage(message);
const work = checkLaws(await loadInThread(game, load), seed);
let next = work.next();
while (!next.done) {
  post(next.value);
  next = work.next();
}
post({ kind: 'done', found: next.value });
