import type { Game, Move, Random } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import type { Effort, Thought } from '../../core/player.ts';
import type { OnSearchEvent } from '../../core/search-event.ts';

/** How a player chooses, without its name. */
export type Choose<S> = (state: S, random: Random, onEvent?: OnSearchEvent) => Generator<Thought, Thought>;

export const noEffort: Effort = { nodes: 0, leaves: 0, cutoffs: 0, tableHits: 0, depth: 0 };

/** A move that was chosen without looking ahead. */
export function bareThought(move: Move): Thought {
  return { move, line: [move], effort: noEffort };
}

/** A choice that takes no time. */
export function* atOnce(thought: Thought): Generator<Thought, Thought> {
  yield thought;
  return thought;
}

export function pick<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)];
}

/** The first move in the game's own order. */
export function chooseFirst<S>(game: Game<S>): Choose<S> {
  return (state) => atOnce(bareThought(legalMoves(game, state)[0]));
}

/** Any move, each equally likely. */
export function chooseAtRandom<S>(game: Game<S>): Choose<S> {
  return (state, random) => atOnce(bareThought(pick(legalMoves(game, state), random)));
}

/** Any piece that can move, and then any of its moves: a piece with few moves is as likely as one with many. */
export function chooseAnyPiece<S>(game: Game<S>): Choose<S> {
  return (state, random) => {
    const moves = legalMoves(game, state);
    const origins = moves.map((move) => game.view.path(state, move)[0]);
    const origin = pick([...new Set(origins)], random);
    const ofPiece = moves.filter((_, index) => origins[index] === origin);
    return atOnce(bareThought(pick(ofPiece, random)));
  };
}

/** Chooses in one way, but in so many of a hundred moves in another. */
export function withLapses<S>(attentive: Choose<S>, inattentive: Choose<S>, percent: number): Choose<S> {
  return (state, random, onEvent) => (random.below(100) < percent ? inattentive : attentive)(state, random, onEvent);
}
