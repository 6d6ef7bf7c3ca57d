import type { StrategyCard } from '../../core/card.ts';
import type { Game, Move } from '../../core/game.ts';
import { type CardIndex, indexCard } from './look-up.ts';

/** What a card says to play: any of these moves, and by which of its rules or entries, counted from 0. */
export interface CardChoice {
  readonly moves: readonly Move[];
  readonly by: { readonly rule: number } | { readonly entry: number };
}

/** What a card says in a position of its seat's; undefined where it says nothing. */
export function askCard<S>(card: StrategyCard<S>, index: CardIndex<S>, state: S): CardChoice | undefined {
  for (const [rule, { moves }] of card.rules.entries()) {
    const found = moves(state);
    if (found.length > 0) return { moves: found, by: { rule } };
  }
  const found = index.find(state);
  return found && { moves: found.moves, by: { entry: found.number } };
}

/** The move that a card chooses; of several, the first in the order of the game. */
export function chooseByCard<S>(game: Game<S>, card: StrategyCard<S>, state: S): Move | undefined {
  return askCard(card, indexCard(game, card), state)?.moves[0];
}
