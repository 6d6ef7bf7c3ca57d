import { type Game, opponentOf, type Player } from '../core/game.ts';
import { type Refusal, type Result, succeed } from '../core/problem.ts';
import { isRunning } from '../core/seats/clock.ts';
import { excuseDowntime, moveClock, wireClock } from './clocks.ts';
import { end, lapse } from './ending.ts';
import { maxMoves } from './limits.ts';
import { accept, askTakeback, decline, offerAfterMove, offerDraw } from './offers.ts';
import { refuseNow, refuseOnline } from './problems.ts';
import { askRematch } from './rematch.ts';
import {
  change,
  type Decision,
  happen,
  matchOf,
  type StoredGame,
  snapshotOf,
  undecided,
  wakeTime,
} from './stored-game.ts';
import type { Action, WireRefusal } from './wire.ts';

/**
 * The authority over games online: stored game × request → what happened, or why nothing did. It knows no transport, no
 * store and no time: those who do ask it. Checks come in the order of the wire; form, game, secret and key are looked at
 * before (see service.ts), and here: over, stale, turn, rules.
 */
export type SeatedRequest =
  | { readonly kind: 'move'; readonly epoch: number; readonly ply: number; readonly move: string }
  | { readonly kind: 'action'; readonly epoch: number; readonly ply: number; readonly action: Action };

/** What a judgement needs that is neither in the game nor in the request. */
export interface Circumstances {
  readonly now: number;
  /** For the game that may follow: its id, and what its start is drawn from. */
  readonly rematch: { readonly id: string; readonly seed: number };
  /** Whether it is known that with perfect play nobody wins: a computer then agrees to a draw. */
  readonly isTrueDraw: boolean;
}

/** Judges what the holder of a seat asks for. A passed deadline was dealt with before, by `lapse`. */
export function judge<S>(
  rules: Game<S>,
  game: StoredGame,
  seat: Player,
  request: SeatedRequest,
  circumstances: Circumstances,
): { readonly ok: true; readonly value: Decision } | WireRefusal {
  const objection = objectionTo(game, seat, request);
  if (objection) return objection;
  if (request.kind === 'move') return playMove(rules, game, seat, request.move, circumstances.now);
  return act(rules, game, seat, request.action, circumstances);
}

/** What speaks against a request before the rules are asked. */
function objectionTo(game: StoredGame, seat: Player, request: SeatedRequest): WireRefusal | undefined {
  const { result, epoch, moves, turn } = game;
  const action = request.kind === 'action' ? request.action : undefined;
  const isPresent = request.epoch === epoch && request.ply === moves.length;
  if (result && action !== 'rematch') {
    const hasLostOnTime = result.reason === 'time' && result.winner === opponentOf(seat);
    if (request.kind === 'move' && isPresent && hasLostOnTime) return refuseOnline({ code: 'out-of-time', values: {} });
    // Who claims the time can't know that somebody else has noticed first: what is claimed is so.
    if (action === 'claim-time' && isPresent && result.reason === 'time') return undefined;
    return refuseOnline({ code: 'game-over', values: {} });
  }
  if (!result && action === 'rematch') return refuseNow({ code: 'rematch-early', values: {} });
  if (!isPresent) return { ...refuseOnline({ code: 'stale', values: {} }), snapshot: snapshotOf(game) };
  if (request.kind === 'move' && turn !== seat) return refuseOnline({ code: 'not-your-turn', values: {} });
  return undefined;
}

/** A move of whoever has the turn; one that ends the game is two events. */
function playMove<S>(rules: Game<S>, game: StoredGame, mover: Player, text: string, now: number): Result<Decision> {
  const next = matchOf(rules, game).play(text);
  if (!next.ok) return refuseOnline({ code: 'illegal-move', values: {}, cause: next.problem });
  const match = next.value;
  const { position, turn, ply, ending } = match;
  const clock = game.clock && moveClock(game.clock, mover, ply, now);
  const move = match.step.text;
  const data = { move, ply, epoch: game.epoch, position, turn, clock: clock && wireClock(clock) };
  const moves = [...game.moves, move];
  const offer = offerAfterMove(game.offer, mover);
  const played = happen(undecided(game), { kind: 'move', data }, now, { moves, position, turn, clock, offer });
  if (ending) return succeed(end(played, { reason: ending.reason, winner: ending.winner }, now));
  return succeed(ply < maxMoves ? played : end(played, { reason: 'abort', winner: null }, now));
}

function act<S>(
  rules: Game<S>,
  game: StoredGame,
  seat: Player,
  action: Action,
  circumstances: Circumstances,
): Result<Decision> {
  const { now, isTrueDraw } = circumstances;
  switch (action) {
    case 'resign':
      return succeed(end(undecided(game), { reason: 'resignation', winner: opponentOf(seat) }, now));
    case 'abort':
      if (isRunning(game.moves.length)) return refuseNow({ code: 'abort-late', values: {} });
      return succeed(end(undecided(game), { reason: 'abort', winner: null }, now));
    case 'claim-time':
      if (game.result) return succeed(undecided(game));
      return succeedOr(lapse(game, now), refuseNow({ code: 'time-left', values: {} }));
    case 'offer-draw':
      return offerDraw(game, seat, now, isTrueDraw);
    case 'ask-takeback':
      return askTakeback(rules, game, seat, now);
    case 'accept':
      return accept(rules, game, seat, now);
    case 'decline':
      return decline(game, seat, now);
    case 'rematch': {
      const { id, seed } = circumstances.rematch;
      return askRematch(rules, game, seat, { id, now }, seed);
    }
  }
}

function succeedOr<T>(value: T | undefined, refusal: Refusal): Result<T> {
  return value === undefined ? refusal : succeed(value);
}

/** What is due in a game though nobody asks; undefined where nothing is yet. See `wakeTime`. */
export function judgeWaking(game: StoredGame, now: number): Decision | undefined {
  const time = wakeTime(game);
  if (time === null || now < time) return undefined;
  if (game.result) return forgetNames(game, now);
  return lapse(game, now) ?? end(undecided(game), { reason: 'abort', winner: null }, now);
}

function forgetNames(game: StoredGame, now: number): Decision {
  const [first, second] = game.seats.map((seat) => (seat.kind === 'person' ? { ...seat, name: null } : seat));
  if (!first || !second) throw new Error('A game has two seats.');
  return { ...change(undecided(game), now, { seats: [first, second] }), forgetsNames: true };
}

/** The time from `aliveAt` until now, in which no server lived, is nobody's; undefined where the clock stands. */
export function judgeDowntime(game: StoredGame, aliveAt: number, now: number): Decision | undefined {
  if (game.result || !game.clock) return undefined;
  const clock = excuseDowntime(game.clock, game.turn, aliveAt, now);
  if (clock === game.clock) return undefined;
  return happen(undecided(game), { kind: 'clock', data: { clock: wireClock(clock) } }, now, { clock });
}
