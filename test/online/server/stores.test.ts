import { afterAll, describe, expect, test } from 'vitest';
import { loadGame } from '../../../src/games/index.ts';
import { createStoredGame, startOf } from '../../../src/online/creation.ts';
import type { KeptAnswer } from '../../../src/online/store.ts';
import { change, type Decision, happen, type StoredGame, undecided } from '../../../src/online/stored-game.ts';
import type { CreateRequest } from '../../../src/online/wire.ts';
import type { ServerStore } from '../../../src/server/online/store/server-store.ts';
import { hash, makeTexts } from '../service-deps.ts';
import { describeStore } from '../store-contract.ts';
import { noon } from '../table.ts';
import { startPostgres } from './postgres.ts';
import { makePostgresPlace, makeSqlitePlace, type Place } from './stores.ts';

const postgres = await startPostgres(['-c', 'fsync=off']);
const database = postgres && (await makePostgresPlace(postgres));
const rules = await loadGame('tres-em-linha');
const text = makeTexts();
const secret = hash('a secret').slice(0, 43);
const person = { kind: 'person', secret, name: 'Ana' } as const;

afterAll(async () => {
  await database?.end();
  await postgres?.remove();
});

const places: readonly (readonly [string, () => Place])[] = [
  ['SQLite', makeSqlitePlace],
  ...(database ? [['PostgreSQL', () => database] as const] : []),
];

for (const [name, makePlace] of places) {
  describeStore(name, async () => {
    const place = makePlace();
    const store = await place.open();
    return {
      store,
      setTime: place.setTime,
      async close() {
        await store.close();
        await place.remove();
      },
    };
  });

  describe(`a database of ${name}`, () => {
    const using = (run: (store: ServerStore, place: Place) => Promise<void>) => async () => {
      const place = makePlace();
      await place.setTime(noon);
      const store = await place.open();
      try {
        await run(store, place);
      } finally {
        await store.close();
        await place.remove();
      }
    };

    test(
      'has names, players and clocks as they were',
      using(async (store) => {
        const game = await stored(store, {
          seats: [
            { kind: 'person', secret, name: 'Ana “ção” 𝄞' },
            { kind: 'computer', player: 'level:3' },
          ],
          clock: { kind: 'days', days: 3 },
          takebacks: false,
        });
        expect((await store.read(game.id))?.game).toEqual(game);
      }),
    );

    test.each([
      ['revision', { revision: 7 }],
      ['seq', { seq: 7 }],
      ['epoch', { epoch: 7 }],
      ['ply', { moves: ['1', '1'] }],
      ['turn', { turn: 1 }],
      ['status', { result: { reason: 'line', winner: 0 } }],
    ] as const)('changes no game that has another %s', async (_what, difference) => {
      await using(async (store) => {
        const game = await stored(store);
        const before = { ...game, ...difference };
        expect(await store.commit({ before, ...moved(game, '3'), answer: answerOf(0, 1) })).toBe('conflict');
        expect((await store.read(game.id))?.game).toEqual(game);
        expect(await store.events(game.id, 0, 10)).toEqual([]);
      })();
    });

    test(
      'forbids the same event, the same move, the same answer; and then nothing has changed',
      using(async (store) => {
        const game = await stored(store);
        const first = moved(game, '3');
        const answer = answerOf(0, 1);
        await store.commit({ before: game, ...first, answer });
        const { after } = first;
        const next = moved(after, '4');
        const sameSeq = { ...next, events: next.events.map((event) => ({ ...event, seq: 1 })) };
        const samePlace = { ...next, events: first.events.map((event) => ({ ...event, seq: 2 })) };
        expect(await store.commit({ before: after, ...sameSeq })).toBe('conflict');
        expect(await store.commit({ before: after, ...samePlace })).toBe('conflict');
        expect(await store.commit({ before: after, ...next, answer: { ...answer, seq: 2 } })).toBe('conflict');
        expect((await store.read(game.id))?.game).toEqual(after);
        expect(await store.events(game.id, 0, 10)).toEqual(first.events);
        expect(await store.commit({ before: after, ...next, answer: answerOf(0, 2) })).toBe('committed');
      }),
    );

    test(
      'makes every change of many games at once, or says that it did not',
      using(async (store) => {
        const games = [];
        for (let index = 0; index < 5; index++) games.push(await stored(store));
        const changes = games.flatMap((before) => ['1', '2'].map((move) => ({ before, ...moved(before, move) })));
        const results = await Promise.all(changes.map((each) => store.commit(each)));
        for (const [index, { before, after, events }] of changes.entries()) {
          if (results[index] !== 'committed') continue;
          expect((await store.read(before.id))?.game).toEqual(after);
          expect(await store.events(before.id, 0, 10)).toEqual(events);
        }
        expect(results.filter((result) => result === 'committed')).toHaveLength(games.length);
      }),
    );

    test(
      'keeps everything in a rush that no connection can take at once',
      using(async (store) => {
        const games = await Promise.all(Array.from({ length: 100 }, () => stored(store)));
        const changes = games.map((before) => ({ before, ...moved(before, '3') }));
        // The driver of PostgreSQL sends a hundred questions that it knows on each of its ten connections, and no more.
        const ask = () => Array.from({ length: 1000 }, () => store.now());
        await Promise.all(ask());
        const questions = ask();
        await turns(20);
        const created = Array.from({ length: 50 }, () => stored(store));
        await turns(20);
        const committed = changes.map((each) => store.commit(each));
        await Promise.all([...questions, ...created]);
        expect(new Set(await Promise.all(committed))).toEqual(new Set(['committed']));
        for (const game of await Promise.all(created)) expect((await store.read(game.id))?.game).toEqual(game);
        for (const { after } of changes) expect((await store.read(after.id))?.game).toEqual(after);
      }),
    );

    test(
      'keeps seats, secrets and tokens in their order',
      using(async (store) => {
        const game = await stored(store);
        const seats: StoredGame['seats'] = [
          {
            kind: 'person',
            name: 'Rui',
            secrets: ['zz', 'aa', 'mm'],
            tokens: [
              { hash: 'z', token: 'open', expires: null, usedBy: 'zz' },
              { hash: 'a', token: null, expires: noon, usedBy: null },
            ],
          },
          { kind: 'person', name: null, secrets: [], tokens: [] },
        ];
        expect(await store.commit({ before: game, ...change(undecided(game), noon, { seats }) })).toBe('committed');
        expect((await store.read(game.id))?.game.seats).toEqual(seats);
      }),
    );

    test(
      'has everything when it is opened again, and no earlier time than it had',
      using(async (store, place) => {
        const game = await stored(store, { clock: { kind: 'days', days: 3 } });
        const decision = moved(game, '3');
        await store.commit({ before: game, ...decision, answer: answerOf(0, 1) });
        await place.setTime(noon + 5000);
        await store.beat();
        await store.close();
        await place.setTime(noon);
        const again = await place.open();
        try {
          expect((await again.read(game.id))?.game).toEqual(decision.after);
          expect(await again.events(game.id, 0, 10)).toEqual(decision.events);
          expect(await again.aliveAt()).toBe(noon + 5000);
          expect(await again.now()).toBe(noon + 5000);
          expect(await again.seqs([game.id, 'no-such-game'])).toEqual(new Map([[game.id, 1]]));
        } finally {
          await again.close();
        }
      }),
    );
  });
}

// Where they differ, no index is used to compare them, and every request reads whole tables.
test.runIf(database)('all ids in PostgreSQL have one collation', async () => {
  const store = await database?.open();
  const columns = await database?.query(`
    select table_name || '.' || column_name as name, collation_name as collation from information_schema.columns
    where column_name in ('game', 'rematch', 'rematch_of') and table_name <> 'games'
      or table_name = 'games' and column_name in ('id', 'rematch', 'rematch_of')`);
  await store?.close();
  expect(columns).toHaveLength(9);
  for (const { name, collation } of columns ?? []) expect(collation, name).toBe('C');
});

async function stored(store: ServerStore, request: Partial<CreateRequest> = {}): Promise<StoredGame> {
  const asked: CreateRequest = { game: 'tres-em-linha', seats: [person, { kind: 'person' }], ...request };
  const start = startOf(rules, undefined, 1);
  if (!start.ok) throw new Error(start.problem.code);
  const seats = { invites: [text(22), text(22)] as const, hash, playerOf: () => 'level:3' };
  const game = createStoredGame(start.value, asked, { id: text(16), now: noon }, seats);
  if (!game.ok) throw new Error(game.problem.code);
  const { id, created } = game.value;
  expect(await store.create(game.value, { key: `key-of-${id}`, body: 'a body', id, created })).toBe('stored');
  return game.value;
}

/** Lets what was begun go on, before anything comes from outside. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await undefined;
}

function answerOf(seat: 0 | 1, seq: number): KeptAnswer {
  return { seat, key: text(20), body: 'move', seq };
}

/** A move as far as a store is concerned: it does not know the rules. */
function moved(game: StoredGame, move: string): Decision {
  const ply = game.moves.length + 1;
  const turn = game.turn === 0 ? 1 : 0;
  const data = { move, ply, epoch: game.epoch, position: `after ${move}`, turn, clock: null } as const;
  const moves = [...game.moves, move];
  return happen(undecided(game), { kind: 'move', data }, noon, { moves, position: data.position, turn });
}
