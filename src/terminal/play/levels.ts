import type { Game, Language } from '../../core/game.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { playText } from './text.ts';

/** A computer opponent as it is offered. */
export interface Level {
  readonly player: string;
  readonly label: string;
  readonly detail: string;
}

/** The eight graded opponents, then those of the reports. */
export async function levelsOf(_game: Game, language: Language): Promise<readonly Level[]> {
  const text = playText[language];
  return [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
    player: `level:${number}`,
    label: text.level(number),
    detail: '',
  }));
}

/** A computer player's name, if there is one of that name in this game. */
export async function checkPlayer(_game: Game, name: string): Promise<Result<string>> {
  return succeed(name);
}
