import type { Game, Language } from '../../core/game.ts';
import { playersOf } from '../../engine/players.ts';
import { playText } from './text.ts';

/** A computer opponent as it is offered. */
export interface Level {
  /** The name that it is found by. */
  readonly player: string;
  readonly label: string;
  /** What it does, and how strong it is where that was measured. */
  readonly detail: string;
}

/** The eight graded opponents, then those of the reports. */
export async function levelsOf(game: Game, language: Language): Promise<readonly Level[]> {
  const text = playText[language];
  const { levels, reported = [] } = await playersOf(game);
  return [
    ...levels.map((level, index) => ({
      player: `level:${index + 1}`,
      label: text.level(index + 1),
      detail:
        level.rating === undefined ? level.text[language] : `${level.text[language]} ${text.rating(level.rating)}`,
    })),
    ...reported.map((level) => ({ player: level.id, label: level.id, detail: level.text[language] })),
  ];
}
