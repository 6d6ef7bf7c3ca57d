import { createSignal } from 'solid-js';
import { opponentOf } from '../../../core/game.ts';
import type { ReviewedMove } from '../../../core/report.ts';
import { isMistake } from '../../../engine/analysis/review.ts';
import { type LineReview, reviewOne } from '../../../play/review/review.ts';
import { goTo, hasPerson, matchAt } from '../../../play/table.ts';
import { hasNode, moveText, type NodeId, nodeOf, pathTo } from '../../../play/tree.ts';
import type { ComputersWithin } from './computers.ts';
import type { SessionState } from './session-state.ts';
import type { Values } from './values.ts';

/** An attempt to do better than a move that was a mistake. */
export interface Attempt {
  /** The position to find a better move in. */
  readonly node: NodeId;
  /** The move that is to be bettered, and what was thrown away by it. */
  readonly mistake: ReviewedMove;
  /** What was tried last, and how it did; undefined before the first try, and while nothing is known of it. */
  readonly tried: ReviewedMove | undefined;
  /** `open` before the first try; `solved` by a move that throws nothing away; `failed` by one that does. */
  readonly outcome: 'open' | 'solved' | 'failed';
}

/** Trying to do better than before. */
export interface Attempts {
  /** Goes to the position before a move of the game, to do better; the next move played there is judged. */
  retry(ply: number): void;
  current(): Attempt | undefined;
  /** Whether a better move is being looked for: then no value must give it away. */
  isOpen(): boolean;
  /** Back to the position of the attempt, for another try. */
  again(): void;
  /** Ends the attempt. What was tried stays as a variation, and a computer that is to move there does. */
  end(): void;
}

/** What other parts of a session tell the attempts. */
export interface AttemptsWithin extends Attempts {
  /** Whether a move at a node would be a try. */
  isOpenAt(node: NodeId): boolean;
  /** A move was played from one node to another. */
  note(from: NodeId, to: NodeId): void;
  /** What is looked at changes by a person's will; away from the attempt, it is over. */
  dropIfLeft(to: NodeId): void;
  drop(): void;
}

interface Target {
  readonly node: NodeId;
  readonly mistake: ReviewedMove;
  readonly tried: NodeId | undefined;
}

export function createAttempts(
  state: SessionState,
  values: Values,
  computers: ComputersWithin,
  review: () => LineReview,
): AttemptsWithin {
  const { table, change } = state;
  const [target, setTarget] = createSignal<Target | undefined>(undefined);
  const drop = () => void setTarget(undefined);
  state.follow((isNewGame) => {
    const found = target();
    if (found && (isNewGame || !hasNode(table().tree, found.tried ?? found.node))) drop();
  });

  function retry(ply: number): void {
    const mistake = review().moves[ply - 1];
    const node = pathTo(table().tree, table().head)[ply - 1];
    if (!mistake || node === undefined) return;
    computers.expectAnswer(undefined);
    setTarget({ node, mistake, tried: undefined });
    change(goTo(table(), node));
  }

  function current(): Attempt | undefined {
    const found = target();
    if (!found) return undefined;
    const { node, mistake } = found;
    const before = matchAt(table(), node);
    const move = found.tried === undefined ? undefined : moveText(nodeOf(table().tree, found.tried));
    const first = before.ply % 2 === 0 ? before.turn : opponentOf(before.turn);
    const tried = move === undefined ? undefined : reviewOne(values.report(before), move, before.ply, first);
    return { node, mistake, tried, outcome: !tried ? 'open' : isMistake(tried) ? 'failed' : 'solved' };
  }

  function again(): void {
    const found = target();
    if (!found) return;
    setTarget({ ...found, tried: undefined });
    change(goTo(table(), found.node));
  }

  function end(): void {
    const tried = target()?.tried;
    drop();
    if (tried !== undefined && tried === table().current && hasPerson(table())) computers.expectAnswer(tried);
    state.settle();
  }

  function note(from: NodeId, to: NodeId): void {
    const found = target();
    if (found?.node === from) setTarget({ ...found, tried: to });
    else drop();
  }

  function dropIfLeft(to: NodeId): void {
    const found = target();
    if (found && to !== found.node && to !== found.tried) drop();
  }

  const isOpenAt = (node: NodeId) => target()?.node === node;
  const isOpen = () => current()?.outcome === 'open';
  return { retry, current, isOpen, again, end, isOpenAt, note, dropIfLeft, drop };
}
