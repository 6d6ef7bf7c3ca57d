/** How long to look at a position, in milliseconds: every shell knows as much after the same wait. */
export const lookTimes = {
  /** For a hint, or the values of its moves. */
  hint: 1500,
  /** At each position of a review. */
  review: 700,
  /** At each position of a best line. */
  line: 300,
} as const;
