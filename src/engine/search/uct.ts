import type { Move, Random, Rules } from '../../core/game.ts';
import type { Estimates, Verdict } from '../../core/oracle.ts';
import type { Effort } from '../../core/player.ts';
import type { OnSearchEvent } from '../../core/search-event.ts';
import { playout } from './playout.ts';

/** How much a move that was little tried attracts, against one that did well: found best for results from −1 to 1. */
const curiosity = 1;
const playoutsInSlice = 128;
/** A random game that is longer counts as a draw. */
const maxPlies = 200;
/** Where memory ends, the tree stops growing and its leaves are played out again and again. */
const maxNodes = 300_000;
/**
 * With how many games, each with the result of the position, an estimate of a move begins: one game or two of its own,
 * all won or all lost, are chance and say little yet.
 */
const gamesAssumed = 16;

/** A position in the tree. Results are those of the player who moved there. */
interface Node<S> {
  readonly state: S;
  /** Known from the second visit on: most positions never have one, and their moves would fill the memory. */
  moves: readonly Move[] | undefined;
  children: (Node<S> | undefined)[];
  visits: number;
  total: number;
  /** The true result, where the tree reaches to the end of the game. */
  proof: number | undefined;
}

const untried = { proof: undefined, visits: 0, total: 0 };

export interface UctOptions {
  /** Whether finished games in the tree are taken for what they are, so that endgames come out exact. */
  readonly isProving?: boolean;
  readonly onEvent?: OnSearchEvent | undefined;
}

/** A tree of moves that grows where random games went well: Monte Carlo tree search by the rule of UCT. */
export class UctTree<S> {
  private readonly rules: Rules<S>;
  private readonly random: Random;
  private readonly options: UctOptions;
  private readonly buffer: Int32Array;
  private readonly root: Node<S>;
  private nodes = 0;
  private depth = 0;

  /** The root must not be finished. */
  constructor(rules: Rules<S>, root: S, random: Random, options: UctOptions = {}) {
    this.rules = rules;
    this.random = random;
    this.options = options;
    this.buffer = new Int32Array(rules.maxMoves);
    this.root = this.makeNode(root);
    this.root.moves = this.movesOf(root);
  }

  /** Whether the result is proved, so that more games would say no more. */
  get isProved(): boolean {
    return this.root.proof !== undefined;
  }

  get effort(): Effort {
    return { nodes: this.nodes, leaves: this.root.visits, cutoffs: 0, tableHits: 0, depth: this.depth };
  }

  /** Expected results for the player to move, from −1 to 1: of the position and of each of its moves. */
  get estimates(): Estimates {
    const { root } = this;
    // The mean over all walks, most of which follow the best move: the best mean of many would promise too much.
    const position = 0 - root.total / root.visits;
    return {
      position,
      moves: (root.moves ?? []).map((_, index) => {
        const { total, visits } = root.children[index] ?? untried;
        return (total + gamesAssumed * position) / (visits + gamesAssumed);
      }),
    };
  }

  /** The move to play: a proved win, or what was tried most and does not lose for sure. */
  get best(): { readonly line: readonly Move[]; readonly verdict: Verdict } {
    const line: Move[] = [];
    const chosen = this.bestChild(this.root);
    for (let node = this.root; node.moves && node.moves.length > 0; ) {
      const index = this.bestChild(node);
      const child = node.children[index];
      // Before any game was played, the first move is as good as another.
      line.push(node.moves[index]);
      if (!child || child.visits < 2) break;
      node = child;
    }
    const child = this.root.children[chosen];
    if (!child) return { line, verdict: { exact: false, score: 0 } };
    if (child.proof === undefined) return { line, verdict: { exact: false, score: child.total / child.visits } };
    const value = child.proof > 0 ? 'win' : child.proof < 0 ? 'loss' : 'draw';
    return { line, verdict: { exact: true, value, plies: null } };
  }

  /** Grows by so many random games. */
  grow(playouts: number): void {
    for (let n = 0; n < playouts && !this.isProved; n++) this.growOnce();
  }

  /** One walk down the tree, one new leaf, one random game from there, and its result on the way back. */
  private growOnce(): void {
    const { onEvent } = this.options;
    const path = [this.root];
    const line: Move[] = [];
    let node = this.root;
    while (node === this.root || (node.visits > 0 && node.proof === undefined)) {
      node.moves ??= this.movesOf(node.state);
      if (node.moves.length === 0) break;
      const index = this.choose(node, node.moves.length);
      let child = node.children[index];
      if (!child) {
        child = this.makeNode(this.rules.apply(node.state, node.moves[index]));
        if (this.nodes < maxNodes) {
          node.children[index] = child;
          this.nodes++;
          onEvent?.({ kind: 'grow', ply: path.length, move: node.moves[index] });
        }
      }
      path.push(child);
      if (onEvent) line.push(node.moves[index]);
      node = child;
    }
    this.depth = Math.max(this.depth, path.length - 1);
    let result = node.proof ?? this.playOut(node.state);
    onEvent?.({ kind: 'visit', path: line, value: result });
    for (let at = path.length - 1; at >= 0; at--) {
      path[at].visits++;
      path[at].total += result;
      if (at > 0 && path[at].proof !== undefined) this.prove(path[at - 1]);
      result = 0 - result;
    }
  }

  /** The result of a random game for the player who moved to where it begins. */
  private playOut(state: S): number {
    const { rules } = this;
    const end = playout(rules, state, this.random, maxPlies, this.buffer);
    const outcome = rules.outcome(end);
    if (outcome !== 'win' && outcome !== 'loss') return 0;
    return (outcome === 'win') === (rules.turn(end) === rules.turn(state)) ? -1 : 1;
  }

  /** A position is proved when one of its moves wins, or all are proved. */
  private prove(node: Node<S>): void {
    let best = -1;
    let isOpen = false;
    for (let index = 0; index < (node.moves?.length ?? 0); index++) {
      const proof = node.children[index]?.proof;
      if (proof === undefined) isOpen = true;
      else if (proof > best) best = proof;
    }
    if (best === 1 || !isOpen) node.proof = 0 - best;
  }

  /** A move not tried yet, at random; otherwise the one with the best bound on what it may be worth (UCB1). */
  private choose(node: Node<S>, count: number): number {
    const offset = this.random.below(count);
    let best = offset;
    let bestBound = Number.NEGATIVE_INFINITY;
    const log = Math.log(Math.max(1, node.visits));
    for (let n = 0; n < count; n++) {
      const index = n + offset < count ? n + offset : n + offset - count;
      const child = node.children[index];
      if (!child) return index;
      // What is proved needs no more games, but for a draw that may be the best there is.
      const bound = child.proof ?? child.total / child.visits + curiosity * Math.sqrt(log / child.visits);
      if (bound > bestBound) {
        bestBound = bound;
        best = index;
      }
    }
    return best;
  }

  /** What was tried most of what is open, unless a proof is as good. What surely loses is left for when all does. */
  private bestChild(node: Node<S>): number {
    let [open, proved] = [-1, -1];
    let [mostVisits, bestProof] = [-1, -2];
    for (let index = 0; index < (node.moves?.length ?? 0); index++) {
      const { proof, visits } = node.children[index] ?? untried;
      if (proof === undefined && visits > mostVisits) [open, mostVisits] = [index, visits];
      if (proof !== undefined && proof > bestProof) [proved, bestProof] = [index, proof];
    }
    if (open < 0 || bestProof > 0) return proved;
    const opened = node.children[open];
    const mean = opened ? opened.total / opened.visits : 0;
    return bestProof === 0 && mean <= 0 ? proved : open;
  }

  private movesOf(state: S): readonly Move[] {
    return Array.from(this.buffer.subarray(0, this.rules.moves(state, this.buffer)));
  }

  private makeNode(state: S): Node<S> {
    const outcome = this.options.isProving ? this.rules.outcome(state) : 'ongoing';
    const proof = outcome === 'ongoing' ? undefined : outcome === 'draw' ? 0 : outcome === 'win' ? -1 : 1;
    return { state, moves: undefined, children: [], visits: 0, total: 0, proof };
  }
}

/**
 * Estimates a position and its moves by random play that favours what did well, sharper with every slice. It goes on
 * until it is stopped.
 */
export function* estimate<S>(rules: Rules<S>, state: S, random: Random): Generator<Estimates, never> {
  const tree = new UctTree(rules, state, random);
  for (;;) {
    tree.grow(playoutsInSlice);
    yield tree.estimates;
  }
}
