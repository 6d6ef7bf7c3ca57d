import { type DepthPlayer, depthPlayerOf } from '../../../study/measures/at-depth.ts';
import { sayProblem } from '../../../text/say-problem.ts';
import { inLanguage, settings } from '../../settings.ts';
import type { LabGame } from '../lab-game.tsx';
import { text } from './text.ts';

/** More lines can't be told apart. */
const maxPlayers = 6;

/** The searches that are compared to begin with. */
export const usualPlayers = ['minimax', 'alphabeta', 'alphabeta:ordered', 'alphabeta:ordered:table:deepening'];
/** What can be added by a press. */
export const offeredPlayers = [
  'minimax',
  'alphabeta',
  'alphabeta:ordered',
  'alphabeta:table',
  'alphabeta:ordered:table',
  'alphabeta:ordered:table:deepening',
];

/** The players that are named, one a line or with commas between them, or a sentence on what is wrong. */
export function readPlayers(
  register: LabGame,
  written: string,
): { readonly players: readonly DepthPlayer[] } | { readonly problem: string } {
  const words = inLanguage(text);
  const names = splitNames(written);
  if (names.length === 0) return { problem: words.noPlayer };
  const players = new Map<string, DepthPlayer>();
  for (const name of names) {
    const found = depthPlayerOf(register, name);
    if (!found.ok) return { problem: sayProblem(found.problem, settings.language, register.game) };
    if (found.value === 'other') return { problem: words.notByDepth(name) };
    players.set(found.value.name, found.value);
  }
  return players.size > maxPlayers ? { problem: words.tooMany(maxPlayers) } : { players: [...players.values()] };
}

export function splitNames(written: string): readonly string[] {
  return written
    .split(/[\n,;]+/u)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
