import { describe, expect, test } from 'vitest';
import { kept, saved, withTable } from '../../../test/saved-tables.ts';
import { makeDeps, sharedLocks } from '../../../test/web-deps.ts';
import { fail, type Problem } from '../../core/problem.ts';
import { nextGame } from '../../play/table.ts';
import { autosaveSaved } from './autosave.ts';
import { backOff } from './retry.ts';
import { makeMemoryStore } from './store.ts';

test('storage that is full or forbidden is told of once, and the game goes on', async () => {
  const forbidden = fail({ code: 'storage-forbidden', values: {} });
  const { deps, reported } = makeDeps({
    list: async () => forbidden,
    read: async () => forbidden,
    write: async () => forbidden,
    remove: async () => forbidden,
    setAside: async () => forbidden,
  });
  const autosave = await kept(deps, saved('1'));
  autosave.save(saved('1', '2'), false);
  await autosave.settled();
  expect(reported.map(({ code }) => code)).toEqual(['storage-forbidden']);
  expect(autosave.ownership()).toBe('ours');
});

describe('a write that fails', () => {
  /** A store that takes nothing for a while, and the tries that wait for their time. */
  function makeUnwilling() {
    const store = makeMemoryStore();
    let refusals: readonly string[] = [];
    const made = makeDeps({
      ...store,
      async write(record) {
        const [code, ...rest] = refusals;
        refusals = rest;
        return code === undefined ? store.write(record) : fail({ code, values: {} });
      },
    });
    const waiting: { readonly failures: number; goOn(): void }[] = [];
    const untilRetry = (failures: number) => new Promise<void>((goOn) => waiting.push({ failures, goOn }));
    return {
      ...made,
      deps: { ...made.deps, untilRetry },
      waiting,
      refuse(...codes: readonly string[]) {
        refusals = codes;
      },
    };
  }

  const codes = (problems: readonly Problem[]) => problems.map(({ code }) => code);

  test('is tried again by itself, each time later, and the warning goes when it succeeds', async () => {
    const { savedGames, deps, waiting, reported, takenBack, refuse } = makeUnwilling();
    refuse('storage-full', 'storage-full', 'storage-full');
    const autosave = await kept(deps, saved('1', '2'));
    for (let tries = 1; tries <= 3; tries++) {
      expect(waiting.map(({ failures }) => failures)).toEqual([1, 2, 3].slice(0, tries));
      expect([codes(reported), codes(takenBack)]).toEqual([['storage-full'], []]);
      expect((await savedGames.list()).games).toEqual([]);
      waiting.at(-1)?.goOn();
      await Promise.resolve();
      await autosave.settled();
    }
    expect(waiting).toHaveLength(3);
    expect((await savedGames.list()).games).toMatchObject([{ plies: 2 }]);
    expect(codes(takenBack)).toEqual(['storage-full']);
  });

  test('is overtaken by what comes later, and nothing old is written over it', async () => {
    const { savedGames, deps, waiting, takenBack, refuse } = makeUnwilling();
    refuse('storage-full');
    const autosave = await kept(deps, saved('1'));
    autosave.save(saved('1', '2'), false);
    await autosave.settled();
    expect(codes(takenBack)).toEqual(['storage-full']);
    waiting[0]?.goOn();
    await Promise.resolve();
    await autosave.settled();
    expect((await savedGames.list()).games).toMatchObject([{ plies: 2 }]);
  });

  test('for another reason than before is warned of anew, and so is the next trouble', async () => {
    const { deps, waiting, reported, takenBack, refuse } = makeUnwilling();
    refuse('storage-silent', 'storage-full');
    const autosave = await kept(deps, saved('1'));
    waiting[0]?.goOn();
    await Promise.resolve();
    await autosave.settled();
    expect([codes(reported), codes(takenBack)]).toEqual([['storage-silent', 'storage-full'], ['storage-silent']]);
    waiting[1]?.goOn();
    await Promise.resolve();
    await autosave.settled();
    refuse('storage-full');
    autosave.save(saved('1', '2'), false);
    await autosave.settled();
    expect(codes(reported)).toEqual(['storage-silent', 'storage-full', 'storage-full']);
    expect(waiting.map(({ failures }) => failures)).toEqual([1, 2, 1]);
  });

  test('is tried again after one has left the table', async () => {
    const { savedGames, deps, waiting, refuse } = makeUnwilling();
    refuse('storage-full');
    const autosave = await kept(deps, saved('1'));
    autosave.close();
    waiting[0]?.goOn();
    await Promise.resolve();
    await autosave.settled();
    expect((await savedGames.list()).games).toMatchObject([{ plies: 1 }]);
  });

  test('waits twice as long each time, and half a minute at most', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 1000].map(backOff)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });
});

describe('two tabs', () => {
  /** A game that is played in one tab and opened in another, whose autosave comes last. */
  async function openTwice() {
    const [store, locks] = [makeMemoryStore(), sharedLocks()];
    const [here, there] = [makeDeps(store, locks), makeDeps(store, locks)];
    const first = await kept(here.deps, saved('1'));
    const second = await autosaveSaved(there.deps, first.id());
    if (!second.ok) throw new Error(second.problem.code);
    return { here, first, autosave: second.value.autosave };
  }

  test('the second is told, looks on, and takes over all that the first has played', async () => {
    const { here, first, autosave } = await openTwice();
    expect(autosave.ownership()).toBe('elsewhere');
    autosave.save(saved('5'), false);
    first.save(saved('1', '2'), false);
    const taken = await autosave.takeOver();
    expect(taken?.ok && taken.value.table.tree.nodes.size).toBe(3);
    expect([first.ownership(), autosave.ownership()]).toEqual(['elsewhere', 'ours']);
    first.save(saved('4', '4'), false);
    autosave.save(saved('1', '2', '3'), false);
    await Promise.all([first.settled(), autosave.settled()]);
    expect((await here.savedGames.list()).games.map(({ plies }) => plies)).toEqual([3]);
  });

  test('a new game that begins while an old one is being taken over stays on the table', async () => {
    const { first, autosave } = await openTwice();
    const taking = autosave.takeOver();
    autosave.save(withTable(nextGame(saved('1').table)), true);
    expect(await taking).toBeUndefined();
    expect(autosave.id()).not.toBe(first.id());
    expect(autosave.ownership()).toBe('ours');
  });

  test('a game that was left for a new one can be asked for, and the new one stays', async () => {
    const locks = sharedLocks();
    const { deps } = makeDeps(makeMemoryStore(), locks);
    const autosave = await kept(deps, saved('1'));
    const old = autosave.id();
    autosave.save(withTable(nextGame(saved('1').table)), true);
    await locks.takeOver(old, async () => undefined);
    expect(autosave.ownership()).toBe('ours');
  });

  test('without locks, the one that comes late is told and overwrites nothing', async () => {
    const store = makeMemoryStore();
    const [here, there] = [makeDeps(store), makeDeps(store)];
    const first = await kept(here.deps, saved('1'));
    const second = await autosaveSaved(there.deps, first.id());
    if (!second.ok) throw new Error(second.problem.code);
    first.save(saved('1', '2'), false);
    await first.settled();
    second.value.autosave.save(saved('1', '5', '5'), false);
    await second.value.autosave.settled();
    expect(second.value.autosave.ownership()).toBe('elsewhere');
    expect((await here.savedGames.list()).games.map(({ plies }) => plies)).toEqual([2]);
  });
});
