import type { PersonsOutcome } from '../../play/table.ts';
import type { GameResult } from '../storage/results.ts';

/** How many games against a level came out how. */
export type Standing = Readonly<Record<PersonsOutcome, number>>;

/** The games of one kind against one level; undefined where there were none. */
export function standingAgainst(results: readonly GameResult[], game: string, level: number): Standing | undefined {
  const found = results.filter((result) => result.game === game && result.level === level);
  const count = (outcome: PersonsOutcome) => found.filter((result) => result.outcome === outcome).length;
  return found.length === 0 ? undefined : { won: count('won'), drawn: count('drawn'), lost: count('lost') };
}

/** So many wins running, and the next level is worth a try. */
const minWins = 2;

/**
 * How often a level was beaten running, up to the last game against it, where that suggests the next one: not where there
 * is none, or where it was beaten already. Results come the latest first.
 */
export function winsToMoveOn(
  results: readonly GameResult[],
  game: string,
  level: number,
  levels: number,
): number | undefined {
  const ofGame = results.filter((result) => result.game === game);
  const hasBeatenMore = ofGame.some((result) => result.level > level && result.outcome === 'won');
  if (level >= levels || hasBeatenMore) return undefined;
  const against = ofGame.filter((result) => result.level === level);
  const end = against.findIndex(({ outcome }) => outcome !== 'won');
  const wins = end < 0 ? against.length : end;
  return wins >= minWins ? wins : undefined;
}
