import postgresClient from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../../../src/games/index.ts';
import { type Chaos, unleash } from './chaos.ts';
import { ask, createGame, newKey, watch } from './client.ts';
import { makeGate } from './gate.ts';
import { brokenPromises } from './history.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type BuiltServer, buildServer, type RunningServer } from './program.ts';

const postgres = await startPostgres(['-c', 'fsync=off']);

describe.runIf(postgres)('several servers on one PostgreSQL', () => {
  let built: BuiltServer;
  const database = () => (postgres as Postgres).database();

  beforeAll(() => {
    built = buildServer();
  }, 60_000);

  afterAll(async () => {
    await postgres?.remove();
  });

  /** Cuts the connections by which servers hear of each other, as a network does. */
  const cutListeners = (url: string) => async () => {
    const sql = postgresClient(url, { max: 1 });
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen %'`;
    await sql.end();
  };

  test('are equal: a watcher at one sees what happens at the other, also who is there', async () => {
    const url = await database();
    const [one, other] = await Promise.all([built.start({ DATABASE_URL: url }), built.start({ DATABASE_URL: url })]);
    const game = await createGame(one.address);
    const watcher = await watch(other.address, game.id, { secret: game.secrets[1] });
    const friend = await watch(one.address, game.id, { secret: game.secrets[0] });
    await watcher.until((messages) =>
      messages.some((message) => message.kind === 'presence' && String(message.here) === 'true,true'),
    );
    await game.move(0, 0, '3');
    await watcher.until(() => watcher.seqs().includes(2));
    await cutListeners(url)();
    await game.move(1, 1, '3');
    await watcher.until(() => watcher.seqs().includes(3));
    expect(watcher.seqs()).toEqual([2, 3]);
    const expelled = await ask(one.address, 'POST', `/games/${game.id}/rotate`, {
      secret: game.secrets[1],
      body: { secret: 'x'.repeat(43) },
    });
    expect(expelled.status).toBe(200);
    await watcher.ended;
    await friend.leave();
    expect(await Promise.all([one.end(), other.end()])).toEqual([0, 0]);
  });

  test('keep every promise when one of them is killed at any moment, or hears nothing of the other', async () => {
    const url = await database();
    const chaos: Chaos = {
      nodes: 2,
      kills: 8,
      games: 5,
      seed: 2,
      start: () => built.start({ DATABASE_URL: url }),
      disturb: cutListeners(url),
    };
    const history = await unleash(chaos);
    expect(brokenPromises(history, await loadGame('drop-3x3x3'))).toEqual([]);
    expect(history.answers.length).toBeGreaterThan(50);
  });

  test('say that there is no store while the database is gone, and then go on; the time is nobody’s', async () => {
    const url = await database();
    const server = await built.start({ DATABASE_URL: url, LOG: 'none' });
    const game = await createGame(server.address, { clock: { kind: 'live', seconds: 2, increment: 0 } });
    await game.move(0, 0, '1');
    await game.move(1, 1, '2');
    const watcher = await watch(server.address, game.id);
    await postgres?.stop();
    const status = async () => (await ask(server.address, 'GET', '/status')).status;
    for (let answer = await status(); answer !== 503; answer = await status());
    const refused = await game.move(0, 2, '1');
    expect([refused.status, refused.json.code]).toEqual([503, 'no-store']);
    expect((await fetch(server.address)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await postgres?.start();
    for (let answer = await status(); answer !== 200; answer = await status());
    // The clock would have run out.
    const moved = await game.move(0, 2, '1');
    expect([moved.status, moved.json.snapshot?.result]).toEqual([200, null]);
    const seq = moved.json.seq ?? 0;
    await watcher.until(() => watcher.seqs().includes(seq));
    expect(watcher.messages.some((message) => message.kind === 'event' && message.event.kind === 'clock')).toBe(true);
    await watcher.leave();
    expect(await server.end()).toBe(0);
  });

  test('are cut off together by a network that tells nobody: the time is nobody’s, and what was asked is not lost', async () => {
    const gate = await makeGate(await database());
    const env = { DATABASE_URL: gate.url, LOG: 'none' };
    const [one, other] = await Promise.all([built.start(env), built.start(env)]);
    const game = await createGame(one.address, { clock: { kind: 'live', seconds: 4, increment: 0 } });
    await game.move(0, 0, '1');
    await game.move(1, 1, '2');
    const watcher = await watch(other.address, game.id);
    gate.shut();
    const status = async ({ address }: RunningServer) => (await ask(address, 'GET', '/status')).status;
    const both = async () => String(await Promise.all([status(one), status(other)]));
    const key = newKey();
    const refused = await game.move(0, 2, '1', { key });
    expect([refused.status, refused.json.code]).toEqual([503, 'no-store']);
    for (let answer = await both(); answer !== '503,503'; answer = await both());
    gate.open();
    for (let answer = await both(); answer !== '200,200'; answer = await both());
    // The clock would have run out.
    const moved = await game.move(0, 2, '1', { key });
    expect([moved.status, moved.json.snapshot?.result]).toEqual([200, null]);
    const seq = moved.json.seq ?? 0;
    await watcher.until(() => watcher.seqs().includes(seq));
    await watcher.leave();
    expect(await Promise.all([one.end(), other.end()])).toEqual([0, 0]);
    gate.close();
  });

  test('refuse a database of a newer version, and one that does not answer, in one sentence', async () => {
    const url = await database();
    const sql = postgresClient(url, { max: 1 });
    await sql`create table tabuleiro_form (version integer not null)`;
    await sql`insert into tabuleiro_form values (99)`;
    await sql.end();
    const newer = await built.start({ DATABASE_URL: url, LOG: 'none' });
    expect(newer.errors()).toMatch(/^The games in localhost:\d+\/\S+ were written by a newer version .*\n$/u);
    expect((await ask(newer.address, 'GET', '/status')).status).toBe(503);
    await newer.end();
    const nowhere = await built.start({ DATABASE_URL: 'postgres://a:hunter2@localhost:9/games', LOG: 'none' });
    expect(nowhere.errors()).toMatch(/^The database at localhost:9\/games does not answer \(.*\); .*\n$/u);
    expect(nowhere.errors()).not.toContain('hunter2');
    expect(await nowhere.end()).toBe(0);
  });
});
