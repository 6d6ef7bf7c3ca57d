import type { Game, Language } from '../../core/game.ts';
import { playersOf } from '../../engine/players.ts';
import { sayPlayer } from '../../play/names.ts';
import { appText } from './text.ts';

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
  const text = appText[language];
  const { levels, reported = [] } = await playersOf(game);
  const detail = (level: { readonly text: Readonly<Record<Language, string>>; readonly rating?: number }) =>
    level.rating === undefined ? level.text[language] : `${level.text[language]} ${text.rating(level.rating)}`;
  return [
    ...levels.map((level, index) => ({
      player: `level:${index + 1}`,
      label: sayPlayer(`level:${index + 1}`, language),
      detail: detail(level),
    })),
    ...reported.map((level) => ({ player: level.id, label: level.id, detail: detail(level) })),
  ];
}
