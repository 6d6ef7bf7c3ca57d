import { createUniqueId } from 'solid-js';
import { maxNameLength } from '../../../online/limits.ts';
import { inLanguage } from '../../settings.ts';
import { onlineText } from '../text.ts';

/** The name under which one plays. */
export function NameField(props: { readonly name: string; onInput(name: string): void }) {
  const text = () => inLanguage(onlineText).invited;
  const helpId = createUniqueId();
  return (
    <label class="field">
      <span class="field-label">{text().name}</span>
      <input
        type="text"
        class="name-field"
        autocomplete="nickname"
        maxlength={maxNameLength}
        value={props.name}
        aria-describedby={helpId}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      <span id={helpId} class="quiet">
        {text().nameHelp}
      </span>
    </label>
  );
}
