import type { Player } from '../../../core/game.ts';
import type { KeptAnswer } from '../../../online/store.ts';
import {
  computerToMove,
  isClaimed,
  type StoredGame,
  type StoredPerson,
  type StoredSeat,
  wakeTime,
} from '../../../online/stored-game.ts';
import type { NumberedEvent } from '../../../online/wire.ts';

/** A row of `games`, the same in every database: texts, whole numbers, nothing. Lists and records in it are JSON. */
export interface GameRow {
  readonly id: string;
  readonly game: string;
  readonly start: string;
  readonly is_start_given: number;
  readonly moves: string;
  readonly position: string;
  readonly turn: number;
  readonly epoch: number;
  readonly ply: number;
  readonly seq: number;
  readonly revision: number;
  readonly status: 'playing' | 'over';
  readonly clock: string | null;
  readonly takebacks: number;
  readonly listed: number;
  readonly offer: string | null;
  readonly result: string | null;
  readonly rematch: string | null;
  readonly rematch_of: string | null;
  readonly created: number;
  readonly touched: number;
  // What is found by: these follow from the rest.
  readonly deadline: number | null;
  readonly wake: number | null;
  readonly is_open: number;
  readonly waits_for_computer: number;
}

/** A row with the rows that belong to it, each kind as a JSON list in its order. */
export interface WholeRow extends GameRow {
  readonly seats: string;
  readonly secrets: string;
  readonly tokens: string;
}

export interface SeatRow {
  readonly seat: Player;
  readonly kind: 'person' | 'computer';
  readonly name: string | null;
  readonly player: string | null;
}

export interface SecretRow {
  readonly seat: Player;
  readonly hash: string;
}

export interface TokenRow {
  readonly seat: Player;
  readonly hash: string;
  readonly token: string | null;
  readonly expires: number | null;
  readonly used_by: string | null;
}

/** The columns of `games`, in one order. */
export const gameColumns = [
  'id',
  'game',
  'start',
  'is_start_given',
  'moves',
  'position',
  'turn',
  'epoch',
  'ply',
  'seq',
  'revision',
  'status',
  'clock',
  'takebacks',
  'listed',
  'offer',
  'result',
  'rematch',
  'rematch_of',
  'created',
  'touched',
  'deadline',
  'wake',
  'is_open',
  'waits_for_computer',
] as const satisfies readonly (keyof GameRow)[];

/** Those that a change may change. */
export const changingColumns = [
  'moves',
  'position',
  'turn',
  'epoch',
  'ply',
  'seq',
  'revision',
  'status',
  'clock',
  'listed',
  'offer',
  'result',
  'rematch',
  'touched',
  'deadline',
  'wake',
  'is_open',
  'waits_for_computer',
] as const satisfies readonly (keyof GameRow)[];

export function rowOf(game: StoredGame): GameRow {
  return {
    id: game.id,
    game: game.game,
    start: game.start,
    is_start_given: Number(game.isStartGiven),
    moves: JSON.stringify(game.moves),
    position: game.position,
    turn: game.turn,
    epoch: game.epoch,
    ply: game.moves.length,
    seq: game.seq,
    revision: game.revision,
    status: statusOf(game),
    clock: jsonOf(game.clock),
    takebacks: Number(game.takebacks),
    listed: Number(game.listed),
    offer: jsonOf(game.offer),
    result: jsonOf(game.result),
    rematch: game.rematch,
    rematch_of: game.rematchOf,
    created: game.created,
    touched: game.touched,
    deadline: game.clock?.deadline ?? null,
    wake: wakeTime(game),
    is_open: Number(game.listed && game.result === null && !game.seats.every(isClaimed)),
    waits_for_computer: Number(computerToMove(game) !== undefined),
  };
}

export function statusOf({ result }: StoredGame): GameRow['status'] {
  return result === null ? 'playing' : 'over';
}

export function gameOf(row: WholeRow): StoredGame {
  return {
    id: row.id,
    game: row.game,
    start: row.start,
    isStartGiven: row.is_start_given === 1,
    moves: JSON.parse(row.moves) as readonly string[],
    position: row.position,
    turn: playerOf(row.turn),
    epoch: row.epoch,
    seq: row.seq,
    revision: row.revision,
    seats: [seatOf(row, 0), seatOf(row, 1)],
    clock: parsedOf<NonNullable<StoredGame['clock']>>(row.clock),
    takebacks: row.takebacks === 1,
    listed: row.listed === 1,
    offer: parsedOf<NonNullable<StoredGame['offer']>>(row.offer),
    result: parsedOf<NonNullable<StoredGame['result']>>(row.result),
    rematch: row.rematch,
    rematchOf: row.rematch_of,
    created: row.created,
    touched: row.touched,
  };
}

function seatOf(row: WholeRow, player: Player): StoredSeat {
  const of = <R extends { readonly seat: number }>(json: string) =>
    (JSON.parse(json) as readonly R[]).filter(({ seat }) => seat === player);
  const [seat] = of<SeatRow>(row.seats);
  if (seat?.kind === 'computer') return { kind: 'computer', player: seat.player ?? '' };
  return {
    kind: 'person',
    name: seat?.name ?? null,
    secrets: of<SecretRow>(row.secrets).map(({ hash }) => hash),
    tokens: of<TokenRow>(row.tokens).map(({ hash, token, expires, used_by }) => ({
      hash,
      token,
      expires,
      usedBy: used_by,
    })),
  };
}

const players = [0, 1] as const;

export function seatRows({ seats }: StoredGame): readonly SeatRow[] {
  return players.map((seat) => {
    const stored = seats[seat];
    return stored.kind === 'computer'
      ? { seat, kind: stored.kind, name: null, player: stored.player }
      : { seat, kind: stored.kind, name: stored.name, player: null };
  });
}

export function secretRows(game: StoredGame): readonly SecretRow[] {
  return players.flatMap((seat) => personAt(game, seat)?.secrets.map((hash) => ({ seat, hash })) ?? []);
}

export function tokenRows(game: StoredGame): readonly TokenRow[] {
  return players.flatMap(
    (seat) =>
      personAt(game, seat)?.tokens.map(({ hash, token, expires, usedBy }) => ({
        seat,
        hash,
        token,
        expires,
        used_by: usedBy,
      })) ?? [],
  );
}

function personAt({ seats }: StoredGame, player: Player): StoredPerson | undefined {
  const seat = seats[player];
  return seat.kind === 'person' ? seat : undefined;
}

export interface EventRow {
  readonly seq: number;
  readonly kind: string;
  /** Where a move stands: there is one for each. Nothing for other events. */
  readonly epoch: number | null;
  readonly ply: number | null;
  readonly data: string;
}

export function eventRow(event: NumberedEvent): EventRow {
  const place = event.kind === 'move' ? event.data : { epoch: null, ply: null };
  return {
    seq: event.seq,
    kind: event.kind,
    epoch: place.epoch,
    ply: place.ply,
    data: JSON.stringify(event.data),
  };
}

/** What was written here is read here: its form was checked before it was stored. */
export function eventOf({ seq, kind, data }: Pick<EventRow, 'seq' | 'kind' | 'data'>): NumberedEvent {
  return { seq, kind, data: JSON.parse(data) as unknown } as NumberedEvent;
}

export function answerOf({
  seat,
  key,
  body,
  seq,
}: {
  seat: number;
  key: string;
  body: string;
  seq: number;
}): KeptAnswer {
  return { seat: playerOf(seat), key, body, seq };
}

function playerOf(value: number): Player {
  return value === 0 ? 0 : 1;
}

function jsonOf(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

function parsedOf<T>(json: string | null): T | null {
  return json === null ? null : (JSON.parse(json) as T);
}
