import type { Game, Move } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import { type Random, shuffle } from '../../core/random.ts';
import { imagesOfMove, type ReadEntry } from './look-up.ts';

/** The entries of a card that are still to be answered, by their places on it, the next one first. */
export interface Drill {
  readonly left: readonly number[];
  /** How many there are in all. */
  readonly count: number;
  /** How many answers were wrong. */
  readonly mistakes: number;
}

/** Every entry once, in random order. */
export function beginDrill(count: number, random: Random): Drill {
  const places = Array.from({ length: count }, (_, place) => place);
  return { left: shuffle(places, random), count, mistakes: 0 };
}

/** After a wrong answer, this many others come before the same entry again. */
const between = 3;

/** The drill after the next entry was answered: one that was wrong comes again. */
export function answerDrill({ left, count, mistakes }: Drill, isRight: boolean): Drill {
  const [asked, ...rest] = left;
  if (asked === undefined) throw new Error('The drill is finished: begin another.');
  if (isRight) return { left: rest, count, mistakes };
  return { left: [...rest.slice(0, between), asked, ...rest.slice(between)], count, mistakes: mistakes + 1 };
}

/** An entry as it is asked: the board turned at random, and every move that is then right. */
export interface DrillQuestion<S> {
  readonly state: S;
  readonly right: readonly Move[];
}

export function drillQuestion<S>(game: Game<S>, { state, move }: ReadEntry<S>, random: Random): DrillQuestion<S> {
  const symmetries = game.symmetries();
  const turned = present(symmetries[random.below(symmetries.length)], 'symmetry');
  const shown = turned.state(state);
  return { state: shown, right: imagesOfMove(game, shown, turned.move(move)) };
}
