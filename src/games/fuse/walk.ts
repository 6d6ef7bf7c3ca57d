import type { Player, Random } from '../../core/game.ts';
import { discsLeft } from './endgame.ts';
import { groupWeights } from './group-weights.ts';
import { type Scoring, winnerOf } from './groups.ts';
import { makeLastDiscs } from './last-discs.ts';
import { makeNetwork } from './network.ts';
import { productWeights } from './product-weights.ts';
import { makeRandomGame } from './random-game.ts';
import { discsEach, type FuseState, makeRules } from './rules.ts';
import { type Proof, provenDraw, provenLoss, provenWin, type SearchTree, unknown } from './search-tree.ts';

export interface Tuning {
  trust: number;
  puct: number;
  fpu: number;
  patience: number;
  exact: number;
  margin: number;
}
export const tuned: Tuning = { trust: 0.5, puct: 1.5, fpu: 0.2, patience: 2, exact: 3, margin: 0.02 };

/** A pass is always followed by a push; and the root is on the path. */
const longestPath = 4 * discsEach + 1;

/** One walk from the root of a tree, which is a position, to a leaf, and back with the result of the leaf. */
export type Walk = (tree: SearchTree, root: FuseState, random: Random) => void;

export function makeWalk(scoring: Scoring, tuning: Partial<Tuning> = {}): Walk {
  const { trust, puct, fpu, patience, exact, margin: marginWeight } = { ...tuned, ...tuning };
  const rules = makeRules(scoring);
  const network = makeNetwork(scoring === 'omega' ? productWeights : groupWeights);
  const playGame = makeRandomGame(scoring);
  const boundOfLast = makeLastDiscs(scoring);
  const moves = new Int32Array(rules.mostMoves);
  const priors = new Float64Array(rules.mostMoves);
  const path = new Int32Array(longestPath);

  /** The value of a margin for a player: 1, 0 or −1. */
  function resultOf(margin: number, turn: Player): number {
    const winner = winnerOf(turn === 0 ? [margin, 0] : [0, margin], scoring);
    return winner === null ? 0 : winner === turn ? 1 : -1;
  }

  /** What the player to move may expect: half the opinion of the network, half the result of a random game. */
  function estimate(state: FuseState, random: Random): number {
    const margin = playGame(state, random);
    const played = resultOf(margin, state.turn) + marginWeight * margin;
    return played + trust * (network.look(state) - played);
  }

  /** The value for the player to move when so few discs are left that a search to the end is quicker than an opinion. */
  function exactValue(state: FuseState): number {
    const bar = resultOf(0, state.turn) > 0 ? 0 : 1;
    if (boundOfLast(state, bar) >= bar) return 1;
    return bar === 1 && resultOf(0, state.turn) === 0 && boundOfLast(state, 0) >= 0 ? 0 : -1;
  }

  /** Gives a position children; false where it has none, or the tree is full. */
  function expand(tree: SearchTree, node: number, state: FuseState): boolean {
    const count = rules.moves(state, moves);
    network.look(state);
    network.weigh(moves, count, priors);
    return count > 0 && tree.expand(node, moves, count, priors);
  }

  /** The child with the best bound on what it may be worth: its mean so far, and more the likelier and the less tried. */
  function select(tree: SearchTree, node: number): number {
    const first = tree.firstChildren[node];
    const end = first + tree.childCounts[node];
    const visits = tree.visits[node];
    const untried = (visits === 0 ? 0 : -tree.totals[node] / visits) - fpu;
    const curiosity = puct * Math.sqrt(visits + 1);
    let best = first;
    let bestBound = Number.NEGATIVE_INFINITY;
    for (let child = first; child < end; child++) {
      const proof = tree.proofs[child];
      const tries = tree.visits[child];
      if (proof === provenWin) return child;
      const bound =
        proof === unknown
          ? (tries === 0 ? untried : tree.totals[child] / tries) + (curiosity * tree.priors[child]) / (1 + tries)
          : proof === provenDraw
            ? 0
            : -100;
      if (bound > bestBound) {
        bestBound = bound;
        best = child;
      }
    }
    return best;
  }

  /** Notes what is proven of the last position of the path, and what follows from it for those before. */
  function prove(tree: SearchTree, length: number, proof: Proof): void {
    tree.proofs[path[length - 1]] = proof;
    for (let place = length - 2; place >= 0; place--) {
      const best = bestProof(tree, path[place]);
      if (best === unknown) return;
      tree.proofs[path[place]] = best === provenWin ? provenLoss : best === provenLoss ? provenWin : provenDraw;
    }
  }

  return (tree, root, random) => {
    let node = 0;
    let state = root;
    let length = 1;
    path[0] = 0;
    while (tree.proofs[node] === unknown) {
      if (tree.firstChildren[node] === 0) {
        if (node !== 0 && (tree.visits[node] < patience || discsLeft(state) <= exact)) break;
        if (!expand(tree, node, state)) break;
      }
      node = select(tree, node);
      state = rules.apply(state, tree.moves[node]);
      path[length++] = node;
    }
    if (tree.proofs[node] === unknown && discsLeft(state) <= exact) {
      prove(tree, length, proofWith(-exactValue(state)));
    }
    // The result for the player who moved there.
    let result = tree.proofs[node] === unknown ? -estimate(state, random) : valueOfProof(tree.proofs[node]);
    for (let place = length - 1; place >= 0; place--) {
      tree.visits[path[place]]++;
      tree.totals[path[place]] += result;
      result = -result;
    }
  };
}

const proofWith = (value: number): Proof => (value > 0 ? provenWin : value < 0 ? provenLoss : provenDraw);
const valueOfProof = (proof: number): number => (proof === provenWin ? 1 : proof === provenLoss ? -1 : 0);

/** What is proven for the player who chooses among the children of a position. */
function bestProof(tree: SearchTree, node: number): Proof {
  const first = tree.firstChildren[node];
  let isOpen = false;
  let hasDraw = false;
  for (let child = first; child < first + tree.childCounts[node]; child++) {
    const proof = tree.proofs[child];
    if (proof === provenWin) return provenWin;
    if (proof === unknown) isOpen = true;
    if (proof === provenDraw) hasDraw = true;
  }
  return isOpen ? unknown : hasDraw ? provenDraw : provenLoss;
}
