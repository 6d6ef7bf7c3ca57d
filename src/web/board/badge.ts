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

const worth: Readonly<Record<Tone, number>> = { loss: -1, draw: 0, estimate: 0, win: 1 };

/** A quick win is better than a slow one, a slow loss better than a quick one, and a high estimate than a low one. */
function rank({ mark, tone }: Badge): number {
  const number = Number(mark.replace(/^[^\d+−-]+/u, '').replace('−', '-')) || 0;
  if (tone === 'win') return 1e6 - number;
  if (tone === 'estimate') return number / 1e3;
  return worth[tone] * 1e6 + number;
}
