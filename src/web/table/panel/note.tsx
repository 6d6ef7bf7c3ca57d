import { createSignal, createUniqueId } from 'solid-js';
import { maxNoteLength } from '../../../play/table.ts';
import { hasNode, moveText, type NodeId, nodeOf } from '../../../play/tree.ts';
import { nameMove } from '../../../text/say.ts';
import { inLanguage, settings } from '../../settings.ts';
import type { Session } from '../session/session.ts';
import { panelText } from './text.ts';
import './note.css';

/** What a person has to say about the move that is looked at: kept with the game, and in its record. */
export function Note(props: { readonly session: Pick<Session, 'shown' | 'lines' | 'saving'> }) {
  const text = () => inLanguage(panelText).note;
  const id = createUniqueId();
  const { shown } = props.session;
  // Whoever writes goes on writing about the same move, although the computer has moved meanwhile.
  const [written, setWritten] = createSignal<NodeId>();
  const node = () => {
    const at = written();
    return at !== undefined && hasNode(shown.tree(), at) ? nodeOf(shown.tree(), at) : shown.node();
  };
  const label = () => {
    const { ply } = node().match;
    return ply === 0
      ? text().onStart
      : text().onMove(ply, nameMove(node().match.game, moveText(node()), settings.language));
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
        value={node().match.step.comment}
        onFocus={() => setWritten(shown.node().id)}
        onChange={(event) => props.session.lines.annotate(node().id, event.currentTarget.value)}
        onBlur={() => setWritten(undefined)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // A note is one line: Enter keeps it, and Escape leaves it as it was.
          event.preventDefault();
          if (event.key === 'Escape') event.currentTarget.value = node().match.step.comment;
          event.currentTarget.blur();
        }}
      />
    </section>
  );
}
