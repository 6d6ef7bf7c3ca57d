import type { CardEntry, StrategyCard } from '../../core/card.ts';
import type { Game, Move } from '../../core/game.ts';
import { legalMoves, readMove } from '../../core/match.ts';
import { type Fingerprint, takeFingerprint } from '../../engine/fingerprint.ts';

/** An entry of a card as a state and a move. */
export interface ReadEntry<S> {
  readonly entry: CardEntry;
  readonly state: S;
  readonly move: Move;
}

/** An entry that is no position of the game, or no legal move in it, is a mistake of whoever made the card. */
export function readEntry<S>(game: Game<S>, entry: CardEntry): ReadEntry<S> {
  const state = game.notation.parsePosition(entry.position);
  const move = state.ok ? readMove(game, state.value, entry.move) : state;
  if (!state.ok || !move.ok) {
    throw new Error(
      `The card of ${game.id} has ${entry.move} in ${entry.position}, which can't be played; correct it.`,
    );
  }
  return { entry, state: state.value, move: move.value };
}

/** What was found: the entry by its number, and its move on the board as it lies, with its images where there are several. */
export interface FoundEntry {
  readonly number: number;
  readonly moves: readonly Move[];
}

/** The positions of a card, to be looked up. */
export interface CardIndex<S> {
  readonly entries: readonly ReadEntry<S>[];
  find(state: S): FoundEntry | undefined;
}

/** A look-up tries every symmetry of the game: in Quantik 3072, in some 3 ms. */
export function indexCard<S>(game: Game<S>, card: StrategyCard<S>): CardIndex<S> {
  const entries = card.entries.map((entry) => readEntry(game, entry));
  const print: Fingerprint = { first: 0, second: 0 };
  const numbers = new Map<number, number>();
  for (const [number, { state }] of entries.entries()) numbers.set(keyOf(state, print), number);

  return {
    entries,
    find(state) {
      let found: number | undefined;
      const images = new Set<Move>();
      const legal = legalMoves(game, state);
      for (const symmetry of game.symmetries()) {
        const number = numbers.get(keyOf(symmetry.state(state), print));
        const entry = number === undefined ? undefined : entries[number];
        if (number === undefined || !entry) continue;
        found = number;
        for (const move of legal) if (symmetry.move(move) === entry.move) images.add(move);
      }
      return found === undefined ? undefined : { number: found, moves: [...images].sort((one, other) => one - other) };
    },
  };
}

/** The moves in a position that are the move of an entry, seen in any way that leaves the board the same. */
export function imagesOfMove<S>(game: Game<S>, state: S, move: Move): readonly Move[] {
  const print: Fingerprint = { first: 0, second: 0 };
  const key = keyOf(state, print);
  const images = game
    .symmetries()
    .flatMap((symmetry) => (keyOf(symmetry.state(state), print) === key ? [symmetry.move(move)] : []));
  return [...new Set(images)];
}

/** 53 bits of the fingerprint, as one number. */
function keyOf(state: unknown, print: Fingerprint): number {
  takeFingerprint(state, print);
  return (print.first >>> 0) * 2 ** 21 + (print.second >>> 11);
}
