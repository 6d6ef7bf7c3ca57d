import { expect, test } from 'vitest';
import type { NumberedEvent, Snapshot } from '../../online/wire.ts';
import { makeWatchers, maxBehind, type Sink } from './watchers.ts';

const id = 'a-game-of-tests';
const snapshotAt = (seq: number) => ({ seq }) as Snapshot;
const eventAt = (seq: number): NumberedEvent => ({ kind: 'declined', data: { kind: 'draw', by: 0 }, seq });

/** A store with so many events, which may be slow; and who watches there. */
function stage() {
  const stored: NumberedEvent[] = [];
  const said: string[] = [];
  let isSlow: Promise<void> = Promise.resolve();
  const watchers = makeWatchers(
    {
      events: async (_id, after, limit) => {
        const found = stored.filter(({ seq }) => seq > after).slice(0, limit);
        await isSlow;
        return found;
      },
      seqs: async () => new Map([[id, stored.length]]),
      say: (message) => void said.push(message),
    },
    'this server',
    (error) => {
      throw error;
    },
  );
  return {
    watchers,
    said,
    store(count: number): readonly NumberedEvent[] {
      const added = Array.from({ length: count }, (_, index) => eventAt(stored.length + index + 1));
      stored.push(...added);
      return added;
    },
    /** Puts back what the store had when it had so many. */
    restore(count: number): void {
      stored.splice(count);
    },
    slowDown(): () => void {
      let release: () => void = () => undefined;
      isSlow = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    last: () => stored.length,
  };
}

function reader() {
  let text = '';
  let taken = true;
  let isEnded = false;
  const sink: Sink = {
    write(piece) {
      text += piece;
    },
    behind: () => (taken ? 0 : text.length),
    drained: async () => undefined,
    end() {
      isEnded = true;
    },
  };
  return {
    sink,
    seqs: () => [...text.matchAll(/^id: (\d+)$/gmu)].map(([, seq]) => Number(seq)),
    text: () => text,
    stopReading() {
      taken = false;
    },
    isEnded: () => isEnded,
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('events that come while one catches up are neither lost nor doubled nor out of order', async () => {
  const { watchers, store, slowDown } = stage();
  store(5);
  const early = reader();
  watchers.join({ id, snapshot: snapshotAt(5), after: undefined, seat: undefined }, early.sink);
  const release = slowDown();
  const late = reader();
  watchers.join({ id, snapshot: snapshotAt(5), after: 1, seat: undefined }, late.sink);
  watchers.tell(id, store(2));
  release();
  await settle();
  watchers.tell(id, store(1));
  await settle();
  expect(early.seqs()).toEqual([5, 6, 7, 8]);
  expect(late.seqs()).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test('what was told out of order, twice or not at all is read from the store', async () => {
  const { watchers, store } = stage();
  const one = reader();
  watchers.join({ id, snapshot: snapshotAt(0), after: 0, seat: undefined }, one.sink);
  const [first, second] = store(2);
  watchers.tell(id, second ? [second] : []);
  watchers.tell(id, first ? [first] : []);
  await settle();
  expect(one.seqs()).toEqual([1, 2]);
  store(300);
  watchers.notice(id, 302);
  watchers.notice(id, 302);
  await settle();
  store(1);
  await watchers.look();
  await settle();
  expect(one.seqs()).toEqual(Array.from({ length: 303 }, (_, index) => index + 1));
});

test('who comes from another server and knows more than this one has noticed is told nothing twice', async () => {
  const { watchers, store } = stage();
  watchers.join({ id, snapshot: snapshotAt(0), after: 0, seat: undefined }, reader().sink);
  const stored = store(3);
  const [resumed, fresh] = [reader(), reader()];
  // Two events are stored elsewhere, and word of them comes only when these two watch already.
  watchers.join({ id, snapshot: snapshotAt(2), after: 2, seat: undefined }, resumed.sink);
  watchers.join({ id, snapshot: snapshotAt(2), after: undefined, seat: undefined }, fresh.sink);
  watchers.tell(id, stored);
  await settle();
  expect([resumed.seqs(), fresh.seqs()]).toEqual([[3], [2, 3]]);
});

test('who does not read is dropped, and nobody else waits for that', async () => {
  const { watchers, store } = stage();
  const [slow, quick] = [reader(), reader()];
  for (const { sink } of [slow, quick]) watchers.join({ id, snapshot: snapshotAt(0), after: 0, seat: 0 }, sink);
  await settle();
  slow.stopReading();
  for (let told = 0; told < maxBehind / 40; told++) watchers.tell(id, store(1));
  expect([slow.isEnded(), quick.isEnded()]).toEqual([true, false]);
  expect(slow.text().length).toBeLessThan(maxBehind + 1000);
  expect(quick.seqs().length).toBeGreaterThan(slow.seqs().length);
});

test('who is here is known of other servers too, until nothing is heard of them', async () => {
  const { watchers, said } = stage();
  const one = reader();
  const leave = watchers.join({ id, snapshot: snapshotAt(0), after: 0, seat: 0 }, one.sink);
  const shown = () => [...one.text().matchAll(/^data: \{"here":\[(.*)\]\}$/gmu)].at(-1)?.[1];
  expect(JSON.parse(said[0] ?? '')).toMatchObject({ kind: 'here', here: [true, false], asks: true });
  const elsewhere = { kind: 'here', node: 'another', id, here: [false, true], asks: true };
  watchers.hear(JSON.stringify(elsewhere));
  expect(shown()).toBe('true,true');
  // It asked, and is told who is here.
  expect(JSON.parse(said[1] ?? '')).toMatchObject({ kind: 'here', node: 'this server', here: [true, false] });
  for (let round = 0; round < 5; round++) watchers.repeatPresence();
  expect(shown()).toBe('true,false');
  for (const nonsense of ['', '{}', 'null', JSON.stringify({ ...elsewhere, node: 'this server' })])
    watchers.hear(nonsense);
  expect(shown()).toBe('true,false');
  leave();
  expect(JSON.parse(said.at(-1) ?? '')).toMatchObject({ here: [false, false] });
});

test('a server that stops tells every stream, and ends it', () => {
  const { watchers } = stage();
  const one = reader();
  watchers.join({ id, snapshot: snapshotAt(0), after: undefined, seat: undefined }, one.sink);
  expect(watchers.count()).toBe(1);
  watchers.close();
  expect(one.text()).toMatch(/\n: the server stops\nretry: 1000\n\n$/u);
  expect(one.isEnded()).toBe(true);
});

test('when the store was put back to an earlier day, who watches is sent away to begin anew', async () => {
  const { watchers, store, restore } = stage();
  store(5);
  const one = reader();
  const leave = watchers.join({ id, snapshot: snapshotAt(5), after: undefined, seat: undefined }, one.sink);
  await settle();
  await watchers.look();
  expect(one.isEnded()).toBe(false);
  restore(3);
  await watchers.look();
  expect(one.isEnded()).toBe(true);
  // It comes back before it was noticed that it has gone.
  const again = reader();
  watchers.join({ id, snapshot: snapshotAt(3), after: 5, seat: undefined }, again.sink);
  leave();
  watchers.tell(id, store(1));
  expect(again.seqs()).toEqual([3, 4]);
});
