import { opponentOf, type Player } from './game.ts';
import type { Language } from './language.ts';
import type { Feature } from './player.ts';

type Sentence = Readonly<Record<Language, string>>;

/** What is counted for either player in the same way. */
export interface SidedFeature<S> {
  readonly id: string;
  /** What is counted, told to the player to move: of yours, and of the opponent's. */
  readonly own: Sentence;
  readonly theirs: Sentence;
  /** For a player, whoever has the turn. */
  count(state: S, player: Player): number;
}

/** Each as a feature of the player to move and as the same of the opponent: `pairs` and `theirPairs`. */
export function forBothSides<S>(
  turn: (state: S) => Player,
  features: readonly SidedFeature<S>[],
): readonly Feature<S>[] {
  return features.flatMap(({ id, own, theirs, count }): Feature<S>[] => [
    { id, text: own, count: (state) => count(state, turn(state)) },
    {
      id: `their${id.charAt(0).toUpperCase()}${id.slice(1)}`,
      text: theirs,
      count: (state) => count(state, opponentOf(turn(state))),
    },
  ]);
}
