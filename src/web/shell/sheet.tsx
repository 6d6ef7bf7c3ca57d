import { createUniqueId, type JSX, onCleanup, onMount } from 'solid-js';
import { enterSheet } from '../routes.ts';
import { inLanguage } from '../settings.ts';
import { Button } from './button.tsx';
import './sheet.css';
import { text } from './text.ts';

interface SheetProps {
  readonly title: string;
  /** Escape, the cross, a click beside the sheet, or Back. */
  onClose(): void;
  readonly children: JSX.Element;
  /** Its address is an entry of the history by itself; any other sheet gets one here, so that Back closes it. */
  readonly hasAddress?: boolean;
  /** Buttons that stay in sight at the bottom. */
  readonly actions?: JSX.Element;
}

/** A dialogue over the screen: the browser keeps the focus inside and gives it back afterwards. */
export function Sheet(props: SheetProps) {
  const titleId = createUniqueId();
  let dialog: HTMLDialogElement | undefined;
  let title: HTMLHeadingElement | undefined;
  onMount(() => {
    dialog?.showModal();
    // Its title is read first; the cross would be what the browser chooses.
    title?.focus();
  });
  onCleanup(() => dialog?.close());
  if (!props.hasAddress) onCleanup(enterSheet(() => props.onClose()));
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onPointerDown={(event) => {
        // The veil belongs to the dialogue itself; everything else lies in what it holds.
        if (event.target === event.currentTarget) props.onClose();
      }}
    >
      <div class="sheet-paper">
        <header class="sheet-header">
          <h2 id={titleId} ref={title} tabindex="-1">
            {props.title}
          </h2>
          <Button kind="plain" icon="close" label={inLanguage(text).close} onClick={() => props.onClose()} />
        </header>
        <div class="sheet-content">{props.children}</div>
        {props.actions && <footer class="sheet-actions">{props.actions}</footer>}
      </div>
    </dialog>
  );
}
