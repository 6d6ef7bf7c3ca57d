import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { present } from '../../src/core/present.ts';
import { loadGame } from '../../src/games/index.ts';
import { judge, judgeWaking, type SeatedRequest } from '../../src/online/authority.ts';
import { createStoredGame, startOf } from '../../src/online/creation.ts';
import { creationLifetime, namesLifetime } from '../../src/online/limits.ts';
import { judgeClaim } from '../../src/online/seats.ts';
import type { Commit, KeptAnswer, OnlineStore } from '../../src/online/store.ts';
import { type StoredGame, undecided } from '../../src/online/stored-game.ts';
import type { CreateRequest } from '../../src/online/wire.ts';
import { hash, keyOf, secretOf } from './service-deps.ts';
import { noon } from './table.ts';

/** A store that is tried, and the time that it tells, where the test may set it. */
export interface TriedStore {
  readonly store: OnlineStore;
  /** Lets the store tell this time from now on. */
  setTime(now: number): Promise<void> | void;
  close(): Promise<void>;
}

const liveClock = { kind: 'live', seconds: 60, increment: 0 } as const;

/** What every store of games online does; `open` gives an empty one each time. */
export function describeStore(name: string, open: () => Promise<TriedStore>): void {
  describe(`the store of ${name}`, () => {
    const using = (run: (tried: TriedStore, rules: Game) => Promise<void>) => async () => {
      const tried = await open();
      try {
        await tried.setTime(noon);
        await run(tried, await loadGame('drop-3x3x3'));
      } finally {
        await tried.close();
      }
    };

    test(
      'tells the time, and what it is',
      using(async ({ store, setTime }) => {
        expect(store.kind).toMatch(/^\w+$/u);
        expect(await store.now()).toBe(noon);
        await setTime(noon + 5);
        expect(await store.now()).toBe(noon + 5);
      }),
    );

    test(
      'has a game as it was stored, and none that was not',
      using(async ({ store }, rules) => {
        const game = newGame(rules, 1);
        expect(await add(store, game)).toBe('stored');
        expect(await store.read(game.id)).toEqual({ game, answers: [], now: noon });
        expect(await store.read('no-such-game-1')).toBeUndefined();
        expect(await store.count()).toBe(1);
      }),
    );

    test(
      'has one game for each id, and one creation for each key, for a day',
      using(async ({ store, setTime }, rules) => {
        const [game, other] = [newGame(rules, 1), newGame(rules, 2)];
        await add(store, game);
        expect(await store.creation(keyOf(1))).toEqual({ key: keyOf(1), body: 'body', id: game.id, created: noon });
        expect(await store.creation(keyOf(2))).toBeUndefined();
        const creation = { key: keyOf(1), body: 'body', id: other.id, created: noon };
        expect(await store.create(other, creation)).toBe('taken');
        expect(await store.create(game, { ...creation, key: keyOf(2) })).toBe('taken');
        expect(await store.count()).toBe(1);
        await setTime(noon + creationLifetime);
        expect(await store.creation(keyOf(1))).toBeUndefined();
        expect(await store.create(other, { ...creation, created: noon + creationLifetime })).toBe('stored');
      }),
    );

    test(
      'changes a game once from what it was, with its events and its answer',
      using(async ({ store }, rules) => {
        const game = newGame(rules, 1);
        await add(store, game);
        const move = commitOf(rules, game, { kind: 'move', epoch: 0, ply: 0, move: '1' }, answerOf(0, 7, 1));
        const other = commitOf(rules, game, { kind: 'move', epoch: 0, ply: 0, move: '2' }, answerOf(0, 8, 1));
        expect(await store.commit(move)).toBe('committed');
        expect(await store.commit(other)).toBe('conflict');
        expect(await store.commit(move)).toBe('conflict');
        expect(await store.read(game.id, keyOf(7))).toEqual({ game: move.after, answers: [move.answer], now: noon });
        expect((await store.read(game.id, keyOf(8)))?.answers).toEqual([]);
        expect(await store.events(game.id, 0, 9)).toEqual(move.events);
      }),
    );

    test(
      'changes a game once, though nobody is told of it',
      using(async ({ store }, rules) => {
        const game = newGame(rules, 1);
        await add(store, game);
        const silent = (revision: number): Commit => ({ before: game, after: { ...game, revision }, events: [] });
        expect(await store.commit(silent(1))).toBe('committed');
        expect(await store.commit(silent(2))).toBe('conflict');
      }),
    );

    test(
      'lets one of many through',
      using(async ({ store }, rules) => {
        const game = newGame(rules, 1);
        await add(store, game);
        const moves = ['1', '2', '3', '1', '2', '3'].map((move, index) =>
          commitOf(rules, game, { kind: 'move', epoch: 0, ply: 0, move }, answerOf(0, index, 1)),
        );
        const done = await Promise.all(moves.map((move) => store.commit(move)));
        expect(done.filter((each) => each === 'committed')).toHaveLength(1);
        expect(await store.events(game.id, 0, 9)).toHaveLength(1);
      }),
    );

    test(
      'keeps one answer for each seat and key',
      using(async ({ store }, rules) => {
        const game = newGame(rules, 1);
        await add(store, game);
        const answered = (answer: KeptAnswer): Commit => ({ before: game, ...undecided(game), answer });
        expect(await store.commit(answered(answerOf(0, 1, 0)))).toBe('committed');
        expect(await store.commit(answered(answerOf(0, 1, 0)))).toBe('conflict');
        expect(await store.commit(answered(answerOf(1, 1, 0)))).toBe('committed');
        expect((await store.read(game.id, keyOf(1)))?.answers.map(({ seat }) => seat).sort()).toEqual([0, 1]);
      }),
    );

    test(
      'has events in order, from any of them on',
      using(async ({ store }, rules) => {
        const game = await played(store, rules, newGame(rules, 1), '1', '2', '3', '1');
        expect((await store.events(game.id, 0, 99)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
        expect((await store.events(game.id, 1, 2)).map(({ seq }) => seq)).toEqual([2, 3]);
        expect(await store.events(game.id, 4, 9)).toEqual([]);
        expect(await store.events('no-such-game-1', 0, 9)).toEqual([]);
      }),
    );

    test(
      'stores a rematch with what it comes from, and one alone',
      using(async ({ store }, rules) => {
        const game = newGame(rules, 1);
        await add(store, game);
        const rematch = (number: number): Commit => ({
          before: game,
          after: { ...game, revision: number, rematch: idOf(number) },
          events: [],
          rematch: { ...newGame(rules, number), rematchOf: game.id },
        });
        expect(await store.commit(rematch(2))).toBe('committed');
        expect((await store.read(idOf(2)))?.game.rematchOf).toBe(game.id);
        expect(await store.commit(rematch(3))).toBe('conflict');
        expect(await store.commit({ ...rematch(3), before: rematch(2).after })).toBe('conflict');
        expect(await store.read(idOf(3))).toBeUndefined();
      }),
    );

    test(
      'lists open tables, the newest first',
      using(async ({ store }, rules) => {
        const listed = [1, 2, 3].map((number) => newGame(rules, number, { listed: true }, noon + number));
        for (const game of listed) await add(store, game);
        await add(store, newGame(rules, 4));
        expect((await store.listed(9)).map(({ id }) => id)).toEqual([idOf(3), idOf(2), idOf(1)]);
        expect(await store.listed(1)).toHaveLength(1);
        const [first, second] = listed;
        if (!first || !second) throw new Error('There are none.');
        const claim = judgeClaim(first, { token: hash('invitation 1 1'), secret: hash(secretOf('Rui')) }, noon);
        if (!claim.ok) throw new Error('Nobody can join.');
        await store.commit({ before: first, ...claim.value.decision });
        await store.commit(commitOf(rules, second, { kind: 'action', epoch: 0, ply: 0, action: 'abort' }));
        expect((await store.listed(9)).map(({ id }) => id)).toEqual([idOf(3)]);
      }),
    );

    test(
      'knows which games are due, which clocks run, and where computers have the turn',
      using(async ({ store }, rules) => {
        const computer = { kind: 'computer', player: 'level:1' } as const;
        const person = { kind: 'person' } as const;
        const timed = await played(store, rules, newGame(rules, 1, { clock: liveClock }), '1', '2');
        await add(store, newGame(rules, 2, { clock: liveClock }));
        await add(store, newGame(rules, 3, { seats: [computer, person] }));
        expect(await store.running('', 9)).toEqual([timed.id]);
        expect(await store.running(timed.id, 9)).toEqual([]);
        expect(await store.waitingForComputers(9)).toEqual([idOf(3)]);
        const deadline = present(timed.clock?.deadline ?? undefined, 'deadline');
        expect(await store.due(deadline - 1, 9)).toEqual([]);
        expect(await store.due(deadline, 9)).toEqual([timed.id]);
        const later = await store.due(noon + 100 * creationLifetime, 9);
        expect(later[0]).toBe(timed.id);
        expect(later).toHaveLength(3);
        expect(await store.due(noon + 100 * creationLifetime, 1)).toEqual([timed.id]);
      }),
    );

    test(
      'forgets names where it is told to, in the events too',
      using(async ({ store }, rules) => {
        const game = newGame(rules, 1);
        await add(store, game);
        const token = hash('invitation 1 1');
        const claim = judgeClaim(game, { token, secret: hash(secretOf('Rui')), name: 'Rui' }, noon);
        if (!claim.ok) throw new Error('Nobody can join.');
        await store.commit({ before: game, ...claim.value.decision });
        const joined = claim.value.decision.after;
        const over = commitOf(rules, joined, { kind: 'action', epoch: 0, ply: 0, action: 'resign' });
        await store.commit(over);
        const forgetting = present(judgeWaking(over.after, noon + namesLifetime), 'decision');
        expect(await store.commit({ before: over.after, ...forgetting })).toBe('committed');
        const left = [await store.read(game.id), await store.events(game.id, 0, 9)];
        expect(JSON.stringify(left)).not.toMatch(/Ana|Rui/u);
        expect(await store.events(game.id, 0, 9)).toHaveLength(2);
      }),
    );

    test(
      'remembers when a server last lived on it',
      using(async ({ store, setTime }) => {
        expect(await store.aliveAt()).toBeUndefined();
        await store.beat();
        await setTime(noon + 1000);
        expect(await store.aliveAt()).toBe(noon);
      }),
    );
  });
}

const idOf = (number: number) => `game-number-${number}`;

function newGame(rules: Game, number: number, changes: Partial<CreateRequest> = {}, now: number = noon): StoredGame {
  const ana = { kind: 'person', secret: secretOf('Ana'), name: 'Ana' } as const;
  const request: CreateRequest = { game: rules.id, seats: [ana, { kind: 'person' }], ...changes };
  const start = startOf(rules, undefined, 1);
  if (!start.ok) throw new Error('The game does not begin.');
  const created = createStoredGame(
    start.value,
    request,
    { id: idOf(number), now },
    { invites: [`invitation ${number} 0`, `invitation ${number} 1`], hash, playerOf: () => 'level:1' },
  );
  if (!created.ok) throw new Error(`No game: ${JSON.stringify(created.problem)}`);
  return created.value;
}

function add(store: OnlineStore, game: StoredGame): Promise<'stored' | 'taken'> {
  const number = Number(game.id.slice('game-number-'.length));
  return store.create(game, { key: keyOf(number), body: 'body', id: game.id, created: game.created });
}

function answerOf(seat: 0 | 1, key: number, seq: number): KeptAnswer {
  return { seat, key: keyOf(key), body: `request ${key}`, seq };
}

function commitOf(rules: Game, before: StoredGame, request: SeatedRequest, answer?: KeptAnswer): Commit {
  const circumstances = { now: noon, rematch: { id: 'another-game1', seed: 1 }, isTrueDraw: false };
  const judged = judge(rules, before, before.turn, request, circumstances);
  if (!judged.ok) throw new Error(`Refused: ${judged.problem.code}`);
  return { before, ...judged.value, ...(answer && { answer }) };
}

async function played(
  store: OnlineStore,
  rules: Game,
  game: StoredGame,
  ...moves: readonly string[]
): Promise<StoredGame> {
  await add(store, game);
  let present = game;
  for (const [ply, move] of moves.entries()) {
    const commit = commitOf(rules, present, { kind: 'move', epoch: 0, ply, move });
    expect(await store.commit(commit)).toBe('committed');
    present = commit.after;
  }
  return present;
}
