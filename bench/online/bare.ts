import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import postgres from 'postgres';

/** How many a second, and how long the middle one and all but one in a hundred took at most, in milliseconds. */
export interface Measured {
  readonly rate: number;
  readonly median: number;
  readonly slow: number;
}

/** What a move is at least: the row of a game changed, an event and an answer inserted, and all of it on the disk. */
const row = 'x'.repeat(300);

export function measuredOf(times: readonly number[], milliseconds: number): Measured {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { rate: (times.length / milliseconds) * 1000, median: at(0.5), slow: at(0.99) };
}

/** One after the other: there is one file, and one who writes to it. */
export async function bareSqlite(folder: string, games: number, seconds: number): Promise<Measured> {
  const database = new DatabaseSync(join(folder, `bare-${games}.sqlite`));
  database.exec(`
    pragma journal_mode = wal; pragma synchronous = full;
    create table games (id integer primary key, data text); create table events (id integer primary key, data text);
    create table answers (id integer primary key, data text);
  `);
  for (let game = 0; game < games; game++) database.exec(`insert into games values (${game}, '${row}')`);
  const update = database.prepare('update games set data = ? where id = ?');
  const inserts = ['events', 'answers'].map((name) => database.prepare(`insert into ${name} (data) values (?)`));
  const times: number[] = [];
  const begin = performance.now();
  for (let now = begin; now - begin < seconds * 1000; ) {
    database.exec('begin immediate');
    update.run(row + times.length, times.length % games);
    for (const insert of inserts) insert.run(row);
    database.exec('commit');
    const after = performance.now();
    times.push(after - now);
    now = after;
  }
  const measured = measuredOf(times, performance.now() - begin);
  database.close();
  return measured;
}

/** As many at once as there are games, over as many connections as the server has. */
export async function barePostgres(url: string, games: number, seconds: number): Promise<Measured> {
  const sql = postgres(url, { max: 10, onnotice: () => undefined });
  await sql`create table if not exists bare_games (id integer primary key, data text)`;
  await sql`create table if not exists bare_events (id bigserial primary key, data text)`;
  await sql`create table if not exists bare_answers (id bigserial primary key, data text)`;
  await sql`truncate bare_games, bare_events, bare_answers`;
  await sql`insert into bare_games select id, ${row} from generate_series(0, ${games - 1}) as id`;
  const times: number[] = [];
  const begin = performance.now();
  const work = async (game: number) => {
    while (performance.now() - begin < seconds * 1000) {
      const before = performance.now();
      await sql`
        with changed as (update bare_games set data = ${row} where id = ${game} returning id),
          happened as (insert into bare_events (data) select ${row} from changed),
          answered as (insert into bare_answers (data) select ${row} from changed)
        select id from changed`;
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: games }, (_, game) => work(game)));
  const measured = measuredOf(times, performance.now() - begin);
  await sql.end();
  return measured;
}
