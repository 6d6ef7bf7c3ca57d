import type { Move, Rules } from '../../core/game.ts';
import type { Effort } from '../../core/player.ts';
import type { OnSearchEvent } from '../../core/search-event.ts';
import { takeFingerprint } from '../fingerprint.ts';
import { isDecisive, scoreOfOutcome, unbounded } from './score.ts';
import type { Entry, TranspositionTable } from './transposition-table.ts';

/**
 * How a tree of moves is searched. Minimax is the plain case, written as negamax: a score is that of the player to move,
 * and negated for the other. Each setting but the depth only saves work.
 */
export interface SearchSettings<S> {
  /** How many plies ahead; Infinity for the end of the game, where every game has one. */
  readonly depth: number;
  /** What a position at the limit of depth is worth to the player to move; without it, nothing. */
  evaluate?(state: S): number;
  /** Leaves out what cannot matter (alpha-beta). */
  readonly isPruned?: boolean;
  /** Puts the most promising moves first; without it they come as the rules have them. */
  order?(state: S, moves: Int32Array, count: number): void;
  /** Remembers positions that come up again, by whatever order of moves. */
  readonly table?: TranspositionTable | undefined;
  /** Gives every move of the root its true score, where pruning would be content with the best. */
  readonly isEveryMoveRated?: boolean;
  /** Is told of each step. */
  readonly onEvent?: OnSearchEvent | undefined;
}

/** A move of the root and its score for the player to move. Where it was pruned, it is no better than that. */
export interface RatedMove {
  readonly move: Move;
  readonly score: number;
  /** The best play that begins with it. */
  readonly line: readonly Move[];
}

/** A position on the way down. */
interface Frame<S> {
  state: S;
  readonly moves: Int32Array;
  count: number;
  next: number;
  alpha: number;
  beta: number;
  best: number;
  bestMove: Move;
  /** Whether every line that was looked at from here went to the end of the game. */
  isWhole: boolean;
  /** The best play from here, as far as it is known. */
  readonly line: Move[];
  lineLength: number;
  first: number;
  second: number;
}

/** Depths in a table are whole numbers; this one is to the end of the game. */
const toTheEnd = 1 << 20;

/**
 * A search that keeps its place in the tree in frames of its own instead of the call stack, so that it can stop after any
 * node and go on later.
 */
export class TreeSearch<S> {
  private readonly rules: Rules<S>;
  private readonly settings: SearchSettings<S>;
  private readonly frames: Frame<S>[] = [];
  private ply = 0;
  private readonly rated: RatedMove[] = [];
  private readonly entry: Entry = { score: 0, depth: 0, bound: 'exact', isWhole: true, move: 0 };
  private readonly counts = { nodes: 0, leaves: 0, cutoffs: 0, tableHits: 0, depth: 0 };
  private hasFinished = false;

  /** The root must not be finished. */
  constructor(rules: Rules<S>, root: S, settings: SearchSettings<S>) {
    this.rules = rules;
    this.settings = settings;
    this.open(0, root, -unbounded, unbounded);
  }

  /** Visits so many positions more at most. Whether the search is done. */
  advance(nodes: number): boolean {
    const { frames, counts } = this;
    const last = counts.nodes + nodes;
    for (;;) {
      const frame = frames[this.ply];
      if (frame.next === frame.count || this.isCut(frame)) {
        if (this.ply === 0) {
          this.hasFinished = true;
          return true;
        }
        this.close(frame);
      } else {
        if (counts.nodes >= last) return false;
        this.visit(frame);
      }
    }
  }

  get effort(): Effort {
    return { ...this.counts };
  }

  /** The best score so far. */
  get score(): number {
    return this.frames[0].best;
  }

  /** The best play so far; empty before the first move has its score. */
  get line(): readonly Move[] {
    const { line, lineLength } = this.frames[0];
    return line.slice(0, lineLength);
  }

  /** The moves that have their scores, in the order in which they were looked at. */
  get ratedMoves(): readonly RatedMove[] {
    return this.rated;
  }

  /** Whether all moves that matter have been looked at. */
  get isDone(): boolean {
    return this.hasFinished;
  }

  /** Whether every line that was looked at went to the end of the game, so that a score of 0 is a draw. */
  get isWhole(): boolean {
    return this.frames[0].isWhole;
  }

  /** Makes the next move of a position, and gives it its score at once where that needs no further look. */
  private visit(frame: Frame<S>): void {
    const { settings, counts } = this;
    const move = frame.moves[frame.next++];
    const state = this.rules.apply(frame.state, move);
    const ply = this.ply + 1;
    counts.nodes++;
    if (ply > counts.depth) counts.depth = ply;
    const isRootRated = this.ply === 0 && settings.isEveryMoveRated;
    const isPruned = settings.isPruned && !isRootRated;
    const alpha = isPruned ? Math.max(frame.alpha, frame.best) : -unbounded;
    const beta = isPruned ? frame.beta : unbounded;
    settings.onEvent?.({ kind: 'enter', ply, move, alpha, beta });
    const outcome = this.rules.outcome(state);
    if (outcome !== 'ongoing') {
      counts.leaves++;
      this.receive(frame, move, 0 - scoreOfOutcome(outcome, ply), true);
    } else if (ply >= settings.depth) {
      counts.leaves++;
      frame.isWhole = false;
      this.receive(frame, move, settings.evaluate ? 0 - settings.evaluate(state) : 0, true);
    } else {
      this.open(ply, state, 0 - beta, 0 - alpha);
    }
  }

  /** Begins to look at the moves of a position, unless the table knows enough of it. */
  private open(ply: number, state: S, alpha: number, beta: number): void {
    const { rules, settings, frames } = this;
    frames[ply] ??= makeFrame(state, rules.maxMoves);
    const frame = frames[ply];
    frame.state = state;
    frame.alpha = alpha;
    frame.beta = beta;
    frame.best = -unbounded;
    frame.isWhole = true;
    frame.lineLength = 0;
    frame.next = 0;
    let likely: Move | undefined;
    if (settings.table) {
      takeFingerprint(state, frame);
      if (settings.table.find(frame, this.entry)) {
        if (ply > 0 && this.isKnownEnough(ply, alpha, beta)) {
          this.counts.tableHits++;
          const parent = frames[ply - 1];
          const move = parent.moves[parent.next - 1];
          const score = 0 - fromTable(this.entry.score, ply);
          parent.isWhole &&= this.entry.isWhole;
          settings.onEvent?.({ kind: 'hit', ply, move, score });
          this.receive(parent, move, score, true);
          return;
        }
        likely = this.entry.move;
      }
    }
    frame.count = rules.moves(state, frame.moves);
    settings.order?.(state, frame.moves, frame.count);
    if (likely !== undefined) bringForward(frame.moves, frame.count, likely);
    this.ply = ply;
  }

  /**
   * Only a search of the same depth counts, although a deeper one would know more: so a table changes what a search
   * costs and never its score. A shallower one counts too if the game ended before its limit.
   */
  private isKnownEnough(ply: number, alpha: number, beta: number): boolean {
    const { entry } = this;
    const left = this.depthLeft(ply);
    if (entry.depth !== left && !(entry.isWhole && entry.depth < left)) return false;
    const score = fromTable(entry.score, ply);
    if (entry.bound === 'exact') return true;
    return entry.bound === 'at-least' ? score >= beta : score <= alpha;
  }

  /** All that matters of a position has been looked at: its score goes to the one before. */
  private close(frame: Frame<S>): void {
    const { table } = this.settings;
    const { ply } = this;
    const { best } = frame;
    if (table) {
      const bound = best >= frame.beta ? 'at-least' : best > frame.alpha ? 'exact' : 'at-most';
      const { isWhole, bestMove: move } = frame;
      table.store(frame, { score: toTable(best, ply), depth: this.depthLeft(ply), bound, isWhole, move });
    }
    this.ply = ply - 1;
    const parent = this.frames[this.ply];
    parent.isWhole &&= frame.isWhole;
    this.receive(parent, parent.moves[parent.next - 1], 0 - best, false);
  }

  // Scores are negated as 0 − score throughout, because a negated nothing would be −0.
  private receive(frame: Frame<S>, move: Move, score: number, isLeaf: boolean): void {
    const ply = this.ply + 1;
    this.settings.onEvent?.({ kind: 'value', ply, move, score, isLeaf });
    if (this.ply === 0) this.rate(move, score, isLeaf);
    if (score > frame.best) {
      frame.best = score;
      frame.bestMove = move;
      frame.line[0] = move;
      frame.lineLength = 1;
      if (!isLeaf) {
        const { line, lineLength } = this.frames[ply];
        for (let n = 0; n < lineLength; n++) frame.line[n + 1] = line[n];
        frame.lineLength = lineLength + 1;
      }
    }
    if (this.isCut(frame) && frame.next < frame.count) {
      this.counts.cutoffs++;
      const left = frame.count - frame.next;
      this.settings.onEvent?.({ kind: 'cut', ply: this.ply, score: frame.best, beta: frame.beta, left });
    }
  }

  private rate(move: Move, score: number, isLeaf: boolean): void {
    const below = isLeaf ? [] : this.frames[1].line.slice(0, this.frames[1].lineLength);
    this.rated.push({ move, score, line: [move, ...below] });
  }

  /** The opponent has something better already, and will not let it come to this. */
  private isCut(frame: Frame<S>): boolean {
    return this.settings.isPruned === true && frame.best >= frame.beta;
  }

  private depthLeft(ply: number): number {
    return this.settings.depth === Number.POSITIVE_INFINITY ? toTheEnd : this.settings.depth - ply;
  }
}

function makeFrame<S>(state: S, maxMoves: number): Frame<S> {
  return {
    state,
    moves: new Int32Array(maxMoves),
    count: 0,
    next: 0,
    alpha: 0,
    beta: 0,
    best: 0,
    bestMove: 0,
    isWhole: true,
    line: [],
    lineLength: 0,
    first: 0,
    second: 0,
  };
}

/** In the table, plies to a win count from the position itself, which may come up elsewhere. */
function toTable(score: number, ply: number): number {
  if (!isDecisive(score)) return score;
  return score > 0 ? score + ply : score - ply;
}

function fromTable(score: number, ply: number): number {
  if (!isDecisive(score)) return score;
  return score > 0 ? score - ply : score + ply;
}

/** The move that was best before is looked at first; the others keep their order. */
function bringForward(moves: Int32Array, count: number, move: Move): void {
  const at = moves.indexOf(move);
  if (at <= 0 || at >= count) return;
  moves.copyWithin(1, 0, at);
  moves[0] = move;
}
