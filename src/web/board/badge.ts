import type { Move } from '../../core/game.ts';

export type Tone = 'win' | 'draw' | 'loss' | 'estimate';

/** What a move is worth, to be shown on the board. */
export interface Badge {
  /** A sign and perhaps a number: `▲5`, `=`, `▼12`, `~55`. */
  readonly mark: string;
  readonly tone: Tone;
  /** The same in words. */
  readonly label: string;
}

export type Badges = ReadonlyMap<Move, Badge>;

/** The badge of the best of some moves: what a piece shows before it is picked up. */
export function bestBadge(badges: Badges, moves: readonly Move[]): Badge | undefined {
  const found = moves.flatMap((move) => badges.get(move) ?? []);
  return found.reduce<Badge | undefined>(
    (best, badge) => (best && rank(best) >= rank(badge) ? best : badge),
    undefined,
  );
}

/** What stands in a badge beside its sign: `5`, `+3`, `−.23`; nothing for a plain draw. */
export function numberOf({ mark }: Badge): string {
  return mark.replace(/^[▲▼=~]/u, '').replace(/[()\s]/gu, '');
}

const worth: Readonly<Record<Tone, number>> = { loss: -1, draw: 0, estimate: 0, win: 1 };

/**
 * Points and estimates have a plus or a minus: the more, the better. A plain number counts plies: a quick win is better
 * than a slow one, a slow loss better than a quick one.
 */
function rank(badge: Badge): number {
  const text = numberOf(badge).replace('−', '-').replace(',', '.');
  const number = Number.parseFloat(text) || 0;
  const isCount = /^\d/u.test(text) && badge.tone !== 'estimate';
  return worth[badge.tone] * 1e6 + (isCount && badge.tone === 'win' ? -number : number);
}
