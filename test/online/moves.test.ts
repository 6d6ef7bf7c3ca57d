import { describe, expect, test } from 'vitest';
import { answerProblem } from '../../src/online/problem-text.ts';
import type { Commit } from '../../src/online/store.ts';
import { secretOf } from './service-deps.ts';
import { codeOf, lastKinds, newKey, openTable, secrets, value } from './table.ts';

describe('a move', () => {
  test('may be made before the other has sat down', async () => {
    const table = await openTable({ isJoined: false });
    const { seq, snapshot } = value(await table.move(0, '3'));
    expect({ seq, snapshot }).toMatchObject({ seq: 1, snapshot: { ply: 1, turn: 1, moves: ['3'], seq: 1 } });
    expect(table.store.history(table.id)).toEqual([
      {
        kind: 'move',
        seq: 1,
        data: { move: '3', ply: 1, epoch: 0, position: snapshot.position, turn: 1, clock: null },
      },
    ]);
  });

  test('is kept as the game writes it', async () => {
    const table = await openTable({ body: { game: 'neutreeko' } });
    expect((await table.play('5b 4a')).snapshot.moves).toEqual(['5B-4A']);
  });

  test('that ends the game is two events of one answer', async () => {
    const table = await openTable({ body: { game: 'drop-3x3x3' } });
    const { seq, snapshot } = await table.play('1', '2', '1', '2', '1');
    expect(snapshot).toMatchObject({ result: { reason: 'line', winner: 0 }, seq });
    expect(lastKinds(table, 2)).toEqual(['move', 'end']);
    expect(seq).toBe(table.store.history(table.id).length);
  });

  test('may end the game by repetition, which the line before it decides', async () => {
    const table = await openTable({ body: { game: 'neutreeko' } });
    const there = ['5B-4A', '1B-2A', '4A-5B', '2A-1B'];
    const { snapshot } = await table.play(...there, ...there);
    expect(snapshot.result).toEqual({ reason: 'repetition', winner: null });
  });

  test.each([
    ['form', { ply: -1 }, 'malformed ply expected-number'],
    ['form', { ply: 1e99 }, 'malformed ply expected-number'],
    ['form', { epoch: '0' }, 'malformed epoch expected-number'],
    ['form', { move: { a: 1 } }, 'malformed move expected-text'],
    ['form', { move: '3\u0000' }, 'malformed move expected-text'],
    ['form', { move: '' }, 'malformed move expected-text'],
    ['form', { key: 'x'.repeat(500) }, 'malformed key expected-text'],
    ['form', { fast: true }, 'malformed fast unknown-field'],
    ['another ply', { ply: 1 }, 'stale'],
    ['another epoch', { epoch: 1 }, 'stale'],
  ])('is refused for its %s: %j', async (_what, changes, code) => {
    const table = await openTable();
    expect(codeOf(await table.move(0, '3', changes))).toBe(code);
    expect((await table.snapshot()).ply).toBe(0);
  });

  test('that is stale is told what the game has come to', async () => {
    const table = await openTable();
    await table.play('3');
    const late = await table.move(0, '3', { ply: 0 });
    expect(late).toMatchObject({ ok: false, snapshot: { ply: 1 } });
  });

  test('is for who has the turn', async () => {
    const table = await openTable();
    expect(codeOf(await table.move(1, '3'))).toBe('not-your-turn');
  });

  test('needs the secret of a seat', async () => {
    const { service, id } = await openTable();
    const body = { key: newKey(), epoch: 0, ply: 0, move: '3' };
    expect(codeOf(await service.move(id, undefined, body))).toBe('wrong-secret');
    expect(codeOf(await service.move(id, secretOf('nobody'), body))).toBe('wrong-secret');
    expect(codeOf(await service.move('no-such-game-1', secrets[0], body))).toBe('no-such-game');
  });

  test('that the rules forbid is refused in the game’s own words', async () => {
    const table = await openTable({ body: { game: 'neutreeko' } });
    const refused = await table.move(0, '1B-2A');
    expect(codeOf(refused)).toBe('illegal-move not-your-piece');
    if (refused.ok) throw new Error('It was played.');
    expect(answerProblem(refused, 'en')).toEqual({
      status: 422,
      body: { code: 'illegal-move', title: 'You have no piece on 1B.' },
    });
  });

  test('has its reason in a word of the game’s own said by the game', async () => {
    const refused = await (await openTable()).move(0, '9');
    if (refused.ok) throw new Error('It was played.');
    expect(answerProblem(refused, 'pt').body.title).toMatch(/coluna/u);
  });

  test('is refused when the game is over, whatever else is wrong', async () => {
    const table = await openTable();
    await table.play('3');
    value(await table.act(0, 'resign'));
    expect(codeOf(await table.move(0, '9', { ply: 7 }))).toBe('game-over');
  });
});

describe('the order of checks', () => {
  const wrong = { key: newKey(), epoch: 0, ply: 7, move: '9' };

  test('is form, game, secret, key, over, stale, turn, rules', async () => {
    const table = await openTable();
    const { service, id } = table;
    const key = newKey();
    const nobody = secretOf('nobody');
    expect(codeOf(await service.move('no-such-game-1', nobody, { ...wrong, key: '' }))).toBe(
      'malformed key expected-text',
    );
    expect(codeOf(await service.move('no-such-game-1', nobody, wrong))).toBe('no-such-game');
    expect(codeOf(await service.move(id, nobody, wrong))).toBe('wrong-secret');
    value(await table.move(0, '3', { key }));
    expect(codeOf(await service.move(id, secrets[0], { ...wrong, key }))).toBe('key-reused');
    expect(codeOf(await service.move(id, secrets[0], wrong))).toBe('stale');
    expect(codeOf(await service.move(id, secrets[0], { ...wrong, ply: 1 }))).toBe('not-your-turn');
    expect(codeOf(await service.move(id, secrets[1], { ...wrong, ply: 1 }))).toMatch(/^illegal-move /u);
    value(await table.act(1, 'resign'));
    expect(codeOf(await service.move(id, secrets[0], { ...wrong, key }))).toBe('key-reused');
    expect(codeOf(await service.move(id, secrets[0], wrong))).toBe('game-over');
  });
});

describe('a key', () => {
  test('gives the same answer and happens once, later too, with the present snapshot', async () => {
    const table = await openTable();
    const key = newKey();
    const body = { key, epoch: 0, ply: 0, move: '3' };
    const first = value(await table.service.move(table.id, secrets[0], body));
    expect(value(await table.service.move(table.id, secrets[0], body))).toEqual(first);
    await table.play('4');
    const later = value(await table.service.move(table.id, secrets[0], body));
    expect(later).toMatchObject({ seq: first.seq, snapshot: { ply: 2 } });
    expect(later.snapshot.moves).toEqual(['3', '4']);
  });

  test('is refused for another move, another place, and for an action', async () => {
    const table = await openTable();
    const key = newKey();
    value(await table.move(0, '3', { key }));
    expect(codeOf(await table.move(0, '4', { key, ply: 0 }))).toBe('key-reused');
    expect(codeOf(await table.move(0, '3', { key, ply: 1 }))).toBe('key-reused');
    expect(codeOf(await table.act(0, 'resign', { key }))).toBe('key-reused');
  });

  test('of one seat is not that of the other', async () => {
    const table = await openTable();
    const key = newKey();
    value(await table.move(0, '3', { key }));
    expect(value(await table.move(1, '4', { key })).snapshot.ply).toBe(2);
  });

  test('of what was refused is free', async () => {
    const table = await openTable();
    const key = newKey();
    expect(codeOf(await table.move(0, '9', { key }))).toMatch(/^illegal-move/u);
    expect(value(await table.move(0, '3', { key })).snapshot.ply).toBe(1);
  });
});

describe('requests at the same time', () => {
  test('give one move for each place', async () => {
    const table = await openTable();
    const moves = ['1', '2', '3', '4'];
    const answers = await Promise.all(moves.map((move) => table.move(0, move)));
    expect(answers.map(codeOf).sort()).toEqual(['answered', 'stale', 'stale', 'stale']);
    expect((await table.snapshot()).ply).toBe(1);
  });

  test('with one key are one', async () => {
    const table = await openTable();
    const body = { key: newKey(), epoch: 0, ply: 0, move: '3' };
    const answers = await Promise.all([1, 2, 3].map(() => table.service.move(table.id, secrets[0], body)));
    expect(new Set(answers.map((answer) => value(answer).seq)).size).toBe(1);
  });

  test('are judged anew five times, and then told to look again', async () => {
    let commits = 0;
    const isStuck = { value: false };
    const table = await openTable({
      wrap: (store) => ({
        ...store,
        commit(commit: Commit) {
          if (!isStuck.value) return store.commit(commit);
          commits++;
          return Promise.resolve('conflict' as const);
        },
      }),
    });
    isStuck.value = true;
    expect(await table.move(0, '3')).toMatchObject({ ok: false, problem: { code: 'stale' }, snapshot: { ply: 0 } });
    expect(commits).toBe(5);
  });
});

describe('a computer', () => {
  const body = {
    game: 'neutreeko',
    seats: [
      { kind: 'computer', player: 'level:1' },
      { kind: 'person', secret: secrets[1] },
    ],
  };

  test('is asked for its move when it has the turn, and answers for this turn alone', async () => {
    const table = await openTable({ body });
    const { service, id, store } = table;
    const turn = await service.computersTurn(id);
    if (!turn) throw new Error('It is not its turn.');
    expect(turn).toMatchObject({ id, epoch: 0, ply: 0, player: 'level:1' });
    expect(await store.waitingForComputers(9)).toEqual([id]);
    expect(value(await service.moveComputer(turn, '5B-4A'))).toMatchObject({ ply: 1, turn: 1 });
    expect(await service.computersTurn(id)).toBeUndefined();
    expect(await store.waitingForComputers(9)).toEqual([]);
    expect(codeOf(await service.moveComputer(turn, '5D-4E'))).toBe('stale');
  });

  test('makes no move for a person, nor when the game is over', async () => {
    const table = await openTable({ body });
    const { service, id } = table;
    await service.moveComputer({ id, epoch: 0, ply: 0 }, '5B-4A');
    expect(codeOf(await service.moveComputer({ id, epoch: 0, ply: 1 }, '1B-2A'))).toBe('stale');
    value(await table.act(1, 'resign'));
    expect(codeOf(await service.moveComputer({ id, epoch: 0, ply: 1 }, '1B-2A'))).toBe('game-over');
    expect(await service.computersTurn(id)).toBeUndefined();
  });
});
