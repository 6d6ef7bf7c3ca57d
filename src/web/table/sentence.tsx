import { For, Show } from 'solid-js';

/** A word with a hyphen, such as the move 4C-5D: a line might end at it. */
const hyphened = /([^\s(]+-[^\s:;,.)]+)/u;

/** A sentence whose moves are not torn apart where a line ends. What it says, and what is copied, stays the same. */
export function Sentence(props: { readonly text: string }) {
  return (
    <For each={props.text.split(new RegExp(hyphened, 'gu'))}>
      {(part) => (
        <Show when={hyphened.test(part)} fallback={part}>
          <span class="unbroken">{part}</span>
        </Show>
      )}
    </For>
  );
}
