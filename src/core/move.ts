/** A move packed into one int32. Only its own game knows what the bits mean. */
export type Move = number;
