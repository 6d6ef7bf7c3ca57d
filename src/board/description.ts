import type { CellId, Game, Language, Move } from '../core/game.ts';
import type { Targets } from '../play/pointing.ts';
import { type Badge, bestBadge } from './badge.ts';
import type { ComparedMark } from './board-props.ts';
import { cellOf } from './layout.ts';
import { boardText } from './text.ts';

/** What a cell says to a screen reader: its name, what is on it, and what may be done there. */
export function describeCell(
  board: {
    readonly game: Game<unknown>;
    readonly state: unknown;
    readonly badges?: ReadonlyMap<Move, Badge> | undefined;
    readonly compared?: readonly ComparedMark[] | undefined;
  },
  picked: readonly CellId[],
  targets: Targets,
  cell: CellId,
  language: Language,
): string {
  const { game, state, badges } = board;
  const text = boardText[language];
  const piece = game.view.pieces(state).find((other) => other.cell === cell);
  const described = cellOf(game.view, cell);
  const parts = [text.cell(described)];
  if (piece) parts.push(text.piece(piece, game.text[language].players[piece.owner]));
  else if (described.kind !== 'entry') parts.push(described.kind === 'hand' ? text.noneLeft : text.empty);
  if (piece?.count !== undefined) parts.push(text.left(piece.count));
  if (picked.includes(cell)) parts.push(text.picked);
  for (const { move, kind } of board.compared ?? []) {
    if (game.view.path(state, move).at(-1) === cell) parts.push(text.compared[kind]);
  }
  const target = game.view.target(state, cell);
  const moves = targets.get(target);
  // On a piece of a column that is not full, a press means the cell above: that is said there.
  if (!moves || (piece && target !== cell)) return parts.join(', ');
  const badge = badges && bestBadge(badges, moves);
  const offer = piece ? text.movable : target === cell ? text.target : text.fallsTo(cellOf(game.view, target).name);
  return [...parts, offer, ...(badge ? [badge.label] : [])].join(', ');
}
