import type { Game, Language } from '../../core/game.ts';
import type { Analyst } from '../../engine/analyst.ts';
import type { BoardStyle } from '../board.ts';
import type { Claimant } from './claims.ts';
import type { Tempo } from './tempo.ts';
import type { Ui } from './ui.ts';

/** What the app is given, beside the way in which it meets a person. */
export interface PlayDeps {
  readonly board: BoardStyle;
  readonly loaded: readonly Game[];
  /** Where games in progress are kept. */
  readonly folder: string;
  /** What the user types to start the program. */
  readonly program: string;
  readonly claimant: Claimant;
  readonly tempo: Tempo;
  startAnalyst(game: Game): Analyst;
  /** The seed of a new game: the one that was given, or a fresh one each time. */
  nextSeed(): number;
}

/** The same for one table: how the person is met, and in which language. */
export interface SessionDeps extends PlayDeps {
  readonly ui: Ui;
  readonly language: Language;
}
