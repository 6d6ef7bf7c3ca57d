import type { Game } from '../../src/core/game.ts';
import type { Oracle } from '../../src/core/oracle.ts';
import { oracleOf } from '../../src/engine/analysis/general.ts';
import { loadGame } from '../../src/games/index.ts';
import { neutreeko } from '../../src/games/neutreeko/index.ts';
import { identify } from '../../src/study/puzzles/identity.ts';
import { loadPuzzles } from '../../src/study/puzzles/load.ts';
import type { Puzzle } from '../../src/study/puzzles/puzzle.ts';
import { exchangeColours } from '../../tools/puzzles/neutreeko.ts';
import { naiveRules } from '../naive/index.ts';
import { stateAt } from '../solving.ts';
import { faultsOf, truthOf } from './naive-solution.ts';
import { type IsWon, makeNaiveWin, naiveThemes } from './naive-themes.ts';

/** The games with puzzles, and how many pieces a position must have for a plain search on texts to take no time. */
export const examinedGames = [
  { id: 'neutreeko', least: 1000, pieces: undefined },
  { id: 'quantik', least: 1000, pieces: 10 },
  { id: 'tres-em-linha', least: 1000, pieces: 10 },
  { id: 'drop-7x6x4', least: 300, pieces: 32 },
  { id: 'fuse', least: 300, pieces: undefined },
] as const;

export type Examined = (typeof examinedGames)[number];

export interface Examination {
  readonly game: Game;
  readonly puzzles: readonly Puzzle[];
  readonly oracle: Oracle<unknown>;
  /** What is wrong with the tree of a puzzle. */
  faults(puzzle: Puzzle): readonly string[];
  /** In which of all its images a puzzle is shown, and under which id. */
  shownAs(position: string): { readonly id: string; readonly position: string };
  /** The same for its themes, as far as they can be told. */
  themeFaults(puzzle: Puzzle): readonly string[];
}

export async function examine({ id, pieces }: Examined): Promise<Examination> {
  const game = await loadGame(id);
  const [puzzles, oracle] = await Promise.all([loadPuzzles(game), oracleOf(game)]);
  const rules = naiveRules(id);
  const byOracle: IsWon = (position) => truthOf(game, oracle, stateAt(game, position)).value === 'win';
  const isWon = pieces === undefined ? byOracle : makeNaiveWin(rules);
  return {
    game,
    puzzles,
    oracle,
    shownAs: (position) =>
      id === 'neutreeko' ? shownImage(neutreeko, position, exchangeColours) : shownImage(game, position),
    faults: (puzzle) => faultsOf(game, oracle, puzzle),
    themeFaults(puzzle) {
      // Earlier a pass would have to be searched to the end of the game, so that its theme is taken as it is.
      const isLate = pieces === undefined || [...puzzle.position].filter((sign) => /\w/u.test(sign)).length > pieces;
      const expected = naiveThemes(
        rules,
        game.notation.sides,
        puzzle,
        isLate ? isWon : () => !puzzle.themes.includes('zugzwang'),
      );
      if (expected.join() === puzzle.themes.join()) return [];
      return [`${id} ${puzzle.id} (${puzzle.position}): themes are ${puzzle.themes}, and should be ${expected}`];
    },
  };
}

function shownImage<S>(game: Game<S>, position: string, exchange?: (state: S) => S) {
  const { id, state } = identify(game, stateAt(game, position), exchange);
  return { id, position: game.notation.position(state) };
}
