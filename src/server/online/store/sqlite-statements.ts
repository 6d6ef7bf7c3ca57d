import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { KeptAnswer, KeptCreation } from '../../../online/store.ts';
import type { StoredGame } from '../../../online/stored-game.ts';
import type { NumberedEvent } from '../../../online/wire.ts';
import {
  answerOf,
  changingColumns,
  type EventRow,
  eventRow,
  gameColumns,
  rowOf,
  seatRows,
  secretRows,
  statusOf,
  tokenRows,
  type WholeRow,
} from './rows.ts';

/** Everything that is asked of the database, by what it does. */
export interface Statements {
  game(id: string): WholeRow | undefined;
  answers(id: string, key: string): readonly KeptAnswer[];
  creation(key: string, after: number): KeptCreation | undefined;
  insertGame(game: StoredGame): void;
  /** False where the game is no longer as it was. */
  updateGame(before: StoredGame, after: StoredGame): boolean;
  replaceSeats(game: StoredGame): void;
  insertEvent(id: string, event: NumberedEvent): void;
  insertAnswer(id: string, answer: KeptAnswer): void;
  insertCreation(creation: KeptCreation): void;
  forgetCreations(until: number): void;
  forgetNames(id: string): void;
  events(id: string, after: number, limit: number): readonly EventRow[];
  seq(id: string): number | undefined;
  count(): number;
  listed(limit: number): readonly WholeRow[];
  due(now: number, limit: number): readonly string[];
  waitingForComputers(limit: number): readonly string[];
  running(after: string, limit: number): readonly string[];
  beatAt(): number | undefined;
  beat(now: number): void;
  savepoint(): void;
  rollback(): void;
  release(): void;
}

/** A game with its seats, secrets and tokens in one row. */
const wholeGame = `
  select games.*,
    (select json_group_array(json_object('seat', seat, 'kind', kind, 'name', name, 'player', player))
      from seats where game = games.id) as seats,
    (select json_group_array(json_object('seat', seat, 'hash', hash))
      from (select * from secrets where game = games.id order by seat, place)) as secrets,
    (select json_group_array(
        json_object('seat', seat, 'hash', hash, 'token', token, 'expires', expires, 'used_by', used_by))
      from (select * from tokens where game = games.id order by seat, place)) as tokens
  from games`;

/** Whoever has the statements has the database too, which must live as long as they do. */
export function prepareStatements(database: DatabaseSyncInstance): Statements {
  const prepare = (sql: string) => {
    const statement = database.prepare(sql);
    return {
      run: (...values: readonly (string | number | null)[]) => Number(statement.run(...values).changes),
      get: <T>(...values: readonly (string | number | null)[]) => statement.get(...values) as T | undefined,
      all: <T>(...values: readonly (string | number | null)[]) => statement.all(...values) as readonly T[],
    };
  };
  const game = prepare(`${wholeGame} where id = ?`);
  const listed = prepare(`${wholeGame} where is_open = 1 order by created desc, id limit ?`);
  const answers = prepare('select * from answers where game = ? and key = ?');
  const creation = prepare('select key, body, game as id, created from creations where key = ? and created > ?');
  const insertGame = prepare(
    `insert into games (${gameColumns.join(', ')}) values (${gameColumns.map(() => '?').join(', ')})`,
  );
  const updateGame = prepare(
    `update games set ${changingColumns.map((column) => `${column} = ?`).join(', ')}
     where id = ? and revision = ? and seq = ? and epoch = ? and ply = ? and turn = ? and status = ?`,
  );
  const dropSeats = ['seats', 'secrets', 'tokens'].map((table) => prepare(`delete from ${table} where game = ?`));
  const insertSeat = prepare('insert into seats (game, seat, kind, name, player) values (?, ?, ?, ?, ?)');
  const insertSecret = prepare('insert into secrets (game, seat, place, hash) values (?, ?, ?, ?)');
  const insertToken = prepare(
    'insert into tokens (game, seat, place, hash, token, expires, used_by) values (?, ?, ?, ?, ?, ?, ?)',
  );
  const insertEvent = prepare('insert into events (game, seq, kind, epoch, ply, data) values (?, ?, ?, ?, ?, ?)');
  const insertAnswer = prepare('insert into answers (game, seat, key, body, seq) values (?, ?, ?, ?, ?)');
  const insertCreation = prepare('insert into creations (key, body, game, created) values (?, ?, ?, ?)');
  const forgetCreations = prepare('delete from creations where created <= ?');
  const forgetNames = prepare(
    `update events set data = json_set(data, '$.name', null) where game = ? and kind = 'seat'`,
  );
  const events = prepare('select seq, kind, data from events where game = ? and seq > ? order by seq limit ?');
  const seq = prepare('select seq from games where id = ?');
  const count = prepare('select count(*) as count from games');
  const due = prepare('select id from games where wake <= ? order by wake, id limit ?');
  const waiting = prepare('select id from games where waits_for_computer = 1 order by id limit ?');
  const running = prepare('select id from games where deadline is not null and id > ? order by id limit ?');
  const beatAt = prepare('select beat_at from life');
  const beat = prepare(
    'insert into life (one, beat_at) values (1, ?) on conflict (one) do update set beat_at = max(beat_at, excluded.beat_at)',
  );
  const savepoint = prepare('savepoint change');
  const rollback = prepare('rollback to change');
  const release = prepare('release change');
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

  function insertSeats(stored: StoredGame): void {
    const { id } = stored;
    for (const { seat, kind, name, player } of seatRows(stored)) insertSeat.run(id, seat, kind, name, player);
    for (const [place, { seat, hash }] of secretRows(stored).entries()) insertSecret.run(id, seat, place, hash);
    for (const [place, row] of tokenRows(stored).entries()) {
      insertToken.run(id, row.seat, place, row.hash, row.token, row.expires, row.used_by);
    }
  }

  return {
    game: (id) => game.get<WholeRow>(id),
    answers: (id, key) => answers.all<Parameters<typeof answerOf>[0]>(id, key).map(answerOf),
    creation: (key, after) => creation.get<KeptCreation>(key, after),
    insertGame(stored) {
      const row = rowOf(stored);
      insertGame.run(...gameColumns.map((column) => row[column]));
      insertSeats(stored);
    },
    updateGame(before, after) {
      const row = rowOf(after);
      const { id, revision, seq: last, epoch, moves, turn } = before;
      const place = [id, revision, last, epoch, moves.length, turn, statusOf(before)];
      return updateGame.run(...changingColumns.map((column) => row[column]), ...place) === 1;
    },
    replaceSeats(stored) {
      for (const drop of dropSeats) drop.run(stored.id);
      insertSeats(stored);
    },
    insertEvent(id, event) {
      const row = eventRow(event);
      insertEvent.run(id, row.seq, row.kind, row.epoch, row.ply, row.data);
    },
    insertAnswer: (id, { seat, key, body, seq: last }) => void insertAnswer.run(id, seat, key, body, last),
    insertCreation: ({ key, body, id, created }) => void insertCreation.run(key, body, id, created),
    forgetCreations: (until) => void forgetCreations.run(until),
    forgetNames: (id) => void forgetNames.run(id),
    events: (id, after, limit) => events.all<EventRow>(id, after, limit),
    seq: (id) => seq.get<{ readonly seq: number }>(id)?.seq,
    count: () => count.get<{ readonly count: number }>()?.count ?? 0,
    listed: (limit) => listed.all<WholeRow>(limit),
    due: (now, limit) => idsOf(due.all(now, limit)),
    waitingForComputers: (limit) => idsOf(waiting.all(limit)),
    running: (after, limit) => idsOf(running.all(after, limit)),
    beatAt: () => beatAt.get<{ readonly beat_at: number }>()?.beat_at,
    beat: (now) => void beat.run(now),
    savepoint: () => void savepoint.run(),
    rollback: () => void rollback.run(),
    release: () => void release.run(),
  };
}
