import { createSignal } from 'solid-js';

/** Two places in turn: a sentence said twice running is then read twice. */
const [said, setSaid] = createSignal<readonly [string, string]>(['', '']);
let isSecond = false;

/** Says a sentence to who listens to the screen instead of looking at it. */
export function announce(sentence: string): void {
  isSecond = !isSecond;
  setSaid(isSecond ? ['', sentence] : [sentence, '']);
}

export function Announcer() {
  return (
    <>
      <div class="visually-hidden" aria-live="polite">
        {said()[0]}
      </div>
      <div class="visually-hidden" aria-live="polite">
        {said()[1]}
      </div>
    </>
  );
}
