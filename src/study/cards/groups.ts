import type { StrategyCard } from '../../core/card.ts';
import { cellAt, type Game } from '../../core/game.ts';
import { type ReadEntry, readEntry } from './look-up.ts';

/** An entry with its number, counted from 1. */
export interface NumberedEntry<S> extends ReadEntry<S> {
  readonly number: number;
}

/** The entries of a card with as many pieces on the board. */
export interface EntryGroup<S> {
  readonly pieces: number;
  readonly entries: readonly NumberedEntry<S>[];
}

/** The entries by how many pieces stand on the board, which is the first thing to be seen of a position. */
export function groupEntries<S>(game: Game<S>, card: StrategyCard<S>): readonly EntryGroup<S>[] {
  const groups = new Map<number, NumberedEntry<S>[]>();
  for (const [index, entry] of card.entries.entries()) {
    const read = { ...readEntry(game, entry), number: index + 1 };
    const pieces = game.view.pieces(read.state).filter(({ cell }) => cellAt(game.view, cell).kind !== 'hand').length;
    groups.set(pieces, [...(groups.get(pieces) ?? []), read]);
  }
  return [...groups].sort(([one], [other]) => one - other).map(([pieces, entries]) => ({ pieces, entries }));
}
