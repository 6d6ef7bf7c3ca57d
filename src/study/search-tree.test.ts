import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomOngoing, scoreToDepth, stateAt } from '../../test/solving.ts';
import type { Game } from '../core/game.ts';
import { legalMoves } from '../core/match.ts';
import { present } from '../core/present.ts';
import { seededRandom } from '../core/random.ts';
import type { SearchEvent } from '../core/search-event.ts';
import { parsePlayer, playersOf } from '../engine/players.ts';
import { unbounded } from '../engine/search/score.ts';
import { finish } from '../engine/service/finish.ts';
import { loadGame } from '../games/index.ts';
import { buildSearchTree } from './build-search-tree.ts';
import {
  bestAt,
  childrenAt,
  currentNode,
  cutReason,
  effortAt,
  entry,
  isKnown,
  iterationAt,
  kindOfStep,
  lineTo,
  nextStepOf,
  nodeAt,
  type SearchTree,
  sizeAt,
  stepAtNodes,
} from './search-tree.ts';
import { countSpared } from './spared.ts';
import { effortOf, tracePlayer } from './trace.ts';

const subjects = await Promise.all(
  [
    { id: 'neutreeko', plies: 12 },
    { id: 'fuse', plies: 26 },
    { id: 'quantik', plies: 9 },
    { id: 'tres-em-linha', plies: 14 },
  ].map(async ({ id, plies }) => ({ id, plies, game: await loadGame(id) })),
);
const plans = ['minimax:2', 'alphabeta:3', 'alphabeta:3:ordered:table:deepening', 'alphabeta:9:nodes=90', 'uct:80'];

async function stepsOf(game: Game, name: string, state: unknown): Promise<readonly SearchEvent[]> {
  const player = await parsePlayer(game, name);
  if (!player.ok) throw new Error(player.problem.code);
  return finish(tracePlayer(player.value, state, seededRandom(1), 4000)).events;
}

/** A node as a plain replay has it: nothing is known of what comes later. */
interface Replayed {
  readonly move: number | undefined;
  readonly children: Replayed[];
  window?: { alpha: number; beta: number };
  value?: { score: number; isLeaf: boolean; isHit: boolean };
  cut?: Extract<SearchEvent, { kind: 'cut' }>;
  visits: number;
  total: number;
  prior?: number;
}

function freshNode(move?: number): Replayed {
  return { move, children: [], visits: 0, total: 0 };
}

/** Plays steps one after another into a tree of objects, in the simplest way. */
function replay(events: readonly SearchEvent[], shown: number): Replayed {
  let root = freshNode();
  let open = [root];
  let isHit = false;
  const follow = (path: readonly number[]) => {
    const nodes = [root];
    for (const move of path) {
      const next = nodes.at(-1)?.children.find((child) => child.move === move);
      if (!next) break;
      nodes.push(next);
    }
    return nodes;
  };
  for (const [index, event] of events.slice(0, shown).entries()) {
    if (event.kind === 'depth') {
      root = freshNode();
      open = [root];
    } else if (event.kind === 'enter') {
      const node = { ...freshNode(event.move), window: { alpha: event.alpha, beta: event.beta } };
      open[event.ply - 1]?.children.push(node);
      open[event.ply] = node;
    } else if (event.kind === 'hit') isHit = true;
    else if (event.kind === 'value') {
      const node = present(open[event.ply], 'open node');
      node.value = { score: event.score, isLeaf: event.isLeaf, isHit };
      isHit = false;
    } else if (event.kind === 'cut') present(open[event.ply], 'open node').cut = event;
    else if (event.kind === 'grow') {
      const walk = events.slice(index).find((later) => later.kind === 'visit');
      if (walk?.kind !== 'visit') continue;
      const parent = present(follow(walk.path.slice(0, event.ply - 1)).at(-1), 'parent');
      parent.children.push({ ...freshNode(event.move), ...(event.prior !== undefined && { prior: event.prior }) });
    } else if (event.kind === 'visit') {
      let value = event.value;
      for (const node of follow(event.path).reverse()) {
        node.visits++;
        node.total += value;
        value = 0 - value;
      }
    }
  }
  return root;
}

/** Holds a node and all below it at a moment against the replay. */
function compare(tree: SearchTree, node: number, step: number, expected: Replayed): number {
  const found = nodeAt(tree, node, step);
  const scores = expected.children.flatMap(({ value }) => value?.score ?? []);
  const best = scores.length > 0 ? Math.max(...scores) : undefined;
  expect(found.best).toBe(best);
  expect(found.visits).toBe(expected.visits);
  expect(found.total).toBeCloseTo(expected.total, 9);
  expect(found.prior).toBe(expected.prior);
  expect(found.cut).toBe(expected.cut?.left);
  expect(found.value && { score: found.value.score, isLeaf: found.value.isLeaf, isHit: found.value.isHit }).toEqual(
    expected.value,
  );
  if (!tree.isByWalks) {
    const { alpha = -unbounded, beta = unbounded } = expected.window ?? {};
    expect(found.bounds).toEqual({ alpha: Math.max(0 - beta, best ?? Number.NEGATIVE_INFINITY), beta: 0 - alpha });
  }
  const children = childrenAt(tree, node, step);
  expect(children.map((child) => entry(tree.nodes.moves, child))).toEqual(expected.children.map(({ move }) => move));
  let size = 1;
  for (const [index, child] of children.entries()) {
    expect(isKnown(tree, child, step)).toBe(true);
    size += compare(tree, child, step, present(expected.children[index], 'child'));
  }
  if (!tree.isByWalks) expect(sizeAt(tree, node, step)).toBe(size);
  else expect(sizeAt(tree, node, step)).toBe(expected.visits);
  return size;
}

describe('the tree of a search', () => {
  test.each(subjects)('in $id is at every moment what a replay of the steps gives', async ({ game, plies }) => {
    for (const plan of plans) {
      const state = randomOngoing(game, seededRandom(7), plies);
      const events = await stepsOf(game, plan, state);
      const tree = buildSearchTree(events);
      expect(tree.isByWalks).toBe(plan.startsWith('uct'));
      fc.assert(
        fc.property(fc.integer({ min: 0, max: events.length }), (step) => {
          compare(tree, iterationAt(tree, step).root, step, replay(events, step));
          expect(effortAt(tree, step), plan).toEqual(effortOf(events.slice(0, step)));
          expect(kindOfStep(tree, step)).toBe(events[step - 1]?.kind);
        }),
        { numRuns: 6, seed: 5, examples: [[0], [events.length], [Math.min(2, events.length)]] },
      );
    }
  });

  test('in Fuse has the priors of its own player, and stays one where the steps end between two walks', async () => {
    const game = await loadGame('fuse');
    const events = await stepsOf(game, 'master:60', game.rules.start(seededRandom(1)));
    const kept = events.slice(0, events.findLastIndex(({ kind }) => kind === 'grow') + 1);
    const tree = buildSearchTree(kept);
    for (const step of [1, 30, 90, kept.length]) {
      compare(tree, 0, step, replay(kept, step));
      expect(effortAt(tree, step)).toEqual(effortOf(kept.slice(0, step)));
    }
    const priors = childrenAt(tree, 0, kept.length).map((node) => nodeAt(tree, node, kept.length).prior ?? 0);
    expect(priors.reduce((sum, prior) => sum + prior, 0)).toBeCloseTo(1);
  });

  test('has one iteration for each depth, of which each begins anew', async () => {
    const game = await loadGame('tres-em-linha');
    const events = await stepsOf(game, 'alphabeta:3:deepening', game.rules.start(seededRandom(1)));
    const tree = buildSearchTree(events);
    expect(tree.iterations.map(({ depth }) => depth)).toEqual([1, 2, 3]);
    for (const { root, from, to, depth } of tree.iterations) {
      expect(iterationAt(tree, from + 1).root).toBe(root);
      expect(iterationAt(tree, to).root).toBe(root);
      expect(childrenAt(tree, root, from + 1)).toEqual([]);
      const enters = events.slice(from, to).filter(({ kind }) => kind === 'enter').length;
      expect(sizeAt(tree, root, to)).toBe(enters + 1);
      expect(Math.max(...tree.nodes.plies.subarray(root).slice(0, enters + 1))).toBe(depth);
    }
  });

  test.each(subjects)('in $id tells values from bounds, as plain minimax has them', async ({ game, plies }) => {
    const { evaluate } = present((await playersOf(game)).evaluations[0], 'evaluation');
    const state = randomOngoing(game, seededRandom(4), plies);
    const bounds = new Set<string>();
    for (const plan of ['alphabeta:2', 'alphabeta:2:table']) {
      const tree = buildSearchTree(await stepsOf(game, plan, state));
      for (let node = 1; node < tree.nodes.moves.length; node += 3) {
        const { value } = nodeAt(tree, node, tree.stepCount);
        if (!value) continue;
        const line = lineTo(tree, node);
        const there = line.reduce((from, move) => game.rules.apply(from, move), state);
        const truth = 0 - scoreToDepth(game, there, 2, evaluate, line.length);
        bounds.add(value.bound);
        if (value.bound !== 'at-most') expect(truth).toBeGreaterThanOrEqual(value.score);
        if (value.bound !== 'at-least') expect(truth).toBeLessThanOrEqual(value.score);
      }
    }
    expect([...bounds]).toEqual(expect.arrayContaining(['exact', 'at-most']));
  });

  test('of nothing is a root', () => {
    const tree = buildSearchTree([]);
    expect(currentNode(tree, 0)).toBe(0);
    expect(nodeAt(tree, 0, 0)).toEqual({ bounds: { alpha: -unbounded, beta: unbounded }, visits: 0, total: 0 });
  });

  test('is followed from mark to mark', async () => {
    const game = await loadGame('tres-em-linha');
    const events = await stepsOf(game, 'alphabeta:4', game.rules.start(seededRandom(1)));
    const tree = buildSearchTree(events);
    const cuts = events.flatMap(({ kind }, index) => (kind === 'cut' ? index + 1 : []));
    const found: number[] = [];
    for (let at = nextStepOf(tree, 'cut', 0); at !== undefined; at = nextStepOf(tree, 'cut', at)) found.push(at);
    expect(found).toEqual(cuts);
    for (const nodes of [0, 1, 20, effortOf(events).nodes]) {
      const step = stepAtNodes(tree, nodes);
      expect(effortAt(tree, step).nodes).toBe(nodes);
      expect(step === events.length || effortAt(tree, step + 1).nodes > nodes).toBe(true);
    }
  });
});

describe('a cut', () => {
  test.each(subjects)('in $id has its reason: what is had elsewhere, and what this is held to', async (subject) => {
    const { game, plies } = subject;
    let cuts = 0;
    for (const seed of [1, 2, 3]) {
      const state = randomOngoing(game, seededRandom(seed), plies);
      const events = await stepsOf(game, 'alphabeta:3', state);
      const tree = buildSearchTree(events);
      for (const [index, event] of events.entries()) {
        if (event.kind !== 'cut') continue;
        cuts++;
        const node = currentNode(tree, index + 1);
        expect(cutReason(tree, node, index)).toBeUndefined();
        const reason = present(cutReason(tree, node, index + 1), 'reason');
        expect(reason).toMatchObject({ has: 0 - event.beta, heldTo: 0 - event.score, left: event.left });
        expect(reason.heldTo).toBeLessThanOrEqual(reason.has);
        // What is had is had on the way to the root, by the same player, before this was looked at.
        const elsewhere = present(reason.elsewhere, 'where it is had');
        const parent = entry(tree.nodes.parents, elsewhere);
        expect(lineTo(tree, node).slice(0, entry(tree.nodes.plies, parent))).toEqual(lineTo(tree, parent));
        expect((entry(tree.nodes.plies, node) - entry(tree.nodes.plies, elsewhere)) % 2).toBe(0);
        expect(entry(tree.nodes.valued, elsewhere)).toBeLessThan(entry(tree.nodes.entered, node));
        expect(bestAt(tree, parent, entry(tree.nodes.entered, node))).toBe(reason.has);
        expect(lineTo(tree, reason.by).slice(0, -1)).toEqual(lineTo(tree, node));
      }
    }
    expect(cuts).toBeGreaterThan(3);
  });

  test('spares what the rules have behind the moves that are left', async () => {
    const game = await loadGame('tres-em-linha');
    const state = stateAt(game, '...../..oox/.oxxo/xxoxo x');
    const below = (from: typeof state, plies: number): number =>
      plies === 0
        ? 0
        : legalMoves(game, from).reduce((sum, move) => sum + 1 + below(game.rules.apply(from, move), plies - 1), 0);
    const [first = 0] = legalMoves(game, state);
    const behindFirst = 1 + below(game.rules.apply(state, first), Number.POSITIVE_INFINITY);
    const all = below(state, Number.POSITIVE_INFINITY);
    expect(all).toBe(149);
    const most = 100_000;
    expect(countSpared(game.rules, state, [], Number.POSITIVE_INFINITY, most)).toEqual({
      positions: 149,
      isMore: false,
    });
    expect(countSpared(game.rules, state, [first], Number.POSITIVE_INFINITY, most).positions).toBe(all - behindFirst);
    for (const plies of [0, 1, 2, 3]) {
      expect(countSpared(game.rules, state, [], plies, most).positions).toBe(below(state, plies));
    }
    expect(countSpared(game.rules, state, [], 9, 149)).toEqual({ positions: 149, isMore: false });
    expect(countSpared(game.rules, state, [], 9, 148)).toEqual({ positions: 148, isMore: true });
  });
});
