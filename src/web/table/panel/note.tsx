import { createSignal, createUniqueId } from 'solid-js';
import { maxNoteLength } from '../../../play/table.ts';
import { hasNode, moveText, type NodeId, nodeOf } from '../../../play/tree.ts';
import { nameMove } from '../../../text/say.ts';
import { inLanguage, settings } from '../../settings.ts';
import type { Session } from '../session/session.ts';
import { panelText } from './text.ts';
import './note.css';

/** A note that is being written. What is kept of it is tidier than what stands in the field until one is done. */
interface Writing {
  readonly node: NodeId;
  readonly before: string;
  readonly text: string;
}

/** What a person has to say about the move that is looked at: kept with the game, and in its record. */
export function Note(props: { readonly session: Pick<Session, 'shown' | 'lines' | 'saving'> }) {
  const text = () => inLanguage(panelText).note;
  const id = createUniqueId();
  const { shown } = props.session;
  // Whoever writes goes on writing about the same move, although the computer has moved meanwhile.
  const [writing, setWriting] = createSignal<Writing>();
  const node = () => {
    const at = writing()?.node;
    return at !== undefined && hasNode(shown.tree(), at) ? nodeOf(shown.tree(), at) : shown.node();
  };
  const label = () => {
    const { ply } = node().match;
    return ply === 0
      ? text().onStart
      : text().onMove(ply, nameMove(node().match.game, moveText(node()), settings.language));
  };
  const write = (words: string) => {
    const at = node().id;
    setWriting((old) => old && { ...old, text: words });
    props.session.lines.annotate(at, words);
  };
  return (
    <section class="note" aria-label={text().title}>
      <label class="panel-aside" for={id}>
        {label()}
      </label>
      <textarea
        id={id}
        class="note-field"
        rows="2"
        maxlength={maxNoteLength}
        placeholder={text().placeholder}
        readonly={props.session.saving.ownership() === 'elsewhere'}
        value={writing()?.text ?? node().match.step.comment}
        onFocus={() => {
          const { id: at, match } = shown.node();
          setWriting({ node: at, before: match.step.comment, text: match.step.comment });
        }}
        // With every letter: a page may go while one still writes.
        onInput={(event) => write(event.currentTarget.value)}
        onBlur={() => setWriting(undefined)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // A note is one line: Enter keeps it, and Escape leaves it as it was.
          event.preventDefault();
          if (event.key === 'Escape') write(writing()?.before ?? '');
          event.currentTarget.blur();
        }}
      />
    </section>
  );
}
