import { createSignal } from 'solid-js';

/** Whether a media query matches, followed as it changes. */
export function mediaSignal(query: string): () => boolean {
  const media = globalThis.matchMedia?.(query);
  const [matches, setMatches] = createSignal(media?.matches ?? false);
  media?.addEventListener('change', (event) => setMatches(event.matches));
  return matches;
}
