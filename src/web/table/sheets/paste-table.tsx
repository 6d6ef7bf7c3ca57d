import type { Game } from '../../../core/game.ts';
import { PasteSheet } from '../../share/paste-sheet.tsx';
import { openPasted } from '../open/open-pasted.ts';

/** Puts what is pasted on the table; what could be of several games is of the given one. */
export function PasteTable(props: { readonly game?: Game; onClose(): void }) {
  return <PasteSheet onOpen={(pasted) => openPasted(pasted, props.game)} onClose={props.onClose} />;
}
