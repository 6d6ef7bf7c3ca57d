import type { Rules } from '../src/core/game.ts';
import { present } from '../src/core/present.ts';
import { seededRandom } from '../src/core/random.ts';
import { playersOf } from '../src/engine/players.ts';
import { playout } from '../src/engine/search/playout.ts';
import { type SearchSettings, TreeSearch } from '../src/engine/search/search.ts';
import { TranspositionTable } from '../src/engine/search/transposition-table.ts';
import { UctTree } from '../src/engine/search/uct.ts';
import { findGame } from '../src/games/index.ts';
import { perSecond } from './measure.ts';

/** The searches of one game in a process of its own, from its start; prints JSON. */
const [id = '', depthText] = process.argv.slice(2);
const depth = Number(depthText);
const game = await findGame(id)?.load();
if (!game) throw new Error(`No game ${id}.`);
const { rules } = game;
const { evaluations, order } = await playersOf(game);
const evaluation = present(evaluations[0], `evaluation of ${id}`);
const start = rules.start(seededRandom(1));
const evaluate = (state: unknown) => evaluation.evaluate(state);
const table = new TranspositionTable();

/** Minimax as it is written in a textbook: a function that calls itself, and a list of moves for each position. */
function naiveMinimax<S>(played: Rules<S>, state: S, left: number, count: { nodes: number }): number {
  const outcome = played.outcome(state);
  if (outcome !== 'ongoing') return outcome === 'draw' ? 0 : outcome === 'win' ? 1e6 + left : -1e6 - left;
  if (left === 0) return evaluate(state);
  const buffer = new Int32Array(played.maxMoves);
  const moves = Array.from(buffer.subarray(0, played.moves(state, buffer)));
  count.nodes += moves.length;
  return Math.max(...moves.map((move) => 0 - naiveMinimax(played, played.apply(state, move), left - 1, count)));
}

function searchOnce(settings: Partial<SearchSettings<unknown>>): number {
  settings.table?.clear();
  const search = new TreeSearch(rules, start, { depth, evaluate, ...settings });
  search.advance(Number.POSITIVE_INFINITY);
  return search.effort.nodes;
}

const naive = perSecond(() => {
  const count = { nodes: 0 };
  naiveMinimax(rules, start, depth - 1, count);
  return count.nodes;
});
const ordered = { isPruned: true, ...(order && { order }) };
const minimax = perSecond(() => searchOnce({}));
const alphabeta = perSecond(() => searchOnce({ isPruned: true }));
const inOrder = perSecond(() => searchOnce(ordered));
const withTable = perSecond(() => searchOnce({ ...ordered, table }));

const random = seededRandom(1);
const buffer = new Int32Array(rules.maxMoves);
const playouts = perSecond(() => {
  playout(rules, start, random, 200, buffer);
  return 1;
});
const uct = perSecond(() => {
  new UctTree(rules, start, random).grow(2000);
  return 2000;
});

console.log(JSON.stringify({ naive, minimax, alphabeta, ordered: inOrder, table: withTable, playouts, uct }));
