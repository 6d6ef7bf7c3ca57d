import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { present } from '../../../src/core/present.ts';
import { ask, codeOf, createGame, newKey, people, watch } from './client.ts';
import { startForTests } from './program.ts';

const { at, data, built, server, end } = await startForTests('operations');
afterAll(end);

describe('limits', () => {
  test('too-many: per address and per seat, and after how long to try again', async () => {
    const limited = await built.start({ DATA: join(data, 'limited'), LIMITS: '' });
    const game = await createGame(limited.address);
    const answers = await Promise.all(Array.from({ length: 30 }, () => game.act(0, 0, 'accept')));
    const refused = present(
      answers.find(({ status }) => status === 429),
      'refusal',
    );
    expect([codeOf(refused), refused.headers.get('retry-after')]).toEqual(['429 too-many', '1']);
    expect((await game.act(1, 0, 'accept')).status).toBe(409);
    const body = { game: 'fuse', seats: people };
    const made = await Promise.all(
      Array.from({ length: 110 }, () =>
        ask(limited.address, 'POST', '/games', { body, headers: { 'idempotency-key': newKey() } }),
      ),
    );
    expect(made.filter(({ status }) => status === 201).length).toBeLessThan(102);
    const waiting = present(
      made.find(({ status }) => status === 429),
      'refusal',
    );
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
    await limited.end();
  });

  test('too-many: whom a proxy speaks for is believed only if that was said', async () => {
    const forged = (address: string, index: number) => `203.0.113.${index}, ${address}`;
    const answersFrom = async (env: Readonly<Record<string, string>>) => {
      const limited = await built.start({ DATA: join(data, 'proxied'), LIMITS: '', ...env });
      const from = (address: string) =>
        ask(limited.address, 'POST', '/games', { body: {}, headers: { 'x-forwarded-for': address } });
      // Whatever somebody says before the proxy adds where it comes from.
      const many = await Promise.all(Array.from({ length: 110 }, (_, index) => from(forged('192.0.2.1', index))));
      const other = await from('192.0.2.2');
      await limited.end();
      return [many.some(({ status }) => status === 429), other.status];
    };
    expect(await answersFrom({ TRUST_PROXY: '1' })).toEqual([true, 400]);
    expect(await answersFrom({})).toEqual([true, 429]);
  });
});

describe('for whoever runs it', () => {
  test('health, metrics, and a description with a page', async () => {
    expect(JSON.parse((await ask(at, 'GET', '/health')).text)).toEqual({ status: 'ok' });
    await createGame(at);
    const metrics = (await ask(at, 'GET', '/metrics')).text;
    expect(metrics).toMatch(/^tabuleiro_requests_total\{method="POST",route="\/api\/v1\/games",status="201"\} \d+$/mu);
    expect(metrics).toMatch(/^tabuleiro_games [1-9]\d*$/mu);
    const description = JSON.parse((await ask(at, 'GET', '/openapi.json')).text);
    expect(description.openapi).toBe('3.1.0');
    const page = await ask(at, 'GET', '/');
    for (const path of Object.keys(description.paths)) expect(page.text).toContain(path);
    expect(page.text).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('no log, and no answer, has a secret, an invitation or an address', async () => {
    const game = await createGame(at);
    await game.move(0, 0, '3');
    await ask(at, 'POST', `/games/${game.id}/moves`, { secret: game.secrets[0], body: `{"key":"${game.secrets[1]}"` });
    await ask(at, 'GET', `/games/${game.invite}?secret=${game.secrets[0]}`);
    await sleep(50);
    const log = server.errors();
    expect(log).toContain('"route":"/api/v1/games/:id/moves"');
    for (const line of log.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ time: expect.any(String) });
    for (const secret of [...game.secrets, game.invite, game.id, '127.0.0.1', '::1']) expect(log).not.toContain(secret);
    const seen = JSON.stringify([await game.read(), (await ask(at, 'GET', '/metrics')).text]);
    for (const secret of [...game.secrets, game.invite]) expect(seen).not.toContain(secret);
  });

  test('draining: a server that is told to stop ends what it has begun, and begins nothing', async () => {
    const stopping = await built.start({ DATA: join(data, 'draining') });
    const game = await createGame(stopping.address);
    // A request that is still being sent when the server is to end.
    const body = JSON.stringify({ key: newKey(), epoch: 0, ply: 0, move: '3' });
    const { port } = new URL(stopping.address);
    const socket = connect(Number(port), 'localhost');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    const head = [`POST /api/v1/games/${game.id}/moves HTTP/1.1`, 'Host: a', 'Content-Type: application/json'];
    const rest = [`Authorization: Bearer ${game.secrets[0]}`, `Content-Length: ${body.length}`, '', body.slice(0, 10)];
    socket.write([...head, ...rest].join('\r\n'));
    const metrics = async () => (await ask(stopping.address, 'GET', '/metrics')).text;
    while (!/^tabuleiro_pending 2$/mu.test(await metrics()));
    const ended = stopping.end();
    let refused = await ask(stopping.address, 'GET', '/status');
    while (refused.status === 200) refused = await ask(stopping.address, 'GET', '/status');
    expect([codeOf(refused), refused.headers.get('retry-after')]).toEqual(['503 draining', '1']);
    socket.write(body.slice(10));
    expect(await ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*"ply":1,/u);
  });

  test('a server that is told to stop tells its streams, and ends well', async () => {
    const stopping = await built.start({ DATA: join(data, 'stopping') });
    const game = await createGame(stopping.address);
    const watcher = await watch(stopping.address, game.id);
    // Who never ends asking, and who never reads what is told, is not waited for.
    const asking = connect(Number(new URL(stopping.address).port), 'localhost');
    asking.on('error', () => undefined);
    asking.write(
      'POST /api/v1/games HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    const deaf = connect(Number(new URL(stopping.address).port), 'localhost').pause();
    deaf.on('error', () => undefined);
    deaf.write(`GET /api/v1/games/${game.id}/events HTTP/1.1\r\nHost: a\r\n\r\n`);
    const metrics = async () => (await ask(stopping.address, 'GET', '/metrics')).text;
    while (!/^tabuleiro_pending 4$/mu.test(await metrics()));
    const ended = stopping.end();
    await watcher.ended;
    expect(await ended).toBe(0);
    asking.destroy();
    deaf.destroy();
    expect(stopping.errors()).toBe('');
    const again = await built.start({ DATA: join(data, 'stopping') });
    expect((await ask(again.address, 'GET', `/games/${game.id}`)).status).toBe(200);
    await again.end();
  });

  test.each([
    ['LIMITS', 'some'],
    ['TRUST_PROXY', 'everybody'],
    ['LOG', 'loud'],
    ['DATABASE_URL', 'mysql://root:hunter2@localhost'],
  ])('a setting that can’t be is named: %s=%s', async (name, value) => {
    const refused = await built.start({ DATA: join(data, 'refused'), [name]: value }).catch(String);
    expect(refused).toMatch(new RegExp(`^Error: The server did not start: ${name} is .*\\.\n$`, 'u'));
    expect(refused).not.toContain('hunter2');
  });

  test('no-store: a second server on the same folder serves the app, and says why without games', async () => {
    const second = await built.start({ DATA: join(data, 'games') });
    expect(await (await fetch(second.address)).text()).toContain('the page');
    for (const [method, path] of [
      ['GET', '/status'],
      ['GET', '/games/nosuchgame12'],
      ['POST', '/games'],
    ] as const) {
      expect(codeOf(await ask(second.address, method, path))).toBe('503 no-store');
    }
    expect((await ask(second.address, 'GET', '/health')).status).toBe(503);
    expect(second.errors()).toMatch(/^The games in .* belong to another server that is running; .*\n$/u);
    expect(await second.end()).toBe(0);
  });
});
