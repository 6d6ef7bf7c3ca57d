import { Show } from 'solid-js';
import { inLanguage } from '../../settings.ts';
import type { Session } from '../session/session.ts';
import { panelText } from './text.ts';

/** Whether computers go on with their series by themselves, and that they are about to. */
export function GoingOnSwitch(props: { readonly session: Pick<Session, 'goingOn'> }) {
  const text = () => inLanguage(panelText).goingOn;
  const goingOn = () => props.session.goingOn;
  return (
    <Show when={goingOn().isOffered()}>
      <div class="going-on">
        <label>
          <input
            type="checkbox"
            checked={goingOn().isOn()}
            onChange={(event) => goingOn().set(event.currentTarget.checked)}
          />
          {text().label}
        </label>
        <p class="quiet" role="status">
          {goingOn().isPending() ? text().pending : ''}
        </p>
      </div>
    </Show>
  );
}
