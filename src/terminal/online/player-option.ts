import { isBotName } from '../../bots/bot-name.ts';
import type { Game } from '../../core/game.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { isPerson, parseSeat } from '../../core/seats/seat.ts';
import { readGame } from '../../online/client/api.ts';
import { maxNameLength } from '../../online/limits.ts';
import { type Failure, type Invocation, loadGame } from '../command.ts';
import { tryOpponent } from '../play/opponent.ts';
import type { NamedGame } from './address.ts';
import { ask, callerOf } from './connection.ts';
import { refuse } from './problems.ts';
import { serverOf } from './take-seat.ts';

/** Who plays the seat by itself, as it was written; undefined where a person does. */
export function playerNamed({ arguments: { written, player } }: Invocation): string | undefined {
  return written.includes('player') && !isPerson(parseSeat(player)) ? player : undefined;
}

/** The same by its full name, if the game has one of that name, and a bot only if it starts. */
export async function playerFor(game: Game, invocation: Invocation): Promise<Result<string | undefined>> {
  const player = playerNamed(invocation);
  return player === undefined ? succeed(undefined) : tryOpponent(game, player, invocation.hearBotError);
}

/** The same for a game that only the server knows. */
export async function checkPlayerThere(
  named: NamedGame,
  player: string,
  invocation: Invocation,
): Promise<{ readonly player: string } | { readonly failure: Failure }> {
  const server = serverOf(named, invocation);
  if (!server.ok) return { failure: server };
  const found = await ask(server.value, (signal) => readGame(callerOf(server.value, invocation), named.id, signal));
  if (!found.ok) return { failure: found };
  const game = await loadGame(found.value.game, invocation.loaded);
  if (!game.ok) return { failure: refuse({ code: 'online-unknown-game', values: { game: found.value.game } }) };
  const known = await tryOpponent(game.value, player, invocation.hearBotError);
  return known.ok ? { player: known.value } : { failure: { ...known, game: game.value } };
}

/**
 * How the seat is called: as was said; of a player, its name, or its kind where there is no room for more: a part of a name
 * would mean another player. What a bot is started with is nobody's business.
 */
export function nameFor(player: string | undefined, { arguments: { name } }: Invocation): string | undefined {
  if (name !== undefined || player === undefined) return name;
  if (isBotName(player)) return 'bot';
  const [kind] = player.split(':');
  return player.length <= maxNameLength ? player : kind;
}
