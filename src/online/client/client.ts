import type { Player } from '../../core/game.ts';
import type { Language } from '../../core/language.ts';
import type { Random } from '../../core/random.ts';
import { EventStreamParser, maxSilence } from '../event-stream.ts';
import { makeOnlineProblem } from '../problems.ts';
import type { Action, SavedAnswer, Snapshot, StreamMessage } from '../wire.ts';
import { type Caller, maxAnswerTime, type Reply, readGame, retryAfterOf, sendPending, streamRequest } from './api.ts';
import { fits, formatPending, isPlayed, type Pending } from './pending.ts';
import {
  type ClientState,
  mayMove,
  type Outbox,
  type Reason,
  startState,
  withEvent,
  withHeartbeat,
  withSnapshot,
} from './state.ts';
import type { Transport, WireResponse } from './transport.ts';

/** What the client asks of the world outside. */
export interface ClientDeps {
  readonly transport: Transport;
  /** In milliseconds. */
  now(): number;
  /** Calls back once, after so many milliseconds, unless it is cancelled by what this returns. */
  after(milliseconds: number, run: () => void): () => void;
  /** For the spread of waiting times, so that a thousand clients do not come back at once. */
  readonly random: Random;
  /** 16 to 64 random letters of base64url. */
  makeKey(): string;
  /** Keeps what is pending, as text, until it is answered; null then. It is called before anything is sent. */
  keep(pending: string | null): void;
}

export interface ClientOptions {
  readonly id: string;
  readonly language: Language;
  /** For those who have a seat; whoever has none watches. */
  readonly seat?: { readonly player: Player; readonly secret: string };
  /** What was kept before a reload: `parsePending`. */
  readonly pending?: Pending;
  /** What was known of the game before, so that it can be gone on with before the server answers. */
  readonly snapshot?: Snapshot;
}

/** A game online as a client has it: what is known of it, and what can be done. It owns a stream and timers. */
export interface OnlineClient {
  readonly state: ClientState;
  /** Calls back at each change; returns what ends that. */
  subscribe(listener: () => void): () => void;
  /** Begins to listen, and to send what was kept. */
  start(): void;
  /** Begins to send what was kept, and listens to nothing: who does no more than that is not at the table. */
  startSending(): void;
  /** Ends both; what is pending stays kept. */
  stop(): void;
  /** Makes a move: shown at once, sent until it is answered. False where none can be made now. */
  play(move: string): boolean;
  /** The same for an action. False where something else is on its way. */
  act(action: Action): boolean;
  /** Tries again at once what waits, unless the server said for how long: the network may be back. */
  retry(): void;
  /** Breaks the stream off and begins anew: the network is said to be gone, and a stream may not notice for long. */
  reconnect(): void;
}

/** Between attempts: twice as long each time, up to this, and then up to half less by chance. */
const firstWait = 500;
const maxWait = 15_000;

export function makeClient(deps: ClientDeps, options: ClientOptions): OnlineClient {
  const { id, seat } = options;
  const caller: Caller = {
    transport: deps.transport,
    language: options.language,
    ...(seat && { secret: seat.secret }),
  };
  const listeners = new Set<() => void>();
  let state = startState(deps.now(), options.pending, options.snapshot);
  let isRunning = false;
  let isDelivering = false;
  let isRefreshing = false;
  /** The last event that was heard of, applied or not. */
  let lastSeen = 0;
  /** The latest of the answers that came since the present stream was asked for; the stream may have begun before it. */
  let lastAnswered = -1;
  /** Whether a stream was heard before, from which the next one can go on. */
  let canResume = false;
  /** Whether the present stream has said its time. */
  let isTimed = false;
  /** Ends everything that is under way when the client stops. */
  let life = new AbortController();
  /** Ends the stream that is heard. */
  let endStream: () => void = () => undefined;
  /** How often a retry was asked for: one that comes during an attempt is for the next. */
  let retries = 0;
  /** What waits for its next attempt, and whether a retry ends that. */
  const waiting = new Map<() => void, boolean>();

  function update(next: ClientState): void {
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  /** Waits; a stop ends it, and a retry too where it may. */
  function wait(milliseconds: number, mayRetry: boolean): Promise<void> {
    return new Promise((resolve) => {
      const finish = () => {
        cancel();
        waiting.delete(finish);
        resolve();
      };
      const cancel = deps.after(milliseconds, finish);
      waiting.set(finish, mayRetry);
    });
  }

  /** Waits after so many failures in a row; for as long as the server said at least, and no longer if a retry came since. */
  async function rest(failures: number, told: number, retriesBefore: number): Promise<void> {
    const { signal } = life;
    const whole = pause(failures);
    if (told > 0) await wait(told, false);
    if (whole > told && !signal.aborted && retries === retriesBefore) await wait(whole - told, true);
  }

  /** Takes up the game as an answer has it. */
  function learn(snapshot: Snapshot): void {
    lastAnswered = Math.max(lastAnswered, snapshot.seq);
    update(withSnapshot(state, snapshot));
  }

  /** How long to wait after so many failures in a row. */
  function pause(failures: number): number {
    const whole = Math.min(maxWait, firstWait * 2 ** Math.min(failures, 10));
    return Math.round(whole / 2 + (whole / 2) * (deps.random.below(1000) / 1000));
  }

  /** Something that is given up after a time, or when the client stops. */
  async function within<T>(milliseconds: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const attempt = new AbortController();
    const end = () => attempt.abort();
    const cancel = deps.after(milliseconds, end);
    life.signal.addEventListener('abort', end);
    try {
      return await run(attempt.signal);
    } finally {
      cancel();
      life.signal.removeEventListener('abort', end);
    }
  }

  // What is sent.

  function hold(pending: Pending, failedSince?: number): void {
    deps.keep(formatPending(id, pending));
    update({ ...state, outbox: { kind: 'sending', pending, failedSince } });
  }

  function settle(outbox: Outbox, snapshot: Snapshot | undefined): void {
    deps.keep(null);
    lastAnswered = Math.max(lastAnswered, snapshot?.seq ?? -1);
    const known = snapshot ? withSnapshot(state, snapshot) : state;
    update({ ...known, outbox });
  }

  /** Sends what is pending until it is answered, one attempt after another. */
  async function deliver(): Promise<void> {
    if (isDelivering || !seat) return;
    isDelivering = true;
    const { signal } = life;
    for (let failures = 0; isRunning && !signal.aborted && state.outbox.kind === 'sending'; failures++) {
      const { pending, failedSince } = state.outbox;
      const before = retries;
      const reply = await within(maxAnswerTime, (limit) => sendPending(caller, id, pending, limit));
      if (signal.aborted) break;
      const pauseFor = judgeReply(pending, reply, seat.player);
      if (pauseFor === undefined) continue;
      update({ ...state, outbox: { kind: 'sending', pending, failedSince: failedSince ?? deps.now() } });
      await rest(failures, pauseFor, before);
    }
    isDelivering = false;
    // A stop and a start in the meantime left this to whoever was still sending.
    if (signal.aborted && isRunning) void deliver();
  }

  /** What an answer comes to: how long to wait at least before the same is sent again; undefined where it is settled. */
  function judgeReply(pending: Pending, reply: Reply<SavedAnswer>, player: Player): number | undefined {
    if (reply.kind === 'lost') return reply.retryAfter ?? 0;
    if (reply.kind === 'answered') {
      settle({ kind: 'saved', pending, seq: reply.value.seq }, reply.value.snapshot);
      return undefined;
    }
    const { code, title, snapshot } = reply.refusal;
    const known = snapshot ?? state.snapshot;
    if (known && isPlayed(pending, known)) {
      settle({ kind: 'empty' }, snapshot);
      return undefined;
    }
    if (code !== 'stale' || !snapshot) {
      settle({ kind: 'refused', pending, reason: { kind: 'said', code, title } }, snapshot);
      return undefined;
    }
    // Nothing was stored under its key. It still fits where others only kept the server from it.
    if (fits(pending, snapshot, player)) return 0;
    const { epoch, ply, result } = snapshot;
    if (pending.kind === 'action' && pending.action === 'resign' && result === null) {
      // Whoever resigns means the game, wherever it has got to.
      learn(snapshot);
      hold({ ...pending, key: deps.makeKey(), epoch, ply });
      return undefined;
    }
    settle({ kind: 'refused', pending, reason: { kind: 'noticed', problem: dropped(pending) } }, snapshot);
    return undefined;
  }

  function begin(pending: Pending): true {
    hold(pending);
    void deliver();
    return true;
  }

  // What is heard.

  async function listen(): Promise<void> {
    const { signal } = life;
    for (let failures = 0; !signal.aborted; failures++) {
      const before = retries;
      const { isHeard, told } = await hear(signal);
      if (isHeard) failures = 0;
      if (signal.aborted || state.connection.kind === 'closed') return;
      if (state.connection.kind !== 'lost') {
        update({ ...state, connection: { kind: 'lost', since: deps.now() }, here: [false, false] });
      }
      await rest(failures, told, isHeard ? retries : before);
    }
  }

  /** Hears one stream to its end, or until it is silent for too long; whether there was any, and how long to wait now. */
  async function hear(signal: AbortSignal): Promise<{ readonly isHeard: boolean; readonly told: number }> {
    const attempt = new AbortController();
    const end = () => attempt.abort();
    endStream = end;
    signal.addEventListener('abort', end);
    let cancel = deps.after(maxSilence, end);
    let isHeard = false;
    lastAnswered = -1;
    isTimed = false;
    try {
      // What was kept of the game may be of a server that was since restored: its word comes first.
      const after = canResume ? state.snapshot?.seq : undefined;
      const response = await deps.transport.send(streamRequest(caller, id, after), attempt.signal);
      if (!isStream(response)) {
        await close(response.status);
        return { isHeard, told: retryAfterOf(response) ?? 0 };
      }
      update({ ...state, connection: { kind: 'live', since: deps.now() } });
      isHeard = true;
      const parser = new EventStreamParser();
      for await (const piece of response.pieces()) {
        if (attempt.signal.aborted) break;
        cancel();
        cancel = deps.after(maxSilence, end);
        for (const message of parser.push(piece)) take(message);
      }
    } catch {
      // It broke off, which the next attempt makes good.
    } finally {
      cancel();
      signal.removeEventListener('abort', end);
      attempt.abort();
    }
    return { isHeard, told: 0 };
  }

  /** Asks for the game itself whether it is worth while to go on: a stream that is refused may say so in any words. */
  async function close(status: number): Promise<void> {
    if (status !== 401 && status !== 404) return;
    const reply = await within(maxAnswerTime, (limit) => readGame(caller, id, limit));
    if (reply.kind === 'answered') learn(reply.value);
    const reason: Reason | undefined =
      reply.kind === 'refused'
        ? { kind: 'said', code: reply.refusal.code, title: reply.refusal.title }
        : status === 401 && reply.kind === 'answered'
          ? { kind: 'noticed', problem: makeOnlineProblem({ code: 'wrong-secret', values: {} }) }
          : undefined;
    if (reason) update({ ...state, connection: { kind: 'closed', reason } });
  }

  function take(message: StreamMessage): void {
    switch (message.kind) {
      case 'snapshot':
        // The server's word on the game, also where more was known here: it may have been restored from a backup.
        canResume = true;
        if (message.snapshot.seq < lastAnswered) return;
        lastSeen = message.snapshot.seq;
        update({ ...state, snapshot: message.snapshot });
        return;
      case 'presence':
        update({ ...state, here: message.here });
        return;
      case 'heartbeat':
        update(withHeartbeat(state, message.now, deps.now(), !isTimed));
        isTimed = true;
        return;
      case 'event': {
        lastSeen = Math.max(lastSeen, message.event.seq);
        const next = withEvent(state, message.event);
        if (next) update(next);
        else void refresh();
      }
    }
  }

  /** Events are missing: the snapshot has what they did. It is asked for until it is as new as what was heard of. */
  async function refresh(): Promise<void> {
    if (isRefreshing) return;
    isRefreshing = true;
    const { signal } = life;
    for (let failures = 0; !signal.aborted; failures++) {
      const before = retries;
      const reply = await within(maxAnswerTime, (limit) => readGame(caller, id, limit));
      if (signal.aborted || reply.kind === 'refused') break;
      if (reply.kind === 'answered') learn(reply.value);
      if (state.snapshot && state.snapshot.seq >= lastSeen) break;
      await rest(failures, reply.kind === 'lost' ? (reply.retryAfter ?? 0) : 0, before);
    }
    isRefreshing = false;
    if (signal.aborted && isRunning) void refresh();
  }

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (isRunning) return;
      isRunning = true;
      life = new AbortController();
      update({ ...state, connection: { kind: 'connecting', since: deps.now() } });
      void listen();
      void deliver();
    },
    startSending() {
      if (isRunning) return;
      isRunning = true;
      life = new AbortController();
      void deliver();
    },
    stop() {
      isRunning = false;
      life.abort();
      for (const finish of [...waiting.keys()]) finish();
    },
    play(move) {
      const { snapshot } = state;
      if (!seat || !snapshot || !mayMove(state, seat.player)) return false;
      const { epoch, ply } = snapshot;
      return begin({ kind: 'move', key: deps.makeKey(), epoch, ply, move });
    },
    act(action) {
      const { snapshot, outbox } = state;
      if (!seat || !snapshot || outbox.kind === 'sending') return false;
      const { epoch, ply } = snapshot;
      return begin({ kind: 'action', key: deps.makeKey(), epoch, ply, action });
    },
    retry() {
      retries++;
      for (const [finish, mayRetry] of [...waiting]) if (mayRetry) finish();
    },
    reconnect: () => endStream(),
  };
}

/** Whether an answer is a stream: what stands between may answer anything with a page of its own. */
function isStream(response: WireResponse): boolean {
  return response.status === 200 && (response.header('content-type') ?? '').startsWith('text/event-stream');
}

function dropped(pending: Pending) {
  return pending.kind === 'move'
    ? makeOnlineProblem({ code: 'move-dropped', values: { move: pending.move } })
    : makeOnlineProblem({ code: 'action-dropped', values: {} });
}
