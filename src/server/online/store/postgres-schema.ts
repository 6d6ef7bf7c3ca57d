/**
 * The steps from an empty database to the present form, each run once and never changed. They are those of the file, in
 * the words of PostgreSQL; the database itself forbids what must not be. Ids are all of the same collation: of two that
 * differ, no index is used to compare one with the other, and every request would read whole tables.
 */
export const postgresMigrations: readonly string[] = [
  `
  create table games (
    id text collate "C" primary key,
    game text not null,
    start text not null,
    is_start_given integer not null,
    moves text not null,
    position text not null,
    turn integer not null check (turn in (0, 1)),
    epoch integer not null,
    ply integer not null,
    seq integer not null,
    revision integer not null,
    status text not null check (status in ('playing', 'over')),
    clock text,
    takebacks integer not null,
    listed integer not null,
    offer text,
    result text check ((result is null) = (status = 'playing')),
    rematch text collate "C",
    rematch_of text collate "C" unique,
    created bigint not null,
    touched bigint not null,
    deadline bigint,
    wake bigint,
    is_open integer not null,
    waits_for_computer integer not null
  );
  create index games_by_wake on games (wake) where wake is not null;
  create index games_by_deadline on games (id) where deadline is not null;
  create index open_games on games (created desc) where is_open = 1;
  create index games_of_computers on games (id) where waits_for_computer = 1;

  create table seats (
    game text collate "C" not null references games (id),
    seat integer not null check (seat in (0, 1)),
    kind text not null check (kind in ('person', 'computer')),
    name text,
    player text,
    primary key (game, seat)
  );

  create table secrets (
    game text collate "C" not null references games (id),
    seat integer not null check (seat in (0, 1)),
    place integer not null,
    hash text not null,
    primary key (game, hash)
  );

  create table tokens (
    game text collate "C" not null references games (id),
    seat integer not null check (seat in (0, 1)),
    place integer not null,
    hash text not null,
    token text,
    expires bigint,
    used_by text,
    primary key (game, hash)
  );

  create table events (
    game text collate "C" not null references games (id),
    seq integer not null,
    kind text not null,
    epoch integer,
    ply integer,
    data text not null,
    primary key (game, seq)
  );
  create unique index moves_by_place on events (game, epoch, ply) where kind = 'move';

  create table answers (
    game text collate "C" not null references games (id),
    seat integer not null check (seat in (0, 1)),
    key text not null,
    body text not null,
    seq integer not null,
    primary key (game, seat, key)
  );

  create table creations (
    key text primary key,
    body text not null,
    game text collate "C" not null references games (id),
    created bigint not null
  );
  create index creations_by_age on creations (created);

  create table life (
    one integer primary key check (one = 1),
    beat_at bigint not null
  );
  `,
];
