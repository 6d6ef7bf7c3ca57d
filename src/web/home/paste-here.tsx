import { PasteSheet } from '../share/paste-sheet.tsx';
import { openPasted } from '../table/open/open-pasted.ts';

/** Something pasted on home is there to be analysed: it opens with the values of its moves. */
export default function PasteHere(props: { onClose(): void }) {
  return (
    <PasteSheet
      onOpen={(pasted) => openPasted(pasted, undefined, { isShowingValues: true })}
      onClose={() => props.onClose()}
    />
  );
}
