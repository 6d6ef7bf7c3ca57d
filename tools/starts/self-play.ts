import type { DrawStart, Game, Random } from '../../src/core/game.ts';
import { drawingOccurrence } from '../../src/core/match.ts';
import { seededRandom } from '../../src/core/random.ts';
import type { ChooseMove } from './remembering-level.ts';

/** What came of some games from one start. */
export interface Score {
  readonly games: number;
  /** Of who moved first there, a draw being half. */
  readonly points: number;
  /** Of all games together. */
  readonly plies: number;
}

export const shareOf = ({ points, games }: Score): number => points / games;

/** A player against itself, each game with chances of its own: the seed's streams, one a game. */
export function playItself<S>(
  game: Game<S>,
  draw: DrawStart<S>,
  choose: ChooseMove<S>,
  seed: number,
  games: number,
): Score {
  let points = 0;
  let plies = 0;
  for (let number = 0; number < games; number++) {
    const random = seededRandom(seed, number);
    const played = playOne(game, draw(random), choose, random);
    points += played.points;
    plies += played.plies;
  }
  return { games, points, plies };
}

/** One game as Match has it, without its line and texts, which would take most of the time. */
export function playOne<S>(
  { rules }: Game<S>,
  start: S,
  choose: ChooseMove<S>,
  random: Random,
): { readonly points: number; readonly plies: number } {
  const first = rules.turn(start);
  const occurrences = new Map<number, number>();
  let state = start;
  for (let plies = 0; ; plies++) {
    const outcome = rules.outcome(state);
    const isOwn = rules.turn(state) === first;
    if (outcome !== 'ongoing') {
      return { points: outcome === 'draw' ? 0.5 : Number((outcome === 'win') === isOwn), plies };
    }
    if (rules.arrangement) {
      const arrangement = rules.arrangement(state);
      const occurrence = (occurrences.get(arrangement) ?? 0) + 1;
      if (occurrence >= drawingOccurrence) return { points: 0.5, plies };
      occurrences.set(arrangement, occurrence);
    }
    state = rules.apply(state, choose(state, random));
  }
}
