/** In Portuguese the hour of one is singular: à 01:05, às 13:05. */
export function isOneOClock(time: string): boolean {
  return time.startsWith('01');
}
