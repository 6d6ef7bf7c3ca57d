import { createSignal, onCleanup } from 'solid-js';

/** Whether a list is to keep its order, because someone is about to press an entry of it. */
export interface Hold {
  isHeld(): boolean;
  /** Something moves over the list: it holds for a moment. */
  renew(): void;
  /** Something is pressed: it holds until that is released, and a moment longer. */
  press(): void;
  release(): void;
}

/** Long enough to aim at an entry and press it; a pointer that only rests there holds the list no longer. */
const momentMilliseconds = 800;

export function createHold(milliseconds = momentMilliseconds): Hold {
  const [isHeld, setHeld] = createSignal(false);
  let isPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));

  function renew(): void {
    clearTimeout(timer);
    setHeld(true);
    timer = setTimeout(() => isPressed || setHeld(false), milliseconds);
  }

  return {
    isHeld,
    renew,
    press() {
      isPressed = true;
      renew();
    },
    release() {
      isPressed = false;
      renew();
    },
  };
}
