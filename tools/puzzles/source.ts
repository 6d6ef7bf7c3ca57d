import type { Game, Random } from '../../src/core/game.ts';
import type { Oracle } from '../../src/core/oracle.ts';
import type { Passing } from '../../src/study/puzzles/themes.ts';
import type { KnownGame } from '../../src/study/puzzles/truth.ts';

/** Where the puzzles of a game come from. */
export interface PuzzleSource<S> {
  readonly game: Game<S>;
  readonly known: KnownGame<S>;
  readonly passing: Passing<S>;
  /** Only where the colours may be exchanged without changing anything. */
  exchangeColours?(state: S): S;
  /** Positions in which puzzles may begin, in an order drawn from `random`; the same may come up again. */
  positions(random: Random): Iterable<S>;
  /** How many positions are looked at, and how many puzzles found, at most. */
  readonly maxPositions: number;
  readonly pool: number;
  /** How many puzzles are tried by the levels, and how many of them are kept. */
  readonly tried: number;
  /** How many more of those that the second level solves are tried, where they are rare; and of how many only moves in a row all are. */
  readonly easy?: number;
  readonly longChain?: number;
  readonly kept: number;
  /** The tries of each level, an even number; and of those that take long, by their numbers. */
  readonly tries: number;
  readonly triesOfSlow?: Readonly<Record<number, number>>;
  /** No tree has more turns: larger ones take too much room. */
  readonly maxTurns: number;
  /** The file that is written, below src/games. */
  readonly file: string;
  /** Who tries in place of a level that is slow, by its number. */
  readonly standIns?: Readonly<Record<number, string>>;
  /** What players ask, where that is not the game's own oracle; and how it forgets what it was asked. */
  readonly asked?: { oracle(): Promise<Oracle<S>>; forget(): void };
}
