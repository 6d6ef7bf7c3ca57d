import { type Game, opponentOf, type Player } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { type Result, succeed } from '../core/problem.ts';
import { judge, judgeDowntime, judgeWaking, type SeatedRequest } from './authority.ts';
import { createGame } from './create-game.ts';
import { checkName, openTableOf } from './creation.ts';
import { lapse } from './ending.ts';
import { formatInstant } from './instant.ts';
import { maxAttempts, wireVersion } from './limits.ts';
import { refuseField, refuseOnline } from './problems.ts';
import { check } from './schema.ts';
import {
  actionSchema,
  claimSchema,
  createSchema,
  keySchema,
  moveSchema,
  nothingSchema,
  rotateSchema,
} from './schemas.ts';
import { judgeClaim, judgeLink, judgeRotation, seatOfSecret } from './seats.ts';
import type { Answer, ServiceDeps } from './service-deps.ts';
import type { KeptAnswer } from './store.ts';
import { computerToMove, type Decision, matchOf, type StoredGame, snapshotOf, undecided } from './stored-game.ts';
import type {
  ClaimedAnswer,
  CreatedAnswer,
  LinkAnswer,
  RotatedAnswer,
  SavedAnswer,
  Snapshot,
  StatusAnswer,
  TablesAnswer,
  WireRefusal,
} from './wire.ts';

/**
 * The requests of the wire, without their transport: store, then answer, and then whoever watches is told. Bodies and
 * keys come as they were received; secrets as they stand behind `Bearer`, undefined where nothing does.
 */
export interface OnlineService {
  status(): Promise<StatusAnswer>;
  create(key: unknown, body: unknown): Promise<Answer<CreatedAnswer>>;
  claim(id: string, body: unknown): Promise<Answer<ClaimedAnswer>>;
  read(id: string): Promise<Answer<Snapshot>>;
  move(id: string, secret: string | undefined, body: unknown): Promise<Answer<SavedAnswer>>;
  act(id: string, secret: string | undefined, body: unknown): Promise<Answer<SavedAnswer>>;
  makeLink(id: string, secret: string | undefined, body?: unknown): Promise<Answer<LinkAnswer>>;
  rotate(id: string, secret: string | undefined, body: unknown): Promise<Answer<RotatedAnswer>>;
  openTables(limit: number): Promise<TablesAnswer>;
  /** The seat that a secret holds, for a stream that is opened with one. */
  seatOf(id: string, secret: string): Promise<Answer<Player>>;
  /** The game to play in, and who is to move; undefined where no computer is. */
  computersTurn(id: string): Promise<ComputersTurn | undefined>;
  /** A computer's move, made for this very turn; what came too late is refused. */
  moveComputer(turn: Pick<ComputersTurn, 'id' | 'epoch' | 'ply'>, move: string): Promise<Answer<Snapshot>>;
  /** Does what is due in a game though nobody asks. */
  wake(id: string): Promise<void>;
  /** Leaves the time since any server last lived out of every running clock. To be called before the first request. */
  excuseDowntime(): Promise<void>;
}

export interface ComputersTurn {
  readonly id: string;
  readonly epoch: number;
  readonly ply: number;
  readonly player: string;
  readonly match: Match;
}

/** How many games are read at once where all are gone through. */
const pageSize = 100;

export function makeOnlineService(deps: ServiceDeps): OnlineService {
  const { store, hash } = deps;

  /** Stores a decision; false where others came between. An empty one needs no storing. */
  async function save(before: StoredGame, decision: Decision, answer?: KeptAnswer): Promise<boolean> {
    const isEmpty = decision.after === before && answer === undefined;
    const isDone = isEmpty || (await store.commit({ before, ...decision, ...(answer && { answer }) })) === 'committed';
    if (isDone && decision.events.length > 0) deps.tell?.(before.id, decision.after, decision.events);
    return isDone;
  }

  /**
   * Reads a game, ends it if its time is over, and has it judged and stored; anew where others came between. What is
   * refused changes nothing, but for that end.
   */
  async function attempt<T>(
    id: string,
    key: string | undefined,
    ask: (game: StoredGame, now: number, answers: readonly KeptAnswer[]) => Promise<Answer<Asked<T>>>,
  ): Promise<Answer<T>> {
    let last: StoredGame | undefined;
    for (let attempts = 0; attempts < maxAttempts; attempts++) {
      const reading = await store.read(id, key);
      if (!reading) return refuseOnline({ code: 'no-such-game', values: {} });
      const { now, answers } = reading;
      last = reading.game;
      const lapsed = lapse(last, now);
      if (lapsed && !(await save(last, lapsed))) continue;
      const game = lapsed?.after ?? last;
      const asked = await ask(game, now, answers);
      if (!asked.ok) return asked;
      const { decision, answer, answered } = asked.value;
      if (await save(game, decision, answer)) return succeed(answered(decision.after));
    }
    return { ...refuseOnline({ code: 'stale', values: {} }), ...(last && { snapshot: snapshotOf(last) }) };
  }

  function seatIn(game: StoredGame, secret: string | undefined): Result<Player> {
    const seat = secret === undefined ? undefined : seatOfSecret(game, hash(secret));
    return seat === undefined ? refuseOnline({ code: 'wrong-secret', values: {} }) : succeed(seat);
  }

  /** A move or an action, by its key. */
  async function seated(
    id: string,
    secret: string | undefined,
    key: string,
    request: SeatedRequest,
  ): Promise<Answer<SavedAnswer>> {
    const body = bodyOf(request);
    return attempt(id, key, async (game, now, answers) => {
      const seat = seatIn(game, secret);
      if (!seat.ok) return seat;
      const kept = answers.find((answer) => answer.seat === seat.value && answer.key === key);
      if (kept) {
        if (kept.body !== body) return refuseOnline({ code: 'key-reused', values: {} });
        return succeed(unchanged(game, (after) => ({ seq: kept.seq, snapshot: snapshotOf(after) })));
      }
      const rules = await deps.loadGame(game.game);
      if (!rules) return refuseOnline({ code: 'no-such-game', values: {} });
      const isTrueDraw = isDrawOfferedToComputer(game, seat.value, request) && (await isDrawn(rules, game));
      const rematch = { id: deps.makeId(), seed: deps.makeSeed() };
      const judged = judge(rules, game, seat.value, request, { now, rematch, isTrueDraw });
      if (!judged.ok) return { ...judged, game: rules };
      const decision = judged.value;
      const { seq } = decision.after;
      const answer = { seat: seat.value, key, body, seq };
      return succeed({ decision, answer, answered: (after) => ({ seq, snapshot: snapshotOf(after) }) });
    });
  }

  async function isDrawn(rules: Game, game: StoredGame): Promise<boolean> {
    return deps.isTrueDraw(matchOf(rules, game));
  }

  return {
    status: async () => ({ version: wireVersion, games: await store.count(), store: store.kind }),

    async create(key, body) {
      const checkedKey = check(keySchema, key);
      if (!checkedKey.ok) return refuseField('Idempotency-Key', checkedKey.problem.cause ?? checkedKey.problem);
      const request = check(createSchema, body);
      return request.ok ? createGame(deps, checkedKey.value, request.value) : request;
    },

    async claim(id, body) {
      const request = check(claimSchema, body);
      if (!request.ok) return request;
      const name = checkName(request.value.name, 'name');
      if (!name.ok) return name;
      const token = hash(request.value.invite);
      const secret = hash(request.value.secret);
      const claim = { token, secret, ...(name.value !== undefined && { name: name.value }) };
      return attempt(id, undefined, async (game, now) => {
        const judged = judgeClaim(game, claim, now);
        if (!judged.ok) return judged;
        const { seat, decision } = judged.value;
        return succeed({ decision, answered: (after) => ({ seat, snapshot: snapshotOf(after) }) });
      });
    },

    async read(id) {
      try {
        return await attempt(id, undefined, async (game) => succeed(unchanged(game, snapshotOf)));
      } catch (error) {
        // Where the disk is full, the end of a game whose time is over can't be stored: what is there can be seen.
        const reading = await store.read(id);
        if (reading && lapse(reading.game, reading.now)) return succeed(snapshotOf(reading.game));
        throw error;
      }
    },

    async move(id, secret, body) {
      const request = check(moveSchema, body);
      if (!request.ok) return request;
      const { key, ...move } = request.value;
      return seated(id, secret, key, { kind: 'move', ...move });
    },

    async act(id, secret, body) {
      const request = check(actionSchema, body);
      if (!request.ok) return request;
      const { key, ...action } = request.value;
      return seated(id, secret, key, { kind: 'action', ...action });
    },

    async makeLink(id, secret, body = {}) {
      const request = check(nothingSchema, body);
      if (!request.ok) return request;
      return attempt(id, undefined, async (game, now) => {
        const seat = seatIn(game, secret);
        if (!seat.ok) return seat;
        const token = deps.makeToken();
        const judged = judgeLink(game, seat.value, hash(token), now);
        if (!judged.ok) return judged;
        const { decision, expires } = judged.value;
        return succeed({ decision, answered: () => ({ token, expires: formatInstant(expires) }) });
      });
    },

    async rotate(id, secret, body) {
      const request = check(rotateSchema, body);
      if (!request.ok) return request;
      const wanted = request.value.secret;
      return attempt(id, undefined, async (game, now) => {
        // Sent again after its answer was lost, it may still come with the secret that it has ended.
        const byOld = seatIn(game, secret);
        const seat = byOld.ok ? byOld : seatIn(game, wanted);
        if (!seat.ok) return seat;
        const judged = judgeRotation(game, seat.value, hash(wanted), now);
        if (!judged.ok) return judged;
        const answered = (after: StoredGame) => ({ seat: seat.value, snapshot: snapshotOf(after) });
        return succeed({ decision: judged.value, answered });
      });
    },

    async openTables(limit) {
      const games = await store.listed(limit);
      return { games: games.flatMap((game) => openTableOf(game) ?? []) };
    },

    async seatOf(id, secret) {
      const reading = await store.read(id);
      return reading ? seatIn(reading.game, secret) : refuseOnline({ code: 'no-such-game', values: {} });
    },

    async computersTurn(id) {
      const reading = await store.read(id);
      const player = reading && computerToMove(reading.game);
      const rules = player === undefined ? undefined : await deps.loadGame(reading?.game.game ?? '');
      if (!reading || player === undefined || !rules) return undefined;
      const { epoch, moves } = reading.game;
      return { id, epoch, ply: moves.length, player, match: matchOf(rules, reading.game) };
    },

    moveComputer: ({ id, epoch, ply }, move) =>
      attempt(id, undefined, async (game, now) => {
        const rules = await deps.loadGame(game.game);
        if (!rules) return refuseOnline({ code: 'no-such-game', values: {} });
        // For a person's turn there is no computer to move.
        if (!game.result && computerToMove(game) === undefined) return staleFor(game);
        const rematch = { id: deps.makeId(), seed: deps.makeSeed() };
        const circumstances = { now, rematch, isTrueDraw: false };
        const judged = judge(rules, game, game.turn, { kind: 'move', epoch, ply, move }, circumstances);
        return judged.ok ? succeed({ decision: judged.value, answered: snapshotOf }) : { ...judged, game: rules };
      }),

    async wake(id) {
      await attempt(id, undefined, async (game, now) =>
        succeed({ decision: judgeWaking(game, now) ?? undecided(game), answered: () => undefined }),
      );
    },

    async excuseDowntime() {
      const aliveAt = await store.aliveAt();
      if (aliveAt === undefined) return;
      for (let ids = await store.running('', pageSize); ids.length > 0; ) {
        for (const id of ids) await excuse(id, aliveAt);
        ids = await store.running(ids.at(-1) ?? '', pageSize);
      }
    },
  };

  /** No attempt: that would end a game by the time in which nobody could have moved. */
  async function excuse(id: string, aliveAt: number): Promise<void> {
    for (let attempts = 0; attempts < maxAttempts; attempts++) {
      const reading = await store.read(id);
      const decision = reading && judgeDowntime(reading.game, aliveAt, reading.now);
      if (!reading || !decision || (await save(reading.game, decision))) return;
    }
  }
}

/** What a request comes to, and what is then answered. */
interface Asked<T> {
  readonly decision: Decision;
  readonly answer?: KeptAnswer;
  readonly answered: (after: StoredGame) => T;
}

function unchanged<T>(game: StoredGame, answered: (after: StoredGame) => T): Asked<T> {
  return { decision: undecided(game), answered };
}

function staleFor(game: StoredGame): WireRefusal {
  return { ...refuseOnline({ code: 'stale', values: {} }), snapshot: snapshotOf(game) };
}

/** A request in one form, whatever the order of its fields was. */
function bodyOf(request: SeatedRequest): string {
  const { kind, epoch, ply } = request;
  return [kind, epoch, ply, request.kind === 'move' ? request.move : request.action].join(' ');
}

/** Whether the truth about the position has to be known to answer. */
function isDrawOfferedToComputer(game: StoredGame, seat: Player, request: SeatedRequest): boolean {
  const isOffer = request.kind === 'action' && request.action === 'offer-draw';
  return isOffer && game.result === null && game.seats[opponentOf(seat)].kind === 'computer';
}
