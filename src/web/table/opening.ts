import type { TableState } from './table-state.ts';

/** How fast two computers play each other. */
export type Pace = 'slow' | 'normal' | 'fast';

/** How a table is looked at; kept with the game. */
export interface Preferences {
  /** The board is seen from the second player's side. */
  readonly isFlipped: boolean;
  /** The value of every move is shown. */
  readonly isShowingValues: boolean;
  readonly pace: Pace;
}

export const usualPreferences: Preferences = {
  isFlipped: false,
  isShowingValues: false,
  pace: 'normal',
};

/** A table to sit down at: see open.ts for the ways to come by one. */
export interface Opening {
  readonly state: TableState;
  readonly preferences: Preferences;
  /** Computers that play each other wait to be told to go on: so after a reload. */
  readonly isPaused?: boolean;
}
