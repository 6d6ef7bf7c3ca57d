import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomOngoing } from '../../../test/solving.ts';
import type { Game } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { oracleOf } from '../../engine/analysis/general.ts';
import { evaluationOf } from '../../engine/players/weighting.ts';
import { parsePlayer, playersOf } from '../../engine/players.ts';
import { finish } from '../../engine/service/finish.ts';
import { loadGame } from '../../games/index.ts';
import { depthPlayerOf } from './at-depth.ts';
import { effectiveBranching, leastLeaves, leavesOfTree } from './branching.ts';
import { measurePlayer, measureTruths } from './measure.ts';
import { measureOrdering } from './ordering-help.ts';
import { playGame, randomPositions } from './positions.ts';
import { formatSummaries, formatTable, summarise } from './summary.ts';

const games = await Promise.all(['neutreeko', 'fuse', 'quantik', 'tres-em-linha'].map((id) => loadGame(id)));
const tres = await loadGame('tres-em-linha');

async function playerOf(game: Game, name: string) {
  const player = await parsePlayer(game, name);
  if (!player.ok) throw new Error(player.problem.code);
  return player.value;
}

/** Alpha-beta by plain recursion, in the order of the rules, counting as it goes. */
function naive<S>(game: Game<S>, evaluate: (state: S) => number, root: S, depth: number) {
  const counts = { nodes: 0, leaves: 0, cutoffs: 0, places: new Map<number, number>() };
  const search = (state: S, ply: number, low: number, high: number): number => {
    let alpha = low;
    let best = -1e9;
    const moves = legalMoves(game, state);
    for (const [index, move] of moves.entries()) {
      const next = game.rules.apply(state, move);
      counts.nodes++;
      const outcome = game.rules.outcome(next);
      let score: number;
      if (outcome !== 'ongoing') score = outcome === 'draw' ? 0 : (outcome === 'loss' ? 1 : -1) * (1e6 - ply - 1);
      else if (ply + 1 === depth) score = -evaluate(next);
      else score = -search(next, ply + 1, -high, -alpha);
      if (outcome !== 'ongoing' || ply + 1 === depth) counts.leaves++;
      best = Math.max(best, score);
      alpha = Math.max(alpha, score);
      if (best >= high && index + 1 < moves.length) {
        counts.cutoffs++;
        counts.places.set(index + 1, (counts.places.get(index + 1) ?? 0) + 1);
      }
      if (best >= high) break;
    }
    return best;
  };
  search(root, 0, -1e9, 1e9);
  return counts;
}

describe('what a player did', () => {
  test.each(games)('in $id is what plain counting finds', async (game) => {
    const player = await playerOf(game, 'alphabeta:3');
    const { evaluations } = await playersOf(game);
    const states = randomPositions(game, 3, 5);
    const { positions, cutPlaces } = finish(measurePlayer(player, states, 1));
    const counted = states.map((state) => naive(game, (at) => evaluations[0]?.evaluate(at) ?? 0, state, 3));
    expect(positions.map(({ nodes, leaves, cutoffs }) => ({ nodes, leaves, cutoffs }))).toEqual(
      counted.map(({ nodes, leaves, cutoffs }) => ({ nodes, leaves, cutoffs })),
    );
    const places = counted.flatMap((each) => [...each.places]);
    const sums = cutPlaces.map((_, at) => places.reduce((sum, [place, n]) => sum + (place === at + 1 ? n : 0), 0));
    expect(cutPlaces).toEqual(sums);
    expect(sums.reduce((sum, n) => sum + n, 0)).toBe(counted.reduce((sum, { cutoffs }) => sum + cutoffs, 0));
  });

  test('counts every cut once, with a table and deepening too', async () => {
    const player = await playerOf(tres, 'alphabeta:6:ordered:table:deepening');
    const { positions, cutPlaces } = finish(measurePlayer(player, randomPositions(tres, 4, 2), 1));
    const cuts = positions.reduce((sum, { cutoffs }) => sum + cutoffs, 0);
    expect(cuts).toBeGreaterThan(50);
    expect(cutPlaces.reduce((sum, n) => sum + n, 0)).toBe(cuts);
    expect(cutPlaces.length).toBeLessThanOrEqual(5);
  });

  test('is summed up, and held against the truth', async () => {
    const states = randomPositions(tres, 6, 3);
    const truths = finish(measureTruths(tres, await oracleOf(tres), states));
    const perfect = finish(measurePlayer(await playerOf(tres, 'alphabeta'), states, 1));
    const trees = states.map(() => ({ leaves: 16, isCounted: true }));
    const whole = summarise('alphabeta', 2, perfect, trees, truths);
    expect(whole.kept.value).toBe(1);
    expect(whole.known).toBe(6);
    expect(whole.seen.value).toBe(1);
    const blind = perfect.positions.map((each) => ({ ...each, seen: 'draw' as const }));
    const drawn = truths.filter((truth) => truth?.value === 'draw').length;
    const unseeing = summarise('alphabeta', 2, { ...perfect, positions: blind }, trees, truths);
    expect(unseeing.seen.value).toBeCloseTo(drawn / 6);
    expect(whole.leastLeaves).toBe(7);
    const unknown = summarise('alphabeta', 2, perfect, trees, [undefined, ...truths.slice(1)]);
    expect(unknown.known).toBe(5);
    const [head = '', row = ''] = formatSummaries([whole]).split('\r\n');
    expect(row.split(',')).toHaveLength(head.split(',').length);
  });
});

describe('branching', () => {
  test('of an even tree is found again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 6 }), (branching, depth) => {
        let nodes = 0;
        for (let ply = 1; ply <= depth; ply++) nodes += branching ** ply;
        expect(effectiveBranching(nodes, depth)).toBeCloseTo(branching, 6);
      }),
    );
  });

  test('gives Knuth and Moore’s least, which alpha-beta needs where the best comes first', () => {
    expect(leastLeaves(3 ** 4, 4)).toBeCloseTo(17);
    expect(leastLeaves(3 ** 3, 3)).toBeCloseTo(11);
    expect(leastLeaves(7, 1)).toBeCloseTo(7);
  });

  test('counts the leaves of the whole tree as minimax does', async () => {
    for (const game of games) {
      const state = randomOngoing(game, seededRandom(4), 8);
      const player = await playerOf(game, 'minimax:2');
      const { effort } = finish(player.choose(state, seededRandom(1)));
      expect(finish(leavesOfTree(game.rules, state, 2, seededRandom(1)))).toEqual({
        leaves: effort?.leaves,
        isCounted: true,
      });
    }
  });

  test('estimates the leaves of a large tree', async () => {
    // The empty board of Três em Linha has 5^8 ways to put eight discs, less those that end or overflow before.
    const found = finish(leavesOfTree(tres.rules, tres.rules.start(seededRandom(1)), 8, seededRandom(1)));
    const player = await playerOf(tres, 'minimax:8');
    const { effort } = finish(player.choose(tres.rules.start(seededRandom(1)), seededRandom(1)));
    expect(found.isCounted).toBe(false);
    expect(found.leaves / (effort?.leaves ?? 0)).toBeGreaterThan(0.9);
    expect(found.leaves / (effort?.leaves ?? 0)).toBeLessThan(1.1);
  });
});

describe('a player by its depth', () => {
  test('has every depth in its name', async () => {
    const game = await loadGame('neutreeko');
    const register = { game, players: await playersOf(game) };
    const found = depthPlayerOf(register, 'alphabeta:ordered:3:pairs*2');
    if (!found.ok || found.value === 'other') throw new Error('It looks to a depth.');
    expect(found.value.name).toBe('alphabeta:pairs*2:ordered');
    expect(found.value.atDepth(5)).toBe('alphabeta:5:pairs*2:ordered');
    const bare = depthPlayerOf(register, 'minimax');
    expect(bare.ok && bare.value !== 'other' && bare.value.atDepth(2)).toBe('minimax:2:n1');
  });

  test('is none where something else limits it, or nothing', async () => {
    const game = await loadGame('neutreeko');
    const register = { game, players: await playersOf(game) };
    for (const name of ['uct', 'greedy', 'random', 'alphabeta:500ms', 'alphabeta:nodes=100', 'perfect'])
      expect(depthPlayerOf(register, name)).toEqual({ ok: true, value: 'other' });
    expect(depthPlayerOf(register, 'alphabeta:3:n9')).toMatchObject({ problem: { code: 'unknown-evaluation' } });
  });
});

test('positions are drawn again by the same seed', async () => {
  const written = (seed: number) => randomPositions(tres, 8, seed).map((state) => tres.notation.position(state));
  expect(written(7)).toEqual(written(7));
  expect(written(8)).not.toEqual(written(7));
  const played = async () => finish(await playGame(tres, 3)).map((state) => tres.notation.position(state));
  const line = await played();
  expect(line).toEqual(await played());
  expect(line[0]).toBe(tres.notation.position(tres.rules.start(seededRandom(1))));
  expect(line.length).toBeGreaterThan(4);
});

test('a table quotes what commas and quotes would break', () => {
  expect(formatTable([['a,b', 'say "x"', 1 / 3]])).toBe('"a,b","say ""x""",0.333333\r\n');
});

test('an evaluation that knows saves more of a search than one that errs', async () => {
  const game = await loadGame('neutreeko');
  const players = await playersOf(game);
  const states = randomPositions(game, 4, 9);
  const help = (word: string) => {
    const evaluation = evaluationOf(players, word);
    if (!evaluation) throw new Error(word);
    return finish(measureOrdering(game, players, evaluation, states));
  };
  const [right, wrong] = [help('threats*50-theirThreats*50+pairs*10'), help('theirThreats*50-threats*50-pairs*10')];
  expect(right.byEvaluation).toBeLessThan(right.unordered);
  expect(right.byEvaluation).toBeLessThan(wrong.byEvaluation);
  expect(wrong.unordered).toBe(right.unordered);
  // Without an order, the count is that of the player of that depth.
  const plain = await playerOf(game, `alphabeta:${right.depth}`);
  const nodes = states.map((state) => finish(plain.choose(state, seededRandom(1))).effort?.nodes ?? 0);
  expect(right.unordered).toBe(nodes.reduce((sum, n) => sum + n, 0));
});
