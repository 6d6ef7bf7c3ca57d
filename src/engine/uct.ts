import type { Move, Player, Random, Rules } from '../core/game.ts';
import { playout } from './playout.ts';

/** How much a move that was little tried attracts, against one that did well: found best for results from −1 to 1. */
const curiosity = 1;
const playoutsInSlice = 128;
/** A random game that is longer counts as a draw. */
const mostPlies = 200;
/** Where memory ends, the tree stops growing and its leaves are played out again and again. */
const mostNodes = 300_000;

/** A position in the tree. `total` is the sum of its results for the player who moved there. */
interface Node<S> {
  readonly state: S;
  readonly moves: readonly Move[];
  readonly children: (Node<S> | undefined)[];
  visits: number;
  total: number;
}

/** Expected results for the player to move, from −1 to 1. */
export interface Estimates {
  readonly position: number;
  readonly moves: readonly number[];
}

/**
 * Estimates a position and its moves by random play that favours what did well (UCT), sharper with every slice. It goes
 * on until it is stopped.
 */
export function* estimate<S>(rules: Rules<S>, state: S, random: Random): Generator<Estimates, never> {
  const buffer = new Int32Array(rules.mostMoves);
  const root = makeNode(state);
  let nodes = 1;
  for (;;) {
    for (let n = 0; n < playoutsInSlice; n++) grow();
    yield {
      // The mean over all walks, most of which follow the best move: the best mean of many would promise too much.
      position: -root.total / root.visits,
      moves: root.children.map((child) => (child ? child.total / child.visits : 0)),
    };
  }

  /** One walk down the tree, one new leaf, one random game from there, and its result on the way back. */
  function grow(): void {
    const path = [root];
    let node = root;
    while (node.moves.length > 0) {
      const index = choose(node);
      const child = node.children[index];
      if (child) {
        node = child;
      } else {
        const next = makeNode(rules.apply(node.state, node.moves[index]));
        if (nodes < mostNodes) {
          node.children[index] = next;
          nodes++;
        }
        path.push(next);
        node = next;
        break;
      }
      path.push(node);
    }
    const end = playout(rules, node.state, random, mostPlies, buffer);
    const result = resultFor(0, end);
    for (const visited of path) {
      visited.visits++;
      // The player who moved there is not the one to move.
      visited.total += rules.turn(visited.state) === 1 ? result : -result;
    }
  }

  /** A move not tried yet, at random; otherwise the one with the best bound on what it may be worth (UCB1). */
  function choose(node: Node<S>): number {
    const offset = random.below(node.moves.length);
    let best = 0;
    let bestBound = Number.NEGATIVE_INFINITY;
    const log = Math.log(Math.max(1, node.visits));
    for (let n = 0; n < node.moves.length; n++) {
      const index = (n + offset) % node.moves.length;
      const child = node.children[index];
      if (!child) return index;
      const bound = child.total / child.visits + curiosity * Math.sqrt(log / child.visits);
      if (bound > bestBound) {
        bestBound = bound;
        best = index;
      }
    }
    return best;
  }

  function makeNode(at: S): Node<S> {
    const count = rules.moves(at, buffer);
    const moves = Array.from(buffer.subarray(0, count));
    return { state: at, moves, children: new Array(count).fill(undefined), visits: 0, total: 0 };
  }

  function resultFor(player: Player, end: S): number {
    const outcome = rules.outcome(end);
    if (outcome !== 'win' && outcome !== 'loss') return 0;
    return (outcome === 'win') === (rules.turn(end) === player) ? 1 : -1;
  }
}
