import type { Game, Move, RuleStep } from '../../core/game.ts';
import { Match, meetsGoal } from '../../core/match.ts';

/** A step of the rules on the board: what stands there, and how the reader is doing with its task. */
export interface Attempt {
  readonly match: Match;
  /** `still` where nothing is asked; `other` after a legal move that does something else. */
  readonly outcome: 'still' | 'open' | 'done' | 'other';
}

/** A step as it is first seen; nothing for a step that has nothing to show. */
export function beginStep(game: Game, { diagram, task }: RuleStep): Attempt | undefined {
  const match = matchAt(game, task?.position ?? diagram);
  return match && { match, outcome: task ? 'open' : 'still' };
}

/** The step's own diagram, where it is not what the reader tries something in. */
export function exampleOf(game: Game, { diagram, task }: RuleStep): Match | undefined {
  return task?.position === undefined ? undefined : matchAt(game, diagram);
}

function matchAt(game: Game, position: string | undefined): Match | undefined {
  if (position === undefined) return undefined;
  const match = Match.fromPosition(game, position);
  if (!match.ok) throw new Error(`The rules of ${game.id} show ${position}, which is no position; correct it.`);
  return match.value;
}

/** What may be played now: once a move is made, it is looked at until it is taken back. */
export function movesOf({ match, outcome }: Attempt): readonly Move[] {
  return outcome === 'open' ? match.moves : [];
}

export function tryMove(attempt: Attempt, { task }: RuleStep, move: Move): Attempt {
  const { match } = attempt;
  const next = match.playMove(move);
  if (!task || !next.ok) return attempt;
  const isDone = meetsGoal(match.game, match.state, move, task.goal);
  return { match: next.value, outcome: isDone ? 'done' : 'other' };
}
