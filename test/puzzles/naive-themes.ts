import type { Puzzle, PuzzleTheme } from '../../src/study/puzzles/puzzle.ts';
import type { NaiveRules } from '../naive/naive.ts';

/** Whether the player to move wins a position, which may be one that no play leads to. */
export type IsWon = (position: string) => boolean;

/** The themes of a puzzle by their plain meaning, on texts: to pass is to change the letter of the side to move. */
export function naiveThemes(
  rules: NaiveRules,
  sides: readonly [string, string],
  puzzle: Puzzle,
  isWon: IsWon,
): readonly PuzzleTheme[] {
  const passed = (position: string) => {
    const [board, side] = position.split(' ');
    return `${board} ${side === sides[0] ? sides[1] : sides[0]}`;
  };
  const winsNext = (position: string) =>
    rules.moves(position).filter((next) => rules.outcome(next.position) === 'loss').length;
  const { position, goal } = puzzle;
  const [own] = puzzle.solution.moves;
  const moves = rules.moves(position);
  const after = moves.find(({ move }) => move === own)?.position ?? '';
  // In Fuse a game ends when nobody can push: nothing is threatened from one move to the next.
  const hasThreats = rules.scores === undefined;
  const threats = winsNext(passed(after));
  const themes: PuzzleTheme[] = [];
  if (goal === 'draw') themes.push('only-draw');
  if (goal === 'win' && hasThreats && threats === 0) themes.push('quiet');
  if (hasThreats && threats > 1) themes.push('double-threat');
  if (hasThreats && winsNext(passed(position)) > 0) themes.push('block');
  if (goal === 'win' && !isWon(passed(after))) themes.push('zugzwang');
  const others = moves.filter(({ move }) => move !== own);
  const isTempted = others.some((other) => winsNext(passed(other.position)) > 0);
  if (themes.includes('quiet') && isTempted) themes.push('slower-win');
  return themes;
}

/** A plain search that remembers, for positions that an oracle does not take. */
export function makeNaiveWin(rules: NaiveRules): IsWon {
  const known = new Map<string, boolean>();
  function isWon(position: string): boolean {
    const remembered = known.get(position);
    if (remembered !== undefined) return remembered;
    const after = rules.moves(position).map((next) => next.position);
    const won = after.some((next) => rules.outcome(next) === 'loss') || after.some(isLost);
    known.set(position, won);
    return won;
  }
  function isLost(position: string): boolean {
    const outcome = rules.outcome(position);
    return outcome === 'ongoing' ? rules.moves(position).every((next) => isWon(next.position)) : outcome === 'loss';
  }
  return isWon;
}
