import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { present } from '../../../src/core/present.ts';
import { blocksOf } from '../../docs-blocks.ts';
import { ask, codeOf, createGame, creation, newKey, newSecret, people, watch } from './client.ts';
import { startForTests } from './program.ts';

const { at, data, end } = await startForTests('play');
afterAll(end);

describe('the wire of the real server', () => {
  test('plays with the program that its page shows', async () => {
    const [example] = blocksOf('online-wire.md', 'js');
    const file = join(data, example?.note ?? '');
    writeFileSync(file, example?.code ?? '');
    const { stdout } = await promisify(execFile)(process.execPath, [file, at]);
    expect(stdout).toBe('2. 1\n3. 2\n4. 1\n5. 2\n6. 1\nSeat 0 wins (line).\n');
  });

  test('says what it is', async () => {
    const { status, json } = await ask(at, 'GET', '/status');
    expect({ status, json }).toEqual({ status: 200, json: { version: 1, games: expect.any(Number), store: 'sqlite' } });
  });

  test('has an etag for a snapshot', async () => {
    const { id, move } = await createGame(at);
    const { headers, status } = await ask(at, 'GET', `/games/${id}`);
    expect([status, headers.get('etag')]).toEqual([200, '"1"']);
    for (const known of ['"1"', 'W/"1"', '"7", "1"', '*']) {
      const again = await ask(at, 'GET', `/games/${id}`, { headers: { 'if-none-match': known } });
      expect([again.status, again.text]).toEqual([304, '']);
    }
    await move(0, 0, '3');
    expect((await ask(at, 'GET', `/games/${id}`, { headers: { 'if-none-match': '"1"' } })).status).toBe(200);
  });

  test('creates once for a key, and refuses another body with it', async () => {
    const key = newKey();
    const [first, second] = await Promise.all([1, 2].map(() => creation(at, { game: 'fuse', seats: people }, key)));
    expect([first?.status, second?.status]).toEqual([201, 201]);
    expect(first?.json.id).toBe(second?.json.id);
    expect(first?.json.invites).toEqual(second?.json.invites);
    expect(codeOf(await creation(at, { game: 'quantik', seats: people }, key))).toBe('409 key-reused');
  });

  test('lets a computer move in its turn, and answers what it is offered', async () => {
    const secret = newSecret();
    const seats = [
      { kind: 'computer', player: 'level:8' },
      { kind: 'person', secret },
    ];
    const made = await creation(at, { game: 'neutreeko', seats });
    const id = present(made.json.id, 'game');
    const watcher = await watch(at, id);
    const moves = () =>
      watcher.messages.filter((message) => message.kind === 'event' && message.event.kind === 'move').length +
      (watcher.messages.some((message) => message.kind === 'snapshot' && message.snapshot.ply === 1) ? 1 : 0);
    await watcher.until(() => moves() === 1);
    const act = (action: string, epoch = 0, ply = 1) =>
      ask(at, 'POST', `/games/${id}/actions`, { secret, body: { key: newKey(), epoch, ply, action } });
    // Neutreeko is a draw with perfect play, and a computer that moves at its best keeps it one.
    const drawn = await act('offer-draw');
    expect(drawn.json.snapshot?.result).toEqual({ reason: 'agreement', winner: null });
    const again = await act('rematch');
    const next = present(again.json.snapshot?.rematch ?? undefined, 'rematch');
    expect(JSON.parse((await ask(at, 'GET', `/games/${next}`)).text).seats[1].kind).toBe('computer');
    await watcher.leave();
  });

  test('lists open tables until somebody sits down', async () => {
    const game = await createGame(at, { listed: true }, false);
    const tables = async () => (await ask(at, 'GET', '/games?listed=true')).json.games ?? [];
    const table = (await tables()).find(({ id }) => id === game.id);
    expect(table).toMatchObject({ name: 'Ana', invite: game.invite });
    await ask(at, 'POST', `/games/${game.id}/claim`, { body: { invite: game.invite, secret: newSecret() } });
    expect((await tables()).some(({ id }) => id === game.id)).toBe(false);
  });

  test('calls a game off until both have moved, declines and withdraws offers', async () => {
    const game = await createGame(at);
    expect((await game.act(0, 0, 'offer-draw')).json.snapshot?.offer).toEqual({ kind: 'draw', by: 0 });
    expect(codeOf(await game.act(1, 0, 'ask-takeback'))).toBe('409 not-now');
    expect((await game.act(1, 0, 'decline')).json.snapshot?.offer).toBeNull();
    await game.act(0, 0, 'offer-draw');
    expect((await game.act(0, 0, 'decline')).json.snapshot?.offer).toBeNull();
    expect((await game.act(0, 0, 'abort')).json.snapshot?.result).toEqual({ reason: 'abort', winner: null });
  });

  test('ends a game when its time is over though nobody asks, and tells so', async () => {
    const game = await createGame(at, { clock: { kind: 'live', seconds: 1, increment: 0 } });
    await game.move(0, 0, '1');
    const watcher = await watch(at, game.id);
    const { clock } = present((await game.move(1, 1, '2')).json.snapshot, 'snapshot');
    expect(clock?.deadline).toEqual(expect.any(String));
    await watcher.until((messages) =>
      messages.some((message) => message.kind === 'event' && message.event.kind === 'end'),
    );
    await watcher.leave();
    expect((await game.read()).result).toEqual({ reason: 'time', winner: 1 });
    expect(codeOf(await game.move(0, 2, '1'))).toBe('409 out-of-time');
    expect((await game.act(1, 2, 'claim-time')).status).toBe(200);
  });
});
