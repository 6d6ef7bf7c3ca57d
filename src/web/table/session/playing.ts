import { batch } from 'solid-js';
import type { Move } from '../../../core/game.ts';
import { fail, type Result, succeed } from '../../../core/problem.ts';
import * as tables from '../../../play/table.ts';
import type { AttemptsWithin } from './attempts.ts';
import type { ClocksWithin } from './clocks.ts';
import type { ComputersWithin } from './computers.ts';
import type { SessionState } from './session-state.ts';

/** Moving and taking back. */
export interface Playing {
  /** What the person may play now; none while a computer is to move, and none once the game is over. */
  moves(): readonly Move[];
  /** Plays one of these. Elsewhere than where the game stands, a variation grows. A refusal changes nothing. */
  play(move: Move): Result<void>;
  canUndo(): boolean;
  /** Takes back the last move, against a computer up to the person's own; away from the game, just steps back. */
  undo(): void;
  /** Takes back what ended a game, the last move or a resignation, whatever is looked at; it then goes on. */
  canTakeBack(): boolean;
  takeBack(): void;
  canRedo(): boolean;
  redo(): void;
  canResign(): boolean;
  resign(): void;
  /** The two change places in this game; a computer that is to move then does. Nothing happens once it is over. */
  swapSides(): void;
  /** The next game of the series, or the first of another one like it. The old one stays among the saved games. */
  newGame(): void;
}

export function createPlaying(
  state: SessionState,
  computers: ComputersWithin,
  clocks: ClocksWithin,
  attempts: AttemptsWithin,
): Playing {
  const { table, change } = state;

  function moves(): readonly Move[] {
    const isThinkingHere = computers.thinking()?.node === table().current;
    return isThinkingHere || !state.isOurs() ? [] : tables.movesFor(table());
  }

  function play(move: Move): Result<void> {
    const { current, head } = table();
    if (!moves().includes(move)) return fail({ code: 'no-such-move', values: { text: String(move) } });
    const isGame = current === head;
    if (isGame && clocks.claim()) return fail({ code: 'game-over', values: {} });
    const next = tables.playAt(isGame ? clocks.pressed(table()) : table(), current, move);
    if (!next.ok) return next;
    const isAnswered = !isGame && tables.hasPerson(table()) && !attempts.isOpenAt(current);
    computers.expectAnswer(isAnswered ? next.value.current : undefined);
    batch(() => {
      attempts.note(current, next.value.current);
      change(next.value);
    });
    return succeed(undefined);
  }

  const step = createStep(state, computers, clocks, attempts);
  const takenBack = () => {
    const { ending } = tables.matchOf(table());
    // Time that is over is not given back: the game would end again at once.
    const canGoOn = ending !== undefined && ending.reason !== 'time' && state.isOurs();
    return canGoOn ? tables.undo(tables.goTo(table(), table().head)) : undefined;
  };

  function newGame(): void {
    clocks.count();
    computers.startAfresh();
    change(tables.nextGame(table()), true);
  }

  return {
    moves,
    play,
    canUndo: () => tables.undo(table()) !== undefined,
    undo: () => step(tables.undo),
    canTakeBack: () => takenBack() !== undefined,
    takeBack: () => step(takenBack),
    canRedo: () => tables.redo(table()) !== undefined,
    redo: () => step(tables.redo),
    canResign: () => tables.resign(table()) !== undefined,
    resign: () => step(tables.resign),
    swapSides: () => change(tables.swapSides(table())),
    newGame,
  };
}

/**
 * Takes a step that a person wants, if there is one to take: what was awaited or attempted before is over. The time that
 * was used is used, whatever the step takes back.
 */
export function createStep(
  { table, change }: SessionState,
  computers: ComputersWithin,
  clocks: ClocksWithin,
  attempts: AttemptsWithin,
): (wanted: (table: tables.Table) => tables.Table | undefined) => void {
  return (wanted) => {
    clocks.count();
    const next = wanted(table());
    if (!next) return;
    computers.expectAnswer(undefined);
    computers.pauseIfWatched(next.current);
    attempts.drop();
    change(next);
  };
}
