import { keepSnapshot } from './keeping.ts';
import { inOrder, type KeptSeat } from './kept-seats.ts';
import { sendKept } from './unsent.ts';
import { fetchGame, heldSeats } from './wire-deps.ts';

/** So many games are asked for at a time; whoever plays more looks at them one by one. */
const maxGames = 24;

/**
 * The seats of this browser as their games now are; as they were last known where no answer comes. What was done in them and
 * is not sent yet is sent, but for the game that is open: that sends for itself.
 */
export async function refreshSeats(openId?: string): Promise<readonly KeptSeat[]> {
  const seats = (await heldSeats.list()).filter(({ seat }) => seat !== null);
  for (const seat of seats) if (seat.id !== openId) sendKept(seat);
  const open = inOrder(seats).filter(mayChange).slice(0, maxGames);
  const known = new Set(seats.map(({ id }) => id));
  const found = await Promise.all(open.map(refresh));
  // A rematch that was agreed on meanwhile is a game of its own.
  const rematches = (await heldSeats.list()).filter(({ id }) => !known.has(id));
  return [...seats.map((seat) => found.find(({ id }) => id === seat.id) ?? seat), ...rematches];
}

/** A game that is over changes once more where a rematch was asked for. */
function mayChange({ snapshot }: KeptSeat): boolean {
  return !snapshot?.result || snapshot.offer !== null;
}

async function refresh(seat: KeptSeat): Promise<KeptSeat> {
  const reply = await fetchGame(seat.id);
  // A game that the server has no more asks for no move. It stays kept: the server may be restored.
  if (reply.kind === 'refused') return { ...seat, snapshot: null };
  if (reply.kind !== 'answered' || reply.value.seq === seat.snapshot?.seq) return seat;
  const keeper = heldSeats.keeperOf(seat);
  await keepSnapshot(keeper, reply.value, seat.snapshot?.seq);
  return keeper.seat;
}
