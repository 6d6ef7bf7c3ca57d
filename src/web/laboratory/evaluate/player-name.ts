import { type Result, succeed } from '../../../core/problem.ts';
import { meaningOf } from '../../../engine/players.ts';
import type { LabGame } from '../lab-game.tsx';

/** The evaluation as it stands in a player's name, or why no player can have it: a name may be too long. */
export function checkName(register: LabGame, form: string, word: string): Result<string> {
  const found = meaningOf(register, `${form}:${word}`);
  return found.ok ? succeed(found.value.meaning.word ?? word) : found;
}
