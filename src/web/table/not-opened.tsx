import { createSignal, Show } from 'solid-js';
import { failureSentence } from '../failure-words.ts';
import type { Failure } from '../problems.ts';
import { formatRoute } from '../routes.ts';
import { inLanguage, settings } from '../settings.ts';
import { Button, LinkButton } from '../shell/button.tsx';
import { LoadedSheet } from '../shell/loaded.tsx';
import { PasteTable } from './sheets/lazy-sheets.ts';
import { tableText } from './text.ts';

export interface NotOpenedProps {
  readonly failure: Failure;
  /** No game was asked for by name, and none has been played yet. */
  readonly isNothingThere: boolean;
}

/** Why there is nothing on the table, and where to go from there. */
export function NotOpened(props: NotOpenedProps) {
  const text = () => inLanguage(tableText);
  const [isPasting, setPasting] = createSignal(false);
  return (
    <>
      <h1>{props.isNothingThere ? text().lost : text().notOpened}</h1>
      <Show when={!props.isNothingThere}>
        <p>{failureSentence(props.failure, settings.language)}</p>
      </Show>
      <div class="table-empty-actions">
        <LinkButton kind="main" icon="home" href={formatRoute({ screen: 'home' })}>
          {text().home}
        </LinkButton>
        <Button icon="paste" onClick={() => setPasting(true)}>
          {text().pasteInstead}
        </Button>
      </div>
      <Show when={isPasting()}>
        <LoadedSheet onClose={() => setPasting(false)}>
          <PasteTable onClose={() => setPasting(false)} />
        </LoadedSheet>
      </Show>
    </>
  );
}
