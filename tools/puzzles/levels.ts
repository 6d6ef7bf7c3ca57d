import type { ComputerPlayer } from '../../src/core/player.ts';
import { parsePlayer, playersOf } from '../../src/engine/players.ts';
import type { PuzzleSource } from './source.ts';

/** One of the eight levels, as it tries puzzles. */
export interface TriedLevel<S> {
  readonly rating: number;
  /** Who tries: the level, or its stand-in. */
  readonly player: ComputerPlayer<S>;
  /** How often it tries each puzzle. */
  readonly tries: number;
}

/** Elo points from a level to the next, where they have not been measured. */
const assumedStep = 100;

export async function levelsOf<S>(source: PuzzleSource<S>): Promise<readonly TriedLevel<S>[]> {
  const { game, standIns = {}, asked, triesOfSlow = {} } = source;
  const { levels } = await playersOf(game);
  if (levels.some(({ rating }) => rating === undefined)) {
    console.log(`${game.id}: its levels are not rated; ${assumedStep} points a level are assumed`);
  }
  return Promise.all(
    levels.map(async (level, index) => {
      const player = await parsePlayer(game, standIns[index + 1] ?? level.player, asked?.oracle);
      if (!player.ok) throw new Error(`${level.player}: ${player.problem.code}`);
      return {
        rating: level.rating ?? assumedStep * index,
        player: player.value,
        tries: triesOfSlow[index + 1] ?? source.tries,
      };
    }),
  );
}
