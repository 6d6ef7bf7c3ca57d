import type { Player } from '../core/game.ts';
import { type Result, succeed } from '../core/problem.ts';
import { linkLifetime, maxDevices, maxLinks } from './limits.ts';
import { makeOnlineProblem, refuseField, refuseNow, refuseOnline } from './problems.ts';
import {
  change,
  type Decision,
  happen,
  isClaimed,
  isWornOut,
  type StoredGame,
  type StoredPerson,
  type StoredToken,
  undecided,
} from './stored-game.ts';

/** Whether two hashes are the same, found in a time that does not tell where they differ. */
export function isSameHash(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index++) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}

/** The seat that a secret holds, by its hash. */
export function seatOfSecret({ seats }: StoredGame, hash: string): Player | undefined {
  return ([0, 1] as const).find((player) => holds(seats[player], hash));
}

function holds(seat: StoredGame['seats'][number], hash: string): boolean {
  return seat.kind === 'person' && seat.secrets.filter((secret) => isSameHash(secret, hash)).length > 0;
}

/** Someone sits down: with the invitation, or on another device with a link. */
export interface Claim {
  /** The hash of the invitation or link. */
  readonly token: string;
  /** The hash of the secret that shall hold the seat. */
  readonly secret: string;
  readonly name?: string;
}

export interface Claimed {
  readonly seat: Player;
  readonly decision: Decision;
}

/** A claim that is sent twice is the same claim. */
export function judgeClaim(game: StoredGame, claim: Claim, now: number): Result<Claimed> {
  const found = findToken(game, claim.token);
  if (!found) return refuseOnline({ code: 'wrong-invite', values: {} });
  const { player, seat, token } = found;
  if (token.usedBy !== null) {
    const isRepeated = isSameHash(token.usedBy, claim.secret) && holds(seat, claim.secret);
    return isRepeated
      ? succeed({ seat: player, decision: undecided(game) })
      : refuseOnline({ code: 'seat-taken', values: {} });
  }
  if (token.expires !== null && now >= token.expires) return refuseOnline({ code: 'wrong-invite', values: {} });
  if (token.expires === null && game.result) return refuseOnline({ code: 'game-over', values: {} });
  const holder = seatOfSecret(game, claim.secret);
  if (holder !== undefined && holder !== player) {
    return refuseField('secret', makeOnlineProblem({ code: 'secret-twice', values: {} }));
  }
  if (seat.secrets.length >= maxDevices) return refuseNow({ code: 'devices-full', values: { most: maxDevices } });
  return succeed({ seat: player, decision: sitDown(game, player, seat, token, claim, now) });
}

function findToken(
  { seats }: StoredGame,
  hash: string,
): { readonly player: Player; readonly seat: StoredPerson; readonly token: StoredToken } | undefined {
  for (const player of [0, 1] as const) {
    const seat = seats[player];
    const token = seat.kind === 'person' ? seat.tokens.find((each) => isSameHash(each.hash, hash)) : undefined;
    if (seat.kind === 'person' && token) return { player, seat, token };
  }
  return undefined;
}

function sitDown(
  game: StoredGame,
  player: Player,
  seat: StoredPerson,
  token: StoredToken,
  { secret, name = seat.name ?? undefined }: Claim,
  now: number,
): Decision {
  const wasClaimed = isClaimed(seat);
  const secrets = holds(seat, secret) ? seat.secrets : [...seat.secrets, secret];
  const tokens = seat.tokens.map((each) => (each === token ? { ...each, usedBy: secret } : each));
  // Nothing follows the end of a game: who comes to look at it there changes no name. Nor does who has done so too often.
  const keepsName = game.result !== null || (wasClaimed && isWornOut(game));
  const shown = keepsName ? seat.name : (name ?? null);
  const seats = withSeat(game, player, { ...seat, name: shown, secrets, tokens });
  if (wasClaimed && shown === seat.name) return change(undecided(game), now, { seats });
  const data = { seat: player, name: shown, isClaimed: true };
  return happen(undecided(game), { kind: 'seat', data }, now, { seats });
}

/** A link to the seat for another device, good once and for ten minutes. Of too many the oldest go. */
export function judgeLink(
  game: StoredGame,
  player: Player,
  hash: string,
  now: number,
): Result<{ readonly decision: Decision; readonly expires: number }> {
  const seat = personAt(game, player);
  if (seat.secrets.length >= maxDevices) return refuseNow({ code: 'devices-full', values: { most: maxDevices } });
  const expires = now + linkLifetime;
  const invitation = seat.tokens.filter((token) => token.expires === null);
  const links = seat.tokens.filter((token) => token.expires !== null);
  const open = links.filter((link) => link.usedBy === null && Number(link.expires) > now).slice(1 - maxLinks);
  // Those who came by one may send their claim again.
  const used = links.filter((link) => link.usedBy !== null).slice(-maxDevices);
  const tokens = [...invitation, ...used, ...open, { hash, token: null, expires, usedBy: null }];
  const decision = change(undecided(game), now, { seats: withSeat(game, player, { ...seat, tokens }) });
  return succeed({ decision, expires });
}

/** A new secret for the seat, which ends all others and every open link. With the only one there is, nothing changes. */
export function judgeRotation(game: StoredGame, player: Player, secret: string, now: number): Result<Decision> {
  const seat = personAt(game, player);
  const holder = seatOfSecret(game, secret);
  if (holder !== undefined && holder !== player) {
    return refuseField('secret', makeOnlineProblem({ code: 'secret-twice', values: {} }));
  }
  const tokens = seat.tokens.filter(({ expires }) => expires === null);
  const isSo = holder === player && seat.secrets.length === 1 && tokens.length === seat.tokens.length;
  if (isSo) return succeed(undecided(game));
  const rotated = withSeat(game, player, { ...seat, secrets: [secret], tokens });
  return succeed(change(undecided(game), now, { seats: rotated }));
}

/** Only people have secrets, and so only they come here. */
function personAt({ seats }: StoredGame, player: Player): StoredPerson {
  const seat = seats[player];
  if (seat.kind !== 'person') throw new Error('A computer has neither secrets nor links; ask for a person’s seat.');
  return seat;
}

function withSeat({ seats }: StoredGame, player: Player, seat: StoredPerson): StoredGame['seats'] {
  return player === 0 ? [seat, seats[1]] : [seats[0], seat];
}
