import picocolors from 'picocolors';

/** How parts of a text are brought out. */
export interface Paint {
  quiet(text: string): string;
  strong(text: string): string;
  /** The pieces and the name of each player. */
  readonly players: readonly [(text: string) => string, (text: string) => string];
  /** Where the player may go, and what is good; what is bad. */
  good(text: string): string;
  bad(text: string): string;
  /** Where the player is pointing. */
  cursor(text: string): string;
  /** What moved last. */
  trail(text: string): string;
}

/** Colours, or nothing where they are not seen or not wanted. */
export function makePaint(hasColour: boolean): Paint {
  const colors = picocolors.createColors(hasColour);
  return {
    quiet: colors.dim,
    strong: colors.bold,
    players: [colors.cyan, colors.yellow],
    good: colors.green,
    bad: colors.red,
    cursor: colors.inverse,
    trail: colors.underline,
  };
}
