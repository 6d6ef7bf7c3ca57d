import type { Player } from './game.ts';

/**
 * An end that is not in the rules: somebody gave up or had no time left, or the two agreed on a draw or called the game
 * off.
 */
export type Conclusion =
  | { readonly reason: LossReason; readonly winner: Player }
  | { readonly reason: (typeof agreedReasons)[number]; readonly winner: null };

export const lossReasons = ['resignation', 'time'] as const;
export type LossReason = (typeof lossReasons)[number];
export const agreedReasons = ['agreement', 'abort'] as const;

/** The conclusion of these words; undefined where they make none. */
export function conclusionOf(reason: string, winner: Player | null): Conclusion | undefined {
  const [loss, agreed] = [lossReasons.find((each) => each === reason), agreedReasons.find((each) => each === reason)];
  if (loss && winner !== null) return { reason: loss, winner };
  return agreed && winner === null ? { reason: agreed, winner } : undefined;
}
