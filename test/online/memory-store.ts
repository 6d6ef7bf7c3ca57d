import { creationLifetime } from '../../src/online/limits.ts';
import type { Commit, KeptAnswer, KeptCreation, OnlineStore } from '../../src/online/store.ts';
import { computerToMove, isClaimed, type StoredGame, wakeTime } from '../../src/online/stored-game.ts';
import type { NumberedEvent } from '../../src/online/wire.ts';

/** What a store forbids, whoever asks for it: the columns that are unique in a database. */
export interface MemoryStore extends OnlineStore {
  /** All events of a game, and all answers, for whoever checks them. */
  history(id: string): readonly NumberedEvent[];
  answers(id: string): readonly KeptAnswer[];
  ids(): readonly string[];
}

/** A store that forgets everything with its process: the contract in its smallest form, for tests of who uses one. */
export function makeMemoryStore(clock: () => number): MemoryStore {
  // As texts, so that nobody holds a piece of what is stored, and nothing but plain data can be.
  const games = new Map<string, string>();
  const events = new Map<string, string[]>();
  const answers = new Map<string, KeptAnswer[]>();
  const creations = new Map<string, KeptCreation>();
  let beatAt: number | undefined;

  const gameOf = (id: string) => parsed<StoredGame>(games.get(id));
  const eventsOf = (id: string) => (events.get(id) ?? []).map((text) => JSON.parse(text) as NumberedEvent);
  const all = () => [...games.values()].map((text) => JSON.parse(text) as StoredGame);

  function insert(game: StoredGame): void {
    games.set(game.id, JSON.stringify(game));
    events.set(game.id, []);
    answers.set(game.id, []);
  }

  /** Whether something in a commit is there already that may be there once. */
  function isTwice({ before: { id }, events: added, answer, rematch }: Commit): boolean {
    const old = eventsOf(id);
    const seqs = new Set(old.map(({ seq }) => seq));
    const moves = new Set(old.flatMap((event) => placeOf(event) ?? []));
    const isAnswered = answer && answersOf(id).some(({ seat, key }) => seat === answer.seat && key === answer.key);
    const isFollowed = rematch && (games.has(rematch.id) || all().some((game) => game.rematchOf === id));
    const isStored = added.some((event) => seqs.has(event.seq) || moves.has(placeOf(event) ?? ''));
    return Boolean(isAnswered || isFollowed || isStored);
  }

  const answersOf = (id: string) => answers.get(id) ?? [];

  return {
    kind: 'memory',
    now: async () => clock(),
    async read(id, key) {
      const game = gameOf(id);
      return game && { game, answers: answersOf(id).filter((answer) => answer.key === key), now: clock() };
    },
    async creation(key) {
      const kept = creations.get(key);
      return kept && clock() - kept.created < creationLifetime ? kept : undefined;
    },
    async create(game, creation) {
      const kept = creations.get(creation.key);
      const isTaken = kept && clock() - kept.created < creationLifetime;
      if (isTaken || games.has(game.id)) return 'taken';
      creations.set(creation.key, creation);
      insert(game);
      return 'stored';
    },
    async commit(commit) {
      const { before, after, events: added, answer, rematch } = commit;
      const present = gameOf(before.id);
      if (!present || !isSame(present, before) || isTwice(commit)) return 'conflict';
      games.set(before.id, JSON.stringify(after));
      events.get(before.id)?.push(...added.map((event) => JSON.stringify(event)));
      if (answer) answers.get(before.id)?.push(answer);
      if (rematch) insert(rematch);
      if (commit.forgetsNames) events.set(before.id, eventsOf(before.id).map(withoutName));
      return 'committed';
    },
    events: async (id, after, limit) =>
      eventsOf(id)
        .filter(({ seq }) => seq > after)
        .slice(0, limit),
    count: async () => games.size,
    listed: async (limit) =>
      all()
        .filter(({ listed, result, seats }) => listed && result === null && !seats.every(isClaimed))
        .sort((one, other) => other.created - one.created)
        .slice(0, limit),
    due: async (now, limit) =>
      all()
        .filter((game) => (wakeTime(game) ?? Number.POSITIVE_INFINITY) <= now)
        .sort((one, other) => Number(wakeTime(one)) - Number(wakeTime(other)))
        .slice(0, limit)
        .map(({ id }) => id),
    waitingForComputers: async (limit) =>
      all()
        .filter((game) => computerToMove(game) !== undefined)
        .slice(0, limit)
        .map(({ id }) => id),
    running: async (after, limit) =>
      all()
        .filter(({ id, clock: running }) => id > after && typeof running?.deadline === 'number')
        .map(({ id }) => id)
        .sort()
        .slice(0, limit),
    aliveAt: async () => beatAt,
    async beat() {
      beatAt = clock();
    },
    history: eventsOf,
    answers: answersOf,
    ids: () => [...games.keys()],
  };
}

function parsed<T>(text: string | undefined): T | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

function isSame(one: StoredGame, other: StoredGame): boolean {
  return (
    one.revision === other.revision &&
    one.seq === other.seq &&
    one.epoch === other.epoch &&
    one.moves.length === other.moves.length &&
    one.turn === other.turn &&
    (one.result === null) === (other.result === null)
  );
}

/** The place of a move: there is one for each epoch and ply. */
function placeOf(event: NumberedEvent): string | undefined {
  return event.kind === 'move' ? `${event.data.epoch} ${event.data.ply}` : undefined;
}

function withoutName(event: NumberedEvent): string {
  return JSON.stringify(event.kind === 'seat' ? { ...event, data: { ...event.data, name: null } } : event);
}
