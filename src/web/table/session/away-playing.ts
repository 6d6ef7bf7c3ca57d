import type { Move } from '../../../core/game.ts';
import { fail, type Result, succeed } from '../../../core/problem.ts';
import { goTo, matchOf } from '../../../play/table.ts';
import type { Playing } from './playing.ts';
import type { SessionState } from './session-state.ts';

/** What one may do oneself while a game is played with someone elsewhere. */
export interface OwnMoves {
  mayTry(): boolean;
  mayMove(): boolean;
  play(move: Move): boolean;
  mayResign(): boolean;
  resign(): void;
}

/** Moving at such a table: one's own move goes to the other side, and what is tried stays here. */
export function awayPlaying(local: Playing, { table }: SessionState, moving: OwnMoves): Playing {
  const isAtHead = () => table().current === table().head;
  function moves(): readonly Move[] {
    if (isAtHead()) return moving.mayMove() ? matchOf(table()).moves : [];
    return moving.mayTry() ? local.moves() : [];
  }
  function play(move: Move): Result<void> {
    if (!moves().includes(move)) return fail({ code: 'no-such-move', values: { text: String(move) } });
    if (!isAtHead()) return local.play(move);
    return moving.play(move) ? succeed(undefined) : fail({ code: 'game-over', values: {} });
  }
  const canStepBack = () => !isAtHead() && local.canUndo();
  const canStepOn = () => !isAtHead() && local.canRedo();
  return {
    moves,
    play,
    canUndo: canStepBack,
    undo: () => void (canStepBack() && local.undo()),
    canTakeBack: () => false,
    takeBack: () => undefined,
    canRedo: canStepOn,
    redo: () => void (canStepOn() && local.redo()),
    canResign: moving.mayResign,
    resign: moving.resign,
    swapSides: () => undefined,
    newGame: () => undefined,
  };
}

/**
 * A state in which the game itself is not for the parts of the session to change: while it is played, one can look around
 * in it; where moves can be tried, they stay beside it.
 */
export function gatedState(base: SessionState, mayTry: () => boolean): SessionState {
  return {
    ...base,
    isOurs: () => mayTry() && base.isOurs(),
    preferences: () => (mayTry() ? base.preferences() : { ...base.preferences(), isShowingValues: false }),
    change(wanted, isNewGame) {
      if (!wanted || isNewGame) return;
      const isBeside = mayTry() && wanted.head === base.table().head;
      base.change(isBeside ? wanted : goTo(base.table(), wanted.current));
    },
    settle: () => base.settle(),
  };
}
