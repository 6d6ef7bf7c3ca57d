/**
 * How many moves a server answers, how soon, and what spectators cost: `npm run bench:online`. Beside it stands the bare
 * transaction, measured in the same run on the same disk: storing a move is the work, and the rest should not cost much.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../test/online/server/postgres.ts';
import { buildServer } from '../test/online/server/program.ts';
import { table } from './measure.ts';
import { barePostgres, bareSqlite, type Measured } from './online/bare.ts';
import { playMoves } from './online/load.ts';
import { measureMemory, measureSpectators, memoryEnv } from './online/streams.ts';

const seconds = 4;
const atOnce = [1, 100, 1000];
const spectators = 1000;

const built = buildServer();
const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-bench-'));
const postgres = await startPostgres();
const url = await postgres?.database();
const stores = [
  { name: 'SQLite', env: { DATA: join(folder, 'games') }, bare: (games: number) => bareSqlite(folder, games, seconds) },
  ...(url === undefined
    ? []
    : [{ name: 'PostgreSQL', env: { DATABASE_URL: url }, bare: (games: number) => barePostgres(url, games, seconds) }]),
];

try {
  const rows: string[][] = [];
  const others: string[] = [];
  for (const { name, env, bare } of stores) {
    const server = await built.start(env);
    for (const games of atOnce) {
      const bareOnes = await bare(games);
      const moves = await playMoves(server.address, games, seconds);
      rows.push([name, String(games), ...inRow(bareOnes), ...inRow(moves), (moves.rate / bareOnes.rate).toFixed(2)]);
    }
    const { first, last } = await measureSpectators(server.address, spectators);
    others.push(
      `${name}: from the answer to a move until the first of ${spectators} spectators has it ${first.toFixed(1)} ms, until the last ${last.toFixed(1)} ms (medians of 20 moves).`,
    );
    await server.end();
    // One that has not done anything yet: what was needed once is not given back.
    const fresh = await built.start({ ...env, ...memoryEnv });
    const { game, stream } = await measureMemory(fresh, spectators);
    others.push(`${name}: ${game.toFixed(1)} kB of memory a game that is stored, ${stream.toFixed(1)} kB a stream.`);
    await fresh.end();
  }
  const head = ['', 'games at once', 'bare/s', '50 %', '99 %', 'moves/s', '50 %', '99 %', 'of the bare'];
  console.log(`Moves that were stored and answered, times in ms:\n\n${table([head, ...rows])}\n`);
  for (const sentence of others) console.log(sentence);
} finally {
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
}

function inRow({ rate, median, slow }: Measured): string[] {
  return [rate.toFixed(0), median.toFixed(2), slow.toFixed(2)];
}
