import type { CellId, Move } from '../../core/game.ts';
import type { Place } from '../layout.ts';
import { marks } from '../palette.ts';
import { endsOf, type Marking, outlined } from './marks.ts';

/** A suggestion: the cells of a move are outlined, and a thin line leads from one to the other; or cells alone. */
export function hintMarkup<S>(marking: Marking<S>, state: S, hint: Move | readonly CellId[]): string {
  const { view, layout } = marking;
  const isMove = typeof hint === 'number';
  const path = isMove ? view.path(state, hint) : hint;
  const ends = isMove ? endsOf(layout, path) : undefined;
  const drawn = (stroke: string) => {
    const attributes = `fill="none" stroke-linecap="round" ${stroke}`;
    return path.map((cell) => outlined(marking, cell, 5, attributes)).join('') + (ends ? lead(ends, attributes) : '');
  };
  return (
    drawn(`stroke="${marks.accent}" stroke-opacity=".85" stroke-width="8"`) +
    drawn(`stroke="${marks.hint}" stroke-width="4.5" stroke-dasharray="13 9"`)
  );
}

/** A line from cell to cell, where they do not lie side by side. */
function lead([from, to]: readonly [Place, Place], attributes: string): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 140) return '';
  const [dx, dy] = [((to.x - from.x) / length) * 46, ((to.y - from.y) / length) * 46];
  return `<path d="M${from.x + dx} ${from.y + dy}L${to.x - dx} ${to.y - dy}" ${attributes}/>`;
}
