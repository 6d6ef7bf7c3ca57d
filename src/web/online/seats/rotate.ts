import { type Reply, rotateSecret } from '../../../online/client/api.ts';
import type { RotatedAnswer } from '../../../online/wire.ts';
import type { KeptSeat, SeatKeeper } from './kept-seats.ts';
import { sayReply } from './reply.ts';
import { callerWith, heldSeats, makeSecret, within } from './wire-deps.ts';

/**
 * Gives the seat another secret, so that no other device has it any more. The new one is kept before it is sent, and what
 * was lost on the way is taken up again when the game is next opened. Gives the sentence on why it could not be done.
 */
export async function moveSecret(id: string): Promise<string | undefined> {
  const seat = await heldSeats.find(id);
  if (!seat) return undefined;
  const keeper = heldSeats.keeperOf(seat);
  await keeper.change((old) => ({ ...old, nextSecret: old.nextSecret ?? makeSecret() }));
  const reply = await finishMove(keeper);
  return reply && reply.kind !== 'answered' ? sayReply(reply) : undefined;
}

/** Ends what was begun: asks with the old secret, and where that has ended already, with the new one. */
export async function finishMove(keeper: SeatKeeper): Promise<Reply<RotatedAnswer> | undefined> {
  const { id, secret, nextSecret } = keeper.seat;
  if (nextSecret === null) return undefined;
  const ask = (own: string) => rotateSecret(callerWith(own), id, nextSecret, within());
  const first = await ask(secret);
  const isEnded = first.kind === 'refused' && first.refusal.code === 'wrong-secret';
  const reply = isEnded ? await ask(nextSecret) : first;
  const after = (old: KeptSeat): KeptSeat => ({
    ...old,
    secret: reply.kind === 'answered' ? nextSecret : old.secret,
    nextSecret: null,
  });
  // Where no answer came, it is not known which of the two counts: both are kept.
  if (reply.kind !== 'lost') await keeper.change(after);
  return reply;
}
