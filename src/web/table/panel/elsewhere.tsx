import { Show } from 'solid-js';
import { inLanguage } from '../../settings.ts';
import { attempt } from '../../shell/attempt.ts';
import { Button } from '../../shell/button.tsx';
import type { Session } from '../session/session.ts';
import { tableText } from '../text.ts';

/** Another tab plays this game: it can be looked at here, or taken over. */
export function Elsewhere(props: { readonly session: Pick<Session, 'saving'> }) {
  const text = () => inLanguage(tableText);
  return (
    <Show when={props.session.saving.ownership() === 'elsewhere'}>
      <div class="elsewhere" role="alert">
        <p>{text().elsewhere}</p>
        <Button onClick={() => attempt(props.session.saving.takeOver())}>{text().takeOver}</Button>
      </div>
    </Show>
  );
}
