import type { Player } from '../../core/game.ts';
import { formatHeartbeat, formatMessage } from '../../online/event-stream.ts';
import type { NumberedEvent, Snapshot } from '../../online/wire.ts';
import { type Here, makePresence } from './presence.ts';
import type { ServerStore } from './store/server-store.ts';

/** Where a watcher's stream is written to. */
export interface Sink {
  write(text: string): void;
  /** How many bytes its reader has not taken yet. */
  behind(): number;
  /** Resolves when it has taken all. */
  drained(): Promise<void>;
  end(): void;
}

export interface Watching {
  readonly id: string;
  /** The game as it was read just before. */
  readonly snapshot: Snapshot;
  /** The last event that the watcher has; undefined where it has nothing. */
  readonly after: number | undefined;
  /** Whose secret opened the stream. */
  readonly seat: Player | undefined;
}

/**
 * Who watches games on this server. Each watcher is sent a gapless row of events: from the store until it has all that
 * there is, and from then on as they happen.
 */
export interface Watchers {
  /** Begins to send; the answer ends it. */
  join(watching: Watching, sink: Sink): () => void;
  /** These events were stored by this server. */
  tell(id: string, events: readonly NumberedEvent[]): void;
  /** A game has events up to this number, by whoever stored them. */
  notice(id: string, seq: number): void;
  /** Asks the store what every watched game has. Nothing depends on having been told. */
  look(): Promise<void>;
  /** Another server says who has a game open there, or that a seat's streams are to end. */
  hear(message: string): void;
  /** Ends the streams that a seat's secrets opened, here and elsewhere. */
  expel(id: string, seat: Player): void;
  beat(now: number): void;
  /** Says once more to other servers who is here. */
  repeatPresence(): void;
  count(): number;
  /** Tells every stream that it ends, and where to go on from is known by its last event. */
  close(): void;
}

/** Who falls so many bytes behind is dropped, and can come back to where it was. */
export const maxBehind = 65_536;
/** How many events are read at once. */
const pageSize = 200;

interface Watcher {
  readonly sink: Sink;
  readonly seat: Player | undefined;
  /** The last event that was sent. */
  seq: number;
  /** Whether it has all that there is, and gets the rest as it happens. */
  isLive: boolean;
  isGone: boolean;
}

interface Room {
  readonly id: string;
  readonly watchers: Set<Watcher>;
  /** The last event that was sent to those who are live. */
  seq: number;
  /** The last event that is known to be there. */
  wanted: number;
  isReading: boolean;
}

export function makeWatchers(
  store: Pick<ServerStore, 'events' | 'seqs' | 'say'>,
  node: string,
  report: (error: unknown) => void,
  onSlow: () => void = () => undefined,
): Watchers {
  const rooms = new Map<string, Room>();
  const presence = makePresence(node, store.say, (id) => localHere(rooms.get(id)), showPresence);
  let total = 0;

  function showPresence(id: string, here: Here): void {
    const text = formatMessage({ kind: 'presence', here });
    for (const watcher of rooms.get(id)?.watchers ?? []) send(watcher, text);
  }

  /** Sends something, if the reader keeps up. */
  function send(watcher: Watcher, text: string): void {
    if (watcher.isGone) return;
    watcher.sink.write(text);
    if (watcher.sink.behind() <= maxBehind) return;
    onSlow();
    drop(watcher);
  }

  function drop(watcher: Watcher): void {
    watcher.isGone = true;
    watcher.sink.end();
  }

  function broadcast(room: Room, events: readonly NumberedEvent[]): void {
    for (const event of events) {
      if (event.seq !== room.seq + 1) continue;
      room.seq = event.seq;
      const text = formatMessage({ kind: 'event', event });
      for (const watcher of room.watchers) {
        // One that was elsewhere before may be ahead of what this server has noticed.
        if (!watcher.isLive || event.seq <= watcher.seq) continue;
        watcher.seq = event.seq;
        send(watcher, text);
      }
    }
  }

  /** Reads on until everything that is known to be there is sent. */
  async function readOn(room: Room): Promise<void> {
    if (room.isReading) return;
    room.isReading = true;
    try {
      while (room.wanted > room.seq && rooms.get(room.id) === room) {
        const events = await store.events(room.id, room.seq, pageSize);
        if (events.length === 0) break;
        broadcast(room, events);
      }
    } catch (error) {
      // The next look at all that is watched tries again.
      report(error);
    } finally {
      room.isReading = false;
    }
  }

  /** Brings one watcher to where the others are. */
  async function catchUp(room: Room, watcher: Watcher): Promise<void> {
    while (!watcher.isGone) {
      if (watcher.seq >= room.seq) {
        watcher.isLive = true;
        return;
      }
      const events = await store.events(room.id, watcher.seq, pageSize);
      if (events.length === 0) throw new Error('Events that were told of are not in the store.');
      for (const event of events) {
        if (watcher.isGone) return;
        watcher.sink.write(formatMessage({ kind: 'event', event }));
        watcher.seq = event.seq;
      }
      await watcher.sink.drained();
    }
  }

  function notice(id: string, seq: number): void {
    const room = rooms.get(id);
    if (!room || seq <= room.seq) return;
    room.wanted = Math.max(room.wanted, seq);
    void readOn(room);
  }

  /** The store was put back to an earlier day: whoever watches a game begins anew with what it has. */
  function closeRoom(id: string): void {
    const room = rooms.get(id);
    rooms.delete(id);
    for (const watcher of room?.watchers ?? []) drop(watcher);
  }

  function expelHere(id: string, seat: Player): void {
    for (const watcher of rooms.get(id)?.watchers ?? []) if (watcher.seat === seat) drop(watcher);
  }

  return {
    join({ id, snapshot, after, seat }, sink) {
      const { seq } = snapshot;
      const room = rooms.get(id) ?? { id, watchers: new Set(), seq, wanted: seq, isReading: false };
      rooms.set(id, room);
      // Who knows more than there is has it from elsewhere, and begins anew.
      const isResumed = after !== undefined && after <= seq;
      const watcher: Watcher = { sink, seat, seq: isResumed ? after : seq, isLive: false, isGone: false };
      if (!isResumed) sink.write(formatMessage({ kind: 'snapshot', snapshot }));
      room.watchers.add(watcher);
      total++;
      notice(id, seq);
      void catchUp(room, watcher).catch((error: unknown) => {
        report(error);
        drop(watcher);
      });
      presence.changed(id);
      send(watcher, formatMessage({ kind: 'presence', here: presence.of(id) }));
      return () => {
        watcher.isGone = true;
        if (!room.watchers.delete(watcher)) return;
        total--;
        if (room.watchers.size === 0 && rooms.get(id) === room) rooms.delete(id);
        presence.changed(id);
      };
    },
    tell(id, events) {
      const room = rooms.get(id);
      const last = events.at(-1);
      if (!room || !last) return;
      broadcast(room, events);
      notice(id, last.seq);
    },
    notice,
    async look() {
      const sent = new Map([...rooms].map(([id, { seq }]) => [id, seq] as const));
      if (sent.size === 0) return;
      const stored = await store.seqs([...sent.keys()]);
      for (const [id, seq] of sent) {
        const last = stored.get(id);
        if (last !== undefined && last >= seq) notice(id, last);
        else closeRoom(id);
      }
    },
    hear(message) {
      const expelled = presence.hear(message);
      if (expelled) expelHere(expelled.id, expelled.seat);
    },
    expel(id, seat) {
      expelHere(id, seat);
      presence.expel(id, seat);
    },
    beat(now) {
      const text = formatHeartbeat(now);
      for (const room of rooms.values()) for (const watcher of room.watchers) send(watcher, text);
    },
    repeatPresence: () => presence.repeat([...rooms.keys()]),
    count: () => total,
    close() {
      for (const room of rooms.values()) {
        for (const watcher of room.watchers) {
          if (!watcher.isGone) watcher.sink.write(': the server stops\nretry: 1000\n\n');
          drop(watcher);
        }
      }
    },
  };
}

function localHere(room: Room | undefined): Here {
  const seats = [...(room?.watchers ?? [])].filter(({ isGone }) => !isGone).map(({ seat }) => seat);
  return [seats.includes(0), seats.includes(1)];
}
