import type { Player } from '../../core/game.ts';
import { parseInstant } from '../instant.ts';
import { offerAfterMove } from '../offers.ts';
import type { NumberedEvent, Snapshot, WireSeat } from '../wire.ts';

/**
 * A snapshot with the next event, so that whoever follows a stream has what the server has. The same snapshot for an event
 * that it knows already; undefined where some are missing in between, or where it is of another line than is known here (a
 * server that was restored has its numbers a second time): then a new snapshot is needed.
 */
export function follow(snapshot: Snapshot, event: NumberedEvent): Snapshot | undefined {
  const { seq } = event;
  if (seq <= snapshot.seq) return snapshot;
  if (seq !== snapshot.seq + 1 || (event.kind === 'move' && event.data.ply !== snapshot.ply + 1)) return undefined;
  return { ...snapshot, ...changesBy(snapshot, event), seq };
}

function changesBy(snapshot: Snapshot, event: NumberedEvent): Partial<Snapshot> {
  switch (event.kind) {
    case 'move': {
      const { move, ply, epoch, position, turn, clock } = event.data;
      const offer = offerAfterMove(snapshot.offer, snapshot.turn);
      return { moves: [...snapshot.moves, move], ply, epoch, position, turn, clock, offer };
    }
    case 'takeback': {
      const { ply, epoch, position, turn, clock } = event.data;
      return { moves: snapshot.moves.slice(0, ply), ply, epoch, position, turn, clock, offer: null };
    }
    case 'offer':
      return { offer: event.data };
    case 'declined':
      return { offer: null };
    case 'clock':
      return { clock: event.data.clock };
    case 'end':
      return { result: event.data.result, clock: event.data.clock, offer: null };
    case 'rematch': {
      const { by, id } = event.data;
      return id === null ? { offer: { kind: 'rematch', by } } : { offer: null, rematch: id };
    }
    case 'seat': {
      const { seat, name, isClaimed } = event.data;
      const change = (each: WireSeat) => ({ ...each, name, isClaimed });
      const [first, second] = snapshot.seats;
      return { seats: seat === 0 ? [change(first), second] : [first, change(second)] };
    }
  }
}

/** What is left to a player, in milliseconds, when it is `now` where the clocks are kept. */
export function timeLeft({ clock, turn }: Snapshot, player: Player, now: number): number | undefined {
  if (!clock) return undefined;
  const left = clock.left[player];
  const deadline = clock.deadline === null || turn !== player ? undefined : parseInstant(clock.deadline);
  return deadline === undefined ? left : Math.max(0, Math.min(left, deadline - now));
}
