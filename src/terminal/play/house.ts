import type { Game, Language } from '../../core/game.ts';
import type { Analyst } from '../../engine/analyst.ts';
import type { BoardStyle } from '../board.ts';
import type { Claimant } from './claims.ts';
import type { Tempo } from './tempo.ts';
import type { Ui } from './ui.ts';

/** What a sitting needs from its house. */
export interface House {
  readonly ui: Ui;
  readonly language: Language;
  readonly board: BoardStyle;
  /** Where games in progress are kept. */
  readonly folder: string;
  readonly claimant: Claimant;
  readonly tempo: Tempo;
  startAnalyst(game: Game): Analyst;
}
