import type { Game } from '../../../src/core/game.ts';
import { Match } from '../../../src/core/match.ts';
import { seededRandom } from '../../../src/core/random.ts';
import { loadGame } from '../../../src/games/index.ts';
import type { NumberedEvent, Snapshot } from '../../../src/online/wire.ts';
import { type Answered, type Asking, ask, newKey, newSecret, watch } from './client.ts';
import { UndescribedAnswer } from './described.ts';
import type { RunningServer } from './program.ts';

/** Servers that are killed while people play on them. */
export interface Chaos {
  /** How many servers there are on one store. */
  readonly nodes: number;
  readonly kills: number;
  readonly games: number;
  readonly seed: number;
  start(): Promise<RunningServer>;
  /** Something else that goes wrong now and then. */
  disturb?(): Promise<void>;
  onKill?(kills: number): void;
}

/** What everybody saw. */
export interface History {
  readonly games: readonly GameHistory[];
  /** What was answered with 200 to a request with a key. */
  readonly answers: readonly KeyedAnswer[];
  readonly secrets: readonly string[];
  readonly kills: number;
  /** How often no answer came, and the same was sent again. */
  readonly resent: number;
}

export interface GameHistory {
  readonly id: string;
  readonly snapshot: Snapshot;
  /** All events, as the server has them at the end. */
  readonly events: readonly NumberedEvent[];
  /** Those that one saw who watched from the first one on, through every death. */
  readonly watched: readonly NumberedEvent[];
}

export interface KeyedAnswer {
  readonly id: string;
  readonly secret: string;
  readonly path: 'moves' | 'actions';
  readonly body: Readonly<Record<string, unknown>>;
  readonly seq: number;
  /** What the same request was answered at the end. */
  again?: { readonly status: number; readonly seq: number | undefined };
}

/** So much is answered, at least, between two kills. */
const leastAnswers = 7;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Lets people play on servers that are killed at any moment, until all kills are done; gives what they saw. */
export async function unleash({ nodes, kills, games, seed, start, disturb, onKill }: Chaos): Promise<History> {
  const source = seededRandom(seed);
  const random = () => source.below(1_000_000) / 1_000_000;
  const servers: (RunningServer | undefined)[] = [];
  for (let node = 0; node < nodes; node++) servers.push(await start());
  const rules = await loadGame('drop-3x3x3');
  const answers: KeyedAnswer[] = [];
  const secrets: string[] = [];
  const watchers: { readonly id: string; readonly events: NumberedEvent[]; readonly done: Promise<void> }[] = [];
  let resent = 0;
  let isOver = false;
  let isAtRest = false;
  const anyServer = () => servers[Math.floor(random() * servers.length)];

  /** Sends the same until there is an answer. */
  async function insist(method: string, path: string, asking: Asking): Promise<Answered> {
    for (;;) {
      const server = anyServer();
      const answered = server && (await ask(server.address, method, path, asking).catch(unlessUndescribed));
      if (answered && answered.status < 500) return answered;
      resent++;
      await wait(20);
    }
  }

  /** Watches a game from its first event on, wherever it can, until nothing can follow. */
  function follow(id: string): void {
    const events: NumberedEvent[] = [];
    const look = async () => {
      for (;;) {
        const isLast = isAtRest;
        const last = isLast ? await lastOf(id) : Number.POSITIVE_INFINITY;
        const server = anyServer();
        const after = events.at(-1)?.seq ?? 0;
        const watcher = server && (await watch(server.address, id, { after }).catch(() => undefined));
        if (watcher) {
          const isFollowed = () => watcher.messages.some((each) => each.kind === 'event' && isRematch(each.event));
          const isDone = () => isFollowed() || after + watcher.seqs().length >= last;
          await Promise.race([watcher.ended, watcher.until(isDone)]);
          await watcher.leave();
          for (const message of watcher.messages) if (message.kind === 'event') events.push(message.event);
          if (isDone()) return;
        } else await wait(20);
      }
    };
    watchers.push({ id, events, done: look() });
  }

  const lastOf = async (id: string) => (JSON.parse((await insist('GET', `/games/${id}`, {})).text) as Snapshot).seq;

  async function create(holders: readonly [string, string]): Promise<string> {
    const seats = holders.map((secret) => ({ kind: 'person', secret }));
    const body = { game: rules.id, seats, clock: { kind: 'days', days: 3 } };
    const made = await insist('POST', '/games', { body, headers: { 'idempotency-key': newKey() } });
    if (made.status !== 201 || made.json.id === undefined) throw new Error(`No game: ${made.text}`);
    follow(made.json.id);
    return made.json.id;
  }

  /** Sends a request of a seat, sometimes twice at once; what is answered is written down. */
  async function send(id: string, secret: string, path: KeyedAnswer['path'], rest: object): Promise<void> {
    const body = { key: newKey(), ...rest };
    const asking = { secret, body };
    const times = random() < 0.2 ? 2 : 1;
    const sent = Array.from({ length: times }, () => insist('POST', `/games/${id}/${path}`, asking));
    for (const { status, json } of await Promise.all(sent)) {
      if (status === 200 && json.seq !== undefined) answers.push({ id, secret, path, body, seq: json.seq });
      else if (status !== 409) throw new Error(`Odd answer ${status}: ${json.code}`);
    }
  }

  async function play(): Promise<void> {
    let holders: readonly [string, string] = [newSecret(), newSecret()];
    secrets.push(...holders);
    let id = await create(holders);
    while (!isOver) {
      const snapshot = JSON.parse((await insist('GET', `/games/${id}`, {})).text) as Snapshot;
      const { epoch, ply, turn, result, rematch } = snapshot;
      const place = { epoch, ply };
      const act = (seat: 0 | 1, action: string) => send(id, holders[seat], 'actions', { ...place, action });
      if (rematch) {
        id = rematch;
        holders = [holders[1], holders[0]];
        follow(id);
      } else if (result) await Promise.all([act(0, 'rematch'), act(1, 'rematch')]);
      else if (random() < 0.15) await Promise.all([act(0, 'ask-takeback'), act(1, 'ask-takeback')]);
      else if (random() < 0.05) await act(turn, 'resign');
      else {
        const moves = [randomMove(rules, snapshot, random), randomMove(rules, snapshot, random)];
        const racing = random() < 0.2 ? moves : moves.slice(0, 1);
        await Promise.all(racing.map((move) => send(id, holders[turn], 'moves', { ...place, move })));
      }
    }
  }

  const players = Array.from({ length: games }, play);
  for (let killed = 0; killed < kills; killed++) {
    const before = answers.length;
    await wait(20 + random() * 250);
    // On a machine that is busy with other things little may have happened yet.
    while (answers.length < before + leastAnswers) await wait(5);
    const node = Math.floor(random() * nodes);
    const victim = servers[node];
    servers[node] = undefined;
    await victim?.end('SIGKILL');
    if (disturb && random() < 0.5) await disturb();
    servers[node] = await start();
    onKill?.(killed + 1);
  }
  isOver = true;
  await Promise.all(players);
  isAtRest = true;
  // Whoever watches looks again, and has to find the rest by itself.
  for (const [node, server] of servers.entries()) {
    await server?.end('SIGTERM');
    servers[node] = await start();
  }
  await Promise.all(watchers.map(({ done }) => done));
  for (const answer of answers) {
    const { id, path, secret, body } = answer;
    const { status, json } = await insist('POST', `/games/${id}/${path}`, { secret, body });
    answer.again = { status, seq: json.seq };
  }
  const found: GameHistory[] = [];
  for (const { id, events } of watchers) {
    const snapshot = JSON.parse((await insist('GET', `/games/${id}`, {})).text) as Snapshot;
    found.push({ id, snapshot, events: await allEvents(id, snapshot.seq), watched: events });
  }
  for (const server of servers) await server?.end('SIGTERM');
  return { games: found, answers, secrets, kills, resent };

  async function allEvents(id: string, seq: number): Promise<readonly NumberedEvent[]> {
    const server = servers.find((each) => each !== undefined);
    if (!server || seq === 0) return [];
    const watcher = await watch(server.address, id, { after: 0 });
    await watcher.until(() => watcher.seqs().length >= seq);
    await watcher.leave();
    return watcher.messages.flatMap((message) => (message.kind === 'event' ? [message.event] : []));
  }
}

/** Who gets no answer asks again; but one that is not as it should be is a fault. */
function unlessUndescribed(error: unknown): undefined {
  if (error instanceof UndescribedAnswer) throw error;
}

function isRematch(event: NumberedEvent): boolean {
  return event.kind === 'rematch' && event.data.id !== null;
}

function randomMove(rules: Game, { start, moves }: Snapshot, random: () => number): string {
  const begun = Match.fromPosition(rules, start);
  if (!begun.ok) throw new Error('The start can’t be read.');
  const { match } = Match.replay(rules, begun.value.state, moves);
  const legal = match.moves;
  const move = legal[Math.floor(random() * legal.length)];
  if (move === undefined) throw new Error('There is no move.');
  return rules.notation.move(match.state, move);
}
