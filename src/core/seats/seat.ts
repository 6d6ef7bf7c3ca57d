/** Who plays: a person here, a person at another screen, or a computer player by its name. */
export type Seat =
  | { readonly kind: 'person' }
  /** By the name that they gave, if any. At this screen, anyone may move for them once the game is over. */
  | { readonly kind: 'elsewhere'; readonly name: string }
  | { readonly kind: 'computer'; readonly player: string };

export const person: Seat = { kind: 'person' };

/** Whether a person plays, wherever that person is. */
export function isPerson(seat: Seat): boolean {
  return seat.kind !== 'computer';
}

const me = 'me';
const personWords = [me, 'person', 'tu', 'eu', 'pessoa'];
/** What a person at another screen is written with, before the name. */
const elsewhere = 'elsewhere:';

/** Any text is a seat; whether a computer player has that name is for its game to say. */
export function parseSeat(text: string): Seat {
  const player = text.trim();
  if (player.startsWith(elsewhere)) return { kind: 'elsewhere', name: player.slice(elsewhere.length) };
  return personWords.includes(player.toLowerCase()) ? person : { kind: 'computer', player };
}

export function formatSeat(seat: Seat): string {
  if (seat.kind === 'elsewhere') return elsewhere + seat.name;
  return seat.kind === 'person' ? me : seat.player;
}
