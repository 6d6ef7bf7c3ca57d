import { createSignal } from 'solid-js';
import type { SavedTable } from '../../../play/saved/saved-table.ts';
import { type Autosave, type AutosaveDeps, autosaveNew, autosaveSaved } from '../../storage/autosave.ts';

/** What a game online is saved under among the others, once it is over. */
export function savedIdOf(id: string): string {
  return `online-${id}`;
}

export interface ReviewAutosave {
  /** Saves nothing until it is told to. */
  readonly autosave: Autosave;
  /** Saves from now on; gives what was saved before, with its variations and notes. */
  begin(): Promise<SavedTable | undefined>;
}

/**
 * While a game online goes on, the server keeps it. Once it is over it is a game like any other, which stays here and is
 * looked at again, however long the server has it.
 */
export function createReviewAutosave(deps: AutosaveDeps, id: string): ReviewAutosave {
  const [real, setReal] = createSignal<Autosave>();
  let isClosed = false;
  let tellOwnership: () => void = () => undefined;
  return {
    autosave: {
      id: () => id,
      ownership: () => real()?.ownership() ?? 'ours',
      onOwnership(handler) {
        tellOwnership = handler;
      },
      save: (saved) => real()?.save(saved, false),
      takeOver: async () => real()?.takeOver(),
      settled: async () => real()?.settled(),
      close() {
        isClosed = true;
        real()?.close();
      },
    },
    async begin() {
      const found = await autosaveSaved(deps, id);
      const begun = found.ok ? found.value.autosave : autosaveNew(deps, id);
      begun.onOwnership(() => tellOwnership());
      if (isClosed) begun.close();
      else setReal(begun);
      return found.ok ? found.value.saved : undefined;
    },
  };
}
