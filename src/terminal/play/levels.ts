import type { Game, Language } from '../../core/game.ts';
import { playersOf } from '../../engine/players.ts';
import { sayPlayer } from '../../play/names.ts';
import { sayReportedStrength, sayStrength } from '../../play/strength.ts';

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
  const { levels, reported = [] } = await playersOf(game);
  const detail = (text: Readonly<Record<Language, string>>, strength: string | undefined) =>
    [text[language], ...(strength ? [strength] : [])].join(' ');
  return [
    ...levels.map((level, index) => ({
      player: `level:${index + 1}`,
      label: sayPlayer(`level:${index + 1}`, language),
      detail: detail(level.text, sayStrength(levels, index + 1, language)),
    })),
    ...reported.map((level) => ({
      player: level.id,
      label: level.id,
      detail: detail(level.text, sayReportedStrength(levels, level.rating, language)),
    })),
  ];
}
