import postgres from 'postgres';
import { creationLifetime } from '../../../online/limits.ts';
import type { Commit } from '../../../online/store.ts';
import type { StoredGame } from '../../../online/stored-game.ts';
import { migratePostgres } from './postgres-migrate.ts';
import {
  answerOf,
  changingColumns,
  type EventRow,
  eventOf,
  eventRow,
  gameColumns,
  gameOf,
  rowOf,
  seatRows,
  secretRows,
  statusOf,
  tokenRows,
  type WholeRow,
} from './rows.ts';
import { type ServerStore, StoreFailure, type StoreListener, StoreRefusal } from './server-store.ts';

// Whole numbers of 64 bits are instants here, which a number holds exactly.
const types = { bigint: { to: 20, from: [20], parse: Number, serialize: String } };
type Sql = postgres.Sql<{ bigint: number }>;
type Transaction = postgres.TransactionSql<{ bigint: number }>;

const eventsChannel = 'tabuleiro_events';
const messagesChannel = 'tabuleiro_messages';
/** Every server that lives on the database shares this lock; who has it alone is alone. */
const lifeLock = 7_212_014;
/** Held by who looks whether all were cut off from the database at once. */
const silenceLock = 7_212_016;
/** How long an answer is waited for. What was asked may be done all the same. */
const patience = 5000;
const uniqueViolation = '23505';
/** Changes that one notification tells of at most: it may have 8000 bytes. */
const maxAnnounced = 200;

const options = {
  types,
  connect_timeout: 5,
  // When it is gone, it is asked for again soon.
  backoff: () => 0.25,
  onnotice: () => undefined,
  connection: { application_name: 'tabuleiro' },
};

/** Games in a PostgreSQL database, for any number of equal servers. It is spoken to when it is entered. */
export function openPostgresStore(url: string): ServerStore {
  let listener: StoreListener | undefined;
  let isClosed = false;
  let isListening = false;
  let isAnnouncing = false;
  /** The games that have changed, and the number of their last event. */
  const unannounced = new Map<string, number>();
  let { sql, transactions, life } = connect();
  const now = sql`greatest((extract(epoch from clock_timestamp()) * 1000)::bigint, (select max(beat_at) from life))`;

  async function ask<T>(question: () => PromiseLike<T>): Promise<T> {
    const asked = sql;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new Error('The database does not answer.'));
        if (asked === sql) lose();
      }, patience);
    });
    try {
      return await Promise.race([question(), late]);
    } catch (error) {
      throw error instanceof StoreFailure ? error : new StoreFailure(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** What time it is in the database. */
  const askTime = () =>
    ask(async () => {
      const [row] = await sql<{ now: number }[]>`select ${now} as now`;
      return Number(row?.now);
    });

  /** The time is asked for first: what reaches the database late says when it was sent, and not that somebody lives then. */
  async function beat(): Promise<void> {
    const moment = await askTime();
    await ask(
      () => sql`
        insert into life (one, beat_at) values (1, ${moment})
        on conflict (one) do update set beat_at = greatest(life.beat_at, excluded.beat_at)`,
    );
  }

  /** Whether no server has given a sign of life for so long that none can have done anything. */
  const isSilent = () =>
    ask(async () => {
      const [row] = await sql<{ silent: boolean }[]>`
        select ${now} - beat_at >= ${patience}::bigint as silent from life`;
      return row?.silent ?? false;
    });

  /** Whether a change was made; false where the database forbids it or it came too late. */
  async function change(work: () => PromiseLike<boolean>): Promise<boolean> {
    return ask(async () => {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Conflict || codeOf(error) === uniqueViolation) return false;
        throw error;
      }
    });
  }

  const wholeGame = () => sql`
    select games.*,
      (select coalesce(json_agg(json_build_object('seat', seat, 'kind', kind, 'name', name, 'player', player)), '[]')
        from seats where game = games.id)::text as seats,
      (select coalesce(json_agg(json_build_object('seat', seat, 'hash', hash) order by seat, place), '[]')
        from secrets where game = games.id)::text as secrets,
      (select coalesce(json_agg(json_build_object('seat', seat, 'hash', hash, 'token', token, 'expires', expires,
          'used_by', used_by) order by seat, place), '[]')
        from tokens where game = games.id)::text as tokens`;

  return {
    kind: 'postgres',
    now: askTime,
    read: (id, key = '') =>
      ask(async () => {
        const [row] = await sql<(WholeRow & { answers: string; now: number })[]>`
          ${wholeGame()},
            (select coalesce(json_agg(json_build_object('seat', seat, 'key', key, 'body', body, 'seq', seq)), '[]')
              from answers where game = games.id and key = ${key})::text as answers,
            ${now} as now
          from games where id = ${id}`;
        if (!row) return undefined;
        const answers = (JSON.parse(row.answers) as Parameters<typeof answerOf>[0][]).map(answerOf);
        return { game: gameOf(row), answers, now: row.now };
      }),
    creation: (key) =>
      ask(async () => {
        const [kept] = await sql<{ key: string; body: string; id: string; created: number }[]>`
          select key, body, game as id, created from creations
          where key = ${key} and created > ${now} - ${creationLifetime}::bigint`;
        return kept;
      }),
    create: async (game, creation) => {
      const isStored = await change(() =>
        transactions.begin(async (transaction) => {
          await transaction`delete from creations where created <= ${now} - ${creationLifetime}::bigint`;
          await insertGame(transaction, game);
          const { key, body, id, created } = creation;
          await transaction`insert into creations (key, body, game, created) values (${key}, ${body}, ${id}, ${created})`;
          return true;
        }),
      );
      return isStored ? 'stored' : 'taken';
    },
    commit: async (commit) => {
      // Most are a move: one statement, and so one transaction by itself.
      const isWhole = commit.before.seats === commit.after.seats && !commit.rematch && !commit.forgetsNames;
      const isDone = await change(() =>
        isWhole ? update(sql, commit) : transactions.begin((transaction) => updateAll(transaction, commit)),
      );
      if (isDone) announce(commit.after);
      return isDone ? 'committed' : 'conflict';
    },
    events: (id, after, limit) =>
      ask(async () => {
        const rows = await sql<EventRow[]>`
          select seq, kind, data from events where game = ${id} and seq > ${after} order by seq limit ${limit}`;
        return rows.map(eventOf);
      }),
    count: () =>
      ask(async () => {
        const [row] = await sql<{ count: number }[]>`select count(*) as count from games`;
        return Number(row?.count);
      }),
    listed: (limit) =>
      ask(async () => {
        const rows = await sql<WholeRow[]>`
          ${wholeGame()} from games where is_open = 1 order by created desc, id limit ${limit}`;
        return rows.map(gameOf);
      }),
    due: (moment, limit) =>
      ask(async () => idsOf(await sql`select id from games where wake <= ${moment} order by wake, id limit ${limit}`)),
    waitingForComputers: (limit) =>
      ask(async () => idsOf(await sql`select id from games where waits_for_computer = 1 order by id limit ${limit}`)),
    running: (after, limit) =>
      ask(async () =>
        idsOf(await sql`select id from games where deadline is not null and id > ${after} order by id limit ${limit}`),
      ),
    aliveAt: () =>
      ask(async () => {
        const [row] = await sql<{ beat_at: number }[]>`select beat_at from life`;
        return row?.beat_at;
      }),
    beat,

    async enter(whenAlone) {
      const newer = await ask(() => migratePostgres(transactions));
      if (newer) throw new StoreRefusal({ code: 'newer', place: placeOf(url), ...newer });
      if (!isListening) await ask(listen);
      // What an earlier try has left is let go of.
      await ask(() => life`select pg_advisory_unlock_all()`);
      const [first] = await ask(() => life<{ alone: boolean }[]>`select pg_try_advisory_lock(${lifeLock}) as alone`);
      if (first?.alone) {
        await whenAlone();
        await ask(() => life`select pg_advisory_lock_shared(${lifeLock}), pg_advisory_unlock(${lifeLock})`);
      } else {
        // Whoever is alone has not done yet what is to be done first.
        await life`select pg_advisory_lock_shared(${lifeLock})`;
        // All may have been cut off at once, or the database holds the place of one that died with its machine.
        await life`select pg_advisory_lock(${silenceLock})`;
        if (await isSilent()) await whenAlone();
        await ask(() => life`select pg_advisory_unlock(${silenceLock})`);
      }
    },
    seqs: (ids) =>
      ask(async () => {
        const rows = await sql<{ id: string; seq: number }[]>`select id, seq from games where id = any(${[...ids]})`;
        return new Map(rows.map(({ id, seq }) => [id, seq] as const));
      }),
    // Nobody depends on it.
    say: (message) => void sql.notify(messagesChannel, message).then(undefined, () => undefined),
    async listen(each) {
      listener = each;
    },
    async close() {
      isClosed = true;
      await Promise.all([sql, transactions, life].map((each) => each.end({ timeout: 1 })));
    },
  };

  function connect(): { readonly sql: Sql; readonly transactions: Sql; readonly life: Sql } {
    // One connection, which holds the lock for as long as it lives.
    const holder: Sql = postgres(url, {
      ...options,
      max: 1,
      max_lifetime: null,
      onclose: () => void (holder === life && lose()),
    });
    return {
      sql: postgres(url, { ...options, max: 10 }),
      // Apart from the single statements: with more of those than one connection takes at once, the driver may begin a
      // transaction on a connection that it then gives to others too, and what they were told is stored would not be.
      transactions: postgres(url, { ...options, max: 4 }),
      life: holder,
    };
  }

  /**
   * The database has gone, or is silent. Whatever was asked is given up: what it says when it is heard again may be of a
   * time that is nobody's. A connection to a machine that is no more would be silent for many minutes, so all are made anew.
   */
  function lose(): void {
    if (isClosed) return;
    const old = [sql, transactions, life];
    ({ sql, transactions, life } = connect());
    isListening = false;
    for (const each of old) void each.end({ timeout: 0 }).catch(() => undefined);
    listener?.onLoss();
  }

  /**
   * Tells the other servers what was stored. Not within its transaction: PostgreSQL commits those with a notification one
   * after the other. Whatever happens while one is on its way goes into the next.
   */
  function announce({ id, seq }: StoredGame): void {
    unannounced.set(id, seq);
    if (!isAnnouncing) void announceAll();
  }

  async function announceAll(): Promise<void> {
    isAnnouncing = true;
    while (unannounced.size > 0) {
      const some = [...unannounced].slice(0, maxAnnounced);
      for (const [id] of some) unannounced.delete(id);
      const lines = some.map((change) => change.join(' ')).join('\n');
      // Who misses it looks by itself before long.
      await sql.notify(eventsChannel, lines).then(undefined, () => undefined);
    }
    isAnnouncing = false;
  }

  /** The driver listens again by itself when its connection was cut, and then says so. */
  async function listen(): Promise<void> {
    await sql.listen(
      eventsChannel,
      (payload) => {
        for (const line of payload.split('\n')) {
          const [id = '', seq = ''] = line.split(' ');
          listener?.onChange(id, Number(seq));
        }
      },
      () => listener?.onReturn(),
    );
    await sql.listen(messagesChannel, (message) => listener?.onMessage(message));
    isListening = true;
  }
}

/** The game is no longer as it was: thrown within a transaction, so that nothing of it stays. */
class Conflict extends Error {}

/** One statement: the game if it is as it was, its events, and the answer. */
async function update(sql: Sql | Transaction, { before, after, events, answer }: Commit): Promise<boolean> {
  const { id, revision, seq, epoch, moves, turn } = before;
  const rows = JSON.stringify(events.map(eventRow));
  const answers = JSON.stringify(answer ? [answer] : []);
  const changed = await sql`
    with changed as (
      update games set ${sql(rowOf(after), ...changingColumns)}
      where id = ${id} and revision = ${revision} and seq = ${seq} and epoch = ${epoch} and ply = ${moves.length}
        and turn = ${turn} and status = ${statusOf(before)}
      returning id
    ), happened as (
      insert into events (game, seq, kind, epoch, ply, data)
      select changed.id, event.seq, event.kind, event.epoch, event.ply, event.data
      from changed, jsonb_to_recordset(${rows}::text::jsonb)
        as event (seq integer, kind text, epoch integer, ply integer, data text)
    ), answered as (
      insert into answers (game, seat, key, body, seq)
      select changed.id, answer.seat, answer.key, answer.body, answer.seq
      from changed, jsonb_to_recordset(${answers}::text::jsonb) as answer (seat integer, key text, body text, seq integer)
    )
    select id from changed`;
  return changed.length === 1;
}

async function updateAll(sql: Transaction, commit: Commit): Promise<boolean> {
  const { before, after, rematch, forgetsNames } = commit;
  if (!(await update(sql, commit))) throw new Conflict();
  if (before.seats !== after.seats) {
    await sql`delete from seats where game = ${after.id}`;
    await sql`delete from secrets where game = ${after.id}`;
    await sql`delete from tokens where game = ${after.id}`;
    await insertSeats(sql, after);
  }
  if (rematch) await insertGame(sql, rematch);
  if (forgetsNames) {
    await sql`
      update events set data = jsonb_set(data::jsonb, '{name}', 'null')::text where game = ${after.id} and kind = 'seat'`;
  }
  return true;
}

async function insertGame(sql: Transaction, game: StoredGame): Promise<void> {
  await sql`insert into games ${sql(rowOf(game), ...gameColumns)}`;
  await insertSeats(sql, game);
}

async function insertSeats(sql: Transaction, game: StoredGame): Promise<void> {
  const placed = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row, place) => ({ ...row, game: game.id, place }));
  await sql`insert into seats ${sql(placed(seatRows(game)), 'game', 'seat', 'kind', 'name', 'player')}`;
  const secrets = placed(secretRows(game));
  if (secrets.length > 0) await sql`insert into secrets ${sql(secrets, 'game', 'seat', 'place', 'hash')}`;
  const tokens = placed(tokenRows(game));
  if (tokens.length > 0) {
    await sql`insert into tokens ${sql(tokens, 'game', 'seat', 'place', 'hash', 'token', 'expires', 'used_by')}`;
  }
}

function idsOf(rows: readonly postgres.Row[]): readonly string[] {
  return rows.map(({ id }) => String(id));
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Where a database is, without the name and the password that its address may have. */
export function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}
