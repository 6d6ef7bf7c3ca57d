import { type Command, refuseExtra } from '../command.ts';
import { inJson } from '../online/follow-json.ts';
import { inPerson, meet } from '../online/meet.ts';
import { namedGame } from '../online/named-game.ts';
import { findGame } from '../online/take-seat.ts';

/** Follows a game online without a seat in it. */
export const watchCommand: Command = async (invocation) => {
  const extra = refuseExtra(invocation, 1);
  if (extra) return { failure: extra };
  const named = namedGame(invocation);
  if (!named.ok) return { failure: named };
  const found = await findGame(named.value, invocation);
  if ('failure' in found) return found;
  return meet(found.place, invocation, invocation.arguments.isJson ? inJson(invocation) : inPerson(invocation));
};
