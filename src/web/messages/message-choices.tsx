import { NameField } from '../online/begin/name-field.tsx';
import '../online/online.css';
import { inLanguage } from '../settings.ts';
import { messagesText } from './text.ts';

/** What is asked of a game by messages, and how it goes. */
export function MessageChoices(props: { readonly name: string; onName(name: string): void }) {
  return (
    <>
      <p class="quiet new-game-note">{inLanguage(messagesText).about}</p>
      <NameField name={props.name} onInput={props.onName} />
    </>
  );
}
