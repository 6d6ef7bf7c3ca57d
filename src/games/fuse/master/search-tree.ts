import type { Move } from '../../../core/game.ts';

/** What is proven of a position, for the player who moved there. */
export const unknown = 0;
export const provenLoss = 1;
export const provenDraw = 2;
export const provenWin = 3;
export type Proof = typeof unknown | typeof provenLoss | typeof provenDraw | typeof provenWin;

/** The tree stops growing here, at 48 MB; its leaves are then judged again and again. */
const maxNodes = 1 << 21;
const firstNodes = 1 << 14;

/**
 * The positions of a search, each a number; the root is 0. The children of one are numbers in succession. All about
 * them is in arrays of numbers, 23 bytes each, so that a new one costs no allocation.
 */
export class SearchTree {
  size = 1;
  /** The move that leads to each position. */
  moves = new Uint8Array(firstNodes);
  visits = new Int32Array(firstNodes);
  /** The sum of the results, for the player who moved there. */
  totals = new Float64Array(firstNodes);
  /** How likely the move is thought to be before it is tried; those of one position add up to 1. */
  priors = new Float32Array(firstNodes);
  proofs = new Uint8Array(firstNodes);
  /** The first child; 0 where there are none yet. */
  firstChildren = new Int32Array(firstNodes);
  childCounts = new Uint8Array(firstNodes);

  /** Gives a position its children; false where the tree is full. */
  expand(node: number, moves: Int32Array, count: number, priors: Float64Array): boolean {
    const first = this.size;
    if (first + count > maxNodes) return false;
    if (first + count > this.moves.length) this.grow();
    this.size += count;
    this.firstChildren[node] = first;
    this.childCounts[node] = count;
    for (let index = 0; index < count; index++) {
      this.moves[first + index] = moves[index];
      this.priors[first + index] = priors[index];
    }
    return true;
  }

  /**
   * The child to go to: a proven win, or what was visited most of what is open, unless a proven draw is as good. What
   * surely loses is left for when all does.
   */
  bestChild(node: number): number {
    const won = this.mostVisited(node, provenWin);
    if (won !== undefined) return won;
    const open = this.mostVisited(node, unknown);
    const drawn = this.mostVisited(node, provenDraw);
    if (open === undefined) return drawn ?? this.mostVisited(node, provenLoss) ?? this.firstChildren[node];
    return drawn !== undefined && this.totals[open] <= 0 ? drawn : open;
  }

  private mostVisited(node: number, proof: Proof): number | undefined {
    const first = this.firstChildren[node];
    let best: number | undefined;
    for (let child = first; child < first + this.childCounts[node]; child++) {
      if (this.proofs[child] !== proof) continue;
      if (best === undefined || this.visits[child] > this.visits[best]) best = child;
    }
    return best;
  }

  /** The line of play that was tried most. */
  mainLine(): Move[] {
    const line: Move[] = [];
    for (let node = 0; this.firstChildren[node] !== 0; ) {
      node = this.bestChild(node);
      if (this.visits[node] === 0) break;
      line.push(this.moves[node]);
    }
    return line;
  }

  private grow(): void {
    const length = 2 * this.moves.length;
    this.moves = copied(this.moves, new Uint8Array(length));
    this.visits = copied(this.visits, new Int32Array(length));
    this.totals = copied(this.totals, new Float64Array(length));
    this.priors = copied(this.priors, new Float32Array(length));
    this.proofs = copied(this.proofs, new Uint8Array(length));
    this.firstChildren = copied(this.firstChildren, new Int32Array(length));
    this.childCounts = copied(this.childCounts, new Uint8Array(length));
  }
}

function copied<A extends Uint8Array | Int32Array | Float32Array | Float64Array>(from: A, into: A): A {
  into.set(from);
  return into;
}
