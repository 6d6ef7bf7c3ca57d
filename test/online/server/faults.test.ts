import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../src/core/present.ts';
import { makeOnlineService } from '../../../src/online/service.ts';
import { openSqliteStore } from '../../../src/server/online/store/sqlite-store.ts';
import { isUnix } from '../../project.ts';
import { secretOf, serviceDeps } from '../service-deps.ts';
import { noon } from '../table.ts';
import { ask, createGame, newKey } from './client.ts';
import { type BuiltServer, buildServer } from './program.ts';
import { openSqlite } from './stores.ts';

const data = mkdtempSync(join(tmpdir(), 'tabuleiro-faults-'));
let built: BuiltServer;
const twoPeople = [{ kind: 'person' }, { kind: 'person' }];

beforeAll(() => {
  built = buildServer();
}, 60_000);

afterAll(() => {
  rmSync(data, { recursive: true });
});

describe('time', () => {
  test('in which the server was down is nobody’s', async () => {
    const env = { DATA: join(data, 'down') };
    const first = await built.start(env);
    const game = await createGame(first.address, { clock: { kind: 'live', seconds: 2, increment: 0 } });
    await game.move(0, 0, '1');
    await game.move(1, 1, '2');
    // So that the server has said that it lives while the clock ran.
    await sleep(1100);
    await first.end('SIGKILL');
    await sleep(1500);
    const second = await built.start(env);
    const moved = await ask(second.address, 'POST', `/games/${game.id}/moves`, {
      secret: game.secrets[0],
      body: { key: 'a-key-of-16-chars', epoch: 0, ply: 2, move: '1' },
    });
    expect([moved.status, moved.json.snapshot?.result]).toEqual([200, null]);
    const { left } = present(moved.json.snapshot?.clock ?? undefined, 'clock');
    expect(left[0]).toBeGreaterThan(0);
    // What was used while it lived is used: at least until it last said so.
    expect(left[0]).toBeLessThan(2000);
    await second.end();
  });

  test('does not go back when the system’s clock does, and goes on from there', async () => {
    const folder = join(data, 'set-back');
    let wall = noon;
    let steady = 0;
    const time = { wall: () => wall, steady: () => steady };
    const store = openSqlite(folder, time);
    const service = makeOnlineService(serviceDeps(store));
    const secrets = [secretOf('Ana'), secretOf('Rui')];
    const seats = secrets.map((secret) => ({ kind: 'person', secret }));
    const clock = { kind: 'live', seconds: 60, increment: 0 };
    const created = await service.create('a-key-of-16-chars', { game: 'tres-em-linha', seats, clock });
    if (!created.ok) throw new Error(created.problem.code);
    const { id } = created.value;
    const move = (ply: number, text: string, by = service) =>
      by.move(id, secrets[ply % 2], { key: `the-key-of-move-${ply}`, epoch: 0, ply, move: text });
    await move(0, '1');
    await move(1, '2');
    // An hour back while it runs: the clock of the game goes on.
    wall -= 3_600_000;
    steady += 10_000;
    expect(await store.now()).toBe(noon + 10_000);
    const moved = await move(2, '1');
    expect(moved.ok && moved.value.snapshot.clock?.left).toEqual([50_000, 60_000]);
    await store.beat();
    await store.close();
    // And when it starts anew it is not earlier than it was.
    const again = openSqlite(folder, time);
    expect(await again.now()).toBe(noon + 10_000);
    const next = makeOnlineService(serviceDeps(again));
    await next.excuseDowntime();
    steady += 5000;
    const later = await move(3, '2', next);
    expect(later.ok && later.value.snapshot.clock?.left).toEqual([50_000, 55_000]);
    await again.close();
  });
});

describe('a disk', () => {
  test.runIf(isUnix)('that is full stops changes, and nothing else; what was answered is there', async () => {
    const env = { DATA: join(data, 'full'), LOG: 'none' };
    const server = await built.start(env, 1000);
    const games: string[] = [];
    const invites: string[] = [];
    const create = async () => {
      const body = { game: 'fuse', seats: twoPeople };
      return ask(server.address, 'POST', '/games', { body, headers: { 'idempotency-key': newKey() } });
    };
    let answer = await create();
    for (; answer.status === 201 && games.length < 1000; answer = await create()) {
      games.push(answer.json.id ?? '');
      invites.push(answer.json.invites?.[0] ?? '');
    }
    expect([answer.status, answer.json.code]).toEqual([503, 'no-store']);
    expect(games.length).toBeGreaterThan(10);
    const readable = async (address: string) => {
      const answers = await Promise.all(games.map((id) => ask(address, 'GET', `/games/${id}`)));
      return answers.filter(({ status }) => status === 200).length;
    };
    expect(await readable(server.address)).toBe(games.length);
    expect((await ask(server.address, 'GET', '/status')).status).toBe(200);
    // Who sits down is told whether that was stored.
    const claim = (address: string, index: number) =>
      ask(address, 'POST', `/games/${games[index]}/claim`, {
        body: { invite: invites[index], secret: secretOf(`guest ${index}`) },
      });
    const claimed = await Promise.all(games.map((_id, index) => claim(server.address, index)));
    expect(new Set(claimed.map(({ status, json }) => json.code ?? status))).toContain('no-store');
    const isSeated = async (address: string, index: number) =>
      JSON.parse((await ask(address, 'GET', `/games/${games[index]}`)).text).seats[0].isClaimed;
    await server.end();
    const roomy = await built.start(env);
    expect(await readable(roomy.address)).toBe(games.length);
    expect(JSON.parse((await ask(roomy.address, 'GET', '/status')).text).games).toBe(games.length);
    for (const [index, { status }] of claimed.entries()) {
      expect(await isSeated(roomy.address, index)).toBe(status === 200);
      expect((await claim(roomy.address, index)).status).toBe(200);
    }
    await roomy.end();
  });

  test('is not filled by what was once written beside the games', async () => {
    const folder = join(data, 'beside');
    const store = openSqlite(folder);
    const service = makeOnlineService(serviceDeps(store));
    const size = () => statSync(join(folder, 'online.sqlite-wal')).size;
    let made = 0;
    const create = () => service.create(`the-key-of-game-${made++}`, { game: 'fuse', seats: twoPeople });
    await create();
    // Somebody reads for long, and so nothing of it can be put in its place.
    const reader = new DatabaseSync(join(folder, 'online.sqlite'));
    reader.exec('begin; select count(*) from games');
    while (size() < 18_000_000) await create();
    reader.close();
    await create();
    await create();
    expect(size()).toBeLessThan(17_000_000);
    await store.close();
  });

  test('whose file somebody else holds: changes wait for another time', async () => {
    const folder = join(data, 'held');
    const server = await built.start({ DATA: folder, LOG: 'none' });
    const game = await createGame(server.address);
    const key = newKey();
    const blocker = new DatabaseSync(join(folder, 'online.sqlite'));
    blocker.exec('begin immediate');
    const refused = await game.move(0, 0, '1', { key });
    expect([refused.status, refused.json.code]).toEqual([503, 'no-store']);
    expect((await game.read()).ply).toBe(0);
    blocker.exec('rollback');
    blocker.close();
    expect((await game.move(0, 0, '1', { key })).status).toBe(200);
    await server.end();
  });

  test('a folder that can’t be written: the app is served, and one sentence says why', async () => {
    const taken = join(data, 'a-file');
    writeFileSync(taken, '');
    const server = await built.start({ DATA: join(taken, 'games'), LC_ALL: 'pt_PT.UTF-8' });
    expect((await fetch(server.address)).status).toBe(200);
    const { status, json } = await ask(server.address, 'GET', '/status');
    expect([status, json.code]).toEqual([503, 'no-store']);
    expect(server.errors()).toMatch(/^Não é possível guardar partidas em .*; indica em DATA .*\n$/u);
    await server.end();
    if (userInfo().uid === 0) return;
    const locked = join(data, 'locked');
    mkdirSync(locked);
    chmodSync(locked, 0o500);
    expect(openSqliteStore(join(locked, 'games'))).toMatchObject({ ok: false, problem: { code: 'unwritable' } });
    chmodSync(locked, 0o700);
  });

  test('a file of a newer version is left as it is', async () => {
    const folder = join(data, 'newer');
    await openSqlite(folder).close();
    const file = new DatabaseSync(join(folder, 'online.sqlite'));
    file.exec('pragma user_version = 99');
    file.close();
    expect(openSqliteStore(folder)).toEqual({
      ok: false,
      problem: { code: 'newer', place: folder, version: 99, known: 1 },
    });
    // Nobody holds it now: what was refused let go of it.
    expect(openSqliteStore(folder)).toMatchObject({ problem: { code: 'newer' } });
  });
});
