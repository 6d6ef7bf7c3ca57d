/** What a machine tells of time, in milliseconds. */
export interface SystemTime {
  /** Since 1970; somebody may set it to anything at any moment. */
  wall(): number;
  /** Since some moment; it never goes back. While the machine sleeps it may stand. */
  steady(): number;
}

export const systemTime: SystemTime = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * A clock that never goes back: not before `last`, when it was last known to be running, though the system's was set back
 * since; and from then on it goes as fast as time does, whatever the system's is set to.
 */
export function steadyClock(last: number | undefined, { wall, steady }: SystemTime): () => number {
  const from = Math.max(wall(), last ?? Number.NEGATIVE_INFINITY);
  const begin = steady();
  return () => Math.floor(from + steady() - begin);
}
