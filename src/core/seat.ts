/** Who plays: a person here, or a computer player by its name. */
export type Seat = { readonly kind: 'person' } | { readonly kind: 'computer'; readonly player: string };

export const person: Seat = { kind: 'person' };

export function isPerson(seat: Seat): boolean {
  return seat.kind === 'person';
}

const me = 'me';
const personWords = [me, 'person', 'tu', 'eu', 'pessoa'];

/** Any text is a seat; whether a computer player has that name is for its game to say. */
export function parseSeat(text: string): Seat {
  const player = text.trim();
  return personWords.includes(player.toLowerCase()) ? person : { kind: 'computer', player };
}

export function formatSeat(seat: Seat): string {
  return seat.kind === 'person' ? me : seat.player;
}
