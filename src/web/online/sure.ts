import { createSignal, onCleanup } from 'solid-js';

/** Whoever does not press again within this long did not mean it. */
const sureMilliseconds = 4000;

export interface Sure {
  /** Whether the next press does it. */
  isAsked(): boolean;
  press(): void;
  /** What was asked is no longer asked. */
  forget(): void;
}

/** What cannot be undone is done by pressing twice. */
export function createSure(run: () => void, onAsk?: () => void): Sure {
  const [isAsked, setAsked] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    setAsked(false);
  };
  onCleanup(forget);
  return {
    isAsked,
    forget,
    press() {
      const isMeant = isAsked();
      forget();
      if (isMeant) {
        run();
        return;
      }
      setAsked(true);
      timer = setTimeout(forget, sureMilliseconds);
      onAsk?.();
    },
  };
}
