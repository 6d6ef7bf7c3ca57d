import { createSignal, createUniqueId, Show } from 'solid-js';
import { inLanguage } from '../settings.ts';
import '../shell/button.css';
import { LoadFailed } from '../shell/load-failed.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { text as shellText } from '../shell/text.ts';
import './share.css';
import { shareText } from './text.ts';

export interface PasteSheetProps {
  /** Opens what was pasted; gives the sentence on what is wrong with it, or nothing. */
  onOpen(text: string): Promise<string | undefined>;
  onClose(): void;
}

/** A position, a record, a link or a row of moves, from wherever. */
export function PasteSheet(props: PasteSheetProps) {
  const text = () => inLanguage(shareText).paste;
  const id = createUniqueId();
  const [problem, setProblem] = createSignal('');
  const [isPending, setPending] = createSignal(false);
  const [hasFailed, setFailed] = createSignal(false);
  let field: HTMLTextAreaElement | undefined;
  const open = async (event: SubmitEvent) => {
    event.preventDefault();
    setPending(true);
    try {
      const wrong = await props.onOpen(field?.value ?? '');
      if (wrong === undefined) props.onClose();
      else setProblem(wrong);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
    setPending(false);
  };
  return (
    <Sheet title={text().title} onClose={() => props.onClose()}>
      <form class="share" onSubmit={(event) => void open(event)}>
        <div class="share-part">
          <label for={id}>{text().field}</label>
          <textarea
            id={id}
            ref={field}
            class="share-text"
            rows="8"
            autocapitalize="off"
            autocomplete="off"
            spellcheck={false}
            aria-invalid={problem() !== ''}
            aria-describedby={`${id}-about`}
            onInput={() => setProblem('')}
          />
          <p id={`${id}-about`} class={problem() ? 'share-problem' : 'share-detail'} role="status">
            {problem() || text().detail}
          </p>
        </div>
        <Show when={hasFailed()}>
          <LoadFailed sentence={inLanguage(shellText).notDone} />
        </Show>
        <div class="share-actions">
          <button type="submit" class="button button-main" disabled={isPending()}>
            {text().open}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
