import type { Clock } from './engine/service/run-sliced.ts';

/** What there is of this in Node, where it costs 2 µs and holds the process until it is done. */
interface MaybeNode {
  readonly setImmediate?: (callback: () => void) => unknown;
}

/** What a browser's is used for; Node's types say less of theirs. */
declare class MessageChannel {
  readonly port1: { onmessage: (() => void) | null };
  readonly port2: { postMessage(message: undefined): void };
}

/** Those who wait in a browser, and the channel by which they are woken; made for the first of them. */
const waiting: (() => void)[] = [];
let wake: (() => void) | undefined;

/**
 * Time as the system has it: in a page, in a worker, in Node. A pause lets the messages through that wait. A timer would
 * cost 4 ms each time in a browser, a message to oneself 5 µs. In Node a message to oneself is heard before those of
 * others, a thousand times on end; there the loop of events has a turn of its own for it.
 */
export const systemClock: Clock = {
  now: () => performance.now(),
  pause() {
    const { setImmediate } = globalThis as MaybeNode;
    return new Promise((resolve) => {
      if (setImmediate) setImmediate(resolve);
      else {
        waiting.push(resolve);
        wake ??= makeWake();
        wake();
      }
    });
  },
};

function makeWake(): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return () => port2.postMessage(undefined);
}
