import type { GameText, Language, Player } from '../../core/game.ts';
import { loadGame } from '../games.ts';
import { endOf } from '../storage/end-of.ts';
import type { GameSummary } from '../storage/saved-game.ts';

/** How a game came out, for the person where one played a computer. */
export type Outcome = 'won' | 'lost' | 'drawn' | 'neither';

/** A game that is over, as home tells it. */
export interface LastResult {
  readonly summary: GameSummary;
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number;
  readonly text: Readonly<Record<Language, GameText>>;
  readonly outcome: Outcome;
  /** The computer that the person played. */
  readonly against: string | undefined;
}

/** So many are told. */
const maxResults = 5;

/** The games that ended last, of those that are saved, the latest first. */
export async function lastResults(games: readonly GameSummary[]): Promise<readonly LastResult[]> {
  const over = games.flatMap((summary) => {
    const ended = endOf(summary);
    return summary.result && ended !== undefined ? [{ summary, ended }] : [];
  });
  const latest = over.sort((one, other) => other.ended - one.ended).slice(0, maxResults);
  const told = await Promise.all(
    latest.map(async ({ summary, ended }) => {
      // One that can't be loaded is no reason to do without the others.
      const game = await loadGame(summary.game).catch(() => undefined);
      return game && { summary, ended, text: game.text, outcome: outcomeOf(summary), against: computerOf(summary) };
    }),
  );
  return told.filter((result) => result !== undefined);
}

/** What the result was to the person; where two people or two computers played, it is not theirs. */
export function outcomeOf({ seats, result }: Pick<GameSummary, 'seats' | 'result'>): Outcome {
  if (!result) return 'neither';
  if (result.winner === null) return 'drawn';
  const own = ownSeat(seats);
  if (own === undefined) return 'neither';
  return result.winner === own ? 'won' : 'lost';
}

function computerOf({ seats }: Pick<GameSummary, 'seats'>): string | undefined {
  const own = ownSeat(seats);
  return own === undefined ? undefined : seats[own === 0 ? 1 : 0];
}

/** Where the person sits, if nobody else does. */
function ownSeat([first, second]: GameSummary['seats']): Player | undefined {
  if ((first === 'me') === (second === 'me')) return undefined;
  return first === 'me' ? 0 : 1;
}
