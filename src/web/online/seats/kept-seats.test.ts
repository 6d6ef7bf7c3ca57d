import { describe, expect, test } from 'vitest';
import frozen from '../../../../test/formats/1/online-seat.json?raw';
import { secret, start } from '../../../../test/web-online.ts';
import { parsePending } from '../../../online/client/pending.ts';
import { makeMemoryStore } from '../../storage/store.ts';
import { createHeldSeats } from './held-seats.ts';
import {
  findSeat,
  freshSeat,
  inOrder,
  isKeptSeat,
  isOwnTurn,
  type KeptSeat,
  makeSeatKeeper,
  nextSeat,
  rematchSeat,
  steady,
} from './kept-seats.ts';

const seat = (id: string, changes: Partial<KeptSeat> = {}): KeptSeat => ({
  ...freshSeat(id, secret, 5),
  seat: 0,
  snapshot: start,
  ...changes,
});
const theirs = { ...start, turn: 1 as const };
const over = { ...start, result: { reason: 'line', winner: 0 as const } };

describe('one’s games online', () => {
  const seats = [
    seat('over', { snapshot: over, changed: 9 }),
    seat('theirs', { snapshot: theirs, changed: 8 }),
    seat('old', { changed: 1 }),
    seat('unsent', { changed: 7, pending: '…' }),
    seat('mine', { changed: 4 }),
  ];

  test('come in the order in which they want one: those where it is one’s turn first, those that are over last', () => {
    expect(inOrder(seats).map(({ id }) => id)).toEqual(['mine', 'old', 'theirs', 'unsent', 'over']);
  });

  test('lead on to the next where it is one’s turn', () => {
    expect(nextSeat(seats, 'theirs')?.id).toBe('mine');
    expect(nextSeat(seats, 'mine')?.id).toBe('old');
    expect(nextSeat([seat('theirs', { snapshot: theirs })], 'mine')).toBeUndefined();
  });

  test('are the same when they are looked at again, but for those that have changed', () => {
    const [mine, other] = [seat('mine'), seat('other', { revision: 3 })];
    const [same, changed, gone] = steady(
      [mine, other, seat('gone')],
      [seat('mine'), seat('other', { revision: 4 }), seat('gone', { snapshot: null })],
    );
    expect(same).toBe(mine);
    expect([changed?.revision, gone?.snapshot]).toEqual([4, null]);
  });

  test('a move that is not sent yet has been made', () => {
    expect([seat('a'), seat('a', { pending: '…' })].map(isOwnTurn)).toEqual([true, false]);
  });
});

describe('a seat that is kept', () => {
  test('by version 1 is still read, with its move that is not sent yet', () => {
    const kept: unknown = JSON.parse(frozen);
    if (!isKeptSeat(kept)) throw new Error('The frozen seat can’t be read.');
    expect([kept.seat, kept.snapshot?.clock?.kind]).toEqual([0, 'days']);
    expect(parsePending(kept.id, kept.pending ?? '')).toMatchObject({ kind: 'move', move: '3' });
  });

  test('is read as it was written, and nothing else is taken for one', async () => {
    const store = makeMemoryStore();
    await createHeldSeats(store).hold(seat('game'));
    expect(await findSeat(store, 'game')).toEqual({ ...seat('game'), revision: 1 });
    for (const other of [undefined, {}, { ...seat('game'), version: 2 }, { ...seat('game'), secret: 5 }]) {
      expect(isKeptSeat(other)).toBe(false);
    }
  });

  test('takes the changes of two windows', async () => {
    const store = makeMemoryStore();
    await createHeldSeats(store).hold(seat('game'));
    const [one, other] = [makeSeatKeeper(store, seat('game')), makeSeatKeeper(store, seat('game'))];
    await one.change((old) => ({ ...old, pending: 'a move' }));
    await other.change((old) => ({ ...old, snapshot: over }));
    expect(await findSeat(store, 'game')).toMatchObject({ pending: 'a move', snapshot: { result: over.result } });
  });

  test('is held by the page alone where nothing can be stored', async () => {
    const store = {
      ...makeMemoryStore(),
      write: async () => ({ ok: false, problem: { code: 'x', values: {} } }) as const,
    };
    const held = createHeldSeats(store);
    const { keeper, isKept } = await held.hold(seat('game'));
    expect(isKept).toBe(false);
    await keeper.change((old) => ({ ...old, pending: 'a move' }));
    expect(await held.find('game')).toMatchObject({ pending: 'a move' });
    expect((await held.list()).map(({ id }) => id)).toEqual(['game']);
  });

  test('is the other one in the rematch, with the same secret', () => {
    expect(rematchSeat(seat('game'), 'next', 9)).toEqual({ ...freshSeat('next', secret, 9), seat: 1 });
  });
});
