import { createEffect, createSignal, createUniqueId, on, Show } from 'solid-js';
import { parseMessageLink } from '../../play/link/message.ts';
import { deps } from '../browser-deps.ts';
import { LinkCard } from '../online/link/link-card.tsx';
import { sayFailure } from '../problem-text.ts';
import { go } from '../routes.ts';
import { inLanguage, settings } from '../settings.ts';
import { announce } from '../shell/announce.tsx';
import { attempt } from '../shell/attempt.ts';
import { Button } from '../shell/button.tsx';
import { notify } from '../shell/notices.tsx';
import { sitDown } from '../table/open/current-session.ts';
import type { Session } from '../table/session/session.ts';
import { addressOfLink } from './hand-over.ts';
import type { MessageTable } from './message-table.ts';
import { startAgain } from './open-message.ts';
import './messages.css';
import { messagesText } from './text.ts';

export interface MessagePanelProps {
  readonly session: Session;
  readonly messages: MessageTable;
}

/** Beside the board: the link to send, or what is waited for. */
export function MessagePanel(props: MessagePanelProps) {
  const text = () => inLanguage(messagesText);
  const isOver = () => props.session.shown.result() !== undefined;
  const isFirst = () => props.session.shown.line().length === 1;
  useNews(() => props.messages);
  const sentence = () => {
    const { panel } = text();
    if (props.messages.link() === undefined) return isOver() ? undefined : isFirst() ? panel.first : panel.yours;
    if (props.messages.isSent()) return isOver() ? panel.waitingEnd : panel.waiting;
    if (isOver()) return panel.sendEnd;
    return props.messages.hasOwnStep() ? panel.send : text().turn.sendFirst;
  };
  return (
    <section class="online-panel" aria-label={text().panel.label}>
      <Show when={sentence()}>{(said) => <p>{said()}</p>}</Show>
      <Show when={props.messages.link()} keyed>
        {(link) => (
          <LinkCard
            label={text().panel.link}
            link={addressOfLink(link)}
            message={text().covering(props.session.game.text[settings.language].name)}
            onHandedOver={() => props.messages.markSent()}
          />
        )}
      </Show>
      <Show when={!isOver()}>
        <Show when={props.messages.link() !== undefined && props.messages.isSent()}>
          <PasteField />
        </Show>
        <p class="quiet">{text().panel.adviceOff}</p>
      </Show>
      <Show when={isOver()}>
        <Button onClick={() => attempt(playAgain(props.session))}>{text().panel.again}</Button>
      </Show>
    </section>
  );
}

/** What a link brought, or why a move stays, is said to who listens too. */
function useNews(messages: () => MessageTable): void {
  createEffect(
    on(
      () => {
        const said = messages().saying();
        return said?.isNews ? said.sentence : undefined;
      },
      (sentence) => {
        if (sentence !== undefined) announce(sentence);
      },
    ),
  );
}

async function playAgain(session: Session): Promise<void> {
  const started = await startAgain(session, deps);
  if (!started.ok) {
    notify(sayFailure(started, settings.language));
    return;
  }
  sitDown(started.value);
  go({ screen: 'play', id: started.value.saving.id() });
}

/** An installed app and the messenger's own browser each keep their own: a link that opens there can be brought here. */
function PasteField() {
  const text = () => inLanguage(messagesText).panel;
  const id = createUniqueId();
  const [problem, setProblem] = createSignal('');
  let field: HTMLInputElement | undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const link = /#\/\d+\/\S*/u.exec(field?.value ?? '')?.[0] ?? '';
    const parsed = parseMessageLink(link);
    if (parsed.ok) go({ screen: 'shared', link });
    else setProblem(sayFailure(parsed, settings.language));
  };
  return (
    <form class="message-paste" onSubmit={submit}>
      <label for={id} class="quiet">
        {text().paste}
      </label>
      <div class="link-actions">
        <input
          id={id}
          ref={field}
          class="name-field"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={problem() !== ''}
          aria-describedby={`${id}-problem`}
          onInput={() => setProblem('')}
        />
        <button type="submit" class="button">
          {text().open}
        </button>
      </div>
      <p id={`${id}-problem`} class="field-problem" role="status">
        {problem()}
      </p>
    </form>
  );
}
