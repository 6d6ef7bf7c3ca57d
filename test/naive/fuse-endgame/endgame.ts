import type { Move } from '../../../src/core/game.ts';
import type { Scoring } from '../../../src/games/fuse/groups.ts';
import { discsEach, type FuseState, freeAhead, makeRules, pass } from '../../../src/games/fuse/rules.ts';
import { makeLastDiscs } from './last-discs.ts';
import { EndgameTranspositionTable, leastOf, makeKnowledge, maxMargin, mostOf, moveOf } from './transposition-table.ts';

/** With so few discs on the border, looking in the table and ordering moves takes longer than it saves. */
const plainDiscs = 3;

/** A pass is always followed by a push. */
const maxPlies = 2 * 2 * discsEach;

/** What a search works with at one ply. */
interface Ply {
  readonly moves: Int32Array;
  /** The position after each move. */
  readonly successors: FuseState[];
  /** The moves, the most promising first: the promise and, in the low seven bits, which move it is. */
  readonly order: Int32Array;
  best: Move;
}

const foremost = 1 << 20;

export interface Endgame {
  /**
   * Whether the margin of the player to move reaches a bar: a lower bound of it that does, or else an upper bound that
   * does not. Undefined after so many visits to positions; the next call goes on where this one stopped.
   */
  bound(state: FuseState, bar: number, visits: number): number | undefined;
}

/** The search of endgames that there was before the kernel's: a second opinion, and what the kernel is measured against. */
export function makeEndgame(scoring: Scoring): Endgame {
  const rules = makeRules(scoring);
  const table = new EndgameTranspositionTable();
  const boundOfLast = makeLastDiscs(scoring);
  const plies = Array.from({ length: maxPlies }, (): Ply => {
    const [moves, order] = [new Int32Array(rules.maxMoves), new Int32Array(rules.maxMoves)];
    return { moves, successors: [], order, best: pass };
  });
  let visitsLeft = 0;

  /** Once no visit is left, what is returned means nothing and is not kept. */
  function search(state: FuseState, bar: number, discs: number, depth: number): number {
    visitsLeft--;
    if (visitsLeft < 0) return 0;
    if (discs <= plainDiscs) return boundOfLast(state, bar);
    const known = table.find(state);
    const least = leastOf(known);
    const most = mostOf(known);
    if (least >= bar) return least;
    if (most < bar) return most;
    const ply = plies[depth];
    const count = rules.moves(state, ply.moves);
    if (count === 0) return boundOfLast(state, bar);
    const margin = searchMoves(state, bar, discs, depth, count, moveOf(known));
    if (visitsLeft < 0) return 0;
    const reaches = margin >= bar;
    table.keep(state, makeKnowledge(reaches ? margin : least, reaches ? most : margin, ply.best, discs));
    return margin;
  }

  function searchMoves(
    state: FuseState,
    bar: number,
    discs: number,
    depth: number,
    count: number,
    likely: Move,
  ): number {
    const ply = plies[depth];
    let best = arrange(state, bar, discs, ply, count, likely);
    for (let place = 0; place < count && best < bar; place++) {
      const index = ply.order[place] & 127;
      const move = ply.moves[index];
      const margin = -search(ply.successors[index], 1 - bar, move === pass ? discs : discs - 1, depth + 1);
      if (margin > best) {
        best = margin;
        ply.best = move;
      }
    }
    return best;
  }

  /**
   * Makes every move, and puts the most promising first. If one leads to a position that is known well enough to reach
   * the bar, its margin is returned at once, and otherwise none; that saves a fifth of the visits.
   */
  function arrange(state: FuseState, bar: number, discs: number, ply: Ply, count: number, likely: Move): number {
    const { moves, successors, order } = ply;
    for (let index = 0; index < count; index++) {
      const move = moves[index];
      const successor = rules.apply(state, move);
      if (discs - 1 > plainDiscs) {
        const margin = -mostOf(table.find(successor));
        if (margin >= bar) {
          ply.best = move;
          return margin;
        }
      }
      successors[index] = successor;
      const item = ((move === likely ? foremost : promiseOf(successor)) << 7) | index;
      let place = index;
      for (; place > 0 && order[place - 1] < item; place--) order[place] = order[place - 1];
      order[place] = item;
    }
    return -maxMargin;
  }

  return {
    bound(state, bar, visits) {
      visitsLeft = visits;
      const margin = search(state, bar, discsLeft(state), 0);
      return visitsLeft < 0 ? undefined : margin;
    },
  };
}

/** How many discs are on the border. */
export function discsLeft(state: FuseState): number {
  let count = 0;
  for (let discs = state.ownBorder | state.theirBorder; discs !== 0; discs &= discs - 1) count++;
  return count;
}

/**
 * How good a move seems, by the position after it: few replies, and many moves later on. That alone orders moves
 * almost as well as with the groups on the board, which cost more to look at than the tenth of the visits they save.
 */
function promiseOf(successor: FuseState): number {
  return countPushes(successor, successor.theirBorder) - 3 * countPushes(successor, successor.ownBorder);
}

function countPushes(state: FuseState, border: number): number {
  let count = 0;
  for (let discs = border; discs !== 0; discs &= discs - 1) count += freeAhead(state, 31 - Math.clz32(discs & -discs));
  return count;
}
