import { botErrorsTo } from '../bot-errors.ts';
import { type Command, refuseExtra } from '../command.ts';
import { byItself } from '../online/automatic.ts';
import { inPerson, meet } from '../online/meet.ts';
import { namedGame } from '../online/named-game.ts';
import { checkPlayerThere, nameFor, playerNamed } from '../online/player-option.ts';
import { joinGame } from '../online/take-seat.ts';

/** Takes the seat that a link opens, or takes it up again, and plays. */
export const joinCommand: Command = async (invocation) => {
  const extra = refuseExtra(invocation, 1);
  if (extra) return { failure: extra };
  const named = namedGame(invocation);
  if (!named.ok) return { failure: named };
  const hearBotError = botErrorsTo(invocation);
  if (!hearBotError.ok) return { failure: hearBotError };
  const hearing = { ...invocation, hearBotError: hearBotError.value };
  const player = playerNamed(invocation);
  // A seat is not taken for a player that there is not.
  const known = player === undefined ? undefined : await checkPlayerThere(named.value, player, hearing);
  if (known && 'failure' in known) return known;
  const joined = await joinGame(named.value, nameFor(player, invocation), invocation);
  if ('failure' in joined) return joined;
  return meet(joined.place, hearing, known ? byItself(known.player, hearing) : inPerson(hearing));
};
