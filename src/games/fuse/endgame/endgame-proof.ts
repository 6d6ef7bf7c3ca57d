import type { Move } from '../../../core/game.ts';
import type { Scoring } from '../groups.ts';
import { marginToWin } from '../margin.ts';
import { type FuseState, makeRules } from '../rules.ts';
import { type Endgame, maxMargin } from './endgame.ts';

/** What is known of the best move: the margin lies between two bounds, and `move` reaches the lower one. */
export interface Finding {
  readonly move: Move | undefined;
  readonly least: number;
  readonly most: number;
}

/** Most answers take much less than all visits of a step; so many of them make one, too. */
const answersInStep = 4;

/**
 * Finds the move with the best margin, asking of one move after the other whether it reaches a bar, at first what it
 * takes to win. Each step yields what is known, after a few times so many visits to positions at most.
 */
export function* findBestMove(
  endgame: Endgame,
  scoring: Scoring,
  state: FuseState,
  moves: readonly Move[],
  visits: number,
): Generator<Finding, Finding> {
  const { apply } = makeRules(scoring);
  const tries = moves.map((move) => ({ move, successor: apply(state, move), most: maxMargin }));
  let move: Move | undefined;
  let least = -maxMargin;
  let most = maxMargin;
  let bar = marginToWin(state, scoring);
  let answers = 0;
  while (least < most) {
    let hasReached = false;
    for (const each of tries) {
      if (each.most < bar) continue;
      let bound = endgame.bound(each.successor, 1 - bar, visits);
      while (bound === undefined) {
        yield { move, least, most };
        bound = endgame.bound(each.successor, 1 - bar, visits);
      }
      answers++;
      if (answers % answersInStep === 0) yield { move, least, most };
      if (-bound < bar) {
        each.most = -bound;
      } else {
        move = each.move;
        least = -bound;
        hasReached = true;
        break;
      }
    }
    if (!hasReached) most = Math.max(...tries.map((each) => each.most));
    bar = hasReached ? least + 1 : most;
  }
  return { move, least, most };
}
