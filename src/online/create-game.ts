import type { Player } from '../core/game.ts';
import { isRecord } from '../core/json.ts';
import { succeed } from '../core/problem.ts';
import { createStoredGame, startOf } from './creation.ts';
import { maxAttempts } from './limits.ts';
import { makeOnlineProblem, refuseField, refuseOnline } from './problems.ts';
import type { Answer, ServiceDeps } from './service-deps.ts';
import { invitesOf, type StoredGame, snapshotOf } from './stored-game.ts';
import type { CreatedAnswer, CreateRequest } from './wire.ts';

/** Makes a game, once for each key: a creation that is sent again gets the game that it has made. */
export async function createGame(
  deps: ServiceDeps,
  key: string,
  request: CreateRequest,
): Promise<Answer<CreatedAnswer>> {
  const body = deps.hash(canonical(request));
  for (let attempts = 0; attempts < maxAttempts; attempts++) {
    const earlier = await createdBefore(deps, key, body);
    if (earlier) return earlier;
    const game = await newGame(deps, request);
    if (!game.ok) return game;
    const { id, created } = game.value;
    if ((await deps.store.create(game.value, { key, body, id, created })) === 'stored') {
      return succeed({ id, invites: invitesOf(game.value), snapshot: snapshotOf(game.value) });
    }
  }
  return refuseOnline({ code: 'no-store', values: {} });
}

/** A creation that was stored, for whoever asks with its key. */
async function createdBefore(
  { store }: ServiceDeps,
  key: string,
  body: string,
): Promise<Answer<CreatedAnswer> | undefined> {
  const kept = await store.creation(key);
  if (!kept) return undefined;
  if (kept.body !== body) return refuseOnline({ code: 'key-reused', values: {} });
  const reading = await store.read(kept.id);
  if (!reading) return undefined;
  return succeed({ id: kept.id, invites: invitesOf(reading.game), snapshot: snapshotOf(reading.game) });
}

async function newGame(deps: ServiceDeps, request: CreateRequest): Promise<Answer<StoredGame>> {
  const rules = await deps.loadGame(request.game);
  if (!rules) return refuseField('game', makeOnlineProblem({ code: 'expected-game', values: {} }));
  const start = startOf(rules, request.start, deps.makeSeed());
  if (!start.ok) return { ...start, game: rules };
  const names: [string, string] = ['', ''];
  for (const player of [0, 1] as const) {
    const seat = request.seats[player];
    if (seat.kind === 'person') continue;
    // What a player costs depends on where the game begins.
    const name = await deps.checkPlayer(rules, start.value.state, seat.player);
    if (!name.ok) return refuseField(`seats[${player}].player`, name.problem);
    names[player] = name.value;
  }
  const newness = { id: deps.makeId(), now: await deps.store.now() };
  const invites = [deps.makeToken(), deps.makeToken()] as const;
  const playerOf = (player: Player) => names[player];
  return createStoredGame(start.value, request, newness, { invites, hash: deps.hash, playerOf });
}

/** A JSON value as text, its fields in one order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
