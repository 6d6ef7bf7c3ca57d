/** Sees to it that a game is played in one tab at a time. */
export interface Desk {
  /**
   * Takes a game for this tab, if no other has it. `onAsked` is told when another tab wants it; the answer gives it up.
   * Undefined where another tab has it.
   */
  take(id: string, onAsked: () => Promise<void>): Promise<Hold | undefined>;
  /** Asks whoever has a game for it, and takes it in any case. */
  takeOver(id: string, onAsked: () => Promise<void>): Promise<Hold>;
}

/** A game that this tab has. */
export interface Hold {
  release(): void;
}

/** Where a browser has no locks, every tab is given what it asks for; the revisions of a game still tell them apart. */
export const openDesk: Desk = {
  take: async () => ({ release: () => undefined }),
  takeOver: async () => ({ release: () => undefined }),
};
