/**
 * Kills workers in the middle of games, a hundred times or as often as is said: `npm run test:queue-kills -- 500`. Three
 * tournaments are asked for at once, and those who ask are killed now and then too. Every table must be the same, to the
 * last digit, as on one machine, and every game must have been counted once.
 */
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { present } from '../../src/core/present.ts';
import { seededRandom } from '../../src/core/random.ts';
import { startPostgres } from '../online/server/postgres.ts';
import { root } from '../project.ts';
import { endAll, gamesIn, program, type Running, start } from './stage.ts';

const wanted = Number(process.argv[2] ?? 100);
if (!Number.isSafeInteger(wanted) || wanted < 1) {
  throw new Error('Say how often to kill, as in npm run test:queue-kills -- 500.');
}
const workersAtOnce = 3;
/** In milliseconds, at most: a game takes a fraction of that, and so does the start of a worker. */
const maxPause = 1500;
/** One of so many kills hits somebody who asks. */
const seldom = 5;

const tournaments = [
  ['tournament', 'tres-em-linha', '--players', 'uct:4000,level:4,greedy:lines', '--games', '8'],
  ['tournament', 'neutreeko', '--players', 'level:3,uct:1000', '--games', '8'],
  ['tournament', 'quantik', '--players', 'level:4,uct:2000', '--games', '8'],
].map((words) => [...words, '--json']);

const alone = tournaments.map(
  (words) => spawnSync(process.execPath, [program, ...words], { cwd: root, encoding: 'utf8' }).stdout,
);
const games = alone.reduce((sum, out) => sum + JSON.parse(out).games.length, 0);
const server = present(await startPostgres(['-c', 'fsync=off']), 'a PostgreSQL server for this system');
let kills = 0;
let again = 0;
let wrong = 0;
try {
  for (let round = 0; kills < wanted; round++) {
    const queue = await server.database();
    const random = seededRandom(round);
    const ask = (place: number) => start(present(tournaments[place], 'a tournament'), queue);
    const asking = tournaments.map((_words, place) => ask(place));
    const work = () => start(['worker', '--workers', '2'], queue);
    const workers: Running[] = Array.from({ length: workersAtOnce }, work);
    const isDone = asking.map(() => false);
    const watch = (place: number, running: Running) =>
      running.ended.then((code) => {
        if (asking[place] === running && code === 0) isDone[place] = true;
      });
    for (const [place, running] of asking.entries()) void watch(place, running);
    while (isDone.includes(false)) {
      await sleep(random.below(maxPause));
      if (isDone.includes(false) && random.below(seldom) === 0) {
        const place = isDone.indexOf(false);
        const old = present(asking[place], 'somebody who asks');
        old.kill('SIGKILL');
        await old.ended;
        if (isDone[place]) continue;
        asking[place] = ask(place);
        void watch(place, asking[place]);
      } else {
        const place = random.below(workersAtOnce);
        const old = present(workers[place], 'a worker');
        old.kill(random.below(seldom) === 0 ? 'SIGTERM' : 'SIGKILL');
        await old.ended;
        workers[place] = work();
      }
      kills++;
    }
    const stored = await gamesIn(queue);
    again += stored.reduce((sum, { tries }) => sum + tries, 0);
    const isSame = asking.every(({ out }, place) => out === alone[place]);
    const isWhole = stored.length === games && stored.every(({ state }) => state === 'completed');
    if (!isSame || !isWhole) wrong++;
    console.log(`${kills} kills: ${again} games begun again, ${isSame && isWhole ? 'all tables the same' : 'WRONG'}`);
    await endAll();
  }
} finally {
  await endAll();
  await server.remove();
}
process.exitCode = wrong === 0 ? 0 : 1;
