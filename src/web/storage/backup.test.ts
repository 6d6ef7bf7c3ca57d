import { describe, expect, test } from 'vitest';
import { makeDeps } from '../../../test/web-deps.ts';
import { person } from '../../core/seats/seat.ts';
import { startGame } from '../table/open/open.ts';
import { formatBackup, importBackup, type Kept } from './backup.ts';
import { makeMemoryStore } from './store.ts';

/** A device with nothing on it. */
function makeDevice(settings?: string) {
  const { deps, savedGames, store } = makeDeps();
  let taken = settings ?? '{"version":1,"theme":"dark"}';
  let count = 0;
  const kept: Kept = {
    games: store,
    results: makeMemoryStore(),
    seats: makeMemoryStore(),
    evaluations: makeMemoryStore(),
    puzzles: makeMemoryStore(),
    formatSettings: () => taken,
    areSettingsChosen: () => settings !== undefined,
    applySettings(text) {
      taken = text;
      return true;
    },
    freshId: () => `fresh-${++count}`,
  };
  return { deps, savedGames, kept, settings: () => taken };
}

type Device = ReturnType<typeof makeDevice>;

async function playSome({ deps }: Device, ...moves: readonly number[]): Promise<void> {
  const started = await startGame({ game: 'tres-em-linha', seats: [person, person], series: 1 }, deps);
  if (!started.ok) throw new Error(started.problem.code);
  for (const move of moves) started.value.playing.play(move);
  await new Promise((resolve) => setTimeout(resolve, 5));
  started.value.close();
}

const addResult = ({ kept }: Device, id: string) =>
  kept.results.write({ id, revision: 1, ...{ version: 1, game: 'fuse', level: 3, outcome: 'won', finished: 5 } });

async function exported({ kept }: Device, hasSeats = false): Promise<string> {
  const text = await formatBackup(kept, { hasSeats });
  if (!text.ok) throw new Error(text.problem.code);
  return text.value;
}

const listed = async ({ savedGames }: Device) => (await savedGames.list()).games.map(({ position }) => position).sort();

describe('everything that is kept', () => {
  test('brings evaluations of one’s own along, once', async () => {
    const [from, to] = [makeDevice(), makeDevice()];
    const mine = { id: 'e1', revision: 1, version: 1, game: 'neutreeko', weights: 'pairs*3', made: 7 };
    await from.kept.evaluations.write(mine);
    const imported = await importBackup(await exported(from), to.kept);
    expect(imported).toMatchObject({ ok: true, value: { evaluations: 1, damaged: 0 } });
    expect(await to.kept.evaluations.list()).toEqual({ ok: true, value: [mine] });
    expect(await importBackup(await exported(from), to.kept)).not.toHaveProperty('value.evaluations');
    const odd = JSON.stringify({
      ...JSON.parse(await exported(from)),
      evaluations: [{ ...mine, id: 'e2', weights: 5 }],
    });
    expect(await importBackup(odd, to.kept)).toMatchObject({ ok: true, value: { damaged: 1 } });
  });

  test('comes without the seats in games online, unless they are asked for', async () => {
    const [from, to] = [makeDevice(), makeDevice()];
    const seat = { id: 'abcdefghijkl', revision: 1, version: 1, secret: 'a secret' };
    await from.kept.seats.write(seat);
    expect(await exported(from)).not.toContain('secret');
    await importBackup(await exported(from), to.kept);
    expect(await to.kept.seats.list()).toEqual({ ok: true, value: [] });
    const imported = await importBackup(await exported(from, true), to.kept);
    expect(imported).toMatchObject({ ok: true, value: { seats: 1, damaged: 0 } });
    expect(await to.kept.seats.list()).toEqual({ ok: true, value: [seat] });
    const odd = JSON.stringify({ ...JSON.parse(await exported(from)), seats: [5, { id: 'x', revision: 1 }] });
    expect(await importBackup(odd, to.kept)).toMatchObject({ ok: true, value: { damaged: 2 } });
  });

  test('comes to another device in one file, settings included', async () => {
    const [from, to] = [makeDevice('{"version":1,"theme":"light"}'), makeDevice()];
    await playSome(from, 2, 2);
    await playSome(from, 1);
    await addResult(from, 'game-1');
    const imported = await importBackup(await exported(from), to.kept);
    expect(imported).toEqual({ ok: true, value: { games: 2, results: 1, known: 0, damaged: 0, settings: 'taken' } });
    expect(await listed(to)).toEqual(await listed(from));
    expect(to.settings()).toBe(from.settings());
    const [first] = (await to.savedGames.list()).games;
    expect((await to.savedGames.open(first?.id ?? '')).ok).toBe(true);
  });

  test('leaves the settings alone that were chosen here', async () => {
    const [from, to] = [makeDevice('{"version":1,"language":"pt"}'), makeDevice('{"version":1,"language":"en"}')];
    expect(await importBackup(await exported(from), to.kept)).toMatchObject({ value: { settings: 'left' } });
    expect(to.settings()).toBe('{"version":1,"language":"en"}');
  });

  test('does not come twice, and overwrites nothing that was played since', async () => {
    const device = makeDevice();
    await playSome(device, 2, 2);
    const before = await exported(device);
    expect(await importBackup(before, device.kept)).toMatchObject({ value: { games: 0, known: 1 } });
    // The same game, gone on with.
    const [record] = JSON.parse(before).games;
    const { id } = record;
    const changed = { ...record, revision: record.revision + 1, name: 'mine' };
    expect(await device.kept.games.write(changed)).toEqual({ ok: true, value: 'written' });
    expect(await importBackup(before, device.kept)).toMatchObject({ value: { games: 1, known: 0 } });
    expect(await device.kept.games.read(id)).toMatchObject({ value: { name: 'mine' } });
    expect((await device.savedGames.list()).games).toHaveLength(2);
    expect(await importBackup(before, device.kept)).toMatchObject({ value: { games: 0, known: 1 } });
  });

  test('leaves out what can’t be read, and keeps what a later version wrote', async () => {
    const device = makeDevice();
    const games = [{ nonsense: true }, 5, null, { id: 'later', revision: 1, version: 99 }];
    const text = JSON.stringify({ tabuleiro: 'backup', version: 1, games, results: [{}, 'x'] });
    expect(await importBackup(text, device.kept)).toMatchObject({ value: { games: 1, results: 0, damaged: 5 } });
    expect((await device.savedGames.list()).left).toHaveLength(1);
  });

  test('counts no result that nobody could read, and keeps what a later version wrote', async () => {
    const device = makeDevice();
    await addResult(device, 'whole');
    const [whole] = JSON.parse(await exported(device)).results;
    const spoilt = { ...whole, id: 'spoilt', outcome: 'perhaps' };
    const later = { id: 'later', revision: 1, version: 2 };
    const results = [{ ...whole, id: 'other' }, whole, spoilt, { id: 'bare', revision: 1 }, later];
    const text = JSON.stringify({ tabuleiro: 'backup', version: 1, games: [], results });
    expect(await importBackup(text, device.kept)).toMatchObject({ value: { results: 2, known: 0, damaged: 2 } });
    const kept = await device.kept.results.list();
    expect(kept.ok && kept.value).toHaveLength(3);
  });

  test.each([
    ['', 'backup-foreign'],
    ['{}', 'backup-foreign'],
    ['[1]', 'backup-foreign'],
    ['{"tabuleiro":"table","version":2}', 'backup-foreign'],
    ['{"tabuleiro":"backup","version":1,"games":5,"results":[]}', 'backup-foreign'],
    ['{"tabuleiro":"backup","version":2}', 'backup-version'],
  ])('is refused where the file is %j', async (text, code) => {
    const device = makeDevice();
    expect(await importBackup(text, device.kept)).toMatchObject({ ok: false, problem: { code } });
  });
});
