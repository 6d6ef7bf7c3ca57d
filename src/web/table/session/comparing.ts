import { createSignal } from 'solid-js';
import type { Move } from '../../../core/game.ts';
import { readMove } from '../../../core/match.ts';
import type { ReportedMove, ReviewedMove } from '../../../core/report.ts';
import type { LineReview } from '../../../play/review/review.ts';
import { type NodeId, pathTo } from '../../../play/tree.ts';
import type { AttemptsWithin } from './attempts.ts';
import type { Lines } from './lines.ts';
import type { SessionState } from './session-state.ts';
import type { Values } from './values.ts';

/** A move that was played, beside one that would have been better, in the position before them. */
export interface Comparison {
  readonly played: ComparedMove;
  /** Undefined where none was. */
  readonly better: ComparedMove | undefined;
}

export interface ComparedMove {
  readonly move: Move;
  /** Its text and what it comes to. */
  readonly reported: ReportedMove;
}

/** Showing what went wrong where it did. */
export interface Comparing {
  /** Goes to the position before a move of the game, to show it there beside a better one. */
  compare(ply: number): void;
  /** What is compared, while its position is looked at. */
  current(): Comparison | undefined;
}

export function createComparing(
  state: SessionState,
  values: Values,
  lines: Lines,
  attempts: AttemptsWithin,
  review: () => LineReview,
): Comparing {
  const { table, match } = state;
  const [target, setTarget] = createSignal<{ readonly node: NodeId; readonly reviewed: ReviewedMove } | undefined>();
  state.follow((isNewGame) => {
    // Whoever looks for a better move is not to be shown it.
    if (isNewGame || attempts.current() || target()?.node !== table().current) setTarget(undefined);
  });

  function compare(ply: number): void {
    const reviewed = review().moves[ply - 1];
    const node = pathTo(table().tree, table().head)[ply - 1];
    if (!reviewed || node === undefined) return;
    attempts.drop();
    lines.goTo(node);
    setTarget({ node, reviewed });
  }

  /** A legal move of the position that is looked at, by its text. */
  function comparedMove(text: string | undefined): ComparedMove | undefined {
    const reported = values.report(match())?.moves.find(({ move }) => move === text);
    if (!reported) return undefined;
    const move = readMove(match().game, match().state, reported.move);
    return move.ok ? { move: move.value, reported } : undefined;
  }

  function current(): Comparison | undefined {
    const found = target();
    const played = comparedMove(found?.reviewed.move);
    if (!found || !played) return undefined;
    const { move, best } = found.reviewed;
    return { played, better: best.includes(move) ? undefined : comparedMove(best[0]) };
  }

  return { compare, current };
}
