import { describe, expect, test } from 'vitest';
import { makeHouse, sharedDesk } from '../../../test/web-house.ts';
import type { Game } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { fail, succeed } from '../../core/problem.ts';
import { seededRandom } from '../../core/random.ts';
import { parseSeat, person } from '../../core/seat.ts';
import { startSeries } from '../../core/series.ts';
import { findGame } from '../../games/index.ts';
import { type Opening, usualPreferences } from '../table/opening.ts';
import { nextGame, playAt, type TableState, tableWith } from '../table/table-state.ts';
import { type Keeper, type KeeperWorld, keepNew, keepSaved } from './keeper.ts';
import type { Library } from './library.ts';
import { makeMemoryShelf } from './shelf.ts';

const game = (await findGame('tres-em-linha')?.load()) as Game;

function opening(...moves: readonly string[]): Opening {
  let match = Match.start(game, seededRandom(1));
  for (const move of moves) {
    const next = match.play(move);
    if (next.ok) match = next.value;
  }
  const state = tableWith(match, [person, parseSeat('level:3')], startSeries(3, 7), undefined);
  return { state, preferences: { ...usualPreferences, isFlipped: true } };
}

/** A game by itself that is over. */
const over: Opening = (() => {
  const won = opening('1', '1', '2', '2', '3');
  return { ...won, state: { ...won.state, series: startSeries(1, 7) } };
})();

const withState = (state: TableState): Opening => ({ ...opening(), state });

async function kept(house: KeeperWorld, ...openings: readonly Opening[]): Promise<Keeper> {
  const keeper = keepNew(house);
  for (const each of openings) keeper.keep(each, false);
  await keeper.settled();
  return keeper;
}

async function opened(library: Library, id: string): Promise<Opening> {
  const found = await library.open(id);
  if (!found.ok) throw new Error(found.problem.code);
  return found.value.opening;
}

describe('a kept game', () => {
  test('comes back as it was', async () => {
    const { library, house } = makeHouse();
    const before = opening('1', '2', '3');
    const grown = playAt({ ...before.state, current: 1 }, 1, 4);
    if (!grown.ok) throw new Error(grown.problem.code);
    const keeper = await kept(house, withState(grown.value));
    const { state, preferences } = await opened(library, keeper.id());
    expect(preferences.isFlipped).toBe(true);
    expect(state).toMatchObject({
      series: { length: 3, seed: 7, winners: [] },
      participants: before.state.participants,
    });
    expect([...state.tree.nodes.values()].map((node) => node.match.played)).toEqual([
      [],
      ['1'],
      ['1', '2'],
      ['1', '2', '3'],
      ['1', '5'],
    ]);
    expect([state.head, state.current]).toEqual([3, 4]);
  });

  test('is listed, offered, renamed, taken away and put back', async () => {
    const { library, house } = makeHouse();
    const keeper = await kept(house, opening('1'));
    await kept(house, opening('1', '1', '2', '2', '3'));
    expect((await library.list()).map(({ plies }) => plies)).toEqual([5, 1]);
    expect(await library.lastUnfinished()).toMatchObject({ plies: 5, isOpen: true, result: { winner: 0 } });
    expect(await library.rename(keeper.id(), '  With Ana ')).toEqual(succeed(undefined));
    expect((await library.list())[1].name).toBe('With Ana');
    const removed = await library.remove(keeper.id());
    expect(await library.list()).toHaveLength(1);
    if (removed.ok) await removed.value();
    expect(await library.list()).toHaveLength(2);
  });

  test('keeps the name that it was given while it is played', async () => {
    const { library, house } = makeHouse();
    const keeper = await kept(house, opening('1'));
    await library.rename(keeper.id(), 'Ours');
    keeper.keep(opening('1', '2'), false);
    await keeper.settled();
    expect(keeper.ownership()).toBe('ours');
    expect((await library.list())[0]).toMatchObject({ name: 'Ours', plies: 2 });
  });

  test('that nobody played is not listed, but found again after a reload', async () => {
    const { library, house } = makeHouse();
    const keeper = await kept(house, opening());
    expect(await library.list()).toEqual([]);
    expect((await library.last())?.id).toBe(keeper.id());
  });

  test('goes when it is old and nothing was played, or one of very many that are over', async () => {
    const { library, house } = makeHouse();
    const blank = await kept(house, opening());
    for (let count = 0; count < 302; count++) await kept(house, over);
    const open = await kept(house, opening('1'));
    await library.tidy('none', 100_000_000);
    expect((await library.open(blank.id())).ok).toBe(false);
    expect((await library.open(open.id())).ok).toBe(true);
    expect(await library.list()).toHaveLength(301);
  });

  test('stays when the next one begins, and what is played then does not touch it', async () => {
    const { library, house } = makeHouse();
    const won = opening('1', '1', '2', '2', '3');
    const keeper = await kept(house, won);
    const first = keeper.id();
    const next = nextGame(won.state);
    keeper.keep(withState(next), true);
    const played = playAt(next, 0, 2);
    if (played.ok) keeper.keep(withState(played.value), false);
    await keeper.settled();
    expect(keeper.id()).not.toBe(first);
    expect((await library.list()).map(({ id, plies }) => [id, plies])).toEqual([
      [keeper.id(), 1],
      [first, 5],
    ]);
  });
});

describe('damaged data', () => {
  const good = async () => {
    const { library, house, shelf } = makeHouse();
    const keeper = await kept(house, opening('1', '2'));
    const found = await shelf.read(keeper.id());
    if (!found.ok) throw new Error(found.problem.code);
    await library.list();
    return found.value as Record<string, unknown>;
  };

  test.each([
    ['of another version', { version: 2 }, 'save-version'],
    ['without its table', { table: undefined }, 'save-shape'],
    ['with seats that are none', { seats: 'me' }, 'save-shape'],
  ])('%s is set aside when the games are listed', async (_name, damage, cause) => {
    const volume: Record<string, unknown> = { ...(await good()), ...damage };
    const shelf = makeMemoryShelf(new Map([[String(volume.id), volume]]));
    const { library, reported } = makeHouse(shelf);
    expect(await library.list()).toEqual([]);
    expect(reported).toMatchObject([{ code: 'save-damaged', cause: { code: cause } }]);
    expect(await library.list()).toEqual([]);
    expect(reported).toHaveLength(1);
    expect([...shelf.aside.values()]).toEqual([volume]);
  });

  test.each([
    ['no JSON', () => '{', 'save-shape'],
    ['an illegal move', (table: string) => table.replace('"move":"2"', '"move":"9"'), 'save-moves'],
    ['a place that is none', (table: string) => table.replace('"head":2', '"head":7'), 'save-shape'],
    ['an endless number', (table: string) => table.replace('"seed":7', '"seed":7e99'), 'save-shape'],
  ])('with %s is set aside when it is opened', async (_name, damage, cause) => {
    const volume = await good();
    const damaged = { ...volume, table: damage(String(volume.table)) };
    const shelf = makeMemoryShelf(new Map([[String(volume.id), damaged]]));
    const { library } = makeHouse(shelf);
    expect(await library.open(String(volume.id))).toMatchObject({
      ok: false,
      problem: { code: 'save-damaged', cause: { code: cause } },
    });
    expect(await library.open(String(volume.id))).toMatchObject({ ok: false, problem: { code: 'save-missing' } });
    expect(shelf.aside.size).toBe(1);
  });
});

test('storage that is full or forbidden is told of once, and the game goes on', async () => {
  const forbidden = fail({ code: 'storage-forbidden', values: {} });
  const { house, reported } = makeHouse({
    list: async () => forbidden,
    read: async () => forbidden,
    write: async () => forbidden,
    remove: async () => forbidden,
    setAside: async () => forbidden,
  });
  const keeper = await kept(house, opening('1'));
  keeper.keep(opening('1', '2'), false);
  await keeper.settled();
  expect(reported.map(({ code }) => code)).toEqual(['storage-forbidden']);
  expect(keeper.ownership()).toBe('ours');
});

describe('two tabs', () => {
  test('the second is told, looks on, and takes over all that the first has played', async () => {
    const shelf = makeMemoryShelf();
    const desk = sharedDesk();
    const [here, there] = [makeHouse(shelf, desk), makeHouse(shelf, desk)];
    const first = await kept(here.house, opening('1'));
    const second = await keepSaved(there.house, first.id());
    if (!second.ok) throw new Error(second.problem.code);
    const { keeper } = second.value;
    expect(keeper.ownership()).toBe('elsewhere');
    keeper.keep(opening('5'), false);
    first.keep(opening('1', '2'), false);
    const taken = await keeper.takeOver();
    expect(taken?.ok && taken.value.state.tree.nodes.size).toBe(3);
    expect([first.ownership(), keeper.ownership()]).toEqual(['elsewhere', 'ours']);
    first.keep(opening('4', '4'), false);
    keeper.keep(opening('1', '2', '3'), false);
    await Promise.all([first.settled(), keeper.settled()]);
    expect((await here.library.list())[0].plies).toBe(3);
  });

  test('a new game that begins while an old one is being taken over stays on the table', async () => {
    const shelf = makeMemoryShelf();
    const desk = sharedDesk();
    const [here, there] = [makeHouse(shelf, desk), makeHouse(shelf, desk)];
    const first = await kept(here.house, opening('1'));
    const second = await keepSaved(there.house, first.id());
    if (!second.ok) throw new Error(second.problem.code);
    const { keeper } = second.value;
    const taking = keeper.takeOver();
    keeper.keep(withState(nextGame(opening('1').state)), true);
    expect(await taking).toBeUndefined();
    expect(keeper.id()).not.toBe(first.id());
    expect(keeper.ownership()).toBe('ours');
  });

  test('a game that was left for a new one can be asked for, and the new one stays', async () => {
    const desk = sharedDesk();
    const { house } = makeHouse(makeMemoryShelf(), desk);
    const keeper = await kept(house, opening('1'));
    const old = keeper.id();
    keeper.keep(withState(nextGame(opening('1').state)), true);
    await desk.takeOver(old, async () => undefined);
    expect(keeper.ownership()).toBe('ours');
  });

  test('without locks, the one that comes late is told and overwrites nothing', async () => {
    const shelf = makeMemoryShelf();
    const [here, there] = [makeHouse(shelf), makeHouse(shelf)];
    const first = await kept(here.house, opening('1'));
    const second = await keepSaved(there.house, first.id());
    if (!second.ok) throw new Error(second.problem.code);
    first.keep(opening('1', '2'), false);
    await first.settled();
    second.value.keeper.keep(opening('1', '5', '5'), false);
    await second.value.keeper.settled();
    expect(second.value.keeper.ownership()).toBe('elsewhere');
    expect((await here.library.list())[0].plies).toBe(2);
  });
});
