import { describe, expect, test } from 'vitest';
import { timeLeft } from '../../src/online/client/follow.ts';
import { formatPending, type Pending, parsePending } from '../../src/online/client/pending.ts';
import { mayMove, shownMoves } from '../../src/online/client/state.ts';
import type { NumberedEvent, Snapshot } from '../../src/online/wire.ts';
import { id, live, open, start } from './client-stage.ts';
import { keyOf } from './service-deps.ts';
import { noon, secrets } from './table.ts';

const later = (changes: Partial<Snapshot>): Snapshot => ({
  ...start,
  seq: 2,
  moves: ['3'],
  ply: 1,
  turn: 1,
  ...changes,
});
const saved = { seq: 2, snapshot: later({}) };

const moved: NumberedEvent = {
  kind: 'move',
  seq: 2,
  data: { move: '3', ply: 1, epoch: 0, position: start.position, turn: 1, clock: null },
};

describe('a client', () => {
  test('hears the snapshot first, and then what happens', async () => {
    const { client, tell, streams } = open();
    expect(client.state).toMatchObject({ connection: { kind: 'connecting', since: noon }, snapshot: undefined });
    client.start();
    await Promise.resolve();
    expect(streams[0]?.request).toMatchObject({
      path: `/games/${id}/events`,
      headers: { authorization: `Bearer ${secrets[0]}` },
    });
    expect(streams[0]?.request.headers).not.toHaveProperty('last-event-id');
    await tell({ kind: 'snapshot', snapshot: start }, { kind: 'presence', here: [true, false] });
    expect(client.state).toMatchObject({ connection: { kind: 'live' }, snapshot: start, here: [true, false] });
    await tell({ kind: 'event', event: moved });
    expect(client.state.snapshot).toMatchObject({ seq: 2, moves: ['3'], turn: 1, ply: 1 });
    client.stop();
  });

  test('shows a move at once, keeps it before it is sent, and forgets it when it is saved', async () => {
    const { client, time, script, kept, asked } = await live();
    script.push([200, saved]);
    expect(mayMove(client.state, 0)).toBe(true);
    expect(client.play('3')).toBe(true);
    expect(shownMoves(client.state, 0)).toEqual(['3']);
    expect(client.state.outbox).toMatchObject({ kind: 'sending', pending: { move: '3', ply: 0, epoch: 0 } });
    expect(client.play('4')).toBe(false);
    expect(client.act('resign')).toBe(false);
    expect(parsePending(id, kept[0] ?? '')).toMatchObject({ kind: 'move', move: '3' });
    await time.pass(0);
    expect(asked.map(({ path, body }) => [path, JSON.parse(body ?? '')])).toEqual([
      [`/games/${id}/moves`, { key: keyOf(1), epoch: 0, ply: 0, move: '3' }],
    ]);
    expect(client.state).toMatchObject({ outbox: { kind: 'saved', seq: 2 }, snapshot: saved.snapshot });
    expect(kept.at(-1)).toBeNull();
    client.stop();
  });

  test('sends again with the same key until it is answered', async () => {
    const { client, time, script, asked } = await live();
    script.push(
      'lost',
      'never',
      [503, { code: 'draining', title: 'Soon.' }],
      [502, '<html>'],
      [200, 'nonsense'],
      [200, saved],
    );
    client.play('3');
    await time.pass(100);
    expect(client.state.outbox).toMatchObject({ kind: 'sending', failedSince: noon });
    await time.pass(120_000);
    expect(client.state.outbox).toMatchObject({ kind: 'saved' });
    expect(asked.map(({ body }) => body)).toEqual(Array(6).fill(asked[0]?.body));
    client.stop();
  });

  test('waits as long as it is told to, and tries at once when the network is back', async () => {
    const { client, time, script, asked } = await live();
    script.push([429, { code: 'too-many', title: 'Later.' }, '60'], 'lost', [200, saved]);
    client.play('3');
    await time.pass(59_999);
    expect(asked).toHaveLength(1);
    await time.pass(2);
    expect(asked).toHaveLength(2);
    client.retry();
    await time.pass(0);
    expect(client.state.outbox.kind).toBe('saved');
    client.stop();
  });

  test('tries once more at once where the network came back during an attempt', async () => {
    const { client, time, script, asked } = await live();
    script.push('lost', 'lost', 'lost', 'lost', 'never', [200, saved]);
    client.play('3');
    await time.pass(10_000);
    expect(asked).toHaveLength(5);
    client.retry();
    await time.pass(15_000);
    expect(client.state.outbox.kind).toBe('saved');
    client.stop();
  });

  test('sends after a reload what was kept before it', async () => {
    const pending: Pending = { kind: 'move', key: keyOf(7), epoch: 0, ply: 0, move: '3' };
    const { client, time, script, asked } = await live({ pending });
    expect(shownMoves(client.state, 0)).toEqual(['3']);
    script.push([200, saved]);
    await time.pass(2000);
    expect(JSON.parse(asked.at(-1)?.body ?? '')).toMatchObject({ key: keyOf(7), move: '3' });
    expect(client.state.outbox.kind).toBe('saved');
    client.stop();
  });

  test('can be gone on with before the server answers, by what was kept of the game', async () => {
    const { client, script, streams } = open({ snapshot: start });
    script.push([200, saved]);
    client.start();
    expect(client.play('3')).toBe(true);
    expect(shownMoves(client.state, 0)).toEqual(['3']);
    // What the server has of it comes first, whatever was kept.
    expect(streams[0]?.request.headers).not.toHaveProperty('last-event-id');
    client.stop();
  });

  test('is told that the network is gone, and begins anew at once', async () => {
    const { client, time, streams } = await live();
    client.reconnect();
    await time.pass(0);
    expect(client.state.connection).toEqual({ kind: 'lost', since: noon });
    await time.pass(1000);
    expect(streams).toHaveLength(2);
    expect(client.state.connection.kind).toBe('live');
    client.stop();
  });

  test('drops a move that no longer fits, and says so', async () => {
    const { client, time, script, kept } = await live();
    const back = later({ epoch: 1, ply: 0, moves: [], turn: 0, seq: 4 });
    script.push([409, { code: 'stale', title: 'The game has gone on.', snapshot: back }]);
    client.play('3');
    await time.pass(0);
    expect(client.state).toMatchObject({
      snapshot: { seq: 4 },
      outbox: {
        kind: 'refused',
        reason: { kind: 'noticed', problem: { code: 'move-dropped', values: { move: '3' } } },
      },
    });
    expect(kept.at(-1)).toBeNull();
    expect(shownMoves(client.state, 0)).toEqual([]);
    expect(mayMove(client.state, 0)).toBe(true);
    client.stop();
  });

  test.each([
    ['stale', { snapshot: later({}) }],
    ['game-over', {}],
  ])('says nothing of a move that another window of the same seat has played too: %s', async (code, more) => {
    const { client, time, script, tell, kept } = await live();
    script.push('lost', [409, { code, title: 'No.', ...more }]);
    client.play('3');
    await tell({ kind: 'event', event: moved });
    await time.pass(2000);
    expect([client.state.outbox.kind, kept.at(-1), shownMoves(client.state, 0)]).toEqual(['empty', null, ['3']]);
    client.stop();
  });

  test('sends what was kept without listening, and is not at the table by that', async () => {
    const pending: Pending = { kind: 'move', key: keyOf(7), epoch: 0, ply: 0, move: '3' };
    const { client, time, script, streams } = open({ pending, snapshot: start });
    script.push('lost', [200, saved]);
    client.startSending();
    await time.pass(2000);
    expect([client.state.outbox.kind, streams.length]).toEqual(['saved', 0]);
    client.stop();
  });

  test('sends again what was refused as stale and still fits', async () => {
    const { client, time, script, asked } = await live();
    script.push([409, { code: 'stale', title: 'Too many at once.', snapshot: start }], [200, saved]);
    client.play('3');
    await time.pass(2000);
    expect(client.state.outbox.kind).toBe('saved');
    expect(asked[1]?.body).toBe(asked[0]?.body);
    client.stop();
  });

  test('says what the server said of a move that it refused', async () => {
    const { client, time, script } = await live();
    script.push([422, { code: 'illegal-move', title: 'Column 3 is full.' }]);
    client.play('3');
    await time.pass(0);
    expect(client.state.outbox).toMatchObject({
      kind: 'refused',
      reason: { kind: 'said', code: 'illegal-move', title: 'Column 3 is full.' },
    });
    expect(shownMoves(client.state, 0)).toEqual([]);
    client.stop();
  });

  test('resigns wherever the game has got to', async () => {
    const { client, time, script, asked } = await live();
    const over = later({ seq: 3, result: { reason: 'resignation', winner: 1 } });
    script.push([409, { code: 'stale', title: 'Stale.', snapshot: later({}) }], [200, { seq: 3, snapshot: over }]);
    client.act('resign');
    await time.pass(2000);
    expect(asked.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { key: keyOf(1), epoch: 0, ply: 0, action: 'resign' },
      { key: keyOf(2), epoch: 0, ply: 1, action: 'resign' },
    ]);
    expect(client.state).toMatchObject({ outbox: { kind: 'saved' }, snapshot: { result: { reason: 'resignation' } } });
    client.stop();
  });

  test('drops an action that was meant for another position', async () => {
    const { client, time, script } = await live();
    script.push([409, { code: 'stale', title: 'Stale.', snapshot: later({}) }]);
    client.act('accept');
    await time.pass(0);
    expect(client.state.outbox).toMatchObject({ reason: { problem: { code: 'action-dropped' } } });
    client.stop();
  });

  test('can do nothing where it watches, or is not to move', async () => {
    const watching = await live({ isWatching: true });
    expect([watching.client.play('3'), watching.client.act('resign')]).toEqual([false, false]);
    expect(watching.streams[0]?.request.headers).not.toHaveProperty('authorization');
    watching.client.stop();
    const { client, tell } = await live();
    await tell({ kind: 'event', event: moved });
    expect(client.play('4')).toBe(false);
    client.stop();
  });
});

describe('a connection', () => {
  test('that breaks is lost since then, and comes back from where it was', async () => {
    const { client, time, streams } = await live();
    await time.pass(5000);
    streams[0]?.say(undefined);
    await time.pass(1);
    expect(client.state).toMatchObject({ connection: { kind: 'lost', since: noon + 5000 }, here: [false, false] });
    await time.pass(1000);
    expect(streams).toHaveLength(2);
    expect(streams[1]?.request.headers['last-event-id']).toBe('1');
    expect(client.state.connection).toMatchObject({ kind: 'live' });
    client.stop();
  });

  test('that is silent for too long is taken for dead', async () => {
    const { client, time, streams, tell } = await live();
    await time.pass(20_000);
    await tell({ kind: 'heartbeat', now: noon });
    await time.pass(24_999);
    expect(streams).toHaveLength(1);
    await time.pass(2000);
    expect(streams).toHaveLength(2);
    client.stop();
  });

  test('with a gap in it is made good by the snapshot', async () => {
    const { client, time, script, asked, tell } = await live();
    script.push('lost', [200, later({ seq: 2 })], [200, later({ seq: 4, moves: ['3', '4', '5'], ply: 3 })]);
    await tell({ kind: 'event', event: { ...moved, seq: 4, data: { ...moved.data, ply: 3 } } });
    expect(client.state.snapshot?.seq).toBe(1);
    // One that is older than what was heard of is not enough.
    await time.pass(10_000);
    expect(asked.map(({ path }) => path)).toEqual(Array(3).fill(`/games/${id}`));
    expect(client.state.snapshot).toMatchObject({ seq: 4, moves: ['3', '4', '5'] });
    client.stop();
  });

  test('takes no event twice', async () => {
    const { client, tell } = await live();
    await tell({ kind: 'event', event: moved }, { kind: 'event', event: moved });
    expect(client.state.snapshot).toMatchObject({ seq: 2, moves: ['3'] });
    client.stop();
  });

  test('to a server that was restored takes its word, also where less has happened there', async () => {
    const { client, time, script, streams, asked, tell } = await live({ snapshot: later({ seq: 9 }) });
    expect(client.state.snapshot).toEqual(start);
    await tell({ kind: 'event', event: moved });
    expect(client.state.snapshot).toMatchObject({ seq: 2, moves: ['3'] });
    streams[0]?.say(undefined);
    await time.pass(1000);
    expect(streams[1]?.request.headers['last-event-id']).toBe('2');
    await tell({ kind: 'snapshot', snapshot: start });
    expect(client.state.snapshot).toEqual(start);
    // A gap is now counted from there.
    script.push([200, later({ seq: 3, moves: ['4'] })]);
    await tell({ kind: 'event', event: { ...moved, seq: 3 } });
    expect([client.state.snapshot?.moves, asked.length]).toEqual([['4'], 1]);
    await time.pass(60_000);
    expect(asked).toHaveLength(1);
    client.stop();
  });

  test('whose events are of another line than is known asks for the snapshot', async () => {
    const { client, script, tell } = await live();
    script.push([200, later({ seq: 2, moves: ['1', '2', '3'], ply: 3 })]);
    await tell({ kind: 'event', event: { ...moved, data: { ...moved.data, ply: 3 } } });
    expect(client.state.snapshot?.moves).toEqual(['1', '2', '3']);
    client.stop();
  });

  test('that began before an answer came takes nothing of it back', async () => {
    const { client, time, script, tell } = open({ snapshot: start });
    script.push([200, saved]);
    client.start();
    client.play('3');
    await time.pass(0);
    await tell({ kind: 'snapshot', snapshot: start }, { kind: 'event', event: moved });
    expect(client.state.snapshot).toMatchObject({ seq: 2, moves: ['3'] });
    client.stop();
  });

  test('that is answered with a page by what stands between is no connection', async () => {
    const { client, time } = open({ streamType: 'text/html' });
    client.start();
    await time.pass(0);
    expect(client.state.connection.kind).toBe('lost');
    client.stop();
  });

  test('waits as long as it is told to, whoever looks meanwhile', async () => {
    const { client, time, streams } = open({ streamStatus: 429, streamRetryAfter: '10' });
    client.start();
    await time.pass(9000);
    client.retry();
    await time.pass(900);
    expect(streams).toHaveLength(1);
    await time.pass(200);
    expect(streams).toHaveLength(2);
    client.stop();
  });

  test.each([
    [
      404,
      [404, { code: 'no-such-game', title: 'There is no such game here.' }],
      { kind: 'said', code: 'no-such-game' },
    ],
    [401, [200, start], { kind: 'noticed', problem: { code: 'wrong-secret' } }],
  ] as const)('that is refused with %d is closed', async (streamStatus, answer, reason) => {
    const { client, time, script, streams } = open({ streamStatus });
    script.push(answer);
    client.start();
    await time.pass(60_000);
    expect(client.state.connection).toMatchObject({ kind: 'closed', reason });
    expect(streams).toHaveLength(1);
    client.stop();
  });

  test('that is refused for now is tried again', async () => {
    const { client, time, streams } = open({ streamStatus: 503 });
    client.start();
    await time.pass(60_000);
    expect(client.state.connection.kind).toBe('lost');
    expect(streams.length).toBeGreaterThan(4);
    client.stop();
    const count = streams.length;
    await time.pass(60_000);
    expect(streams).toHaveLength(count);
  });

  test('can be ended and begun again', async () => {
    const { client, time, script, streams, asked } = await live();
    client.play('3');
    client.stop();
    await time.pass(60_000);
    expect(asked).toHaveLength(1);
    script.push([200, saved]);
    client.start();
    await time.pass(5000);
    expect(streams).toHaveLength(2);
    expect(client.state.outbox.kind).toBe('saved');
    client.stop();
  });

  test('tells the time where the clocks are kept', async () => {
    const { client, time, tell } = await live();
    await tell({ kind: 'heartbeat', now: noon + 7000 });
    await time.pass(1000);
    await tell({ kind: 'heartbeat', now: noon + 7500 });
    expect(client.state.ahead).toBe(7000);
    // While there is no connection the clocks run on as they did.
    client.reconnect();
    await time.pass(0);
    expect([client.state.connection.kind, client.state.ahead]).toEqual(['lost', 7000]);
    await time.pass(1000);
    await tell({ kind: 'heartbeat', now: noon + 3000 });
    expect(client.state.ahead).toBe(1000);
    // The clock of this device is put forward by an hour.
    await time.pass(3_600_000);
    await tell({ kind: 'heartbeat', now: noon + 4000 });
    expect(client.state.ahead).toBe(4000 - 3_602_000);
    const clock = {
      kind: 'live',
      seconds: 60,
      increment: 0,
      left: [60_000, 50_000],
      deadline: '2026-05-01T12:01:00.000Z',
    } as const;
    const running = later({ clock, turn: 0 });
    expect(timeLeft(running, 0, noon + 7000)).toBe(53_000);
    expect(timeLeft(running, 1, noon + 7000)).toBe(50_000);
    expect(timeLeft(running, 0, noon + 70_000)).toBe(0);
    expect(timeLeft(later({ clock: { ...clock, deadline: null } }), 0, noon)).toBe(60_000);
    expect(timeLeft(start, 0, noon)).toBeUndefined();
    client.stop();
  });
});

describe('what is pending', () => {
  test('is read back, for its own game alone', () => {
    const pending: Pending = { kind: 'action', key: keyOf(1), epoch: 1, ply: 2, action: 'resign' };
    const text = formatPending(id, pending);
    expect(parsePending(id, text)).toEqual(pending);
    expect(parsePending('another-game1', text)).toBeUndefined();
    for (const other of [
      '',
      '{}',
      'null',
      text.replace('resign', 'dance'),
      text.replace('"version":1', '"version":2'),
    ]) {
      expect(parsePending(id, other)).toBeUndefined();
    }
  });
});
