import { type Game, opponentOf, type Player } from '../core/game.ts';
import { type Result, succeed } from '../core/problem.ts';
import { createRematch, type Newness } from './creation.ts';
import { type Decision, happen, type StoredGame, undecided } from './stored-game.ts';

/**
 * Someone asks for another game when this one is over. When both have, it is made, in the same step; computers always
 * agree. Who asks again, or when there is one already, changes nothing.
 */
export function askRematch<S>(
  rules: Game<S>,
  game: StoredGame,
  by: Player,
  newness: Newness,
  seed: number,
): Result<Decision> {
  const { offer, rematch, seats } = game;
  const { now, id } = newness;
  if (rematch !== null || offer?.by === by) return succeed(undecided(game));
  const isAgreed = offer?.kind === 'rematch' || seats[opponentOf(by)].kind === 'computer';
  if (!isAgreed) {
    const data = { by, id: null };
    return succeed(happen(undecided(game), { kind: 'rematch', data }, now, { offer: { kind: 'rematch', by } }));
  }
  const agreed = happen(undecided(game), { kind: 'rematch', data: { by, id } }, now, { offer: null, rematch: id });
  return succeed({ ...agreed, rematch: createRematch(rules, game, newness, seed) });
}
