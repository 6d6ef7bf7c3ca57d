import type { Game } from '../../../core/game.ts';
import type { Problem } from '../../../core/problem.ts';
import type { Seat } from '../../../core/seats/seat.ts';

/** A computer player that is to play, and that the game does not know. Two people need no code that knows any. */
export async function findUnknownPlayer(
  game: Game,
  seats: readonly [Seat, Seat],
): Promise<{ readonly player: string; readonly problem: Problem } | undefined> {
  const players = seats.flatMap((seat) => (seat.kind === 'computer' ? [seat.player] : []));
  if (players.length === 0) return undefined;
  const { checkPlayer } = await import('../../../engine/players.ts');
  for (const player of players) {
    const found = await checkPlayer(game, player);
    if (!found.ok) return { player, problem: found.problem };
  }
  return undefined;
}
