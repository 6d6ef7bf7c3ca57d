import type { Game, Language } from '../../core/game.ts';
import { offeredLevels } from '../../engine/players/offered.ts';
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

/** The eight graded opponents, then those of the reports that answer in bearable time from a position on. */
export async function levelsOf<S>(game: Game<S>, state: S, language: Language): Promise<readonly Level[]> {
  const players = await playersOf(game);
  const { levels } = players;
  const reported = offeredLevels({ game, players }, state);
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
