import type { Game } from '../../core/game.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { type Attempt, answer, beginAttempt } from './attempt.ts';

/** An attempt as it is kept: what was played on both sides, and what counts of it. */
export type AttemptNotes = Pick<Attempt, 'hintsUsed' | 'isFailed' | 'told'> & {
  readonly played: readonly string[];
};

/** The attempt that was left; undefined where its moves are none of the puzzle's solution, which then begins anew. */
export function resumeAttempt(
  game: Game,
  puzzle: Puzzle,
  { played, hintsUsed, isFailed, told }: AttemptNotes,
): Attempt | undefined {
  let attempt = beginAttempt(game, puzzle);
  for (let ply = 0; ply < played.length; ply += 2) {
    const [own = '', reply] = played.slice(ply, ply + 2);
    const replies = Object.keys(attempt.turn?.replies ?? {}).sort();
    const drawn = reply === undefined ? 0 : replies.indexOf(reply);
    if (drawn < 0 || (reply === undefined && replies.length > 0)) return undefined;
    const answered = answer(attempt, own, { below: () => drawn });
    if (!answered.ok || answered.value.kind === 'wrong') return undefined;
    attempt = answered.value.attempt;
  }
  return { ...attempt, hintsUsed, isFailed, told };
}
