import { createSignal, createUniqueId, Show } from 'solid-js';
import { inLanguage } from '../../settings.ts';
import { announce } from '../../shell/announce.tsx';
import { Button } from '../../shell/button.tsx';
import { notify } from '../../shell/notices.tsx';
import { onlineText } from '../text.ts';
import { isLocal } from './local-address.ts';
import { QrCode } from './qr-code.tsx';
import '../online.css';

export interface LinkCardProps {
  readonly label: string;
  readonly link: string;
  /** What the link is sent with. */
  readonly message: string;
  /** The code stands beside the link; without it there is the link alone. */
  readonly hasCode?: boolean;
  /** The link has left, as far as can be known here: it was copied or shared. */
  onHandedOver?(): void;
}

/** A link to be sent: by the system's own way, by copying, or by a camera. */
export function LinkCard(props: LinkCardProps) {
  const text = () => inLanguage(onlineText).waiting;
  const id = createUniqueId();
  const [isCopied, setCopied] = createSignal(false);
  let field: HTMLTextAreaElement | undefined;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.link);
      announce(text().copied);
      setCopied(true);
      props.onHandedOver?.();
    } catch {
      field?.select();
      notify(text().cannotCopy);
    }
  };
  const send = () =>
    navigator
      .share({ url: props.link, title: props.message, text: props.message })
      .then(() => props.onHandedOver?.())
      // Whoever thinks better of it is not told so.
      .catch(() => undefined);
  return (
    <div class="link-card">
      <Show when={props.hasCode}>
        <QrCode text={props.link} label={text().code} />
      </Show>
      <div class="link-words">
        <label class="visually-hidden" for={id}>
          {props.label}
        </label>
        <textarea
          id={id}
          ref={field}
          class="link-text"
          rows="4"
          readonly
          value={props.link}
          onFocus={(event) => event.currentTarget.select()}
          onCopy={() => props.onHandedOver?.()}
        />
        <div class="link-actions">
          <Show when={'share' in navigator}>
            <Button kind="main" icon="share" onClick={() => void send()}>
              {text().send}
            </Button>
          </Show>
          <Button
            kind={'share' in navigator ? 'normal' : 'main'}
            icon={isCopied() ? 'check' : 'copy'}
            onClick={() => void copy()}
          >
            {isCopied() ? text().copied : text().copy}
          </Button>
        </div>
        <LocalOnly />
      </div>
    </div>
  );
}

/** Said where nobody else can come to the address that the page is from. */
function LocalOnly() {
  const text = () => inLanguage(onlineText).waiting;
  return (
    <Show when={isLocal(location.hostname)}>
      <p class="local-only">
        <strong>{text().localOnly}</strong> {text().howToOpen[0]}
        <code>HOST=0.0.0.0 npm start</code>
        {text().howToOpen[1]}
      </p>
    </Show>
  );
}
