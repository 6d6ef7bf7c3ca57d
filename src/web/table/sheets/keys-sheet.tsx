import { For } from 'solid-js';
import { inLanguage } from '../../settings.ts';
import { Sheet } from '../../shell/sheet.tsx';
import { sheetsText } from './text.ts';
import './sheets.css';

const flipKey = 'f';

/** The keys that work at the table. */
export function KeysSheet(props: { readonly canFlip: boolean; onClose(): void }) {
  const text = () => inLanguage(sheetsText).keys;
  const keys = () => text().list.filter(([key]) => props.canFlip || key !== flipKey);
  return (
    <Sheet title={text().title} onClose={() => props.onClose()}>
      <dl class="key-list">
        <For each={keys()}>
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
