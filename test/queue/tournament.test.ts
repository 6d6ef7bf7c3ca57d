import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../src/core/present.ts';
import { openQueue } from '../../src/server/queue/open.ts';
import { startPostgres } from '../online/server/postgres.ts';
import { root } from '../project.ts';
import { endAll, gamesIn, program, start, until } from './stage.ts';

/** Some tenths of a second a game, so that a worker can be killed in the middle of one. */
const tournament = ['tournament', 'tres-em-linha', '--players', 'uct:4000,level:4,greedy:lines', '--games', '4'];
const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-queue-'));
const server = await startPostgres(['-c', 'fsync=off']);
let queue = '';
/** As one machine has it. */
let alone = '';

describe.runIf(server)('a tournament of several machines', () => {
  beforeAll(() => {
    alone = spawnSync(process.execPath, [program, ...tournament, '--json'], { cwd: root, encoding: 'utf8' }).stdout;
  }, 120_000);

  afterEach(endAll);
  afterAll(async () => {
    await server?.remove();
    rmSync(folder, { recursive: true });
  });

  test('a killed worker loses no game, none counts twice, and the table is the same to the last digit', async () => {
    queue = await present(server, 'a server').database();
    const asking = start([...tournament, '--json', '--save', join(folder, 'saved')], queue);
    const killed = start(['worker', '--workers', '1'], queue);
    await killed.says('game 1 ');
    await until(async () => (await gamesIn(queue)).some(({ state }) => state === 'active'));
    killed.kill('SIGKILL');
    await killed.ended;
    expect((await gamesIn(queue)).filter(({ state }) => state === 'active')).toHaveLength(1);
    const [one, other] = [start(['worker', '--workers', '1'], queue), start(['worker', '--workers', '1'], queue)];
    expect(await asking.ended).toBe(0);
    expect(asking.out).toBe(alone);
    const games = await gamesIn(queue);
    expect(games.map(({ state }) => state)).toEqual(Array.from({ length: 12 }, () => 'completed'));
    expect(games.some(({ tries }) => tries > 0)).toBe(true);
    expect(readdirSync(join(folder, 'saved'))).toHaveLength(13);
    for (const worker of [one, other]) worker.kill('SIGINT');
    expect([await one.ended, await other.ended]).toEqual([0, 0]);
    const played = [one, other].map(({ out }) => Number(/^(\d+) games? played here/mu.exec(out)?.[1]));
    // More where the machine was so busy that one of them seemed dead, too.
    expect(played.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(12);
  });

  test('what was asked is answered from the queue, without anybody to play; and can be taken out', () => {
    const ask = (...more: string[]) =>
      spawnSync(process.execPath, [program, ...tournament, '--json', '--queue', queue, ...more], { encoding: 'utf8' });
    expect(ask()).toMatchObject({ status: 0, stdout: alone, stderr: '' });
    expect(ask('--withdraw')).toMatchObject({ status: 0, stdout: alone, stderr: '' });
    expect(JSON.parse(ask('--withdraw').stdout)).toMatchObject({ isInterrupted: true, games: [] });
  });

  test('who asks may leave, killed or not; who works gives back what is not finished', async () => {
    const long = [...tournament.slice(0, 3), 'uct:40000,level:4', '--games', '2'];
    const first = start(long, queue);
    const worker = start(['worker', '--workers', '1'], queue);
    await worker.says('game 1 ');
    first.kill('SIGKILL');
    worker.kill('SIGTERM');
    expect(await worker.ended).toBe(0);
    expect(worker.out).toContain('0 games played here; 1 game went back unfinished.');
    expect((await gamesIn(queue)).map(({ state }) => state).sort()).toEqual(['created', 'retry']);
    const second = start(long, queue);
    await until(() => second.error.startsWith('No worker is there yet'));
    second.kill('SIGINT');
    expect(await second.ended).toBe(130);
    expect(second.out).toContain('Interrupted after 0 of 2 games.\nThe games are in the queue');
    expect(await start([...long, '--withdraw'], queue).ended).toBe(0);
    expect(await gamesIn(queue)).toEqual([]);
  });

  test('a worker of another version is refused, and takes nothing', async () => {
    const other = await present(server, 'a server').database();
    const opened = await openQueue(other);
    if (!opened.ok) throw new Error(opened.problem.code);
    const kind = { name: 'game', version: '0.0.9-abc' };
    const ending = new AbortController();
    const asked = opened.value.ask(kind, [{ order: {}, needs: '' }], {
      ...{ signal: ending.signal, onResult: () => undefined, onProgress: () => undefined },
    });
    await until(async () => (await opened.value.waitingVersions(kind)).length > 0);
    const worker = start(['worker'], other);
    expect(await worker.ended).toBe(2);
    expect(worker.error).toMatch(
      /^The games that wait are for workers of version 0\.0\.9-abc; this one is 0\.1\.0-\w{12}/u,
    );
    expect((await gamesIn(other)).map(({ state }) => state)).toEqual(['created']);
    ending.abort();
    await asked;
    await opened.value.close();
  });

  test('bots wait for a worker that may run them', async () => {
    const bot = `ugi:5s:"${process.execPath}" "${program}" engine tres-em-linha --player level:1`;
    const asking = start(['tournament', 'tres-em-linha', '--players', `first,${bot}`, '--games', '2', '--json'], queue);
    const careful = start(['worker'], queue);
    await careful.says('left to workers that were started with --allow-bots');
    const trusting = start(['worker', '--allow-bots'], queue);
    expect(await asking.ended).toBe(0);
    expect(JSON.parse(asking.out).games.map(({ reason }: { reason: string }) => reason)).not.toContain('forfeit');
    careful.kill('SIGINT');
    await careful.ended;
    expect(careful.out).toContain('0 games played here.');
    trusting.kill('SIGINT');
    await trusting.ended;
  });
});
