import { describe, expect, test } from 'vitest';
import type { Game } from '../../../core/game.ts';
import { legalMoves } from '../../../core/match.ts';
import { type Random, seededRandom } from '../../../core/random.ts';
import type { SearchEvent } from '../../../core/search-event.ts';
import type { Scoring } from '../groups.ts';
import { makeFuse } from '../index.ts';
import { fuseKernel, loadFuseKernel, loadPlainKernel } from '../kernel/kernel.ts';
import type { FuseState } from '../rules.ts';
import { usualWalks } from './master.ts';
import { makeNetwork } from './network.ts';
import {
  bestOf,
  type Child,
  provenDraw,
  provenLoss,
  provenWin,
  SearchTree,
  unknown,
  type WalkSettings,
} from './search-tree.ts';

const scorings: readonly Scoring[] = ['all', 'inner', 'kings', 'omega'];
const kernel = await fuseKernel();
const plain = await loadPlainKernel();

function randomPosition(game: Game<FuseState>, random: Random, plies: number): FuseState {
  let state = game.rules.start(random);
  for (let ply = 0; ply < plies; ply++) {
    const moves = legalMoves(game, state);
    if (moves.length > 0) state = game.rules.apply(state, moves[random.below(moves.length)]);
  }
  return legalMoves(game, state).length > 1 ? state : randomPosition(game, random, plies);
}

describe.each(scorings)('the tree of %s', (scoring) => {
  const game = makeFuse(scoring);
  const usual = usualWalks(scoring);

  test('weighs and judges as the network does that is written plainly', () => {
    const random = seededRandom(1);
    const network = makeNetwork(usual.weights, scoring);
    const settings: WalkSettings = { ...usual, trust: 1, worthOfPoint: 0.01, lastDiscs: 0 };
    for (let n = 0; n < 60; n++) {
      const state = randomPosition(game, random, n % 20);
      const moves = legalMoves(game, state);
      const priors = new Float64Array(moves.length);
      network.look(state);
      network.weigh(moves, moves.length, priors);
      for (const each of [kernel, plain]) {
        const tree = new SearchTree(each, settings, state, random);
        let [value, visited] = [Number.NaN, -1];
        tree.walk(1, (event) => {
          if (event.kind === 'visit') [value, visited] = [event.value, event.path[0] ?? -1];
        });
        expect(tree.children().map(({ move }) => move)).toEqual(moves);
        for (const [index, child] of tree.children().entries()) expect(child.prior).toBeCloseTo(priors[index], 5);
        const after = game.rules.apply(state, visited);
        if (game.rules.outcome(after) === 'ongoing') {
          const { result, margin } = network.look(after);
          expect(value).toBeCloseTo(0 - (result + 0.01 * margin), 4);
        }
      }
    }
  });

  test('is the same in WebAssembly and in JavaScript, to the last bit', () => {
    const random = seededRandom(2);
    for (const plies of [0, 12, 17]) {
      const state = randomPosition(game, random, plies);
      const [one, other] = [kernel, plain].map((each) => new SearchTree(each, usual, state, seededRandom(3)));
      expect(one?.walk(400)).toBe(other?.walk(400));
      expect(one?.children()).toEqual(
        other?.children().map((child, index) => ({ ...child, family: one.children()[index]?.family })),
      );
      expect(one?.mainLine()).toEqual(other?.mainLine());
    }
  });

  test('plays random games as likely won as those of the rules', () => {
    const random = seededRandom(4);
    const settings: WalkSettings = { ...usual, trust: 0, worthOfPoint: 0, lastDiscs: 0 };
    const games = 1500;
    for (const plies of [0, 12]) {
      const state = randomPosition(game, random, plies);
      // The likeliest move is always tried first.
      const first = new SearchTree(kernel, settings, state, random);
      first.walk(1);
      const after = game.rules.apply(state, first.mainLine()[0] ?? -1);
      let [wins, winsByRules] = [0, 0];
      for (let n = 0; n < games; n++) {
        const tree = new SearchTree(kernel, settings, state, random);
        tree.walk(1, (event) => {
          if (event.kind === 'visit' && event.value > 0) wins++;
        });
        let end = after;
        for (let moves = legalMoves(game, end); moves.length > 0; moves = legalMoves(game, end)) {
          end = game.rules.apply(end, moves[random.below(moves.length)]);
        }
        if (game.rules.ending(end)?.winner === state.turn) winsByRules++;
      }
      // Four standard deviations of the difference.
      expect(Math.abs(wins - winsByRules)).toBeLessThan(4 * Math.sqrt(games / 2));
    }
  });
});

/** What has been told of a position: what the walks through it came to. */
interface Told {
  visits: number;
  total: number;
  children: Map<number, Told & { readonly prior: number }>;
}

test('a walk goes where the bound is best, as told by its own events', () => {
  const settings = usualWalks('all');
  const state = makeFuse('all').rules.start(seededRandom(5));
  const root: Told = { visits: 0, total: 0, children: new Map() };
  let grown: Extract<SearchEvent, { kind: 'grow' }>[] = [];
  new SearchTree(kernel, settings, state, seededRandom(6)).walk(1500, (event) => {
    if (event.kind === 'grow') grown.push(event);
    if (event.kind !== 'visit') return;
    let node = root;
    const nodes = [root];
    for (const [index, move] of event.path.entries()) {
      for (const { ply, move: child, prior } of grown) {
        if (ply === index + 1)
          node.children.set(child, { visits: 0, total: 0, children: new Map(), prior: prior ?? 0 });
      }
      const untried = (node.visits === 0 ? 0 : 0 - node.total / node.visits) - settings.caution;
      const bounds = new Map(
        [...node.children].map(([child, { visits, total, prior }]) => {
          const known = visits === 0 ? untried : total / visits;
          return [child, known + (settings.curiosity * Math.sqrt(node.visits + 1) * prior) / (1 + visits)];
        }),
      );
      expect(bounds.get(move)).toBeCloseTo(Math.max(...bounds.values()), 4);
      const next = node.children.get(move);
      if (!next) throw new Error('A walk leads through positions that have joined the tree.');
      node = next;
      nodes.push(node);
    }
    grown = [];
    let value = event.value;
    for (const each of nodes.reverse()) {
      each.visits++;
      each.total += value;
      value = 0 - value;
    }
  });
  expect(root.visits).toBe(1500);
});

test('two searches may go on in turns, and come to what each comes to alone', () => {
  const settings = usualWalks('all');
  const states = [7, 8].map((seed) => makeFuse('all').rules.start(seededRandom(seed)));
  const begin = (index: number) => new SearchTree(kernel, settings, states[index], seededRandom(9));
  const alone = states.map((_, index) => {
    const tree = begin(index);
    tree.walk(900);
    return tree.children();
  });
  const trees = states.map((_, index) => begin(index));
  for (let turn = 0; turn < 3; turn++) for (const tree of trees) tree.walk(300);
  expect(trees.map((tree) => tree.children())).toEqual(alone);
  for (const tree of trees) tree.release();
  expect(() => trees[0]?.walk(1)).toThrow('released');
});

test('a tree grows up to its limit, and is walked on', () => {
  const settings: WalkSettings = { ...usualWalks('all'), trust: 1, visitsToExpand: 1 };
  const tree = new SearchTree(kernel, settings, makeFuse('all').rules.start(seededRandom(10)), seededRandom(11));
  let size = 0;
  for (let walks = 0; size !== tree.size; walks += 20_000) {
    size = tree.size;
    expect(tree.walk(20_000)).toBe(20_000);
    expect(walks).toBeLessThan(1_000_000);
  }
  expect(size * 18).toBeLessThan(64 << 20);
  const { visits } = tree.root;
  expect(tree.walk(1000)).toBe(1000);
  expect(tree.root.visits).toBe(visits + 1000);
});

test('a tree is walked on where no more memory is to be had', async () => {
  const poor = await loadFuseKernel();
  const settings: WalkSettings = { ...usualWalks('all'), trust: 1, visitsToExpand: 1 };
  const tree = new SearchTree(poor, settings, makeFuse('all').rules.start(seededRandom(10)), seededRandom(11));
  // Addresses of 32 bits reach no further than to so many pages of 64 kB; what is not written to takes nothing.
  const memory = poor.memory as unknown as { readonly buffer: ArrayBuffer; grow(pages: number): number };
  memory.grow((1 << 16) - memory.buffer.byteLength / (1 << 16));
  expect(tree.walk(10_000)).toBe(10_000);
  const { size } = tree;
  expect(tree.walk(10_000)).toBe(10_000);
  expect(tree.size).toBe(size);
  expect(size * 18).toBeLessThan(1 << 22);
});

describe('the best child', () => {
  const child = (visits: number, mean: number, proof: number = unknown): Child => ({
    move: visits,
    visits,
    mean,
    proof,
    prior: 0,
    family: 0,
  });

  test('is a proven win before any number of visits, and they before a proven loss', () => {
    const children = [child(10, 0), child(30, 0), child(20, 0), child(1, 0)];
    expect(bestOf(children).visits).toBe(30);
    expect(bestOf([child(10, 0), child(30, 0, provenLoss), child(20, 0)]).visits).toBe(20);
    expect(bestOf([...children, child(2, 0, provenWin)]).visits).toBe(2);
  });

  test('is a proven draw before what was visited most, unless that promises more', () => {
    const draw = child(5, 0, provenDraw);
    expect(bestOf([child(1000, -0.1), child(20, 0.8), draw])).toBe(draw);
    expect(bestOf([child(1000, 0.1), draw]).visits).toBe(1000);
    expect(bestOf([child(9, 0, provenLoss), draw])).toBe(draw);
    expect(bestOf([child(9, 0, provenLoss), child(10, 0, provenLoss)]).visits).toBe(10);
  });
});
