import type { Move } from '../../core/game.ts';
import { type AnyVerdict, isBetter } from '../../engine/analysis/verdict.ts';

export type Tone = 'win' | 'draw' | 'loss' | 'estimate';

/** What a move is worth, to be shown on the board. */
export interface Badge {
  /** A sign and perhaps a number: `▲5`, `=`, `▼12`, `~55`. */
  readonly mark: string;
  readonly tone: Tone;
  /** The same in words. */
  readonly label: string;
  /** What they all say, by which badges are compared. */
  readonly verdict: AnyVerdict;
}

export type Badges = ReadonlyMap<Move, Badge>;

/** The badge of the best of some moves: what a piece shows before it is picked up. */
export function bestBadge(badges: Badges, moves: readonly Move[]): Badge | undefined {
  const found = moves.flatMap((move) => badges.get(move) ?? []);
  return found.reduce<Badge | undefined>(
    (best, badge) => (best && !isBetter(badge.verdict, best.verdict) ? best : badge),
    undefined,
  );
}

/** What stands in a badge beside its sign: `5`, `+3`, `−0.23`; nothing for a plain draw. */
export function numberOf({ mark }: Badge): string {
  return mark.replace(/^[▲▼=~]/u, '').replace(/[()\s]/gu, '');
}
