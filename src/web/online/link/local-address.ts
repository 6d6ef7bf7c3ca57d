/** Whether a host name means the machine that asks, whichever that is. */
export function isLocal(hostname: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/iu.test(hostname);
}
