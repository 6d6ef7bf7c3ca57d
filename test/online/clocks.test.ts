import { describe, expect, test } from 'vitest';
import { codeOf, lastKinds, newKey, noon, type OnlineTable, openTable, secrets, value } from './table.ts';

const second = 1000;
const day = 86_400_000;
const live = { clock: { kind: 'live', seconds: 60, increment: 5 } };
const days = { clock: { kind: 'days', days: 3 } };
const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

async function begun(body: Readonly<Record<string, unknown>>): Promise<OnlineTable> {
  const table = await openTable({ body });
  await table.play('1', '2');
  return table;
}

describe('a live clock', () => {
  test('stands until both have moved', async () => {
    const table = await openTable({ body: live });
    table.pass(day / 4);
    expect((await table.play('1')).snapshot.clock).toMatchObject({ left: [60_000, 60_000], deadline: null });
    table.pass(day / 4);
    const { clock } = (await table.play('2')).snapshot;
    expect(clock).toMatchObject({ left: [60_000, 60_000], deadline: instant(noon + day / 2 + 60_000) });
  });

  test('takes off the time used, then adds the increment', async () => {
    const table = await begun(live);
    table.pass(10 * second);
    const { clock } = (await table.play('3')).snapshot;
    expect(clock).toMatchObject({ left: [55_000, 60_000], deadline: instant(noon + 70_000) });
    table.pass(59_999);
    expect((await table.play('4')).snapshot.clock).toMatchObject({ left: [55_000, 5001] });
    expect(table.store.history(table.id).at(-1)).toMatchObject({
      kind: 'move',
      data: { clock: { left: [55_000, 5001] } },
    });
  });

  test('charges a turn once: an offer in between takes nothing off', async () => {
    const table = await begun(live);
    table.pass(10 * second);
    const { clock } = value(await table.act(1, 'offer-draw')).snapshot;
    expect(clock).toMatchObject({ left: [60_000, 60_000], deadline: instant(noon + 60_000) });
    table.pass(10 * second);
    expect((await table.play('3')).snapshot.clock?.left).toEqual([45_000, 60_000]);
  });

  test('is kept by a takeback: what was used stays used', async () => {
    const table = await begun(live);
    table.pass(10 * second);
    await table.play('3');
    table.pass(7 * second);
    value(await table.act(0, 'ask-takeback'));
    const { snapshot } = value(await table.act(1, 'accept'));
    expect(snapshot).toMatchObject({ turn: 0, clock: { left: [55_000, 53_000], deadline: instant(noon + 72_000) } });
  });

  test('stands again after a takeback to where not both have moved', async () => {
    const table = await begun(live);
    table.pass(10 * second);
    value(await table.act(1, 'ask-takeback'));
    expect(value(await table.act(0, 'accept')).snapshot.clock).toMatchObject({
      left: [50_000, 60_000],
      deadline: null,
    });
  });

  test('stops with the end', async () => {
    const table = await begun(live);
    table.pass(10 * second);
    const { clock } = value(await table.act(1, 'resign')).snapshot;
    expect(clock).toMatchObject({ left: [50_000, 60_000], deadline: null });
    expect(table.store.history(table.id).at(-1)).toMatchObject({ kind: 'end', data: { clock } });
    table.pass(day);
    expect((await table.snapshot()).clock).toEqual(clock);
  });

  test('gives nobody time when the system clock is set back', async () => {
    const table = await begun(live);
    table.pass(-30 * second);
    expect((await table.play('3')).snapshot.clock?.left).toEqual([65_000, 60_000]);
  });
});

describe('a passed deadline', () => {
  const lost = { result: { reason: 'time', winner: 1 }, clock: { left: [0, 60_000], deadline: null } };

  test('is noticed by a late move, which gets out-of-time', async () => {
    const table = await begun(live);
    table.pass(60 * second);
    const body = { ply: 2 };
    expect(codeOf(await table.move(0, '3', body))).toBe('out-of-time');
    expect(await table.snapshot()).toMatchObject({ ply: 2, ...lost });
    expect(lastKinds(table, 1)).toEqual(['end']);
  });

  test('is noticed by a read, and the late move is still told so', async () => {
    const table = await begun(live);
    table.pass(60 * second);
    expect(await table.snapshot()).toMatchObject(lost);
    expect(codeOf(await table.move(0, '3'))).toBe('out-of-time');
    expect(codeOf(await table.move(1, '3'))).toBe('game-over');
    expect(lastKinds(table, 1)).toEqual(['end']);
  });

  test('that can’t be stored hides nothing: what is there can be read, and ends later', async () => {
    let isFull = false;
    const table = await openTable({
      body: live,
      wrap: (store) => ({
        ...store,
        commit: (commit) => (isFull ? Promise.reject(new Error('The disk is full.')) : store.commit(commit)),
      }),
    });
    await table.play('1', '2');
    const before = await table.snapshot();
    table.pass(day);
    isFull = true;
    expect(await table.snapshot()).toEqual(before);
    await expect(
      table.service.act(table.id, secrets[1], { key: newKey(), epoch: 0, ply: 2, action: 'claim-time' }),
    ).rejects.toThrow('The disk is full.');
    isFull = false;
    expect((await table.snapshot()).result).toEqual({ reason: 'time', winner: 1 });
  });

  test('is noticed by a timer', async () => {
    const table = await begun(live);
    expect(await table.store.due(table.now() + 59_999, 9)).toEqual([]);
    table.pass(60 * second);
    expect(await table.store.due(table.now(), 9)).toEqual([table.id]);
    await table.service.wake(table.id);
    expect(table.store.history(table.id).at(-1)).toMatchObject({ kind: 'end', data: lost });
    await table.service.wake(table.id);
    expect(lastKinds(table, 2)).toEqual(['move', 'end']);
  });

  test('is claimed, by either, but not before it has passed', async () => {
    const table = await begun(live);
    table.pass(59_999);
    expect(codeOf(await table.act(1, 'claim-time'))).toBe('not-now time-left');
    table.pass(1);
    const claim = { key: newKey(), epoch: 0, ply: 2, action: 'claim-time' };
    const { seq, snapshot } = value(await table.service.act(table.id, secrets[1], claim));
    expect({ seq, snapshot }).toMatchObject({ seq: snapshot.seq, snapshot: lost });
    expect(value(await table.act(0, 'claim-time')).seq).toBe(seq);
  });

  test('can’t be claimed where there is no clock, or while it stands', async () => {
    expect(codeOf(await (await openTable()).act(0, 'claim-time'))).toBe('not-now time-left');
    const table = await openTable({ body: live });
    table.pass(61 * second);
    expect(codeOf(await table.act(0, 'claim-time'))).toBe('not-now time-left');
  });

  test('ends the game before anything else is asked of it', async () => {
    const table = await begun(live);
    table.pass(60 * second);
    expect(codeOf(await table.act(0, 'resign', { ply: 2 }))).toBe('game-over');
    expect(await table.snapshot()).toMatchObject(lost);
  });

  test('is a computer’s too', async () => {
    const body = {
      ...live,
      seats: [
        { kind: 'computer', player: 'level:1' },
        { kind: 'computer', player: 'level:2' },
      ],
    };
    const { service, id, pass } = await openTable({ body });
    await service.moveComputer({ id, epoch: 0, ply: 0 }, '1');
    await service.moveComputer({ id, epoch: 0, ply: 1 }, '2');
    pass(60 * second);
    expect(codeOf(await service.moveComputer({ id, epoch: 0, ply: 2 }, '3'))).toBe('out-of-time');
    expect(value(await service.read(id))).toMatchObject(lost);
  });
});

describe('a clock of days', () => {
  test('gives each turn the full time', async () => {
    const table = await begun(days);
    table.pass(2 * day);
    const { clock } = (await table.play('3')).snapshot;
    expect(clock).toEqual({
      kind: 'days',
      days: 3,
      left: [3 * day, 3 * day],
      deadline: instant(noon + 5 * day),
    });
    table.pass(3 * day);
    expect((await table.snapshot()).result).toEqual({ reason: 'time', winner: 0 });
  });
});

describe('time in which no server lived', () => {
  test.each([
    ['live', live, 20 * second, 40 * second],
    ['days', days, 2 * day, day],
  ])('is nobody’s: %s', async (_kind, body, lived, left) => {
    const table = await begun(body);
    table.pass(lived);
    await table.store.beat();
    table.pass(30 * day);
    await table.service.excuseDowntime();
    const { clock, result } = await table.snapshot();
    expect(result).toBeNull();
    expect(clock?.deadline).toBe(instant(table.now() + left));
    expect(table.store.history(table.id).at(-1)).toEqual({ kind: 'clock', seq: clock && 4, data: { clock } });
    table.pass(left);
    expect((await table.snapshot()).result).toEqual({ reason: 'time', winner: 1 });
  });

  test('is left out once, though the server died again while it was about it', async () => {
    const table = await begun(live);
    table.pass(20 * second);
    await table.store.beat();
    table.pass(day);
    await table.service.excuseDowntime();
    table.pass(day);
    await table.service.excuseDowntime();
    expect((await table.snapshot()).clock).toMatchObject({
      left: [40_000, 60_000],
      deadline: instant(table.now() + 40_000),
    });
  });

  test('does not save who was out of time before it', async () => {
    const table = await begun(live);
    table.pass(61 * second);
    await table.store.beat();
    table.pass(day);
    await table.service.excuseDowntime();
    expect((await table.snapshot()).result).toEqual({ reason: 'time', winner: 1 });
  });

  test('that was before the turn began is not counted', async () => {
    const table = await openTable({ body: live });
    await table.store.beat();
    table.pass(10 * second);
    await table.play('1', '2');
    table.pass(second);
    await table.service.excuseDowntime();
    expect((await table.snapshot()).clock?.deadline).toBe(instant(table.now() + 60_000));
  });

  test('leaves clocks that stand alone, and stores that never had a server', async () => {
    const table = await openTable({ body: live });
    await table.service.excuseDowntime();
    await table.store.beat();
    table.pass(day / 2);
    await table.service.excuseDowntime();
    expect(lastKinds(table, 9)).toEqual(['seat']);
  });
});

describe('a game that nobody plays', () => {
  test.each([
    ['unclaimed', {}, false, 1],
    ['unclaimed, with days', days, false, 14],
    ['untouched', {}, true, 3],
  ])('is closed: %s', async (_what, body, isJoined, after) => {
    const table = await openTable({ body, isJoined });
    table.pass(after * day - 1);
    await table.service.wake(table.id);
    expect((await table.snapshot()).result).toBeNull();
    table.pass(1);
    expect(await table.store.due(table.now(), 9)).toEqual([table.id]);
    await table.service.wake(table.id);
    expect((await table.snapshot()).result).toEqual({ reason: 'abort', winner: null });
  });

  test('is closed after 90 days where its clock counts days and stands', async () => {
    const table = await openTable({ body: days });
    await table.play('1');
    table.pass(90 * day);
    await table.service.wake(table.id);
    expect((await table.snapshot()).result?.reason).toBe('abort');
  });

  test('loses its names 90 days after its end, in its events too', async () => {
    const table = await openTable();
    value(await table.act(0, 'resign'));
    table.pass(30 * day);
    // What is done after the end keeps nothing for longer.
    value(await table.act(0, 'rematch'));
    value(await table.service.makeLink(table.id, secrets[0]));
    table.pass(60 * day - 1);
    await table.service.wake(table.id);
    expect((await table.snapshot()).seats[0]?.name).toBe('Ana');
    table.pass(1);
    expect(await table.store.due(table.now(), 9)).toEqual([table.id]);
    await table.service.wake(table.id);
    expect(JSON.stringify([await table.snapshot(), table.store.history(table.id)])).not.toMatch(/Ana|Rui/u);
    expect(await table.store.due(table.now() + 999 * day, 9)).toEqual([]);
  });
});
