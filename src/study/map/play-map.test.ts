import { describe, expect, test } from 'vitest';
import { naiveRules } from '../../../test/naive/index.ts';
import { gridOf, textOf } from '../../../test/naive/naive.ts';
import { randomOngoing, stateAt } from '../../../test/solving.ts';
import { legalMoves } from '../../core/match.ts';
import { present } from '../../core/present.ts';
import { seededRandom } from '../../core/random.ts';
import { oracleOf } from '../../engine/analysis/general.ts';
import { finish } from '../../engine/service/finish.ts';
import { loadGame } from '../../games/index.ts';
import { canonicalPosition } from '../canonical.ts';
import { followGame } from './follow.ts';
import { layOutMap } from './layout.ts';
import { layersOf, neighboursOf } from './order.ts';
import { leastGap } from './place.ts';
import { likenessOf, makePlayMap, type PlayMap } from './play-map.ts';

async function mapOf(id: string): Promise<PlayMap> {
  const game = await loadGame(id);
  const source = { game, oracle: await oracleOf(game), likeness: await likenessOf(game) };
  return present(finish(makePlayMap(source, game.rules.start(seededRandom(1)))), `map of ${id}`);
}

const neutreeko = await mapOf('neutreeko');
const tres = await mapOf('tres-em-linha');
const quantik = await mapOf('quantik');

const layerSizes = ({ nodes }: PlayMap) => layersOf(nodes).map((layer) => layer.length);
const moveCount = ({ nodes }: PlayMap) => nodes.reduce((count, { next }) => count + next.length, 0);

describe('the web of Neutreeko', () => {
  test('has 1,267 positions up to symmetry and colours, 2,173 moves, and 757 positions with a single drawing move', () => {
    expect(neutreeko.kind).toBe('web');
    expect(neutreeko.nodes).toHaveLength(1267);
    expect(moveCount(neutreeko)).toBe(2173);
    expect(neutreeko.nodes.filter(({ isOnly }) => isOnly)).toHaveLength(757);
  });

  test('begins with a corridor: 16 positions, so 15 forced moves, and then there are five ways on', () => {
    const sizes = layerSizes(neutreeko);
    expect(sizes.slice(0, 17)).toEqual([...Array.from({ length: 16 }, () => 1), 5]);
    expect(sizes).toHaveLength(43);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(1267);
  });

  test('is what a plain walk finds, with rules on texts, turned boards and letters exchanged', async () => {
    const game = await loadGame('neutreeko');
    const oracle = await oracleOf(game);
    const rules = naiveRules('neutreeko');
    const isDrawn = (position: string) =>
      rules.outcome(position) === 'ongoing' && finish(oracle.solve(stateAt(game, position)))?.value === 'draw';
    const start = '.w.w./..b../...../..w../.b.b. b';
    const distances = new Map([[naiveLikeness(start), 0]]);
    const queue = [start];
    let moves = 0;
    let single = 0;
    for (const position of queue) {
      const drawing = rules.moves(position).filter((move) => isDrawn(move.position));
      const kinds = new Map(drawing.map((move) => [naiveLikeness(move.position), move.position]));
      moves += kinds.size;
      if (kinds.size === 1) single++;
      for (const [key, next] of kinds) {
        if (distances.has(key)) continue;
        distances.set(key, present(distances.get(naiveLikeness(position)), 'distance') + 1);
        queue.push(next);
      }
    }
    expect({ positions: queue.length, moves, single }).toEqual({ positions: 1267, moves: 2173, single: 757 });
    for (const { position, layer } of neutreeko.nodes) expect(distances.get(naiveLikeness(position))).toBe(layer);
  });
});

/** The least of the texts of all turned and mirrored boards, with the letters exchanged where white is to move. */
function naiveLikeness(position: string): string {
  const { grid, side } = gridOf(position);
  const swapped: Readonly<Record<string, string>> = side === 'b' ? {} : { b: 'w', w: 'b' };
  let board = grid.map((row) => row.map((letter) => swapped[letter] ?? letter));
  const images: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    board = board.map((row, y) => row.map((_, x) => board[row.length - 1 - x]?.[y] ?? ''));
    images.push(textOf(board, ''), textOf(board.toReversed(), ''));
  }
  return images.sort()[0] ?? '';
}

describe.each([
  ['tres-em-linha', tres, 9],
  ['quantik', quantik, 10],
] as const)('the tree of %s', (id, map, longest) => {
  test(`follows every move of the loser and one of the winner, who wins at ply ${longest} at the latest`, async () => {
    const game = await loadGame(id);
    const { keyOf } = await likenessOf(game);
    expect(map.kind).toBe('tree');
    for (const { position, layer, value, plies, next } of map.nodes) {
      expect(layer + (plies ?? Number.NaN)).toBeLessThanOrEqual(longest);
      const state = stateAt(game, position);
      const after = new Set(legalMoves(game, state).map((move) => keyOf(game.rules.apply(state, move))));
      const reached = next.map((node) => present(map.nodes[node], 'node'));
      expect(reached.every(({ key }) => after.has(key))).toBe(true);
      if (value === 'loss') expect(reached).toHaveLength(after.size);
      else if (plies !== 1) expect(reached.map((node) => node.plies)).toEqual([(plies ?? 0) - 1]);
      else expect(next).toEqual([]);
    }
  });
});

test('the tree of Três em Linha wins against every line, by rules on texts', () => {
  const rules = naiveRules('tres-em-linha');
  const mirrored = (position: string) => {
    const { grid, side } = gridOf(position);
    return textOf(
      grid.map((row) => row.toReversed()),
      side,
    );
  };
  const byPosition = new Map(
    tres.nodes.flatMap((node) => [node.position, mirrored(node.position)].map((p) => [p, node])),
  );
  const follow = (position: string, ply: number): number => {
    if (rules.outcome(position) !== 'ongoing') {
      expect([rules.outcome(position), ply % 2]).toEqual(['loss', 1]);
      return 1;
    }
    const after = rules.moves(position).map((move) => move.position);
    if (ply % 2 === 1) return after.reduce((lines, next) => lines + follow(next, ply + 1), 0);
    const winning = after.find((next) => rules.outcome(next) === 'loss');
    const [chosen] = present(byPosition.get(position), position).next;
    const wanted = chosen === undefined ? undefined : tres.nodes[chosen]?.position;
    return follow(
      winning ??
        present(
          after.find((next) => next === wanted || mirrored(next) === wanted),
          position,
        ),
      ply + 1,
    );
  };
  expect(follow('...../...../...../..... x', 0)).toBeGreaterThan(40);
});

test('every game that says so has a map, of some thousand positions at most', async () => {
  const small = ['3x3', '3x7', '4x5', '6x3'].map((size) => `drop-${size}x3`);
  for (const id of [...small, 'quantik-blocked-draw']) {
    expect([id, (await loadGame(id)).hasMap]).toEqual([id, true]);
    expect((await mapOf(id)).nodes.length).toBeGreaterThan(10);
  }
  for (const id of ['fuse', 'drop-7x6x4', 'drop-4x4x4']) expect((await loadGame(id)).hasMap ?? false).toBe(false);
});

test('what has too many positions has no map', async () => {
  const game = await loadGame('drop-4x4x4');
  const source = { game, oracle: await oracleOf(game), likeness: await likenessOf(game) };
  expect(finish(makePlayMap(source, game.rules.start(seededRandom(1))))).toBeUndefined();
});

describe('positions that are alike', () => {
  test('have one key in Neutreeko, with the colours exchanged too, and others have another', async () => {
    const game = await loadGame('neutreeko');
    const { keyOf } = await likenessOf(game);
    const random = seededRandom(5);
    const byKey = new Map<string, string>();
    for (let count = 0; count < 300; count++) {
      const state = randomOngoing(game, random, 6);
      const position = game.notation.position(state);
      expect(byKey.get(keyOf(state)) ?? naiveLikeness(position)).toBe(naiveLikeness(position));
      byKey.set(keyOf(state), naiveLikeness(position));
    }
    expect(new Set(byKey.values()).size).toBe(byKey.size);
  });

  test('have one key in Quantik, as trying all symmetries gives one text', async () => {
    const game = await loadGame('quantik');
    const { keyOf } = await likenessOf(game);
    const random = seededRandom(6);
    const byKey = new Map<string, string>();
    for (let count = 0; count < 60; count++) {
      const state = randomOngoing(game, random, 4, 2);
      const text = canonicalPosition(game, state);
      expect(byKey.get(keyOf(state)) ?? text).toBe(text);
      byKey.set(keyOf(state), text);
    }
    expect(byKey.size).toBeLessThan(60);
    expect(new Set(byKey.values()).size).toBe(byKey.size);
  });
});

describe.each([
  ['neutreeko', neutreeko],
  ['tres-em-linha', tres],
  ['quantik', quantik],
])('the layout of %s', (_id, map) => {
  const places = layOutMap(map);

  test('is the same each time, in whole units', () => {
    expect(layOutMap(structuredClone(map))).toEqual(places);
    for (const { x, y } of places) expect([x, y].every(Number.isInteger)).toBe(true);
  });

  test('lets no two nodes come nearer than a gap, rounded', () => {
    const cells = new Map<string, { x: number; y: number }[]>();
    for (const place of places) {
      const [column, row] = [Math.floor(place.x / leastGap), Math.floor(place.y / leastGap)];
      for (let dx = -1; dx <= 1; dx++) {
        for (let dy = -1; dy <= 1; dy++) {
          for (const other of cells.get(`${column + dx} ${row + dy}`) ?? []) {
            expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(leastGap - 1.5);
          }
        }
      }
      cells.set(`${column} ${row}`, [...(cells.get(`${column} ${row}`) ?? []), place]);
    }
  });

  test('has the layers one after another', () => {
    const reach = places.map(({ x, y }) => (map.kind === 'web' ? x : Math.hypot(x, y)));
    const means = layersOf(map.nodes).map((layer) => {
      const [first = 0] = layer.map((node) => reach[node] ?? 0);
      for (const node of layer) expect(Math.abs((reach[node] ?? 0) - first)).toBeLessThan(1.5);
      return first;
    });
    for (const [index, mean] of means.slice(1).entries()) {
      expect(mean - (means[index] ?? 0)).toBeGreaterThan(2.9 * leastGap);
    }
  });
});

test('the order within layers leaves a quarter fewer crossings than the order of finding', () => {
  const { nodes } = neutreeko;
  const neighbours = neighboursOf(nodes);
  const places = layOutMap(neutreeko);
  const layers = layersOf(nodes);
  const sorted = layers.map((layer) => [...layer].sort((a, b) => (places[a]?.y ?? 0) - (places[b]?.y ?? 0)));
  expect(naiveCrossings(sorted, neighbours.after)).toBeLessThan(0.75 * naiveCrossings(layers, neighbours.after));
});

function naiveCrossings(layers: readonly (readonly number[])[], after: readonly (readonly number[])[]): number {
  let crossings = 0;
  for (const [index, layer] of layers.entries()) {
    const moves = layer.flatMap((node, from) =>
      (after[node] ?? []).map((to) => [from, (layers[index + 1] ?? []).indexOf(to)] as const),
    );
    for (const [from, to] of moves) crossings += moves.filter(([a, b]) => a < from && b > to).length;
  }
  return crossings;
}

describe('a game on the map', () => {
  const positionsOf = async (id: string, moves: readonly string[]) => {
    const game = await loadGame(id);
    const { keyOf } = await likenessOf(game);
    let state = game.rules.start(seededRandom(1));
    const keys = [keyOf(state)];
    for (const text of moves) {
      const move = present(
        legalMoves(game, state).find((each) => game.notation.move(state, each) === text),
        text,
      );
      state = game.rules.apply(state, move);
      keys.push(keyOf(state));
    }
    return keys;
  };

  test('is a path through the layers, be it the mirror image', async () => {
    const path = followGame(neutreeko, await positionsOf('neutreeko', ['5D-5C']));
    expect(path).toEqual({ nodes: [0, 1] });
  });

  test('ends where a move gives the draw away', async () => {
    const path = followGame(neutreeko, await positionsOf('neutreeko', ['5B-5C', '4C-4A']));
    expect(path).toEqual({ nodes: [0, 1], leftAt: 2 });
  });

  test('is none where it began elsewhere', () => {
    expect(followGame(neutreeko, ['elsewhere'])).toEqual({ nodes: [], leftAt: 0 });
  });
});
