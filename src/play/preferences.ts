/** How fast two computers play each other. */
export type Pace = 'slow' | 'normal' | 'fast';
export const paces: readonly Pace[] = ['slow', 'normal', 'fast'];

/** How a table is looked at; saved with it. */
export interface Preferences {
  /** The board is seen from the second player's side. */
  readonly isFlipped: boolean;
  /** The value of every move is shown. */
  readonly isShowingValues: boolean;
  readonly pace: Pace;
}

/** How a table is seen until somebody changes it. */
export const usualPreferences: Preferences = { isFlipped: false, isShowingValues: false, pace: 'normal' };
