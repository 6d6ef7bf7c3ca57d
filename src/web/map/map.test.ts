import { describe, expect, test } from 'vitest';
import { present } from '../../core/present.ts';
import { finish } from '../../engine/service/finish.ts';
import { loadGame } from '../../games/index.ts';
import { startMap } from '../laboratory/worker/map-task.ts';
import { type Atlas, chosenAlong, chosenAt, gameOnMap, movesOf, openAtlas } from './atlas.ts';
import { boxOf, fitted, onScreen, panned, placeAt, showing, zoomed } from './camera.ts';
import { curveBetween } from './curve.ts';
import { formatMapPlace, parseMapPlace } from './place.ts';
import { waysOn } from './walk.ts';

async function atlasOf(id: string): Promise<Atlas> {
  const game = await loadGame(id);
  const begun = await startMap(game, { game: id });
  if (!begun.ok) throw new Error(begun.problem.code);
  return openAtlas(game, present(finish(begun.value) ?? undefined, `map of ${id}`));
}

const neutreeko = await atlasOf('neutreeko');
const tres = await atlasOf('tres-em-linha');

test('a game without a map gets none', async () => {
  const begun = await startMap(await loadGame('fuse'), { game: 'fuse' });
  expect(begun.ok && finish(begun.value)).toBeNull();
});

test.each([
  ['neutreeko', { game: 'neutreeko', moves: [] }],
  ['neutreeko/5B-5C,4C-3C', { game: 'neutreeko', moves: ['5B-5C', '4C-3C'] }],
])('the place %s is read and written', (text, place) => {
  expect(parseMapPlace(text)).toEqual(place);
  expect(formatMapPlace(place)).toBe(text);
});

test.each(['', '/5B-5C', 'neutreeko/5B-5C/x', '%E0%A4%A'])('the place %j leads nowhere', (text) => {
  expect(parseMapPlace(text)).toBeUndefined();
});

describe('the camera', () => {
  const size = { width: 800, height: 600 };
  const { places } = neutreeko.map;
  const box = boxOf(places);
  const whole = fitted(box, size);

  test('shows all of a map', () => {
    for (const place of places) {
      const { x, y } = onScreen(place, whole, size);
      expect(x >= 0 && x <= 800 && y >= 0 && y <= 600).toBe(true);
    }
  });

  test('keeps what is under the pointer there when it zooms, and never loses the map', () => {
    const at = { x: 300, y: 250 };
    const under = { x: whole.x + (300 - 400) / whole.scale, y: whole.y + (250 - 300) / whole.scale };
    const near = zoomed(whole, 3, size, box, at);
    expect(onScreen(under, near, size).x).toBeCloseTo(300);
    expect(onScreen(under, near, size).y).toBeCloseTo(250);
    expect(zoomed(near, 0.0001, size, box).scale).toBeCloseTo(whole.scale);
    const far = panned(near, 1e6, -1e6, box);
    expect([far.x, far.y]).toEqual([box.left, box.bottom]);
  });

  test('moves no farther than it must', () => {
    const near = zoomed(whole, 8, size, box);
    const start = present(places[0], 'start');
    const shown = onScreen(start, showing(start, near, size), size);
    expect(shown.x).toBeGreaterThan(60);
    expect(shown.x).toBeLessThan(80);
    expect(showing(start, whole, size).scale).toBe(whole.scale);
  });

  test('finds the node at a point, and none far from any', () => {
    const { x, y } = onScreen(present(places[7], 'node'), whole, size);
    expect(placeAt(places, { x: x + 2, y: y + 1 }, whole, size, 16)).toBe(7);
    expect(placeAt(places, { x: 20, y: 20 }, whole, size, 16)).toBeUndefined();
  });
});

test('curves leave their layers straight, and those around the middle go outwards', () => {
  expect(curveBetween('web', { x: 0, y: 0 }, { x: 10, y: 6 })).toEqual([
    { x: 5, y: 0 },
    { x: 5, y: 6 },
  ]);
  expect(curveBetween('web', { x: 0, y: 0 }, { x: 0, y: 30 })[0].x).toBe(10);
  const [one, other] = curveBetween('tree', { x: 10, y: 0 }, { x: 0, y: 20 });
  expect([Math.hypot(one.x, one.y), Math.hypot(other.x, other.y)]).toEqual([15, 15]);
  expect(curveBetween('tree', { x: 0, y: 0 }, { x: 0, y: 20 })[0]).toEqual({ x: 0, y: 10 });
});

describe('walking', () => {
  test('goes along moves, back, and from one to the next of a layer', () => {
    const ways = waysOn(neutreeko.map);
    expect(ways.onward(0, [])).toBe(1);
    expect(ways.back(1)).toBe(0);
    expect(ways.back(0)).toBeUndefined();
    const layer = neutreeko.map.nodes.flatMap(({ layer }, id) => (layer === 16 ? [id] : []));
    let node = present(layer.toSorted((a, b) => y(a) - y(b))[0], 'node');
    expect(ways.beside(node, -1)).toBeUndefined();
    const walked = [node];
    for (let next = ways.beside(node, 1); next !== undefined; next = ways.beside(node, 1)) {
      node = next;
      walked.push(node);
    }
    expect(walked.toSorted((a, b) => a - b)).toEqual(layer);
    expect(ways.beside(node, -1)).toBe(walked.at(-2));
  });

  const y = (id: number) => neutreeko.map.places[id]?.y ?? 0;

  test('follows a game where there is one', () => {
    const { nodes } = gameOnMap(tres, ['3', '1', '4']);
    expect(waysOn(tres.map).onward(1, nodes)).toBe(nodes[2]);
  });

  test('keeps the board as it is walked to, though the node shows another that is alike', () => {
    const start = { node: 0, state: neutreeko.stateOf(0) };
    const [left, right] = movesOf(neutreeko, start).filter(({ node }) => node !== undefined);
    expect([left?.text, right?.text, left?.node, right?.node]).toEqual(['5B-5C', '5D-5C', 1, 1]);
    const walked = { node: 1, state: right?.state };
    const next = chosenAt(neutreeko, walked, 2);
    expect(next.before?.chosen).toBe(walked);
    expect(neutreeko.nodeOf(next.state)).toBe(2);
    expect(chosenAt(neutreeko, walked, 700).before).toBeUndefined();
  });
});

describe('a game', () => {
  test('that takes a win at hand stays on the map to its end', () => {
    const game = gameOnMap(tres, ['3', '3', '2', '1', '4']);
    expect(game.match.ending?.winner).toBe(0);
    expect(game).not.toHaveProperty('leftAt');
    expect(chosenAlong(game)).toHaveLength(5);
  });

  test('leaves a strategy by another move, and is shown up to a move that is not legal', () => {
    expect(gameOnMap(tres, ['1'])).toMatchObject({ nodes: [0], leftAt: 1 });
    expect(gameOnMap(neutreeko, ['5B-5C', '9Z'])).toMatchObject({ nodes: [0, 1], badMove: '9Z' });
  });
});
