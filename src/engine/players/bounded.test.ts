import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { games, loadGame } from '../../games/index.ts';
import { checkBoundedPlayer } from './bounded.ts';

async function verdictOn(id: string, player: string): Promise<string> {
  const game = await loadGame(id);
  const checked = await checkBoundedPlayer(game, game.rules.start(seededRandom(1)), player);
  return checked.ok ? checked.value : checked.problem.code;
}

describe('a player whose cost is bounded', () => {
  test.each(games.map(({ id }) => id))('is every level of %s', async (id) => {
    for (let level = 1; level <= 8; level++) expect(await verdictOn(id, `level:${level}`)).toBe(`level:${level}`);
  });

  test.each([
    ['neutreeko', 'minimax:3', 'minimax:3:n1'],
    ['neutreeko', 'alphabeta:nodes=100000', 'alphabeta:n1:nodes=100000'],
    ['neutreeko', 'uct:1s', 'uct:1000ms'],
    ['neutreeko', 'perfect', 'perfect'],
    ['tres-em-linha', 'alphabeta', 'alphabeta'],
    ['drop-3x3x3', 'minimax', 'minimax'],
    ['fuse', 'master', 'master:100000'],
  ])('is, in %s, %s', async (game, player, name) => {
    expect(await verdictOn(game, player)).toBe(name);
  });

  test.each([
    ['neutreeko', 'minimax', 'player-needs-depth'],
    ['neutreeko', 'minimax:20', 'player-unbounded'],
    ['neutreeko', 'alphabeta:1000', 'player-unbounded'],
    ['neutreeko', 'uct:1000000', 'player-unbounded'],
    ['neutreeko', 'uct:1h', 'player-part-unknown'],
    ['neutreeko', 'uct:3600s', 'player-unbounded'],
    ['drop-9x9x9', 'uct:999999999', 'player-unbounded'],
    ['drop-9x9x5', 'minimax', 'player-unbounded'],
    ['drop-9x9x5', 'alphabeta', 'player-unbounded'],
    ['drop-9x9x5', 'alphabeta:nodes=1000000000', 'player-unbounded'],
    ['fuse', 'master:1000000', 'player-unbounded'],
    ['neutreeko', 'ugi:sh -c id', 'unknown-player'],
    ['neutreeko', '__proto__', 'unknown-player'],
  ])('is not, in %s, %s', async (game, player, code) => {
    expect(await verdictOn(game, player)).toBe(code);
  });
});
