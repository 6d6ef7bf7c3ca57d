import { type ClientRequest, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiPath } from '../../src/online/limits.ts';
import type { RunningServer } from '../../test/online/server/program.ts';
import { longLine, newGame, type PlayedGame, playMove } from './load.ts';

/** A stream that only notes which event came last, and tells when. */
function open(address: string, id: string, onEvent: (seq: number) => void): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const asked = get(`${address}${apiPath}/games/${id}/events`, { agent: false }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`No stream: ${response.statusCode}`));
        return;
      }
      response.setEncoding('latin1').on('data', (piece: string) => {
        for (const [, seq] of piece.matchAll(/^id: (\d+)$/gmu)) onEvent(Number(seq));
      });
      response.once('error', () => undefined);
      resolve(asked);
    });
    asked.once('error', reject);
  });
}

async function openMany(
  address: string,
  games: readonly PlayedGame[],
  count: number,
  onEvent: (seq: number) => void,
): Promise<readonly ClientRequest[]> {
  const streams: ClientRequest[] = [];
  for (let from = 0; from < count; from += 50) {
    const some = Array.from({ length: Math.min(50, count - from) }, (_, index) => games[(from + index) % games.length]);
    streams.push(...(await Promise.all(some.flatMap((game) => (game ? [open(address, game.id, onEvent)] : [])))));
  }
  return streams;
}

/** From the answer to a move until the first and the last of many spectators have it, in milliseconds. */
export async function measureSpectators(
  address: string,
  count: number,
): Promise<{ readonly first: number; readonly last: number }> {
  const game = await newGame(address);
  let seen = 0;
  let wanted = 0;
  let firstAt = 0;
  let onLast: () => void = () => undefined;
  const streams = await openMany(address, [game], count, (seq) => {
    if (seq !== wanted) return;
    if (seen === 0) firstAt = performance.now();
    seen++;
    if (seen === count) onLast();
  });
  const firsts: number[] = [];
  const lasts: number[] = [];
  for (const [ply, move] of (await longLine()).slice(0, 20).entries()) {
    seen = 0;
    wanted = ply + 1;
    const all = new Promise<void>((resolve) => {
      onLast = resolve;
    });
    await playMove(address, game, ply, move);
    const answered = performance.now();
    await all;
    firsts.push(Math.max(0, firstAt - answered));
    lasts.push(performance.now() - answered);
  }
  for (const stream of streams) stream.destroy();
  return { first: middle(firsts), last: middle(lasts) };
}

/** Has a server throw away what it no longer needs when it is told to, so that only what it does need is counted. */
const collecting = `
  import { setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => collect());
`;

/** How a server is to be started whose memory is measured. */
export const memoryEnv = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(collecting)}` };

/** What a stored game and an open stream take of the memory that the server's program uses, in kilobytes. */
export async function measureMemory(
  server: RunningServer,
  count: number,
): Promise<{ readonly game: number; readonly stream: number }> {
  const { address } = server;
  const games: PlayedGame[] = [];
  const make = async () => {
    for (let made = 0; made < count; made += 20) {
      games.push(...(await Promise.all(Array.from({ length: 20 }, () => newGame(address)))));
    }
  };
  // What making them takes at all is there before it is counted.
  await make();
  const before = await memoryOf(server);
  await make();
  const withGames = await memoryOf(server);
  const streams = await openMany(address, games, count, () => undefined);
  const withStreams = await memoryOf(server);
  for (const stream of streams) stream.destroy();
  return { game: (withGames - before) / count / 1024, stream: (withStreams - withGames) / count / 1024 };
}

/** The least that was seen within some time: asking takes some memory too. */
async function memoryOf({ address, process: program }: RunningServer): Promise<number> {
  const seen: number[] = [];
  for (let look = 0; look < 5; look++) {
    program.kill('SIGUSR2');
    await sleep(200);
    const text = await (await fetch(`${address}${apiPath}/metrics`)).text();
    seen.push(Number(/^tabuleiro_heap_bytes (\d+)$/mu.exec(text)?.[1]));
  }
  return Math.min(...seen);
}

function middle(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
