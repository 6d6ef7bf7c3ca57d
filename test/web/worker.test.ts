import { expect } from 'vitest';
import { openApp, useBrowser } from './browser.ts';
import { keptFiles } from './built-app.ts';
import { sizeOfAll } from './first-load.ts';

/** What a worker may load, compressed, to say what the moves of a small game are worth. */
const analysisLimit = 21_000;

const test = useBrowser();

/** Speaks to a worker in a page, and gives what it says until a line begins like the last one. */
async function conversation(name: string, said: readonly unknown[], last: string): Promise<readonly unknown[]> {
  const file = keptFiles().find((each) => /\/worker-[^/]*\.js$/u.test(each));
  const page = await openApp();
  return page.evaluate(
    ([address, game, messages, end]) =>
      new Promise<unknown[]>((resolve, reject) => {
        const worker = new Worker(new URL(address, document.baseURI), { type: 'module', name: game });
        const heard: unknown[] = [];
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.onmessage = ({ data }) => {
          heard.push(data);
          const kind: unknown = typeof data === 'string' ? data : data.kind;
          if (String(kind).startsWith(end)) resolve(heard);
        };
        for (const message of messages) worker.postMessage(message);
      }),
    [file ?? 'no worker was built', name, said, last] as const,
  );
}

test('a worker that is named after a game answers lines of UGI', async () => {
  const lines = ['ugi', 'setoption name Player value perfect', 'position startpos', 'go', 'isready'];
  const heard = await conversation('neutreeko', lines, 'bestmove');
  expect(heard[0]).toBe('id name Tabuleiro neutreeko');
  expect(heard).toContain('ugiok');
  expect(heard.at(-1)).toMatch(/^bestmove \w+-\w+$/u);
});

test('it does so with an order too, and says when it has ended, and why', async () => {
  const order = { game: 'quantik', ugi: { player: 'first' } };
  expect(await conversation('', [order, 'isready', 'go', 'quit'], 'ended')).toEqual([
    'readyok',
    expect.stringMatching(/^info /u),
    expect.stringMatching(/^bestmove /u),
    { kind: 'ended' },
  ]);
  const problem = { code: 'unknown-game', values: { game: 'chess' } };
  expect(await conversation('', [{ game: 'chess' }], 'ended')).toMatchObject([{ kind: 'ended', problem }]);
});

test('whoever only analyses loads no players and no UGI', async () => {
  const page = await openApp();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const file = keptFiles().find((each) => /\/worker-[^/]*\.js$/u.test(each)) ?? '';
  const answer = await page.evaluate(
    (address) =>
      new Promise<{ readonly kind: string }>((resolve) => {
        const worker = new Worker(new URL(address, document.baseURI), { type: 'module' });
        worker.onmessage = ({ data }) => data.kind !== 'progress' && resolve(data);
        worker.postMessage({ game: 'neutreeko' });
        const start = '...b./w..../.w.../....w/..b.b b';
        worker.postMessage({ kind: 'analyse', id: 1, start, played: [], milliseconds: 10_000 });
      }),
    file,
  );
  expect(answer).toMatchObject({ kind: 'done', result: { value: 'win' } });
  expect(asked.some((url) => /\/oracle-/u.test(url))).toBe(true);
  expect(asked.filter((url) => /\/(?:players|speak-ugi)-/u.test(url))).toEqual([]);
  expect(sizeOfAll(asked.map((url) => new URL(url).pathname.slice(1)))).toBeLessThanOrEqual(analysisLimit);
});
