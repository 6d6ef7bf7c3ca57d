import { createSignal } from 'solid-js';
import { type Problem, type Result, succeed } from '../../core/problem.ts';
import type { Opening } from '../table/opening.ts';
import type { Desk, Hold } from './desk.ts';
import type { Library } from './library.ts';
import { isBlank, saveGame } from './saved-game.ts';

/** Keeps the game of one table: writes it after every change, as long as it is this tab's. */
export interface Keeper {
  /** The id that the game is kept under; another one when a new game has begun. */
  id(): string;
  /** `elsewhere` when another tab plays the game: then nothing is written here, and nothing must be played. */
  ownership(): Ownership;
  /** Is told when that changes. */
  onOwnership(handler: () => void): void;
  keep(opening: Opening, isNewGame: boolean): void;
  /** Takes the game from the other tab, as it stands there; nothing where it was left meanwhile for a new one. */
  takeOver(): Promise<Result<Opening> | undefined>;
  /** Resolves when all that was to be written is. */
  settled(): Promise<void>;
  close(): void;
}

export type Ownership = 'ours' | 'elsewhere';

export interface KeeperWorld {
  readonly library: Library;
  readonly desk: Desk;
  /** The time of day, in milliseconds since 1970. */
  today(): number;
  freshId(): string;
  /** Told once of each kind of problem: that nothing can be kept is no news after every move. */
  report(problem: Problem): void;
}

/** Where a game is kept. */
interface Place {
  readonly id: string;
  revision: number;
  name: string | undefined;
  hold: Promise<Hold | undefined>;
}

/** A keeper of a game that was not kept before. */
export function keepNew(world: KeeperWorld): Keeper {
  return createKeeper(world, world.freshId()).keeper;
}

/** A keeper of a game that was, and the game; it may turn out that another tab plays it. */
export async function keepSaved(
  world: KeeperWorld,
  id: string,
): Promise<Result<{ readonly keeper: Keeper; readonly opening: Opening }>> {
  const { keeper, open } = createKeeper(world, id, 'elsewhere');
  const opening = await open();
  if (!opening.ok) {
    keeper.close();
    return opening;
  }
  return succeed({ keeper, opening: opening.value });
}

function createKeeper(world: KeeperWorld, firstId: string, whose: Ownership = 'ours') {
  const { library, desk } = world;
  const [ownership, setOwnership] = createSignal<Ownership>(whose);
  const [id, setId] = createSignal(firstId);
  const told = new Set<string>();
  const pending = new Map<Place, Opening>();
  let place: Place = whose === 'ours' ? freshPlace(firstId) : placeOf(firstId, Promise.resolve(undefined));
  let writing: Promise<void> = Promise.resolve();
  let isWriting = false;
  let tellOwnership: () => void = () => undefined;
  let isClosed = false;
  let wasBlank = false;

  function placeOf(placeId: string, hold: Promise<Hold | undefined>): Place {
    return { id: placeId, revision: 0, name: undefined, hold };
  }

  function freshPlace(placeId: string): Place {
    return placeOf(
      placeId,
      desk.take(placeId, () => giveUp(placeId)),
    );
  }

  function own(next: Ownership): void {
    if (ownership() === next) return;
    setOwnership(next);
    tellOwnership();
  }

  /** Another tab wants the game: it gets it with all that was played here. */
  async function giveUp(asked: string): Promise<void> {
    // A game that was just left for a new one may be asked for too.
    if (asked === place.id) own('elsewhere');
    await writing;
  }

  function write(at: Place, opening: Opening): void {
    pending.set(at, opening);
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

  async function writeOne(at: Place, opening: Opening): Promise<void> {
    const filing = { id: at.id, revision: at.revision + 1, changed: world.today(), name: at.name };
    const written = await library.write(saveGame(opening, filing));
    if (!written.ok) reportOnce(written.problem);
    else if (written.value === 'written') at.revision = filing.revision;
    else await lookAgain(at, opening);
  }

  /** Somebody has written the game meanwhile. If it was only given another name, it is still ours. */
  async function lookAgain(at: Place, opening: Opening): Promise<void> {
    const found = await library.open(at.id);
    const saved = found.ok ? found.value.saved : undefined;
    if (saved?.revision === at.revision + 1 && saved.name !== at.name) {
      at.revision = saved.revision;
      at.name = saved.name;
      if (!pending.has(at)) pending.set(at, opening);
    } else if (at === place) own('elsewhere');
  }

  function reportOnce(found: Problem): void {
    if (told.has(found.code)) return;
    told.add(found.code);
    world.report(found);
  }

  /** The old game stays where it is, and the new one gets a place of its own. */
  function begin(opening: Opening): void {
    const old = place;
    place = freshPlace(world.freshId());
    setId(place.id);
    own('ours');
    write(place, opening);
    void writing.then(async () => {
      (await old.hold)?.release();
      await library.tidy(place.id, world.today());
    });
  }

  function keep(opening: Opening, isNewGame: boolean): void {
    if (isClosed) return;
    const isPlaceFree = wasBlank && ownership() === 'ours';
    wasBlank = isBlank(opening);
    if (isNewGame && !isPlaceFree) begin(opening);
    else if (ownership() === 'ours') write(place, opening);
  }

  /** Reads the game of a place, given a way to have it. */
  async function openWith(at: Place, take: Desk['take'] | Desk['takeOver']): Promise<Result<Opening>> {
    at.hold = take(at.id, () => giveUp(at.id));
    const held = await at.hold;
    const found = await library.open(at.id);
    if (!found.ok) return found;
    const { opening, saved } = found.value;
    at.revision = saved.revision;
    at.name = saved.name;
    if (at === place) {
      wasBlank = isBlank(opening);
      own(held ? 'ours' : 'elsewhere');
    }
    return succeed(opening);
  }

  async function takeOver(): Promise<Result<Opening> | undefined> {
    const at = place;
    const taken = await openWith(at, desk.takeOver);
    return at === place && !isClosed ? taken : undefined;
  }

  const keeper: Keeper = {
    id,
    ownership,
    onOwnership(handler) {
      tellOwnership = handler;
    },
    keep,
    takeOver,
    settled: () => writing,
    close() {
      isClosed = true;
      const last = place;
      void writing.then(async () => (await last.hold)?.release());
    },
  };
  return { keeper, open: () => openWith(place, desk.take) };
}
