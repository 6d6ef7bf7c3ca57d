import { describe, expect, test } from 'vitest';
import { kept, opened, over, saved, withTable } from '../../../test/saved-tables.ts';
import { makeDeps } from '../../../test/web-deps.ts';
import { fail, succeed } from '../../core/problem.ts';
import { nextGame, playAt } from '../../play/table.ts';
import { autosaveSaved } from './autosave.ts';
import type { SavedGame } from './saved-game.ts';
import { makeMemoryStore } from './store.ts';

describe('a kept game', () => {
  test('comes back as it was', async () => {
    const { savedGames, deps } = makeDeps();
    const before = saved('1', '2', '3');
    const grown = playAt({ ...before.table, current: 1 }, 1, 4);
    if (!grown.ok) throw new Error(grown.problem.code);
    const autosave = await kept(deps, withTable(grown.value));
    const { table, preferences } = await opened(savedGames, autosave.id());
    expect(preferences.isFlipped).toBe(true);
    expect(table).toMatchObject({
      series: { length: 3, seed: 7, winners: [] },
      participants: before.table.participants,
    });
    expect([...table.tree.nodes.values()].map((node) => node.match.played)).toEqual([
      [],
      ['1'],
      ['1', '2'],
      ['1', '2', '3'],
      ['1', '5'],
    ]);
    expect([table.head, table.current]).toEqual([3, 4]);
  });

  test('is listed, offered, renamed, taken away and put back', async () => {
    const { savedGames, deps } = makeDeps();
    const autosave = await kept(deps, saved('1'));
    await kept(deps, saved('1', '1', '2', '2', '3'));
    expect((await savedGames.list()).games.map(({ plies }) => plies)).toEqual([5, 1]);
    expect((await savedGames.list()).games.find(({ isOpen }) => isOpen)).toMatchObject({
      plies: 5,
      isOpen: true,
      result: { winner: 0 },
    });
    expect(await savedGames.rename(autosave.id(), '  With Ana ')).toEqual(succeed(undefined));
    expect((await savedGames.list()).games.map(({ name }) => name)).toEqual([undefined, 'With Ana']);
    const removed = await savedGames.remove(autosave.id());
    expect((await savedGames.list()).games).toHaveLength(1);
    if (removed.ok) await removed.value();
    expect((await savedGames.list()).games).toHaveLength(2);
  });

  test('keeps the name that it was given while it is played', async () => {
    const { savedGames, deps } = makeDeps();
    const autosave = await kept(deps, saved('1'));
    await savedGames.rename(autosave.id(), 'Ours');
    autosave.save(saved('1', '2'), false);
    await autosave.settled();
    expect(autosave.ownership()).toBe('ours');
    expect((await savedGames.list()).games[0]).toMatchObject({ name: 'Ours', plies: 2 });
  });

  test('tells when it ended, whenever it is looked at again', async () => {
    const { savedGames, deps, store } = makeDeps();
    const told = async () => (await savedGames.list()).games[0];
    const autosave = await kept(deps, saved('1'), over);
    const ended = await told();
    expect(ended?.ended).toBe(ended?.changed);
    const back = { ...over, table: { ...over.table, current: over.table.head - 1 } };
    autosave.save(back, false);
    await autosave.settled();
    expect(await told()).toMatchObject({ ended: ended?.ended, result: { winner: 0 } });
    expect((await told())?.changed).toBeGreaterThan(ended?.changed ?? Number.POSITIVE_INFINITY);
    autosave.close();
    // So too after it was opened again, and where it was stored before the time of the end was kept.
    const before = await store.read(autosave.id());
    const { ended: _, ...old } = before.ok ? (before.value as SavedGame) : ({} as SavedGame);
    for (const [record, expected] of [
      [{ ...old, ended: ended?.ended }, ended?.ended],
      [old, old.changed],
    ] as const) {
      const later = makeDeps(makeMemoryStore(new Map([[old.id, record]])));
      const again = await autosaveSaved(later.deps, old.id);
      if (!again.ok) throw new Error(again.problem.code);
      again.value.autosave.save(over, false);
      await again.value.autosave.settled();
      expect((await later.savedGames.list()).games[0]?.ended).toBe(expected);
    }
  });

  test('that is taken back has not ended', async () => {
    const { savedGames, deps } = makeDeps();
    const autosave = await kept(deps, over);
    autosave.save(saved('1', '1', '2', '2'), false);
    await autosave.settled();
    expect((await savedGames.list()).games[0]?.ended).toBeUndefined();
  });

  test('that nobody played is not listed, but found again after a reload', async () => {
    const { savedGames, deps } = makeDeps();
    const autosave = await kept(deps, saved());
    expect((await savedGames.list()).games).toEqual([]);
    expect((await savedGames.last())?.id).toBe(autosave.id());
  });

  test('goes when it is old and nothing was played, or one of very many that are over', async () => {
    const { savedGames, deps } = makeDeps();
    const blank = await kept(deps, saved());
    for (let count = 0; count < 302; count++) await kept(deps, over);
    const open = await kept(deps, saved('1'));
    await savedGames.tidy('none', 100_000_000);
    expect((await savedGames.open(blank.id())).ok).toBe(false);
    expect((await savedGames.open(open.id())).ok).toBe(true);
    expect((await savedGames.list()).games).toHaveLength(301);
  });

  test('stays when the next one begins, and what is played then does not touch it', async () => {
    const { savedGames, deps } = makeDeps();
    const won = saved('1', '1', '2', '2', '3');
    const autosave = await kept(deps, won);
    const first = autosave.id();
    const next = nextGame(won.table);
    autosave.save(withTable(next), true);
    const played = playAt(next, 0, 2);
    if (played.ok) autosave.save(withTable(played.value), false);
    await autosave.settled();
    expect(autosave.id()).not.toBe(first);
    expect((await savedGames.list()).games.map(({ id, plies }) => [id, plies])).toEqual([
      [autosave.id(), 1],
      [first, 5],
    ]);
  });
});

describe('damaged data', () => {
  const good = async () => {
    const { savedGames, deps, store } = makeDeps();
    const autosave = await kept(deps, saved('1', '2'));
    const found = await store.read(autosave.id());
    if (!found.ok) throw new Error(found.problem.code);
    await savedGames.list();
    return found.value as Record<string, unknown>;
  };

  test.each([
    ['of no version', { version: undefined }, 'save-shape'],
    ['without its table', { table: undefined }, 'save-shape'],
    ['with seats that are none', { seats: 'me' }, 'save-shape'],
  ])('%s is set aside when the games are listed', async (_name, damage, cause) => {
    const record: Record<string, unknown> = { ...(await good()), ...damage };
    const store = makeMemoryStore(new Map([[String(record.id), record]]));
    const { savedGames, reported } = makeDeps(store);
    expect(await savedGames.list()).toEqual({ games: [], left: [] });
    expect(reported).toMatchObject([{ code: 'save-damaged', cause: { code: cause } }]);
    expect(await savedGames.list()).toEqual({ games: [], left: [] });
    expect(reported).toHaveLength(1);
    expect([...store.aside.values()]).toEqual([record]);
  });

  test.each([
    ['of a newer version', () => ({ version: 2, table: 7 }), 'save-version'],
    ['of a version that is not known', () => ({ version: '1.5' }), 'save-version'],
    ['of a game that is not here', () => ({ game: 'chess' }), 'save-game'],
    [
      'whose table is of a newer version',
      (table: string) => ({ table: table.replace('"version":2', '"version":3') }),
      'save-version',
    ],
  ])('it is not, and stays where it is: %s', async (_name, changes, cause) => {
    const whole = await good();
    const record: Record<string, unknown> = { ...whole, ...changes(String(whole.table)) };
    const store = makeMemoryStore(new Map([[String(record.id), record]]));
    const { savedGames, reported } = makeDeps(store);
    const left = { code: 'save-left', cause: { code: cause } };
    const isListed = record.version === 1 && record.game === whole.game;
    expect(await savedGames.list()).toMatchObject(isListed ? { games: [{ plies: 2 }] } : { games: [], left: [left] });
    expect(await savedGames.open(String(record.id))).toMatchObject({ ok: false, problem: left });
    await savedGames.tidy('none', 100_000_000_000);
    expect(await store.read(String(record.id))).toEqual(succeed(record));
    expect([reported, store.aside.size]).toEqual([[], 0]);
  });

  test.each([
    ['no JSON', () => '{', 'save-foreign'],
    ['an illegal move', (table: string) => table.replace('"move":"2"', '"move":"9"'), 'save-moves'],
    ['a place that is none', (table: string) => table.replace('"head":2', '"head":7'), 'save-shape'],
    ['an endless number', (table: string) => table.replace('"seed":7', '"seed":7e99'), 'save-shape'],
  ])('with %s is set aside when it is opened', async (_name, damage, cause) => {
    const record = await good();
    const damaged = { ...record, table: damage(String(record.table)) };
    const store = makeMemoryStore(new Map([[String(record.id), damaged]]));
    const { savedGames } = makeDeps(store);
    expect(await savedGames.open(String(record.id))).toMatchObject({
      ok: false,
      problem: { code: 'save-damaged', cause: { code: cause } },
    });
    expect(await savedGames.open(String(record.id))).toMatchObject({ ok: false, problem: { code: 'save-missing' } });
    expect(store.aside.size).toBe(1);
  });
});

test('a list that can’t be read says why', async () => {
  const forbidden = fail({ code: 'storage-forbidden', values: {} });
  const { savedGames } = makeDeps({ ...makeMemoryStore(), list: async () => forbidden });
  expect(await savedGames.list()).toEqual({ games: [], left: [], failure: forbidden.problem });
});
