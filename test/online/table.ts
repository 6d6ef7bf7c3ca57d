import { expect } from 'vitest';
import type { Player } from '../../src/core/game.ts';
import { makeOnlineService, type OnlineService } from '../../src/online/service.ts';
import type { Answer, ServiceDeps } from '../../src/online/service-deps.ts';
import type { Action, CreatedAnswer, SavedAnswer, Snapshot } from '../../src/online/wire.ts';
import { type MemoryStore, makeMemoryStore } from './memory-store.ts';
import { keyOf, secretOf, serviceDeps } from './service-deps.ts';

/** Noon of some day, in milliseconds. */
export const noon = 1_777_636_800_000;

export const secrets = [secretOf('Ana'), secretOf('Rui')] as const;

/** A game between Ana, who moves first, and Rui, at a server with a clock that stands until it is set. */
export interface OnlineTable {
  readonly service: OnlineService;
  readonly store: MemoryStore;
  readonly id: string;
  readonly created: CreatedAnswer;
  /** Lets milliseconds pass. */
  pass(milliseconds: number): void;
  now(): number;
  snapshot(): Promise<Snapshot>;
  /** Whoever has the turn makes these moves. */
  play(...moves: readonly string[]): Promise<SavedAnswer>;
  move(seat: Player, move: string, changes?: Readonly<Record<string, unknown>>): Promise<Answer<SavedAnswer>>;
  act(seat: Player, action: Action, changes?: Readonly<Record<string, unknown>>): Promise<Answer<SavedAnswer>>;
}

export interface TableOptions {
  readonly body?: Readonly<Record<string, unknown>>;
  readonly deps?: Partial<ServiceDeps>;
  readonly isJoined?: boolean;
  /** Instead of a store in memory. */
  readonly wrap?: (store: MemoryStore) => MemoryStore;
}

let keys = 0;
export const newKey = () => keyOf(++keys);

export async function openTable(options: TableOptions = {}): Promise<OnlineTable> {
  let now = noon;
  const memory = makeMemoryStore(() => now);
  const store = options.wrap?.(memory) ?? memory;
  const service = makeOnlineService(serviceDeps(store, options.deps));
  const body = {
    game: 'tres-em-linha',
    seats: [{ kind: 'person', secret: secrets[0], name: 'Ana' }, { kind: 'person' }],
    ...options.body,
  };
  const created = value(await service.create(newKey(), body));
  const { id } = created;
  const invite = created.invites[1];
  if (invite !== null && options.isJoined !== false) {
    value(await service.claim(id, { invite, secret: secrets[1], name: 'Rui' }));
  }
  const snapshot = async () => value(await service.read(id));
  const place = async () => {
    const { epoch, ply } = await snapshot();
    return { key: newKey(), epoch, ply };
  };
  return {
    service,
    store,
    id,
    created,
    pass(milliseconds) {
      now += milliseconds;
    },
    now: () => now,
    snapshot,
    async play(...moves) {
      let saved: SavedAnswer | undefined;
      for (const move of moves) {
        const { turn } = await snapshot();
        saved = value(await service.move(id, secrets[turn], { ...(await place()), move }));
      }
      if (!saved) throw new Error('Say which moves to play.');
      return saved;
    },
    move: async (seat, move, changes) => service.move(id, secrets[seat], { ...(await place()), move, ...changes }),
    act: async (seat, action, changes) => service.act(id, secrets[seat], { ...(await place()), action, ...changes }),
  };
}

/** What was answered, where nothing was refused. */
export function value<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer.problem)}`);
  return answer.value;
}

/** Why something was refused: the code, and that of its cause. */
export function codeOf(answer: Answer<unknown>): string {
  if (answer.ok) return 'answered';
  const { code, values, cause } = answer.problem;
  return [code, values.field, cause?.code].filter((part) => part !== undefined && part !== '').join(' ');
}

/** The kinds of the last events, and that they are numbered without gaps. */
export function lastKinds({ store, id }: OnlineTable, count: number): readonly string[] {
  const history = store.history(id);
  expect(history.map(({ seq }) => seq)).toEqual(history.map((_event, index) => index + 1));
  return history.slice(-count).map(({ kind }) => kind);
}
