import { createSignal } from 'solid-js';
import { type Problem, type Result, succeed } from '../../core/problem.ts';
import type { SavedTable } from '../../play/saved/saved-table.ts';
import { isBlank, matchOf } from '../../play/table.ts';
import { endOf } from './end-of.ts';
import { saveGame } from './saved-game.ts';
import type { SavedGames } from './saved-games.ts';
import type { TabLock, TabLocks } from './tab-lock.ts';

/** Saves the game of one table: writes it after every change, as long as it is this tab's. */
export interface Autosave {
  /** The id that the game is kept under; another one when a new game has begun. */
  id(): string;
  /** `elsewhere` when another tab plays the game: then nothing is written here, and nothing must be played. */
  ownership(): Ownership;
  /** Is told when that changes. */
  onOwnership(handler: () => void): void;
  save(saved: SavedTable, isNewGame: boolean): void;
  /** Takes the game from the other tab, as it stands there; nothing where it was left meanwhile for a new one. */
  takeOver(): Promise<Result<SavedTable> | undefined>;
  /** Resolves when all that was to be written is, or was tried to be: what fails is tried again later. */
  settled(): Promise<void>;
  close(): void;
}

export type Ownership = 'ours' | 'elsewhere';

export interface AutosaveDeps {
  readonly savedGames: SavedGames;
  readonly tabLocks: TabLocks;
  /** The time of day, in milliseconds since 1970. */
  today(): number;
  freshId(): string;
  /** Says what is wrong for as long as it is; the answer takes it back. That nothing can be kept is no news every move. */
  warn(problem: Problem): () => void;
  /** Resolves when it is time to try again what has failed so many times in a row. */
  untilRetry(failures: number): Promise<void>;
}

/** Where a game is kept. */
interface Place {
  readonly id: string;
  revision: number;
  /** When the game ended, where it has: looking at it later does not change that. */
  ended: number | undefined;
  name: string | undefined;
  lock: Promise<TabLock | undefined>;
}

/** An autosave of a game that was not kept before. */
export function autosaveNew(deps: AutosaveDeps, id: string = deps.freshId()): Autosave {
  return createAutosave(deps, id).autosave;
}

/** An autosave of a game that was, and the game; it may turn out that another tab plays it. */
export async function autosaveSaved(
  deps: AutosaveDeps,
  id: string,
): Promise<Result<{ readonly autosave: Autosave; readonly saved: SavedTable }>> {
  const { autosave, open } = createAutosave(deps, id, 'elsewhere');
  const saved = await open();
  if (!saved.ok) {
    autosave.close();
    return saved;
  }
  return succeed({ autosave, saved: saved.value });
}

function createAutosave(deps: AutosaveDeps, firstId: string, whose: Ownership = 'ours') {
  const { savedGames, tabLocks } = deps;
  const [ownership, setOwnership] = createSignal<Ownership>(whose);
  const [id, setId] = createSignal(firstId);
  const pending = new Map<Place, SavedTable>();
  const retries = createRetries(deps, (failed) => {
    for (const [at, saved] of failed) if (!pending.has(at)) pending.set(at, saved);
    start();
  });
  let place: Place = whose === 'ours' ? freshPlace(firstId) : placeOf(firstId, Promise.resolve(undefined));
  let writing: Promise<void> = Promise.resolve();
  let isWriting = false;
  let tellOwnership: () => void = () => undefined;
  let isClosed = false;
  let wasBlank = false;

  function placeOf(placeId: string, lock: Promise<TabLock | undefined>): Place {
    return { id: placeId, revision: 0, ended: undefined, name: undefined, lock };
  }

  function freshPlace(placeId: string): Place {
    return placeOf(
      placeId,
      tabLocks.take(placeId, () => handOver(placeId)),
    );
  }

  function own(next: Ownership): void {
    if (ownership() === next) return;
    setOwnership(next);
    tellOwnership();
  }

  /** Another tab wants the game: it gets it with all that was played here. */
  async function handOver(asked: string): Promise<void> {
    // A game that was just left for a new one may be asked for too.
    if (asked === place.id) own('elsewhere');
    await writing;
  }

  /** The first of several is given to the store before this returns, and so before what it tells of is drawn. */
  function write(at: Place, saved: SavedTable): void {
    pending.set(at, saved);
    start();
  }

  function start(): void {
    if (!isWriting) writing = writeAll();
  }

  /** One after another; of several changes that come while one is written, the last tells all. */
  async function writeAll(): Promise<void> {
    isWriting = true;
    try {
      for (let [next] = pending; next; [next] = pending) {
        pending.delete(next[0]);
        await writeOne(...next);
      }
    } finally {
      // At once, and not when the promise is kept: a change may come in between.
      isWriting = false;
    }
  }

  async function writeOne(at: Place, saved: SavedTable): Promise<void> {
    const today = deps.today();
    at.ended = matchOf(saved.table).ending ? (at.ended ?? today) : undefined;
    const filing = { id: at.id, revision: at.revision + 1, changed: today, ended: at.ended, name: at.name };
    const written = await savedGames.write(saveGame(saved, filing));
    if (!written.ok) {
      retries.failed(at, saved, written.problem);
      return;
    }
    retries.succeeded(at);
    if (written.value === 'written') at.revision = filing.revision;
    else await lookAgain(at, saved);
  }

  /** Somebody has written the game meanwhile. If it was only given another name, it is still ours. */
  async function lookAgain(at: Place, saved: SavedTable): Promise<void> {
    const found = await savedGames.open(at.id);
    const record = found.ok ? found.value.record : undefined;
    if (record?.revision === at.revision + 1 && record.name !== at.name) {
      at.revision = record.revision;
      at.name = record.name;
      if (!pending.has(at)) pending.set(at, saved);
    } else if (at === place) own('elsewhere');
  }

  /** The old game stays where it is, and the new one gets a place of its own. */
  function begin(saved: SavedTable): void {
    const old = place;
    place = freshPlace(deps.freshId());
    setId(place.id);
    own('ours');
    write(place, saved);
    void writing.then(async () => {
      (await old.lock)?.release();
      await savedGames.tidy(place.id, deps.today());
    });
  }

  function save(saved: SavedTable, isNewGame: boolean): void {
    if (isClosed) return;
    const isPlaceFree = wasBlank && ownership() === 'ours';
    wasBlank = isBlank(saved.table);
    if (isNewGame && !isPlaceFree) begin(saved);
    else if (ownership() === 'ours') write(place, saved);
  }

  /** Reads the game of a place, given a way to have it. */
  async function openWith(at: Place, take: TabLocks['take'] | TabLocks['takeOver']): Promise<Result<SavedTable>> {
    at.lock = take(at.id, () => handOver(at.id));
    const held = await at.lock;
    const found = await savedGames.open(at.id);
    if (!found.ok) return found;
    const { saved, record } = found.value;
    at.revision = record.revision;
    at.ended = endOf(record);
    at.name = record.name;
    if (at === place) {
      wasBlank = isBlank(saved.table);
      own(held ? 'ours' : 'elsewhere');
    }
    return succeed(saved);
  }

  async function takeOver(): Promise<Result<SavedTable> | undefined> {
    const at = place;
    const taken = await openWith(at, tabLocks.takeOver);
    return at === place && !isClosed ? taken : undefined;
  }

  const autosave: Autosave = {
    id,
    ownership,
    onOwnership(handler) {
      tellOwnership = handler;
    },
    save,
    takeOver,
    settled: () => writing,
    close() {
      isClosed = true;
      const last = place;
      void writing.then(async () => (await last.lock)?.release());
    },
  };
  return { autosave, open: () => openWith(place, tabLocks.take) };
}

/** What could not be written, until it is: each of the tries waits longer, and one warning stands as long as they fail. */
function createRetries(
  { warn, untilRetry }: AutosaveDeps,
  tryAgain: (failed: ReadonlyMap<Place, SavedTable>) => void,
): { failed(at: Place, saved: SavedTable, problem: Problem): void; succeeded(at: Place): void } {
  const unwritten = new Map<Place, SavedTable>();
  let failures = 0;
  let isWaiting = false;
  let warning: { readonly code: string; readonly takeBack: () => void } | undefined;

  async function wait(): Promise<void> {
    isWaiting = true;
    await untilRetry(failures);
    isWaiting = false;
    // Something later may have been written meanwhile.
    if (unwritten.size > 0) tryAgain(new Map(unwritten));
  }

  return {
    failed(at, saved, problem) {
      unwritten.set(at, saved);
      failures++;
      if (warning?.code !== problem.code) {
        warning?.takeBack();
        warning = { code: problem.code, takeBack: warn(problem) };
      }
      if (!isWaiting) void wait();
    },
    succeeded(at) {
      unwritten.delete(at);
      if (unwritten.size > 0) return;
      failures = 0;
      warning?.takeBack();
      warning = undefined;
    },
  };
}
