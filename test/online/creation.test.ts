import { describe, expect, test } from 'vitest';
import { makeOnlineService } from '../../src/online/service.ts';
import { makeMemoryStore } from './memory-store.ts';
import { secretOf, serviceDeps } from './service-deps.ts';
import { codeOf, newKey, noon, openTable, secrets, value } from './table.ts';

const person = { kind: 'person' };
const ana = { kind: 'person', secret: secrets[0], name: 'Ana' };
const level = { kind: 'computer', player: 'level:4' };
const day = 86_400_000;

function makeService(clock = () => noon) {
  const store = makeMemoryStore(clock);
  return { store, service: makeOnlineService(serviceDeps(store)) };
}

async function refusal(body: unknown, key: unknown = newKey()): Promise<string> {
  return codeOf(await makeService().service.create(key, body));
}

describe('a new game', () => {
  test('has its id, an invitation for each open seat, and a snapshot of version 1', async () => {
    const { created, id } = await openTable({ isJoined: false });
    expect(id).toMatch(/^[\w-]{12,}$/u);
    expect(created.invites).toEqual([null, expect.stringMatching(/^[\w-]{22,43}$/u)]);
    expect(created.snapshot).toEqual({
      version: 1,
      id,
      game: 'tres-em-linha',
      start: created.snapshot.position,
      moves: [],
      position: created.snapshot.position,
      turn: 0,
      ply: 0,
      epoch: 0,
      seq: 0,
      seats: [
        { kind: 'person', name: 'Ana', isClaimed: true },
        { kind: 'person', name: null, isClaimed: false },
      ],
      clock: null,
      takebacks: true,
      offer: null,
      result: null,
      rematch: null,
      created: '2026-05-01T12:00:00.000Z',
    });
  });

  test('tells nobody a secret, not even the store', async () => {
    const table = await openTable();
    const told = JSON.stringify([await table.snapshot(), table.store.history(table.id)]);
    expect(told).not.toContain(table.created.invites[1]);
    const kept = JSON.stringify([table.created, await table.store.read(table.id)]);
    for (const secret of secrets) expect(told + kept).not.toContain(secret);
  });

  test('has the clock that was agreed on, standing', async () => {
    const { created } = await openTable({ body: { clock: { kind: 'live', seconds: 300, increment: 5 } } });
    expect(created.snapshot.clock).toEqual({
      kind: 'live',
      seconds: 300,
      increment: 5,
      left: [300_000, 300_000],
      deadline: null,
    });
  });

  test('begins where it was asked to, whoever is to move there', async () => {
    const { created } = await openTable({ body: { game: 'neutreeko', start: '.w.w./..b../...../..w../.b.b. w' } });
    expect(created.snapshot).toMatchObject({ start: '.w.w./..b../...../..w../.b.b. w', turn: 1, ply: 0 });
  });

  test('is drawn by the server where chance decides its start', async () => {
    const { service } = makeService();
    const starts = new Set<string>();
    for (let game = 0; game < 5; game++) {
      starts.add(value(await service.create(newKey(), { game: 'fuse', seats: [person, person] })).snapshot.start);
    }
    expect(starts.size).toBeGreaterThan(1);
  });

  test('is found by another name of its game', async () => {
    const { service } = makeService();
    const { snapshot } = value(await service.create(newKey(), { game: 'connect-four', seats: [person, person] }));
    expect(snapshot.game).toBe('drop-7x6x4');
  });

  test('seats computers by their full names', async () => {
    const { service } = makeService();
    const minimax = { kind: 'computer', player: 'minimax:2' };
    const { snapshot } = value(await service.create(newKey(), { game: 'neutreeko', seats: [level, minimax] }));
    expect(snapshot.seats).toEqual([
      { kind: 'computer', name: null, player: 'level:4', isClaimed: true },
      { kind: 'computer', name: null, player: 'minimax:2:n1', isClaimed: true },
    ]);
  });

  test.each([
    ['', undefined, 'malformed expected-record'],
    ['a list', [], 'malformed expected-record'],
    ['no seats', { game: 'neutreeko' }, 'malformed seats missing-field'],
    ['one seat', { game: 'neutreeko', seats: [person] }, 'malformed seats expected-list'],
    ['no such game', { game: 'chess', seats: [person, person] }, 'malformed game expected-game'],
    ['a name of objects', { game: '__proto__', seats: [person, person] }, 'malformed game expected-game'],
    ['a number for a game', { game: 5, seats: [person, person] }, 'malformed game expected-text'],
    ['an unknown field', { game: 'neutreeko', seats: [person, person], elo: 5 }, 'malformed elo unknown-field'],
    [
      'an unknown kind',
      { game: 'neutreeko', seats: [person, { kind: 'cat' }] },
      'malformed seats[1].kind expected-choice',
    ],
    [
      'an unknown field of a seat',
      { game: 'neutreeko', seats: [person, { ...ana, rating: 1 }] },
      'malformed seats[1].rating unknown-field',
    ],
    [
      'a short secret',
      { game: 'neutreeko', seats: [{ ...ana, secret: 'x' }, person] },
      'malformed seats[0].secret expected-text',
    ],
    [
      'a long name',
      { game: 'neutreeko', seats: [{ ...ana, name: 'x'.repeat(25) }, person] },
      'malformed seats[0].name expected-name',
    ],
    [
      'a name that is not seen',
      { game: 'neutreeko', seats: [{ ...ana, name: '\u200b ' }, person] },
      'malformed seats[0].name expected-name',
    ],
    [
      'a name for nobody',
      { game: 'neutreeko', seats: [{ kind: 'person', name: 'Rui' }, person] },
      'malformed seats[0].secret missing-field',
    ],
    ['one secret for both', { game: 'neutreeko', seats: [ana, ana] }, 'malformed seats[1].secret secret-twice'],
    [
      'a bot',
      { game: 'neutreeko', seats: [{ kind: 'computer', player: 'ugi:sh -c id' }, person] },
      'malformed seats[0].player unknown-player',
    ],
    [
      'no bound',
      { game: 'neutreeko', seats: [person, { kind: 'computer', player: 'minimax' }] },
      'malformed seats[1].player player-needs-depth',
    ],
    [
      'a million playouts',
      { game: 'fuse', seats: [person, { kind: 'computer', player: 'uct:1000000' }] },
      'malformed seats[1].player player-unbounded',
    ],
    ['a start that is none', { game: 'neutreeko', start: 'zzz', seats: [person, person] }, 'malformed start row-count'],
    [
      'a start that is over',
      { game: 'neutreeko', start: '...../bbb../...../w.w../...w. w', seats: [person, person] },
      'malformed start finished-start',
    ],
    [
      'no time',
      { game: 'neutreeko', seats: [person, person], clock: { kind: 'live', seconds: 0, increment: 0 } },
      'malformed clock.seconds expected-number',
    ],
    [
      'too many days',
      { game: 'neutreeko', seats: [person, person], clock: { kind: 'days', days: 1e99 } },
      'malformed clock.days expected-number',
    ],
    [
      'half a clock',
      { game: 'neutreeko', seats: [person, person], clock: { kind: 'live', seconds: 60 } },
      'malformed clock.increment missing-field',
    ],
    [
      'a maybe',
      { game: 'neutreeko', seats: [person, person], takebacks: 'maybe' },
      'malformed takebacks expected-choice',
    ],
  ])('is refused: %s', async (_what, body, code) => {
    expect(await refusal(body)).toBe(code);
  });

  test.each([[null], ['short'], ['x'.repeat(65)], ['sixteen letters!']])('needs a key, and not %j', async (key) => {
    expect(await refusal({ game: 'neutreeko', seats: [person, person] }, key)).toBe(
      'malformed Idempotency-Key expected-text',
    );
  });
});

describe('a creation that is sent again', () => {
  const body = { game: 'neutreeko', seats: [ana, person] };

  test('is the same game, with the same invitation, as it is now', async () => {
    const { service, store } = makeService();
    const key = newKey();
    const first = value(await service.create(key, body));
    value(await service.claim(first.id, { invite: first.invites[1], secret: secrets[1] }));
    const reordered = { seats: [{ name: 'Ana', secret: secrets[0], kind: 'person' }, person], game: 'neutreeko' };
    const second = value(await service.create(key, reordered));
    expect(second).toMatchObject({ id: first.id, invites: first.invites, snapshot: { seq: 1 } });
    expect(store.ids()).toHaveLength(1);
  });

  test('is the same when both come at once', async () => {
    const { service, store } = makeService();
    const key = newKey();
    const [one, other] = await Promise.all([service.create(key, body), service.create(key, body)]);
    expect(value(one).id).toBe(value(other).id);
    expect(store.ids()).toHaveLength(1);
  });

  test('is refused with another body', async () => {
    const { service } = makeService();
    const key = newKey();
    value(await service.create(key, body));
    expect(codeOf(await service.create(key, { ...body, takebacks: false }))).toBe('key-reused');
    const other = { ...ana, secret: secretOf('someone else') };
    expect(codeOf(await service.create(key, { ...body, seats: [other, person] }))).toBe('key-reused');
  });

  test('is another game when a day has passed', async () => {
    let now = noon;
    const { service } = makeService(() => now);
    const key = newKey();
    const first = value(await service.create(key, body));
    now += day;
    expect(value(await service.create(key, body)).id).not.toBe(first.id);
  });
});

describe('open tables', () => {
  test('are those that were listed, until someone has joined', async () => {
    const clock = { kind: 'days', days: 3 };
    const table = await openTable({ body: { listed: true, clock, takebacks: false }, isJoined: false });
    await table.service.create(newKey(), { game: 'fuse', seats: [person, person] });
    const { games } = await table.service.openTables(10);
    expect(games).toEqual([
      {
        id: table.id,
        game: 'tres-em-linha',
        clock,
        takebacks: false,
        name: 'Ana',
        invite: table.created.invites[1],
        created: '2026-05-01T12:00:00.000Z',
      },
    ]);
    value(await table.service.claim(table.id, { invite: games[0]?.invite, secret: secrets[1] }));
    expect(await table.service.openTables(10)).toEqual({ games: [] });
  });

  test('are gone when they are over', async () => {
    const table = await openTable({ body: { listed: true }, isJoined: false });
    value(await table.act(0, 'abort'));
    expect(await table.service.openTables(10)).toEqual({ games: [] });
  });
});

test('the status tells how many games there are, and where', async () => {
  const { service } = await openTable();
  expect(await service.status()).toEqual({ version: 1, games: 1, store: 'memory' });
});
