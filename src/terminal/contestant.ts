import type { Game } from '../core/game.ts';
import type { Oracle } from '../core/oracle.ts';
import { type Result, succeed } from '../core/problem.ts';
import { type Contestant, contestantFrom } from '../engine/contestant.ts';
import type { Clock } from '../engine/drive.ts';
import { parsePlayer } from '../engine/players.ts';

/** Time as Node has it. */
export const clock: Clock = {
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
};

/** Whoever a player's name means. */
export async function contestantOf<S>(
  game: Game<S>,
  text: string,
  oracle?: () => Promise<Oracle<S>>,
): Promise<Result<Contestant<S>>> {
  const player = await parsePlayer(game, text, oracle);
  return player.ok ? succeed(contestantFrom(player.value, clock)) : player;
}
