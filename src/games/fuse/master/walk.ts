import type { Player, Random } from '../../../core/game.ts';
import { discsLeft } from '../endgame/endgame.ts';
import { makeLastDiscs } from '../endgame/last-discs.ts';
import { type Scoring, winnerOf } from '../groups.ts';
import { discsEach, type FuseState, makeRules } from '../rules.ts';
import { groupWeights } from './group-weights.ts';
import { makeNetwork } from './network.ts';
import { productWeights } from './product-weights.ts';
import { makeRandomGame } from './random-game.ts';
import { type Proof, provenDraw, provenLoss, provenWin, type SearchTree, unknown } from './search-tree.ts';

/**
 * How much the opinion of the network counts beside the result of a random game: in games of 30 ms a move, half and half
 * beat the network alone 65 : 35, and opinions of 0.3 or 0.8 of the whole 56 : 44.
 */
const trust = 0.5;

/** How much a likely move that was little tried attracts, against one that did well. From 1 to 2.5 is all the same. */
const curiosity = 1.5;

/** How much less than its position a move is expected to be worth that was not tried yet. From 0 to 0.4 likewise. */
const caution = 0.2;

/** A position gets children when it has been visited so often. Twice saves memory, and at once is weaker: 35 : 65. */
const visitsToExpand = 2;

/** So few discs are searched to the end instead of being judged, and what is found is proven. */
const lastDiscs = 3;

/** A pass is always followed by a push; and the root is on the path. */
const maxPathLength = 4 * discsEach + 1;

/** One walk from the root of a tree, which is a position, to a leaf, and back with the result of the leaf. */
export type Walk = (tree: SearchTree, root: FuseState, random: Random) => void;

export function makeWalk(scoring: Scoring): Walk {
  // A wider win counts a little more, so that play stays sharp where all moves win or all lose; products are large.
  const worthOfPoint = scoring === 'omega' ? 0.004 : 0.02;
  const rules = makeRules(scoring);
  const network = makeNetwork(scoring === 'omega' ? productWeights : groupWeights);
  const playGame = makeRandomGame(scoring);
  const boundOfLast = makeLastDiscs(scoring);
  const moves = new Int32Array(rules.maxMoves);
  const priors = new Float64Array(rules.maxMoves);
  const path = new Int32Array(maxPathLength);

  /** The value of a margin for a player: 1, 0 or −1. */
  function resultOf(margin: number, turn: Player): number {
    const winner = winnerOf(turn === 0 ? [margin, 0] : [0, margin], scoring);
    return winner === null ? 0 : winner === turn ? 1 : -1;
  }

  /** What the player to move may expect. */
  function estimate(state: FuseState, random: Random): number {
    const margin = playGame(state, random);
    const played = resultOf(margin, state.turn) + worthOfPoint * margin;
    return played + trust * (network.look(state) - played);
  }

  /** The value for the player to move, of a position with few discs left or none that can move. */
  function exactValue(state: FuseState): number {
    const bar = resultOf(0, state.turn) > 0 ? 0 : 1;
    if (boundOfLast(state, bar) >= bar) return 1;
    return bar === 1 && resultOf(0, state.turn) === 0 && boundOfLast(state, 0) >= 0 ? 0 : -1;
  }

  /** Gives a position that is not finished children; false where the tree is full. */
  function expand(tree: SearchTree, node: number, state: FuseState): boolean {
    const count = rules.moves(state, moves);
    network.look(state);
    network.weigh(moves, count, priors);
    return tree.expand(node, moves, count, priors);
  }

  /** The child with the best bound on what it may be worth (PUCT): its mean so far, and more if likely and little tried. */
  function select(tree: SearchTree, node: number): number {
    const first = tree.firstChildren[node];
    const end = first + tree.childCounts[node];
    const visits = tree.visits[node];
    const untried = (visits === 0 ? 0 : -tree.totals[node] / visits) - caution;
    const attraction = curiosity * Math.sqrt(visits + 1);
    let best = first;
    let bestBound = Number.NEGATIVE_INFINITY;
    for (let child = first; child < end; child++) {
      const proof = tree.proofs[child];
      const tries = tree.visits[child];
      if (proof === provenWin) return child;
      const bound =
        proof === unknown
          ? (tries === 0 ? untried : tree.totals[child] / tries) + (attraction * tree.priors[child]) / (1 + tries)
          : proof === provenDraw
            ? 0
            : Number.NEGATIVE_INFINITY;
      if (bound > bestBound) {
        bestBound = bound;
        best = child;
      }
    }
    return best;
  }

  function isExact(state: FuseState): boolean {
    return discsLeft(state) <= lastDiscs || rules.moves(state, moves) === 0;
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
        if (node !== 0 && (tree.visits[node] < visitsToExpand || isExact(state))) break;
        if (!expand(tree, node, state)) break;
      }
      node = select(tree, node);
      state = rules.apply(state, tree.moves[node]);
      path[length++] = node;
    }
    if (tree.proofs[node] === unknown && isExact(state)) prove(tree, length, proofWith(-exactValue(state)));
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
