import { describe, expect, test } from 'vitest';
import { fail } from '../../core/problem.ts';
import { noProgress, noteDay, noteTry } from '../../study/training/progress.ts';
import { importPuzzles } from './import-puzzles.ts';
import { createPuzzleRecords } from './puzzle-records.ts';
import { createKeptPuzzles, type KeptAttempt } from './puzzles.ts';
import { makeMemoryStore, type Store } from './store.ts';

const tryOf = (id: string, now: number) => ({
  puzzle: { id, game: 'neutreeko', rating: 300 },
  outcome: 'failed' as const,
  now,
  levels: [0, 100, 200],
});
const open = (store: Store) => createKeptPuzzles(createPuzzleRecords(store));
const idsIn = async (store: Store) => Object.keys((await open(store).progress()).games.neutreeko?.results ?? {});

const attempt: KeptAttempt = {
  game: 'neutreeko',
  puzzle: 'abc',
  played: ['4C-5C', '5A-4B'],
  hintsUsed: 1,
  told: 0,
  isFailed: false,
  isGivenUp: false,
  isNoted: false,
};

describe('what is kept of puzzles', () => {
  test('is found again, the attempt only by its puzzle', async () => {
    const store = makeMemoryStore();
    await open(store).change((progress) => noteTry(progress, tryOf('abc', 5)));
    await open(store).keepAttempt(attempt);
    await open(store).keepStreak('fuse', { seed: 7, solved: 2, seen: ['x', 'y'], isOver: false });
    expect(await idsIn(store)).toEqual(['abc']);
    expect(await open(store).attempt({ game: 'neutreeko', id: 'abc' })).toEqual(attempt);
    expect(await open(store).attempt({ game: 'neutreeko', id: 'other' })).toBeUndefined();
    expect(await open(store).streak('fuse')).toMatchObject({ seed: 7, solved: 2 });
    expect(await open(store).streak('neutreeko')).toBeUndefined();
  });

  test('is changed by two tabs at once without a loss', async () => {
    const store = makeMemoryStore();
    const [one, other] = [open(store), open(store)];
    await Promise.all(
      ['a', 'b', 'c', 'd'].map((id, index) =>
        (index % 2 ? one : other).change((progress) => noteTry(progress, tryOf(id, index))),
      ),
    );
    expect((await idsIn(store)).sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('lasts as long as the page where nothing can be written, and says so', async () => {
    const full = fail({ code: 'storage-full', values: {} });
    const kept = open({ ...makeMemoryStore(), write: async () => full });
    expect((await kept.change((progress) => noteTry(progress, tryOf('abc', 5)))).isKept).toBe(false);
    const { value } = await kept.change((progress) => noteTry(progress, tryOf('def', 6)));
    expect(Object.keys(value.games.neutreeko?.results ?? {})).toEqual(['abc', 'def']);
  });

  test('begins anew where it can’t be read, and what a later version wrote is left alone', async () => {
    const store = makeMemoryStore();
    await store.write({ id: 'progress', revision: 1, ...{ version: 1, value: 'nonsense' } });
    expect(await open(store).progress()).toEqual(noProgress);
    const later = { id: 'attempt', revision: 4, ...{ version: 2, value: 5 } };
    await store.write(later);
    await open(store).keepAttempt(attempt);
    expect(await store.read('attempt')).toEqual({ ok: true, value: later });
  });
});

describe('an import of puzzles', () => {
  test('brings both together, and nothing the second time', async () => {
    const [from, to] = [makeMemoryStore(), makeMemoryStore()];
    await open(from).change((progress) => noteDay(noteTry(progress, tryOf('abc', 5)), '2026-11-18', tryOf('abc', 5)));
    await open(to).change((progress) => noteTry(progress, tryOf('def', 6)));
    const records = await from.list();
    if (!records.ok) throw new Error('A list should be there.');
    expect(await importPuzzles(records.value, to)).toMatchObject({ value: { added: 1, known: 0, damaged: 0 } });
    expect(await idsIn(to)).toEqual(['abc', 'def']);
    expect((await open(to).progress()).days).toHaveProperty('2026-11-18');
    expect(await importPuzzles(records.value, to)).toMatchObject({ value: { added: 0, known: 1 } });
  });

  test('leaves out what can’t be read, and keeps what a later version wrote', async () => {
    const store = makeMemoryStore();
    const later = { id: 'attempt', revision: 4, version: 2, value: 5 };
    const records = [5, { id: 'x' }, { id: 'progress', revision: 1, version: 1, value: [] }, later];
    expect(await importPuzzles(records, store)).toMatchObject({ value: { added: 1, damaged: 3 } });
    expect(await store.read('attempt')).toMatchObject({ value: { version: 2 } });
  });
});
