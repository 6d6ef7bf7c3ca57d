import { annotate, goTo, makeMain, remove as removeNode } from '../../../play/table.ts';
import type { NodeId } from '../../../play/tree.ts';
import type { AttemptsWithin } from './attempts.ts';
import type { ClocksWithin } from './clocks.ts';
import type { ComputersWithin } from './computers.ts';
import { createStep } from './playing.ts';
import type { SessionState } from './session-state.ts';

/** Where one can go along the line. */
export type Step = 'start' | 'back' | 'forward' | 'end';

/** Looking around in the game and its variations, and putting them in order. */
export interface Lines {
  /** Looks at another node; nothing is played or taken back by that. */
  goTo(id: NodeId): void;
  /** Looks at the position after so many moves of the present line. */
  goToPly(ply: number): void;
  /** Looks one move back or forward, or at the beginning or the end of the line. */
  look(where: Step): void;
  /** Looks at where the game stands. */
  backToGame(): void;
  /** Puts a note on a node; an empty one takes it away. */
  annotate(id: NodeId, note: string): void;
  /** Makes the line to a node the main line, and so the game. */
  promote(id: NodeId): void;
  /** Takes a move away with all that follows it; the answer puts it back. */
  remove(id: NodeId): () => void;
}

export function createLines(
  state: SessionState,
  computers: ComputersWithin,
  clocks: ClocksWithin,
  attempts: AttemptsWithin,
): Lines {
  const { table, line, change } = state;
  const step = createStep(state, computers, clocks, attempts);

  function lookAt(id: NodeId): void {
    computers.pauseIfWatched(id);
    attempts.dropIfLeft(id);
    change(goTo(table(), id));
  }

  function look(where: Step): void {
    const path = line();
    const at = path.indexOf(table().current);
    const wanted = { back: at - 1, forward: at + 1, start: 0, end: path.length - 1 }[where];
    lookAt(path[Math.max(0, Math.min(wanted, path.length - 1))] ?? table().current);
  }

  function remove(id: NodeId): () => void {
    const before = table();
    step((now) => removeNode(now, id));
    const after = table();
    return () => {
      // Only as long as nothing else has happened: what came since is not to be lost.
      if (table() !== after) return;
      clocks.count();
      const { clock } = table();
      change(clock ? { ...before, clock } : before);
    };
  }

  return {
    goTo: lookAt,
    goToPly: (ply) => lookAt(line()[ply] ?? table().current),
    look,
    backToGame: () => lookAt(table().head),
    annotate: (id, note) => change(annotate(table(), id, note)),
    promote(id) {
      clocks.count();
      change(makeMain(table(), id));
    },
    remove,
  };
}
