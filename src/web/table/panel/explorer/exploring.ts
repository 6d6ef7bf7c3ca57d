import type { Match } from '../../../../core/match.ts';
import type { Value } from '../../../../core/oracle.ts';
import type { Lab } from '../../../laboratory/worker/lab.ts';

/** How many games are played after each move, at the most. */
export const mostGames = 20;
/** How long they are played, in milliseconds; after that as many have to do as there are. */
const patience = 20_000;

/** What is known so far of how a level plays in a position. */
export interface Explored {
  readonly level: number;
  readonly moves: ReadonlyMap<string, ExploredMove>;
  /** From how many tries the shares are; nothing where they are computed. */
  readonly tries: number | undefined;
  /** How many games were played after each move. */
  readonly games: number;
  /** No more games will be. */
  readonly isDone: boolean;
}

export interface ExploredMove {
  /** How often it is chosen, from 0 to 1. */
  readonly share: number;
  /** The sum of the points of who made the move: 1 for a win, a half for a draw. */
  readonly points: number;
}

const pointsFor: Readonly<Record<Value, number>> = { win: 1, draw: 0.5, loss: 0 };

/** Finds out how a level plays here: first how often it chooses each move, then game by game how it fares. */
export async function explore(
  lab: Lab,
  match: Match,
  level: number,
  signal: AbortSignal,
  onFound: (found: Explored | 'failed') => void,
): Promise<void> {
  const request = { game: match.game.id, start: match.goTo(0).position, moves: match.played, level };
  const shares = await lab.run('shares', request, { signal });
  if (!shares) return;
  if (!shares.ok) {
    onFound('failed');
    return;
  }
  const { moves, tries, isByClock } = shares.value;
  let found: Explored = {
    level,
    moves: new Map(moves.map(({ move, share }) => [move, { share, points: 0 }])),
    tries,
    games: 0,
    isDone: isByClock,
  };
  onFound(found);
  if (isByClock) return;
  const late = new AbortController();
  const stop = () => late.abort();
  const timer = setTimeout(stop, patience);
  signal.addEventListener('abort', stop);
  for (let round = 0; round < mostGames; round++) {
    const played = await lab.run('round', { ...request, round }, { signal: late.signal });
    if (!played?.ok) break;
    const now = new Map(found.moves);
    for (const { move, value } of played.value) {
      const { share = 0, points = 0 } = now.get(move) ?? {};
      now.set(move, { share, points: points + pointsFor[value] });
    }
    found = { ...found, moves: now, games: round + 1 };
    if (!signal.aborted) onFound(found);
  }
  clearTimeout(timer);
  if (!signal.aborted) onFound({ ...found, isDone: true });
}
