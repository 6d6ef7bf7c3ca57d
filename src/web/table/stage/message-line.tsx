import { For, Show } from 'solid-js';
import '../../shell/button.css';
import { Icon, type IconName } from '../../shell/icon.tsx';
import { Sentence } from '../sentence.tsx';
import type { SaidAction } from '../session/online-table.ts';

export type MessageKind = 'plain' | 'refusal' | 'result' | 'hint' | 'thinking' | 'offer';

export interface Message {
  readonly kind: MessageKind;
  readonly sentence: string;
  readonly action?: SaidAction;
  /** What an offer may be answered with. */
  readonly choices?: readonly SaidAction[];
}

const icons: Partial<Readonly<Record<MessageKind, IconName>>> = { refusal: 'info', hint: 'hint', result: 'flag' };

/** The one sentence beside the board. Its room is always there; a screen reader is told the same as an announcement. */
export function MessageLine(props: { readonly message: Message }) {
  const icon = () => icons[props.message.kind];
  return (
    <div class={`message is-${props.message.kind}`}>
      <Show when={icon()}>{(name) => <Icon name={name()} />}</Show>
      <span class="message-sentence">
        <Sentence text={props.message.sentence} />
      </span>
      <Show when={props.message.action}>
        {(action) => (
          <button type="button" class="link-button" onClick={() => action().run()}>
            {action().label}
          </button>
        )}
      </Show>
      <For each={props.message.choices}>
        {(choice) => (
          <button type="button" class="button" onClick={() => choice.run()}>
            {choice.label}
          </button>
        )}
      </For>
    </div>
  );
}
