import { For } from 'solid-js';
import { inLanguage } from '../language.ts';
import { Sheet } from '../shell/sheet.tsx';
import { tableText } from './text.ts';

/** The keys that work at the table. */
export function KeysSheet(props: { onClose(): void }) {
  const text = () => inLanguage(tableText).keys;
  return (
    <Sheet title={text().title} onClose={() => props.onClose()}>
      <dl class="key-list">
        <For each={text().list}>
          {([key, meaning]) => (
            <>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </>
          )}
        </For>
      </dl>
    </Sheet>
  );
}
