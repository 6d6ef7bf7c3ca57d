import { canFlip } from '../../../play/view.ts';
import { deps } from '../../browser-deps.ts';
import { go } from '../../routes.ts';
import { sitDown } from '../../table/open/current-session.ts';
import { openTableOf } from '../../table/open/open.ts';
import type { Solution } from './solution.ts';
import { tableOfSolution } from './solution-table.ts';

/** Opens a puzzle on the table, with the values of its moves and its lines as variations. */
export function putOnTable(solution: Solution): void {
  const isFlipped = solution.start.turn === 1 && canFlip(solution.start.game.view);
  sitDown(openTableOf(tableOfSolution(solution, deps.freshSeed()), { isShowingValues: true, isFlipped }, deps));
  go({ screen: 'play' });
}
