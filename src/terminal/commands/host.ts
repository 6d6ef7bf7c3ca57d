import { botErrorsTo } from '../bot-errors.ts';
import { type Command, gameOf, refuseExtra, withFairStart } from '../command.ts';
import { byItself } from '../online/automatic.ts';
import { inPerson, meet } from '../online/meet.ts';
import { nameFor, playerFor } from '../online/player-option.ts';
import { hostGame } from '../online/take-seat.ts';
import { nextSeed } from '../play/app.ts';

/** Makes a game online, prints the link to send, and plays it when the friend is there. */
export const hostCommand: Command = async (invocation) => {
  const extra = invocation.arguments.position === undefined ? refuseExtra(invocation, 1) : undefined;
  if (extra) return { failure: extra };
  const game = await gameOf(invocation);
  if (!game.ok) return { failure: game };
  const hearBotError = botErrorsTo(invocation);
  if (!hearBotError.ok) return { failure: hearBotError };
  const hearing = { ...invocation, hearBotError: hearBotError.value };
  const player = await playerFor(game.value, hearing);
  if (!player.ok) return { failure: { ...player, game: game.value } };
  const placed = await withFairStart(game.value, nextSeed(invocation), invocation);
  if (!placed.ok) return { failure: { ...placed, game: game.value } };
  const hosted = await hostGame(game.value, nameFor(player.value, invocation), placed.value);
  if ('failure' in hosted) return hosted;
  return meet(hosted.place, hearing, player.value === undefined ? inPerson(hearing) : byItself(player.value, hearing));
};
