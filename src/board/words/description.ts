import type { CellId, Game, Language, Move } from '../../core/game.ts';
import type { Targets } from '../../play/pointing.ts';
import type { ComparedMark } from '../board-props.ts';
import { cellOf } from '../layout.ts';
import type { Badge } from '../marks/badge.ts';
import type { BoardText } from './board-words.ts';

/** What a cell says to a screen reader: its name, what is on it, and what may be done there. */
export function describeCell(
  board: {
    readonly game: Game<unknown>;
    readonly state: unknown;
    readonly isReadonly?: boolean | undefined;
    readonly compared?: readonly ComparedMark[] | undefined;
  },
  offer: {
    readonly picked: readonly CellId[];
    readonly targets: Targets;
    /** What the best of some moves is worth, while values are shown. */
    bestBadge(moves: readonly Move[]): Badge | undefined;
  },
  cell: CellId,
  { language, text }: { language(): Language; text(): BoardText },
): string {
  const { game, state } = board;
  const words = text();
  const piece = game.view.pieces(state).find((other) => other.cell === cell);
  const described = cellOf(game.view, cell);
  const parts = [words.cell(described)];
  if (piece) parts.push(words.piece(piece, game.text[language()].players[piece.owner]));
  else if (described.kind !== 'entry') parts.push(described.kind === 'hand' ? words.noneLeft : words.empty);
  if (piece?.count !== undefined) parts.push(words.left(piece.count));
  if (offer.picked.includes(cell)) parts.push(words.picked);
  for (const { move, kind } of board.compared ?? []) {
    if (game.view.path(state, move).at(-1) === cell) parts.push(words.compared[kind]);
  }
  const target = game.view.target(state, cell);
  const moves = offer.targets.get(target);
  // On a piece of a column that is not full, a press means the cell above: that is said there.
  if (!moves || (piece && target !== cell)) return parts.join(', ');
  const badge = offer.bestBadge(moves);
  if (!board.isReadonly)
    parts.push(piece ? words.movable : target === cell ? words.target : words.fallsTo(cellOf(game.view, target).name));
  return [...parts, ...(badge ? [badge.label] : [])].join(', ');
}
