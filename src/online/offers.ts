import { type Game, opponentOf, type Player } from '../core/game.ts';
import { type Result, succeed } from '../core/problem.ts';
import { runClock, stopClock, wireClock } from './clocks.ts';
import { end } from './ending.ts';
import { refuseNow, refuseOnline } from './problems.ts';
import { type Decision, happen, isWornOut, matchOf, type StoredGame, undecided } from './stored-game.ts';
import type { Offer, OfferKind } from './wire.ts';

// One offer stands at a time. The same from the other side accepts it, and its maker's decline withdraws it.

/** What becomes of an offer with a move: a takeback falls with any, a draw with the other side's. */
export function offerAfterMove(offer: Offer | null, mover: Player): Offer | null {
  return offer?.kind === 'draw' && offer.by === mover ? offer : null;
}

export function offerDraw(game: StoredGame, seat: Player, now: number, isTrueDraw: boolean): Result<Decision> {
  if (game.offer) return answerOrRefuse(game, seat, 'draw', () => agreeToDraw(undecided(game), now));
  if (isWornOut(game)) return refuseNow({ code: 'too-much', values: {} });
  const offered = make(game, seat, 'draw', now);
  if (!isAgainstComputer(game, seat)) return succeed(offered);
  return succeed(isTrueDraw ? agreeToDraw(offered, now) : turnDown(offered, opponentOf(seat), now));
}

export function askTakeback<S>(rules: Game<S>, game: StoredGame, seat: Player, now: number): Result<Decision> {
  if (!game.takebacks) return refuseNow({ code: 'takebacks-off', values: {} });
  const { offer } = game;
  if (offer) return answerOrRefuse(game, seat, 'takeback', () => takeBack(rules, undecided(game), offer.by, now));
  if (plyBefore(game, seat) < 0) return refuseNow({ code: 'takeback-nothing', values: {} });
  if (isWornOut(game)) return refuseNow({ code: 'too-much', values: {} });
  const asked = make(game, seat, 'takeback', now);
  return succeed(isAgainstComputer(game, seat) ? takeBack(rules, asked, seat, now) : asked);
}

export function accept<S>(rules: Game<S>, game: StoredGame, seat: Player, now: number): Result<Decision> {
  const { offer } = game;
  if (!offer || offer.by === seat) return refuseOnline({ code: 'no-offer', values: {} });
  const before = undecided(game);
  return succeed(offer.kind === 'draw' ? agreeToDraw(before, now) : takeBack(rules, before, offer.by, now));
}

export function decline(game: StoredGame, seat: Player, now: number): Result<Decision> {
  if (!game.offer) return refuseOnline({ code: 'no-offer', values: {} });
  return succeed(turnDown(undecided(game), seat, now));
}

/** What stands is answered by the same from the other side; beside it there is no room for another. */
function answerOrRefuse(game: StoredGame, seat: Player, kind: OfferKind, agree: () => Decision): Result<Decision> {
  const isSame = game.offer?.kind === kind && game.offer.by !== seat;
  return isSame ? succeed(agree()) : refuseNow({ code: 'offer-stands', values: {} });
}

function isAgainstComputer({ seats }: StoredGame, seat: Player): boolean {
  return seats[opponentOf(seat)].kind === 'computer';
}

function make(game: StoredGame, by: Player, kind: OfferKind, now: number): Decision {
  const offer = { kind, by };
  return happen(undecided(game), { kind: 'offer', data: offer }, now, { offer });
}

/** The event says who did it: the maker withdraws, the other declines. */
function turnDown(decision: Decision, by: Player, now: number): Decision {
  const kind = decision.after.offer?.kind ?? 'draw';
  return happen(decision, { kind: 'declined', data: { kind, by } }, now, { offer: null });
}

function agreeToDraw(decision: Decision, now: number): Decision {
  return end(decision, { reason: 'agreement', winner: null }, now);
}

/** How many moves were played before a player's last one; −1 where there is none. Turns always alternate. */
function plyBefore({ moves, turn }: StoredGame, player: Player): number {
  return moves.length - (turn === player ? 2 : 1);
}

/** Back to before the asker's last move. The time that was used stays used. */
function takeBack<S>(rules: Game<S>, decision: Decision, asker: Player, now: number): Decision {
  const { after } = decision;
  const ply = plyBefore(after, asker);
  const match = matchOf(rules, after, ply);
  const { position, turn } = match;
  const epoch = after.epoch + 1;
  const clock = after.clock && runClock(stopClock(after.clock, after.turn, now), turn, ply, now);
  const data = { ply, epoch, position, turn, clock: clock && wireClock(clock) };
  const moves = after.moves.slice(0, ply);
  return happen(decision, { kind: 'takeback', data }, now, { moves, position, turn, epoch, clock, offer: null });
}
