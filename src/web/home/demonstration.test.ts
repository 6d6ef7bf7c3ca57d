import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { games } from '../../games/index.ts';
import { firstScene, nextScene, type Scene } from './demonstration.ts';

describe.each(games.map(({ id, load }) => ({ id, load })))('$id plays itself', ({ load }) => {
  test('from the middle to an end, one legal move after another', async () => {
    const game = await load();
    const random = seededRandom(7);
    let scene: Scene | undefined = firstScene(game, random);
    expect(game.rules.ending(scene.state)).toBeUndefined();
    let ply = 0;
    for (let next = nextScene(game, scene, ply, random); next; next = nextScene(game, next, ply, random)) {
      expect(next.last?.before).toBe(scene.state);
      scene = next;
      ply++;
    }
    expect(ply).toBeLessThanOrEqual(40);
    expect(game.rules.ending(scene.state) !== undefined || ply === 40).toBe(true);
  });
});
