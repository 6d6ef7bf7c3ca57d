import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, test } from 'vitest';
import { sayProblem } from '../src/text/say-problem.ts';
import { root, ticTacToe } from './project.ts';

type WorkerRoom = typeof import('../src/worker/node.ts');

let startEngine: WorkerRoom['startEngine'];
let startUgi: WorkerRoom['startUgi'];

const built = (file: string) => pathToFileURL(join(root, 'dist', 'worker', file));

beforeAll(async () => {
  ({ startEngine, startUgi } = (await import(built('node.js').href)) as WorkerRoom);
});

const start = '.w.w./..b../...../..w../.b.b. b';
const won = '...b./w..../.w.../....w/..b.b b';

describe('an engine in a thread', () => {
  test('analyses, chooses and refuses, in order', async () => {
    const engine = startEngine('neutreeko');
    const [value, chosen, refused] = await Promise.all([
      engine.analyse({ start: won, milliseconds: 10_000 }),
      engine.choose({ start: won, player: 'perfect', seed: 1 }),
      engine.analyse({ start: 'nonsense', milliseconds: 10_000 }),
    ]);
    engine.close();
    expect(value).toMatchObject({ ok: true, value: { value: 'win' } });
    expect(chosen).toMatchObject({ ok: true, value: { player: 'perfect', verdict: { value: 'win' } } });
    expect(refused).toMatchObject({ ok: false, problem: { code: 'row-count' } });
  });

  test('can be cancelled while it thinks, and then answers the next question', async () => {
    const engine = startEngine('drop-9x9x5');
    const stop = new AbortController();
    const onProgress = () => stop.abort();
    const empty = `${'........./'.repeat(8)}......... x`;
    const first = engine.analyse({ start: empty, milliseconds: 600_000, signal: stop.signal, onProgress });
    const second = engine.choose({ start: empty, player: 'first', seed: 1 });
    expect(await first).toBeUndefined();
    expect(await second).toMatchObject({ ok: true, value: { move: '1' } });
    engine.close();
    expect(await engine.choose({ start: empty, player: 'first', seed: 1 })).toBeUndefined();
  });

  test('finds the same with helpers', async () => {
    const ending = '#.b.bw.#/..w.w.b./.bwwb.../....bwbw/bb.w...w/b..b..../.....w../#.ww.b.# w';
    const [alone, helped] = await Promise.all(
      [0, 2].map(async (helpers) => {
        const engine = startEngine('fuse', { helpers });
        const answer = await engine.analyse({ start: ending, milliseconds: 600_000 });
        engine.close();
        return answer;
      }),
    );
    expect(alone).toMatchObject({ ok: true, value: { exact: true, margin: expect.any(Number) } });
    expect(helped).toEqual(alone);
  });

  test('plays a game from outside', async () => {
    const engine = startEngine('tic-tac-toe', { modules: [ticTacToe] });
    const answer = await engine.choose({ start: 'xx./oo./... x', player: 'perfect', seed: 1 });
    engine.close();
    expect(answer).toMatchObject({ ok: true, value: { move: 'c1' } });
  });

  test.each([
    ['a file', ticTacToe],
    ['an address of a file', pathToFileURL(ticTacToe)],
    ['an address as text', pathToFileURL(ticTacToe).href],
  ])('finds a module by %s', async (_kind, module) => {
    const engine = startEngine('tic-tac-toe', { modules: [module] });
    expect(await engine.choose({ start: 'xx./oo./... x', player: 'first', seed: 1 })).toMatchObject({ ok: true });
    engine.close();
  });

  test.each([
    ['chess', [], /^There is no game “chess”; there are neutreeko, .*drop-CxRxL\.$/u],
    ['chess', [ticTacToe], /^There is no game “chess”; there are neutreeko, .*drop-CxRxL, tic-tac-toe\.$/u],
    ['drop-99x9x9', [], /^“drop-99x9x9” is no size of the drop game: .* from 3 to 9, /u],
    ['chess', ['./nowhere.js'], /^The analysis failed \(“The module “.*nowhere\.js” can’t be loaded/u],
  ] as const)('says why it can’t play %s from %j', async (game, modules, sentence) => {
    const engine = startEngine(game, { modules });
    const answer = await engine.analyse({ start, milliseconds: 1 });
    expect(!answer?.ok && answer && sayProblem(answer.problem, 'en')).toMatch(sentence);
  });

  test('thinks for a second where no time is said, and refuses a time that is no number', async () => {
    const engine = startEngine('drop-9x9x5');
    const empty = `${'........./'.repeat(8)}......... x`;
    expect(await engine.analyse({ start: empty })).toMatchObject({ ok: true, value: { exact: false } });
    const reason = 'milliseconds must be a number, such as 1000, or Infinity; it is NaN.';
    const refusal = { ok: false, problem: { code: 'engine-failed', values: { reason } } };
    expect(await engine.analyse({ start: empty, milliseconds: Number.NaN })).toEqual(refusal);
    const turn = { start: empty, player: 'level:8', seed: 1, maxMilliseconds: Number.NaN };
    expect(await engine.choose(turn)).toEqual(refusal);
    engine.close();
  });

  test('is started from another script where one is named', async () => {
    const engine = startEngine('neutreeko', { worker: built('node-worker.js') });
    expect(await engine.choose({ start, player: 'first', seed: 1 })).toMatchObject({ ok: true });
    engine.close();
    const lost = startEngine('neutreeko', { worker: built('nowhere.js') });
    const answer = await lost.choose({ start, player: 'first', seed: 1 });
    expect(!answer?.ok && answer?.problem.values.reason).toContain('nowhere.js');
  });
});

describe('an engine that speaks UGI in a thread', () => {
  test('plays, and ends when it is told to', async () => {
    const lines: string[] = [];
    const engine = startUgi('neutreeko', (line) => lines.push(line), { player: 'perfect' });
    for (const line of ['ugi', `position fen ${won}`, 'go', 'quit']) engine.send(line);
    expect(await engine.ended).toBeUndefined();
    expect(lines).toContain('ugiok');
    expect(lines.at(-1)).toMatch(/^bestmove /u);
  });

  test('can be ended in the middle of a thought, and says why it can’t begin', async () => {
    const engine = startUgi('drop-9x9x5', () => undefined);
    engine.send('go infinite');
    engine.close();
    expect(await engine.ended).toBeUndefined();
    const lines: string[] = [];
    expect(await startUgi('chess', (line) => lines.push(line)).ended).toMatchObject({ code: 'unknown-game' });
    expect(lines).toEqual([expect.stringMatching(/^info string There is no game “chess”; /u)]);
  });

  test('is a worker that anybody can start, and that answers text with text', async () => {
    const worker = new Worker(built('node-worker.js'), { workerData: { game: 'quantik', ugi: {} } });
    worker.postMessage('isready');
    expect(await once(worker, 'message')).toEqual(['readyok']);
    worker.postMessage('quit');
    expect(await once(worker, 'exit')).toEqual([0]);
  });
});

test('a program ends by itself when its engines are closed, or have quit or failed', () => {
  const script = `
    const { startEngine, startUgi } = await import('./dist/worker/node.js');
    const engine = startEngine('neutreeko');
    await engine.choose({ start: ${JSON.stringify(start)}, player: 'level:3', seed: 1 });
    engine.close();
    startUgi('quantik', () => undefined).send('quit');
    await startEngine('chess').analyse({ start: '', milliseconds: 1 });
    // Nor does one that is left open, once it has answered, or was never asked.
    startEngine('neutreeko');
    await startEngine('quantik').analyse({ start: '..../..../..../....', milliseconds: 1 });
    process.on('exit', () => console.log('the end'));`;
  const options = { cwd: root, encoding: 'utf8', timeout: 30_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], options);
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'the end\n', stderr: '' });
});
