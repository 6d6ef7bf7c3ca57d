import type { Player } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import type { Task } from '../task-names.ts';
import { formatLink, linkOf } from './format-link.ts';

/**
 * The address of a table at the position of a match, with a task: the person on one side, and on the other the stubborn
 * player who expects a level. Everything before the position is left out.
 */
export function taskLink({ game, state }: Match, person: Player, task: Task, level: number): string {
  const partner = `stubborn:${level}`;
  const seats = person === 0 ? (['me', partner] as const) : ([partner, 'me'] as const);
  return formatLink({
    ...linkOf(Match.from(game, state), 0, { seats, isFlipped: false, isShowingValues: false }),
    task,
  });
}
