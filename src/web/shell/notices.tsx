import { createSignal, For, Show } from 'solid-js';
import { inLanguage } from '../settings.ts';
import { Button } from './button.tsx';
import './notices.css';
import { text } from './text.ts';

interface Notice {
  readonly sentence: string;
  readonly action?: { readonly label: string; run(): void };
}

/** More at once would hide the board; the oldest gives way. */
const maxNotices = 3;
/** A notice that asks nothing goes by itself once it could be read twice. */
const readingMilliseconds = 9000;

const [notices, setNotices] = createSignal<readonly Notice[]>([]);

function dismiss(notice: Notice): void {
  setNotices((shown) => shown.filter((other) => other !== notice));
}

/** Shows a quiet notice, perhaps with one thing to do about it. Gives a function that takes it away. */
export function notify(sentence: string, action?: Notice['action']): () => void {
  const notice: Notice = { sentence, ...(action && { action }) };
  setNotices((shown) => [...shown.filter((other) => other.sentence !== sentence), notice].slice(-maxNotices));
  if (!action) setTimeout(() => dismiss(notice), readingMilliseconds);
  return () => dismiss(notice);
}

/** Shows a notice that stays until someone closes it, or until what it says is over: that is what the answer tells. */
export function notifyWhile(sentence: string): () => void {
  const notice: Notice = { sentence };
  setNotices((shown) => [...shown.filter((other) => other.sentence !== sentence), notice].slice(-maxNotices));
  return () => dismiss(notice);
}

export function Notices() {
  return (
    <div class="notices" role="status">
      <For each={notices()}>
        {(notice) => (
          <div class="notice">
            <p>{notice.sentence}</p>
            <Show when={notice.action}>
              {(action) => (
                <Button
                  onClick={() => {
                    dismiss(notice);
                    action().run();
                  }}
                >
                  {action().label}
                </Button>
              )}
            </Show>
            <Button kind="plain" icon="close" label={inLanguage(text).dismiss} onClick={() => dismiss(notice)} />
          </div>
        )}
      </For>
    </div>
  );
}
