import { type Game, opponentOf } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { present } from '../../src/core/present.ts';
import { seededRandom } from '../../src/core/random.ts';
import { makeClient, type OnlineClient } from '../../src/online/client/client.ts';
import { parsePending } from '../../src/online/client/pending.ts';
import { type Outbox, shownMoves } from '../../src/online/client/state.ts';
import type { Commit } from '../../src/online/store.ts';
import { matchOf, snapshotOf } from '../../src/online/stored-game.ts';
import type { Action, ClockRequest, CreatedAnswer, Snapshot } from '../../src/online/wire.ts';
import { type MemoryStore, makeMemoryStore } from './memory-store.ts';
import { keyOf, secretOf } from './service-deps.ts';
import { noon } from './table.ts';
import { type Faults, makeVirtualNetwork, type VirtualNetwork } from './virtual-network.ts';
import { makeVirtualServer } from './virtual-server.ts';
import { makeVirtualTime } from './virtual-time.ts';

/** One thing that someone does, some time after the one before. */
export interface ModelStep {
  /** In milliseconds; or until the present deadline, where there is one, when a move can be just in time or too late. */
  readonly wait: number | 'deadline';
  /** The two who play, one of them on a second device, and someone who watches. */
  readonly who: 0 | 1 | 2 | 3;
  readonly what: 'move' | 'reload' | 'resend' | 'reuse' | 'forge' | Action;
  /** Chooses among what can be chosen from. */
  readonly pick: number;
}

export interface ModelPlan {
  readonly seed: number;
  readonly clock: ClockRequest | undefined;
  readonly faults: Faults;
  readonly steps: readonly ModelStep[];
  /** When the server dies, and for how long; and how soon it dies again while it starts, if it does. */
  readonly crashes: readonly { readonly at: number; readonly down: number; readonly again: number }[];
}

/** A change that was stored, and when a server was last noted to live before it. */
export interface StoredCommit extends Commit {
  readonly lastBeat: number;
}

/** What happened, for the promises to be checked by. */
export interface ModelRun {
  readonly game: Game;
  readonly id: string;
  readonly store: MemoryStore;
  readonly network: VirtualNetwork;
  readonly commits: readonly StoredCommit[];
  /** When the server died. */
  readonly kills: readonly number[];
  /** All that each client has shown of the game, in order. */
  readonly shown: readonly (readonly Snapshot[])[];
  /** What became of everything that was done, as the clients said it. */
  readonly outcomes: readonly Outbox[];
  /** The keys of what was kept, and of what was forged. */
  readonly madeKeys: ReadonlySet<string>;
  readonly clients: readonly OnlineClient[];
  readonly final: Snapshot;
  /** What nobody may be told. */
  readonly confidential: readonly string[];
}

/** How long a server that died while it started stays down. */
const secondDowntime = 2000;
const quiet: Faults = { lost: 0, doubled: 0, maxDelay: 5, maxStream: 0 };
const secrets = [secretOf('Ana'), secretOf('Rui')] as const;

/** Plays a plan to its end, and then lets everything come to rest without faults. */
export async function runModel(game: Game, plan: ModelPlan): Promise<ModelRun> {
  const time = makeVirtualTime(noon);
  const random = seededRandom(plan.seed);
  const memory = makeMemoryStore(time.now);
  let lastBeat = noon;
  const store: MemoryStore = {
    ...memory,
    async beat() {
      lastBeat = time.now();
      await memory.beat();
    },
  };
  const commits: StoredCommit[] = [];
  const server = makeVirtualServer(time, store, game, random, (commit) => commits.push({ ...commit, lastBeat }));
  const network = makeVirtualNetwork(time, server, random);
  const send = (path: string, headers: Readonly<Record<string, string>>, body: string) =>
    network.transport.send({ method: 'POST', path, headers, body }, new AbortController().signal);

  /** What is answered to a request, when the time has passed that it takes. */
  async function ask<T>(path: string, headers: Readonly<Record<string, string>>, body: unknown): Promise<T> {
    const answer = send(path, headers, JSON.stringify(body));
    await time.pass(100);
    return JSON.parse(await (await answer).text()) as T;
  }

  void server.start();
  await time.pass(100);
  const seats = [{ kind: 'person', secret: secrets[0], name: 'Ana' }, { kind: 'person' }];
  const body = { game: game.id, seats, ...(plan.clock && { clock: plan.clock }) };
  const created = await ask<CreatedAnswer>('/games/', { 'idempotency-key': keyOf(0) }, body);
  const { id } = created;
  const invite = present(created.invites[1] ?? undefined, 'invitation');
  await ask(`/games/${id}/claim`, {}, { invite, secret: secrets[1], name: 'Rui' });

  let keys = 0;
  const kept: (string | null)[] = [null, null, null, null];
  const shown: Snapshot[][] = [[], [], [], []];
  const outcomes: Outbox[] = [];
  const madeKeys = new Set<string>();
  const players = [0, 1, 0, undefined] as const;
  const open = (who: number): OnlineClient => {
    const player = players[who];
    const pending = parsePending(id, kept[who] ?? '');
    const client = makeClient(
      {
        transport: network.transport,
        now: time.now,
        after: time.after,
        random,
        makeKey: () => keyOf(++keys),
        keep: (text) => {
          kept[who] = text;
          const held = parsePending(id, text ?? '');
          if (held) madeKeys.add(held.key);
        },
      },
      {
        id,
        language: 'en',
        ...(player !== undefined && { seat: { player, secret: secrets[player] } }),
        ...(pending && { pending }),
      },
    );
    client.subscribe(() => {
      const { snapshot, outbox } = client.state;
      if (snapshot && shown[who]?.at(-1) !== snapshot) shown[who]?.push(snapshot);
      if (outcomes.at(-1) !== outbox) outcomes.push(outbox);
    });
    client.start();
    return client;
  };
  const clients = [0, 1, 2, 3].map(open);
  await time.pass(100);
  network.faults = plan.faults;
  const kills: number[] = [];
  function kill(): void {
    kills.push(time.now());
    server.kill();
  }
  for (const { at, down, again } of plan.crashes) {
    time.after(at, kill);
    time.after(at + down, () => void server.start());
    if (again === 0) continue;
    time.after(at + down + again, kill);
    time.after(at + down + again + secondDowntime, () => void server.start());
  }

  for (const step of plan.steps) {
    await time.pass(step.wait === 'deadline' ? await untilDeadline() : step.wait);
    await take(step);
  }

  /** A little less than is left, so that what is sent then arrives about when it is over. */
  async function untilDeadline(): Promise<number> {
    const deadline = (await memory.read(id))?.game.clock?.deadline ?? 0;
    return Math.max(0, Math.min(60_000, deadline - time.now() - random.below(plan.faults.maxDelay + 5)));
  }

  async function take({ who, what, pick }: ModelStep): Promise<void> {
    const client = present(clients[who], 'client');
    switch (what) {
      case 'move':
        playSomething(client, who, pick);
        return;
      case 'reload':
        client.stop();
        clients[who] = open(who);
        return;
      case 'resend':
      case 'reuse':
        sendAgain(what, pick);
        return;
      case 'forge':
        await forge(pick);
        return;
      default:
        client.act(what);
    }
  }

  function playSomething(client: OnlineClient, who: number, pick: number): void {
    const { snapshot } = client.state;
    if (!snapshot) return;
    const begun = Match.fromPosition(game, snapshot.start);
    if (!begun.ok) throw new Error('The game does not begin.');
    const { match } = Match.replay(game, begun.value.state, shownMoves(client.state, players[who]));
    const move = match.moves[pick % Math.max(1, match.moves.length)];
    if (move !== undefined) client.play(game.notation.move(match.state, move));
  }

  /** Something that was sent before comes again, as networks and thieves have it: as it was, or with another body. */
  function sendAgain(what: 'resend' | 'reuse', pick: number): void {
    const posts = network.exchanges.filter(({ request }) => /\/(?:moves|actions)$/u.test(request.path));
    const { request } = posts[pick % Math.max(1, posts.length)] ?? {};
    if (!request) return;
    const other = { ...JSON.parse(request.body ?? '{}'), action: 'resign' };
    const isAction = request.path.endsWith('actions');
    const changed = what === 'reuse' && isAction ? { ...request, body: JSON.stringify(other) } : request;
    network.transport.send(changed, new AbortController().signal).catch(() => undefined);
  }

  /** A legal move that no client would send: by who has not the turn, by nobody, or for another epoch. */
  async function forge(pick: number): Promise<void> {
    const { game: stored } = present(await memory.read(id), 'game');
    const { moves, state } = matchOf(game, stored);
    const move = moves[pick % Math.max(1, moves.length)];
    const isOld = stored.epoch > 0 && pick % 2 === 0;
    const secret = isOld
      ? secrets[stored.turn]
      : pick % 3 === 0
        ? secretOf('nobody')
        : secrets[opponentOf(stored.turn)];
    if (move === undefined) return;
    const key = keyOf(++keys);
    madeKeys.add(key);
    const epoch = stored.epoch - (isOld ? 1 : 0);
    const body = { key, epoch, ply: stored.moves.length, move: game.notation.move(state, move) };
    send(`/games/${id}/moves`, { authorization: `Bearer ${secret}` }, JSON.stringify(body)).catch(() => undefined);
  }

  // Everything comes to rest: what is under way arrives, and the server is up.
  network.faults = quiet;
  const lastStart = Math.max(0, ...plan.crashes.map(({ at, down, again }) => at + down + again + secondDowntime));
  await time.pass(lastStart + 100);
  if (!server.isAlive) void server.start();
  await time.pass(180_000);
  const reading = present(await memory.read(id), 'game');
  for (const client of clients) client.stop();
  await time.pass(60_000);
  return {
    game,
    id,
    store,
    network,
    commits: commits.filter(({ before }) => before.id === id),
    kills,
    shown,
    outcomes,
    madeKeys,
    clients,
    final: snapshotOf(reading.game),
    confidential: [...secrets, invite],
  };
}
