import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { seededRandom } from '../../src/core/random.ts';
import { parsePlayer } from '../../src/engine/players.ts';
import { finish } from '../../src/engine/service/finish.ts';
import { findGame } from '../../src/games/index.ts';
import { remembered } from './neutreeko.ts';
import { type ChooseMove, type Remembered, rememberLevel } from './remembering-level.ts';
import { playItself, playOne, shareOf } from './self-play.ts';

const ids = ['neutreeko', 'quantik', 'tres-em-linha', 'drop-7x6x4'];

async function levelOf(id: string): Promise<{ readonly game: Game; readonly choose: ChooseMove<unknown> }> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`There is no game ${id}.`);
  const byImages = id === 'neutreeko' ? (remembered as Remembered<never> as Remembered<unknown>) : undefined;
  return { game, choose: await rememberLevel(game, 'level:5', byImages ?? { key: (s) => game.notation.position(s) }) };
}

describe.each(ids)('level 5 of %s', (id) => {
  test('that remembers plays as the level itself does, and its games are those of a match', async () => {
    const { game, choose } = await levelOf(id);
    const level = await parsePlayer(game, 'level:5');
    if (!level.ok) throw new Error(level.problem.code);
    const draw = await game.fairStarts?.();
    for (let number = 0; number < 4; number++) {
      // Each twice, so that it has been where it is.
      const start = draw?.(seededRandom(number >> 1));
      const chance = seededRandom(7, number >> 1);
      let match = Match.from(game, start);
      const first = match.turn;
      while (!match.ending) {
        const next = match.playMove(finish(level.value.choose(match.state, chance)).move);
        if (!next.ok) throw new Error(next.problem.code);
        match = next.value;
      }
      const { winner } = match.ending;
      const points = winner === null ? 0.5 : Number(winner === first);
      expect(playOne(game, start, choose, seededRandom(7, number >> 1))).toEqual({ points, plies: match.ply });
    }
  });

  test('is even against itself from fair starts', async () => {
    const { game, choose } = await levelOf(id);
    const draw = await game.fairStarts?.();
    if (!draw) throw new Error(`${id} has fair starts.`);
    const shares = [0, 1, 2].map((seed) => {
      const start = draw(seededRandom(seed));
      return shareOf(playItself(game, () => start, choose, seed, 30));
    });
    // Half as wide again as where the mean of 90 games lies 95 times of 100.
    expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) / 3 - 0.5)).toBeLessThan(0.15);
  });
});

test('a start that is not even is told from one that is', async () => {
  const { game, choose } = await levelOf('tres-em-linha');
  const state = game.notation.parsePosition('...../...../..o../..x.. x');
  if (!state.ok) throw new Error(state.problem.code);
  expect(shareOf(playItself(game, () => state.value, choose, 99, 90))).toBeGreaterThan(0.65);
});
