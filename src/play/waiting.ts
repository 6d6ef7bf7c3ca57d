/** A wait that is shorter needs no clock. */
const leastSeconds = 3;

/** A sentence on what is waited for, with how long that has taken so far: the same in every language. */
export function withTime(sentence: string, milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds < leastSeconds) return sentence;
  const minutes = Math.floor(seconds / 60);
  const time = minutes === 0 ? `${seconds} s` : `${minutes} min ${String(seconds % 60).padStart(2, '0')} s`;
  return `${sentence} ${time}`;
}

/** Whether a wait has been long enough to offer a way to end it. */
export function isLongWait(milliseconds: number): boolean {
  return milliseconds >= leastSeconds * 1000;
}
