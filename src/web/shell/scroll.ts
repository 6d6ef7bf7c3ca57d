/** How long a page may take, in milliseconds, to become as long as it was. */
const patience = 3000;
let waiting = new AbortController();

/** Scrolls to where a page was left, as soon as it is long enough; whoever scrolls meanwhile is not disturbed. */
export function scrollToPlace(place: number): void {
  waiting.abort();
  scrollTo({ top: place, behavior: 'instant' });
  if (scrollY + 1 >= place) return;
  waiting = new AbortController();
  const { signal } = waiting;
  const stop = () => waiting.abort();
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < place) return;
    scrollTo({ top: place, behavior: 'instant' });
    stop();
  });
  const timer = setTimeout(stop, patience);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const input of ['wheel', 'touchstart', 'keydown']) addEventListener(input, stop, { signal, passive: true });
  observer.observe(document.body);
}
