import type { Game } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { pick } from '../../engine/players/simple.ts';
import { parsePlayer } from '../../engine/players.ts';

/** Where play need not end. */
const maxPlies = 60;

/** Ongoing positions of random games, one of each, the same for the same seed. */
export function randomPositions<S>(game: Game<S>, wanted: number, seed: number): readonly S[] {
  const random = seededRandom(seed);
  return Array.from({ length: wanted }, () => {
    const passed: S[] = [];
    let state = game.rules.start(random);
    for (let ply = 0; ply < maxPlies && game.rules.outcome(state) === 'ongoing'; ply++) {
      passed.push(state);
      state = game.rules.apply(state, pick(legalMoves(game, state), random));
    }
    return pick(passed, random);
  });
}

/** Looks two plies ahead, so that neither side gives the game away at once, and varies. */
const partner = 'alphabeta:2:varied';

/** The positions of a game that two computers play from the start. Yields how much of the longest game is done. */
export async function playGame<S>(game: Game<S>, seed: number): Promise<Generator<number, readonly S[]>> {
  const player = await parsePlayer(game, partner);
  if (!player.ok) throw new Error(`Every game has the player ${partner}: ${player.problem.code}`);
  const { choose } = player.value;
  return (function* () {
    const passed: S[] = [];
    let state = game.rules.start(seededRandom(seed));
    while (passed.length < maxPlies && game.rules.outcome(state) === 'ongoing') {
      passed.push(state);
      const work = choose(state, seededRandom(seed, passed.length));
      let step = work.next();
      for (; !step.done; step = work.next()) yield passed.length / maxPlies;
      state = game.rules.apply(state, step.value.move);
    }
    return passed;
  })();
}
