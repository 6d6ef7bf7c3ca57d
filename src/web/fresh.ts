/** An id that no game had before. */
export function freshId(): string {
  return `${Date.now().toString(36)}${freshSeed().toString(36).slice(0, 3)}`;
}

/** What chance comes from is decided here, and all else follows from it. */
export function freshSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}
