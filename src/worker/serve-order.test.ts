import { describe, expect, test } from 'vitest';
import { Analyst } from '../engine/service/analyst.ts';
import { loadGame } from '../games/index.ts';
import { sayProblem } from '../text/say-problem.ts';
import { type BrowserWorker, connectWorker } from './browser-connection.ts';
import { analystOver, type Connection, ugiOver } from './connection.ts';
import type { WorkerMessage, WorkerOrder, WorkerRequest } from './message.ts';
import { serveOrder } from './serve-order.ts';

/** A worker in this same thread; what crosses is copied, as between threads. */
function startHere(known?: WorkerOrder, name = '') {
  let toWorker: (message: WorkerOrder | WorkerRequest) => void = () => undefined;
  let toUs: (message: WorkerMessage) => void = () => undefined;
  let isClosed = false;
  const cross = <T>(message: T, hear: (message: T) => void) => void setTimeout(() => hear(structuredClone(message)));
  serveOrder(
    {
      name,
      post: (message) => cross(message, (arrived) => toUs(arrived)),
      listen: (handler) => {
        toWorker = handler;
      },
      close: () => {
        isClosed = true;
      },
      loadGame,
    },
    known,
  );
  const post = (message: WorkerOrder | WorkerRequest) => cross(message, (arrived) => toWorker(arrived));
  const connection: Connection = {
    post,
    listen: (onMessage) => {
      toUs = onMessage;
    },
    close: () => undefined,
  };
  return { post, connection, isClosed: () => isClosed };
}

const start = '.w.w./..b../...../..w../.b.b. b';

/** Speaks UGI to a worker until it has ended. */
async function conversation(worker: ReturnType<typeof startHere>, ...lines: readonly string[]) {
  const heard: string[] = [];
  const ugi = ugiOver(worker.connection, (line) => heard.push(line));
  for (const line of lines) ugi.send(line);
  return { problem: await ugi.ended, heard };
}

describe('a worker', () => {
  test('serves the game of its order, and what is asked before it is loaded', async () => {
    for (const isKnown of [true, false]) {
      const worker = startHere(isKnown ? { game: 'neutreeko' } : undefined);
      if (!isKnown) worker.post({ game: 'neutreeko' });
      const analyst = analystOver(worker.connection);
      const answer = await analyst.analyse({ start, milliseconds: 1000 });
      expect(answer).toMatchObject({ ok: true, value: { moves: { length: 14 } } });
    }
  });

  test('says that there is no such game, to every question', async () => {
    const worker = startHere({ game: 'chess' });
    const analyst = analystOver(worker.connection);
    const refusal = { ok: false, problem: { code: 'unknown-game', values: { game: 'chess' } } };
    expect(await analyst.analyse({ start, milliseconds: 1 })).toMatchObject(refusal);
    expect(await analyst.choose({ start, player: 'first', seed: 1 })).toMatchObject(refusal);
    expect(worker.isClosed()).toBe(true);
  });

  test('speaks UGI until it is told to quit, several lines at once too', async () => {
    const worker = startHere({ game: 'neutreeko', ugi: { player: 'first', seed: 7 } });
    const { problem, heard } = await conversation(worker, 'ugi', 'position startpos\ngo\nquit', 'isready');
    expect(problem).toBeUndefined();
    expect(heard[0]).toBe('id name Tabuleiro neutreeko');
    expect(heard).toContain('option name Player type string default first');
    expect(heard).toContain('option name Seed type spin default 7 min 0 max 4294967295');
    expect(heard.at(-1)).toMatch(/^bestmove \w+/u);
    expect(worker.isClosed()).toBe(true);
  });

  test.each([
    [{ game: 'chess', ugi: {} }, 'unknown-game', /^info string There is no game “chess”; there are neutreeko, /u],
    [{ game: 'chess', ugi: { language: 'pt' } }, 'unknown-game', /^info string Não existe o jogo “chess”; existem /u],
    [{ game: 'neutreeko', ugi: { player: 'genius' } }, 'unknown-player', /^info string There is no player “genius”; /u],
  ] as const)('says why it does not begin: %j', async (order, code, line) => {
    const { problem, heard } = await conversation(startHere(order), 'ugi');
    expect(problem?.code).toBe(code);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(line);
  });

  test('named after a game it answers lines without an order, and with nothing but lines', async () => {
    const worker = startHere(undefined, 'quantik');
    const heard: WorkerMessage[] = [];
    worker.connection.listen(
      (message) => heard.push(message),
      () => undefined,
    );
    for (const line of ['ugi', 'setoption name Player value first', 'go', 'quit']) worker.post(line);
    // What it said last may still be on its way when it is closed.
    await expect.poll(() => heard.at(-1)).toMatch(/^bestmove /u);
    await expect.poll(worker.isClosed).toBe(true);
    expect(heard[0]).toBe('id name Tabuleiro quantik');
  });
});

describe('a page’s worker', () => {
  /** A worker whose script could not be loaded: it gets an event without a word. */
  const lost: BrowserWorker = {
    postMessage: () => undefined,
    addEventListener: (type: string, handler: (event: { data: WorkerMessage; message: string }) => void) => {
      if (type === 'error') setTimeout(() => handler({ data: '', message: '' }));
    },
    terminate: () => undefined,
  };

  test('that does not start says where its script was looked for', async () => {
    const place = 'at https://example.org/engine.js';
    const answer = await analystOver(connectWorker(lost, { game: 'neutreeko' }, place)).analyse({ start });
    const reason = `the script of the worker can’t be loaded; it was looked for ${place}`;
    expect(answer).toEqual({ ok: false, problem: { code: 'engine-failed', values: { reason } } });
    // In whole, for whoever has to find it.
    expect(!answer?.ok && answer && sayProblem(answer.problem, 'en')).toContain(place);
  });
});

describe('whoever asks a worker', () => {
  /** A worker that ends without a word. */
  function ending(reason: string) {
    let isClosed = false;
    const connection: Connection = {
      post: () => undefined,
      listen: (_, onEnd) => void setTimeout(() => onEnd(reason)),
      close: () => {
        isClosed = true;
      },
    };
    return { connection, isClosed: () => isClosed };
  }
  const problem = { code: 'engine-failed', values: { reason: 'exit 1' } };

  test('is told when it ends by itself', async () => {
    const worker = ending('exit 1');
    const analyst = analystOver(worker.connection);
    expect(analyst).toBeInstanceOf(Analyst);
    expect(await analyst.analyse({ start, milliseconds: 1 })).toEqual({ ok: false, problem });
    expect(worker.isClosed()).toBe(true);
    expect(await ugiOver(ending('exit 1').connection, () => undefined).ended).toEqual(problem);
  });

  test('holds it while there is an answer to wait for, and no longer', async () => {
    const { connection } = startHere({ game: 'neutreeko' });
    const held: boolean[] = [];
    const analyst = analystOver({ ...connection, hold: (isAwaited) => held.push(isAwaited) });
    expect(held).toEqual([false]);
    const ask = () => analyst.choose({ start, player: 'first', seed: 1 });
    await Promise.all([ask(), ask()]);
    expect(held).toEqual([false, true, false]);
    await ask();
    expect(held).toEqual([false, true, false, true, false]);
  });

  test('can end it', async () => {
    const worker = ending('late');
    const ugi = ugiOver(worker.connection, () => undefined);
    ugi.close();
    expect(await ugi.ended).toBeUndefined();
    expect(worker.isClosed()).toBe(true);
  });
});
