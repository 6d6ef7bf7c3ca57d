/** Resolves when what is drawn now is on the screen; at once where nobody sees it. */
export function painted(): Promise<void> {
  if (globalThis.document?.visibilityState !== 'visible') return Promise.resolve();
  // The frame after the next one begins when this one has been painted.
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
