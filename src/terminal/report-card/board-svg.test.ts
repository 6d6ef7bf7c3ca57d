import { expect, test } from 'vitest';
import { randomOngoing } from '../../../test/solving.ts';
import { seededRandom } from '../../core/random.ts';
import { loadGame } from '../../games/index.ts';
import { boardSvg } from './board-svg.ts';

/** How many pieces of each look are drawn. */
function looks(svg: string): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [, look = ''] of svg.matchAll(/class="piece ([^"]+)"/gu)) found[look] = (found[look] ?? 0) + 1;
  return found;
}

test.each([
  // Black begins in Neutreeko, and white in Fuse.
  ['neutreeko', { dark: /b/gu, light: /w/gu }],
  ['fuse', { dark: /b/gu, light: /w/gu }],
  ['quantik', { dark: /[a-d]/gu, light: /[A-D]/gu }],
  ['tres-em-linha', { 'owner-0': /x/gu, 'owner-1': /o/gu }],
])('in %s pieces are dark or light as they are called, whoever begins', async (id, letters) => {
  const game = await loadGame(id);
  const state = randomOngoing(game, seededRandom(3), 7, 5);
  const [rows = ''] = game.notation.position(state).split(' ');
  const expected = Object.entries(letters).map(([look, letter]) => [look, rows.match(letter)?.length ?? 0]);
  expect(looks(boardSvg(game, state))).toEqual(Object.fromEntries(expected));
});

test('what is no circle has its outline, which needs no font', async () => {
  const game = await loadGame('quantik');
  const state = randomOngoing(game, seededRandom(3), 7, 5);
  const [rows = ''] = game.notation.position(state).split(' ');
  expect(boardSvg(game, state).match(/<path /gu) ?? []).toHaveLength(rows.match(/[a-c]/giu)?.length ?? 0);
});
