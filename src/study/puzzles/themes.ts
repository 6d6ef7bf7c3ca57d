import type { Game, Move } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import { type PuzzleTheme, puzzleThemes } from './puzzle.ts';
import type { PuzzleTask } from './tree.ts';

/** What themes ask of a game beyond its rules: what would be if a player could pass. */
export interface Passing<S> {
  /** The same position with the other player to move. No rule allows it, so nothing but the next moves may be asked of it. */
  pass(state: S): S;
  /** Whether the player to move wins a position that `pass` made. */
  isWonAfterPass(state: S): boolean;
  /** Whether a move can win at once what the one before it did not; without it nothing is ever threatened. */
  readonly hasThreats: boolean;
}

/** What a puzzle is about; docs/puzzles.md says it in words. */
export function themesOf<S>(
  game: Game<S>,
  passing: Passing<S>,
  state: S,
  { goal, move }: PuzzleTask,
): readonly PuzzleTheme[] {
  const after = game.rules.apply(state, move);
  const threats = passing.hasThreats ? winningMoves(game, passing.pass(after)) : undefined;
  const isQuiet = goal === 'win' && threats === 0;
  const holds: Readonly<Record<PuzzleTheme, () => boolean>> = {
    'only-draw': () => goal === 'draw',
    quiet: () => isQuiet,
    'double-threat': () => threats !== undefined && threats >= 2,
    block: () => passing.hasThreats && winningMoves(game, passing.pass(state)) > 0,
    zugzwang: () => goal === 'win' && !passing.isWonAfterPass(passing.pass(after)),
    'slower-win': () =>
      isQuiet && otherMoves(game, state, move).some((other) => threatens(game, passing, state, other)),
  };
  return puzzleThemes.filter((theme) => holds[theme]());
}

/** Whether the player who makes a move could win with the next one, if the opponent then passed. */
function threatens<S>(game: Game<S>, passing: Passing<S>, state: S, move: Move): boolean {
  const after = game.rules.apply(state, move);
  return game.rules.outcome(after) === 'ongoing' && winningMoves(game, passing.pass(after)) > 0;
}

function otherMoves<S>(game: Game<S>, state: S, move: Move): readonly Move[] {
  return legalMoves(game, state).filter((each) => each !== move);
}

/** How many moves win at once. */
function winningMoves<S>(game: Game<S>, state: S): number {
  return legalMoves(game, state).filter((move) => game.rules.outcome(game.rules.apply(state, move)) === 'loss').length;
}
