import { batch } from 'solid-js';
import type { Move } from '../../core/game.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { giveUp } from '../../core/table.ts';
import type { AttemptsWithin } from './attempts.ts';
import type { ComputersWithin } from './computers.ts';
import type { SessionState } from './session-state.ts';
import * as table from './table-state.ts';
import type { NodeId } from './tree.ts';

/** Moving, taking back and looking around. */
export interface Playing {
  /** What the person may play now; none while a computer is to move, and none once the game is over. */
  moves(): readonly Move[];
  /** Plays one of these. Elsewhere than where the game stands, a variation grows. A refusal changes nothing. */
  play(move: Move): Result<void>;
  canUndo(): boolean;
  /** Takes back the last move, against a computer up to the person's own; away from the game, just steps back. */
  undo(): void;
  canRedo(): boolean;
  redo(): void;
  /** Looks at another node; nothing is played or taken back by that. */
  goTo(id: NodeId): void;
  /** Looks at the position after so many moves of the present line. */
  goToPly(ply: number): void;
  /** Looks one move back or forward, or at the beginning or the end of the line. */
  look(where: 'back' | 'forward' | 'start' | 'end'): void;
  /** Looks at where the game stands. */
  backToGame(): void;
  canResign(): boolean;
  resign(): void;
  /** The two change places in this game; a computer that is to move then does. Nothing happens once it is over. */
  swapSides(): void;
  /** The next game of the series, or the first of another one like it. The old one stays among the saved games. */
  newGame(): void;
  /** Makes the line to a node the main line, and so the game. */
  promote(id: NodeId): void;
  /** Takes a move away with all that follows it; the answer puts it back. */
  remove(id: NodeId): () => void;
}

export function createPlaying(session: SessionState, computers: ComputersWithin, attempts: AttemptsWithin): Playing {
  const { state, line, change } = session;

  function moves(): readonly Move[] {
    const isThinkingHere = computers.thinking()?.node === state().current;
    return isThinkingHere || !session.isOurs() ? [] : table.movesFor(state());
  }

  function play(move: Move): Result<void> {
    const { current, head } = state();
    if (!moves().includes(move))
      return { ok: false, problem: { code: 'no-such-move', values: { text: String(move) } } };
    const next = table.playAt(state(), current, move);
    if (!next.ok) return next;
    const isAnswered = current !== head && table.hasPerson(state()) && !attempts.isOpenAt(current);
    computers.expectAnswer(isAnswered ? next.value.current : undefined);
    batch(() => {
      attempts.note(current, next.value.current);
      change(next.value);
    });
    return succeed(undefined);
  }

  function lookAt(id: NodeId): void {
    computers.turnAway(id);
    attempts.turnAway(id);
    change(table.goTo(state(), id));
  }

  function look(where: 'back' | 'forward' | 'start' | 'end'): void {
    const path = line();
    const at = path.indexOf(state().current);
    const wanted = { back: at - 1, forward: at + 1, start: 0, end: path.length - 1 }[where];
    lookAt(path[Math.max(0, Math.min(wanted, path.length - 1))]);
  }

  /** A step that a person takes, if there is one to take. */
  function step(next: table.TableState | undefined): void {
    if (!next) return;
    computers.expectAnswer(undefined);
    computers.turnAway(next.current);
    attempts.drop();
    change(next);
  }

  function remove(id: NodeId): () => void {
    const before = state();
    step(table.remove(before, id));
    const after = state();
    // Only as long as nothing else has happened: what came since is not to be lost.
    return () => state() === after && change(before);
  }

  function newGame(): void {
    computers.startAfresh();
    change(table.nextGame(state()), true);
  }

  return {
    moves,
    play,
    canUndo: () => table.undo(state()) !== undefined,
    undo: () => step(table.undo(state())),
    canRedo: () => table.redo(state()) !== undefined,
    redo: () => step(table.redo(state())),
    goTo: lookAt,
    goToPly: (ply) => lookAt(line()[ply] ?? state().current),
    look,
    backToGame: () => lookAt(state().head),
    canResign: () => giveUp(table.tableOf(state())) !== undefined,
    resign: () => step(table.resign(state())),
    swapSides: () => change(table.swapSides(state())),
    newGame,
    promote: (id) => change(table.makeMain(state(), id)),
    remove,
  };
}
