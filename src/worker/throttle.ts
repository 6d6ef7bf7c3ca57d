/** Whatever may be said again and again, or once for all. */
interface Saying {
  readonly kind: string;
  readonly id: number;
}

/** How long to keep quiet about progress: nobody reads faster, and the page has each report to draw. */
const interval = 200;

/** Lets progress on a task through five times a second at most, and everything else at once. */
export function throttle<T extends Saying>(post: (message: T) => void, now: () => number): (message: T) => void {
  let last = { id: -1, time: 0 };
  return (message) => {
    const time = now();
    if (message.kind === 'progress') {
      if (message.id === last.id && time - last.time < interval) return;
      last = { id: message.id, time };
    }
    post(message);
  };
}
