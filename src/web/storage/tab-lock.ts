/** Sees to it that a game is played in one tab at a time. */
export interface TabLocks {
  /**
   * Takes a game for this tab, if no other has it. `onAsked` is told when another tab wants it; the answer gives it up.
   * Undefined where another tab has it.
   */
  take(id: string, onAsked: () => Promise<void>): Promise<TabLock | undefined>;
  /** Asks whoever has a game for it, and takes it in any case. */
  takeOver(id: string, onAsked: () => Promise<void>): Promise<TabLock>;
}

/** A game that this tab has. */
export interface TabLock {
  release(): void;
}

/** Where a browser has no locks, every tab is given what it asks for; the revisions of a game still tell them apart. */
export const noLocks: TabLocks = {
  take: async () => ({ release: () => undefined }),
  takeOver: async () => ({ release: () => undefined }),
};
