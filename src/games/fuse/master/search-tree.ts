import type { Move, Random } from '../../../core/game.ts';
import type { OnSearchEvent } from '../../../core/search-event.ts';
import type { Scoring } from '../groups.ts';
import type { FuseKernel } from '../kernel/kernel.ts';
import { scoringNumbers, writePosition } from '../kernel/position.ts';
import { writeWeights } from '../kernel/weights.ts';
import type { FuseState } from '../rules.ts';
import { marginUnit, type Weights } from './network.ts';

/** What is proven of a position, for the player who moved there. */
export const unknown = 0;
export const provenLoss = 1;
export const provenDraw = 2;
export const provenWin = 3;

/** What the kernel walks by (PUCT). */
export interface WalkSettings {
  readonly scoring: Scoring;
  readonly weights: Weights;
  /** How much the opinion of the network counts beside the result of a random game; with 1 none is played. */
  readonly trust: number;
  /** What a point of margin counts beside the result, so that play stays sharp where all moves win or all lose. */
  readonly worthOfPoint: number;
  /** How much a likely move that was little tried attracts, against one that did well. */
  readonly curiosity: number;
  /** How much less than its position a move is expected to be worth that was not tried yet. */
  readonly caution: number;
  /** A position gets children when it has been visited so often. */
  readonly visitsToExpand: number;
  /** So few discs are searched to the end instead of being judged, and what is found is proven. */
  readonly lastDiscs: number;
}

/** A position of the tree: its place among the children of one. */
export interface Child {
  readonly move: Move;
  readonly visits: number;
  /** The mean of the results for the player who moved there, as long as nothing is proven. */
  readonly mean: number;
  readonly prior: number;
  readonly proof: number;
  /** Where the kernel has its children; 0 where there are none. */
  readonly family: number;
}

/** Whose tree a kernel has now, and which weights. */
const owners = new WeakMap<FuseKernel, SearchTree>();
const loadedWeights = new WeakMap<FuseKernel, Weights>();

/**
 * The tree of one search, which the kernel holds and walks. A kernel has room for one; if another search begins before
 * this one is over, its tree is put aside, and taken back when it goes on.
 */
export class SearchTree {
  private aside: { readonly saved: Uint8Array; readonly pages: readonly Uint8Array[] } | undefined;
  private readonly kernel: FuseKernel;
  private readonly settings: WalkSettings;

  constructor(kernel: FuseKernel, settings: WalkSettings, state: FuseState, random: Random) {
    this.kernel = kernel;
    this.settings = settings;
    owners.get(kernel)?.putAside();
    owners.set(kernel, this);
    writePosition(kernel, state);
    kernel.beginTree(state.turn, random.below(1 << 20), random.below(1 << 20));
  }

  /** Says that nothing more is asked of this tree, so that nobody need keep it. */
  release(): void {
    if (owners.get(this.kernel) === this) owners.delete(this.kernel);
    this.aside = undefined;
  }

  /** Walks so often, or until the root is proven; returns how often. */
  walk(count: number, onEvent?: OnSearchEvent): number {
    this.enter();
    const { kernel, settings } = this;
    const { scoring } = settings;
    if (loadedWeights.get(kernel) !== settings.weights) {
      writeWeights(kernel, settings.weights);
      loadedWeights.set(kernel, settings.weights);
    }
    kernel.setSearch(
      scoringNumbers[scoring],
      settings.trust,
      settings.worthOfPoint,
      marginUnit(scoring),
      settings.curiosity,
      settings.caution,
      settings.visitsToExpand,
      settings.lastDiscs,
    );
    if (!onEvent) return kernel.walk(count);
    let done = 0;
    while (done < count && kernel.walk(1) === 1) {
      done++;
      this.tell(onEvent);
    }
    return done;
  }

  /** How many positions are in the tree. */
  get size(): number {
    this.enter();
    return this.kernel.treeSize();
  }

  get root(): Child {
    this.enter();
    return childAt(new DataView(this.kernel.memory.buffer), this.kernel.rootFamily(), 0);
  }

  /** The children of the root, in the order of the rules. */
  children(): Child[] {
    const { family } = this.root;
    const count = family === 0 ? 0 : this.kernel.countOf(family);
    return this.members(family, count).sort(byMove);
  }

  /** The child of the root to go to. */
  best(): Child {
    return bestOf(this.children());
  }

  /** Changes how likely the moves of the root are thought to be. */
  changePriors(change: (prior: number) => number): void {
    const { family } = this.root;
    const priors = new Float32Array(this.kernel.memory.buffer, family + headLength, this.kernel.countOf(family));
    priors.set(priors.map((prior) => change(prior)));
    this.kernel.arrange(family);
  }

  /** The line of play that was tried most. */
  mainLine(): Move[] {
    const line: Move[] = [];
    for (let { family } = this.root; family !== 0; ) {
      const tried = this.members(family, this.kernel.triedOf(family));
      if (tried.length === 0) break;
      const best = bestOf(tried);
      line.push(best.move);
      family = best.family;
    }
    return line;
  }

  private members(family: number, count: number): Child[] {
    const view = new DataView(this.kernel.memory.buffer);
    return Array.from({ length: count }, (_, member) => childAt(view, family, member));
  }

  private tell(onEvent: OnSearchEvent): void {
    const { kernel } = this;
    const view = new DataView(kernel.memory.buffer);
    const grown = kernel.grownFamily();
    if (grown !== 0) {
      const ply = kernel.plyOfGrown();
      const children = this.members(grown, kernel.countOf(grown)).sort(byMove);
      for (const { move, prior } of children) onEvent({ kind: 'grow', ply, move, prior });
    }
    const at = kernel.pathAddress();
    const path = Array.from({ length: kernel.lengthOfPath() - 1 }, (_, index) => {
      const step = at + 8 * (index + 1);
      return childAt(view, view.getUint32(step, true), view.getUint32(step + 4, true)).move;
    });
    onEvent({ kind: 'visit', path, value: kernel.resultOfWalk() });
  }

  /** Makes this the tree that the kernel has. */
  private enter(): void {
    const { kernel } = this;
    const owner = owners.get(kernel);
    if (owner === this) return;
    if (!this.aside) throw new Error('A tree that was released is not walked any more.');
    owner?.putAside();
    owners.set(kernel, this);
    const { saved, pages } = this.aside;
    new Uint8Array(kernel.memory.buffer, kernel.savedAddress(), saved.length).set(saved);
    pages.forEach((page, index) => {
      new Uint8Array(kernel.memory.buffer, kernel.pageAddress(index), page.length).set(page);
    });
    kernel.restore();
    this.aside = undefined;
  }

  private putAside(): void {
    const { kernel } = this;
    kernel.save();
    const last = kernel.pagesOfTree() - 1;
    this.aside = {
      saved: new Uint8Array(kernel.memory.buffer, kernel.savedAddress(), savedLength).slice(),
      pages: Array.from({ length: last + 1 }, (_, index) => {
        const start = kernel.pageAddress(index);
        const length = index < last ? pageLength : kernel.endOfTree() - start;
        return new Uint8Array(kernel.memory.buffer, start, length).slice();
      }),
    };
  }
}

/**
 * The child to go to: a proven win, or what was visited most of what is open, unless a proven draw is as good. What
 * surely loses is left for when all does.
 */
export function bestOf(children: readonly Child[]): Child {
  const won = mostVisited(children, provenWin);
  if (won) return won;
  const open = mostVisited(children, unknown);
  const drawn = mostVisited(children, provenDraw);
  if (!open) return drawn ?? mostVisited(children, provenLoss) ?? children[0];
  return drawn && open.mean <= 0 ? drawn : open;
}

/** In the order of the rules. */
const byMove = (one: Child, other: Child): number => one.move - other.move;

function mostVisited(children: readonly Child[], proof: number): Child | undefined {
  let best: Child | undefined;
  for (const child of children) {
    if (child.proof === proof && (!best || child.visits > best.visits)) best = child;
  }
  return best;
}

/** As assembly/tree.ts lays them out. */
const headLength = 16;
const pageLength = 1 << 22;
const savedLength = 64;

function childAt(view: DataView, family: number, member: number): Child {
  const length = view.getInt32(family + 4, true);
  const numbers = family + headLength + 4 * member;
  const bytes = family + headLength + 16 * length + member;
  return {
    prior: view.getFloat32(numbers, true),
    mean: view.getFloat32(numbers + 4 * length, true),
    visits: view.getInt32(numbers + 8 * length, true),
    family: view.getUint32(numbers + 12 * length, true),
    move: view.getUint8(bytes),
    proof: view.getUint8(bytes + length),
  };
}
