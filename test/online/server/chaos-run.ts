/**
 * Kills real servers while people play on them, a thousand times or as often as is said: `npm run chaos -- 5000`. Half of
 * the kills hit one server with a file, half two servers on one PostgreSQL. Whatever breaks a promise is printed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '../../../src/games/index.ts';
import { type Chaos, unleash } from './chaos.ts';
import { brokenPromises } from './history.ts';
import { startPostgres } from './postgres.ts';
import { buildServer } from './program.ts';

/** So many kills make one history, which is then checked. */
const killsAtOnce = 50;
const wanted = Number(process.argv[2] ?? 1000);
if (!Number.isSafeInteger(wanted) || wanted < 1) throw new Error('Say how often to kill, as in npm run chaos -- 5000.');

const built = buildServer();
const postgres = await startPostgres();
const rules = await loadGame('drop-3x3x3');
let killed = 0;
let answered = 0;
let broken = 0;
try {
  for (let round = 0; killed < wanted; round++) {
    const kills = Math.min(killsAtOnce, wanted - killed);
    const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-chaos-'));
    const url = round % 2 === 1 ? await postgres?.database() : undefined;
    const env = url === undefined ? { DATA: folder } : { DATABASE_URL: url };
    const start = () => built.start({ ...env, LOG: 'none' });
    const chaos: Chaos = { nodes: url === undefined ? 1 : 2, kills, games: 8, seed: round, start };
    const history = await unleash(chaos);
    const sentences = brokenPromises(history, rules);
    for (const sentence of sentences) console.log(`BROKEN ${sentence}`);
    killed += kills;
    answered += history.answers.length;
    broken += sentences.length;
    const store = url === undefined ? 'SQLite' : 'PostgreSQL, two servers';
    console.log(`${killed} kills (${store}): ${answered} answers so far, ${broken} promises broken`);
    rmSync(folder, { recursive: true });
  }
} finally {
  await postgres?.remove();
}
process.exitCode = broken === 0 ? 0 : 1;
