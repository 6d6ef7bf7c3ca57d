import { describe, expect, test } from 'vitest';
import { randomOngoing } from '../../../test/solving.ts';
import { seededRandom } from '../../core/random.ts';
import { loadGame } from '../../games/index.ts';
import { oracleOf } from '../analysis/general.ts';
import { meaningOf, parsePlayer, playersOf } from '../players.ts';
import { finish } from '../service/finish.ts';
import { sharesByScore, sharesOf } from './shares.ts';

/** How often a player really chooses each move, beside what is computed. */
async function compare(id: string, name: string, tries: number, plies: number) {
  const game = await loadGame(id);
  const register = { game, players: await playersOf(game) };
  const oracle = await oracleOf(game);
  const [meant, player] = [meaningOf(register, name), await parsePlayer(game, name, async () => oracle)];
  if (!meant.ok || !player.ok) throw new Error(`${name} is no player of ${id}.`);
  const shareOut = await sharesOf({ ...register, oracle: async () => oracle }, meant.value.meaning, tries);
  const state = randomOngoing(game, seededRandom(4), plies, plies);
  const computed = finish(shareOut(state));
  const counts = computed.moves.map(() => 0);
  for (let n = 0; n < tries; n++) {
    const { move } = finish(player.value.choose(state, seededRandom(99, n)));
    counts[computed.moves.indexOf(move)] = (counts[computed.moves.indexOf(move)] ?? 0) + 1;
  }
  return { computed, chosen: counts.map((count) => count / tries) };
}

describe('how often a player chooses each move', () => {
  test.each([
    ['neutreeko', 'level:5', 4],
    ['neutreeko', 'perfect:lapse=60', 5],
    ['neutreeko', 'random-piece', 3],
    ['quantik', 'level:2', 3],
    ['tres-em-linha', 'level:4', 3],
    ['tres-em-linha', 'level:7', 4],
    ['fuse', 'level:2', 12],
    ['fuse', 'first', 3],
  ])('%s, %s: as many tries show', async (id, name, plies) => {
    const tries = 200;
    const { computed, chosen } = await compare(id, name, tries, plies);
    expect(computed.tries).toBeUndefined();
    expect(computed.shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
    for (const [index, share] of computed.shares.entries()) {
      // Four standard deviations, and what is impossible never happens.
      const reach = 4 * Math.sqrt((share * (1 - share)) / tries);
      expect(Math.abs((chosen[index] ?? 0) - share), `${computed.moves[index]}`).toBeLessThanOrEqual(reach);
    }
  });

  test('of one who plays random games, says how many tries it was', async () => {
    const { computed } = await compare('neutreeko', 'uct:50', 6, 4);
    expect(computed.tries).toBe(6);
    expect(computed.shares.every((share) => Number.isInteger(Math.round(6e6 * share) / 1e6))).toBe(true);
  });
});

describe('misjudged scores', () => {
  test('what is seen to be won is taken, and what is seen to be lost is not', () => {
    expect(sharesByScore([0, 999_999, 5], 50)).toEqual([0, 1, 0]);
    expect(sharesByScore([-999_998, 3, -999_996], 50)).toEqual([0, 1, 0]);
    expect(sharesByScore([-999_998, -999_996], 50)).toEqual([0, 1]);
  });

  test('equal scores have equal shares, a better one a larger', () => {
    const [low = 0, high = 0, alike = 0] = sharesByScore([0, 10, 0], 20);
    expect(low).toBeCloseTo(alike, 12);
    expect(high).toBeGreaterThan(low);
    expect(low + high + alike).toBeCloseTo(1, 12);
  });

  test('far apart there is no doubt', () => {
    expect(sharesByScore([0, 1000], 10)).toEqual([0, 1]);
  });
});
