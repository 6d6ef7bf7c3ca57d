import { createUniqueId } from 'solid-js';
import { inLanguage } from '../settings.ts';
import '../share/share.css';
import '../shell/button.css';
import { Sheet } from '../shell/sheet.tsx';
import { maxNameLength } from '../storage/saved-games.ts';
import { savedText } from './text.ts';

export interface RenameSheetProps {
  /** What the game is called now; empty where it only has its own name. */
  readonly name: string;
  onRename(name: string): void;
  onClose(): void;
}

/** A name for a saved game. A game with a name is never tidied away. */
export function RenameSheet(props: RenameSheetProps) {
  const text = () => inLanguage(savedText).renaming;
  const id = createUniqueId();
  let field: HTMLInputElement | undefined;
  const rename = (event: SubmitEvent) => {
    event.preventDefault();
    props.onRename(field?.value ?? '');
  };
  return (
    <Sheet title={text().title} onClose={() => props.onClose()}>
      <form class="saved-rename" onSubmit={rename}>
        <label for={id}>{text().field}</label>
        <input
          id={id}
          ref={field}
          class="share-text"
          type="text"
          autocomplete="off"
          maxlength={maxNameLength}
          value={props.name}
        />
        <p class="saved-quiet">{text().detail}</p>
        <button type="submit" class="button button-main">
          {text().save}
        </button>
      </form>
    </Sheet>
  );
}
