import { createSignal, onCleanup, Show } from 'solid-js';
import { makeLink } from '../../../online/client/api.ts';
import { parseInstant } from '../../../online/instant.ts';
import { formatOnlineAddress } from '../../../online/invitation.ts';
import { linkLifetime } from '../../../online/limits.ts';
import { inLanguage } from '../../settings.ts';
import { attempt } from '../../shell/attempt.ts';
import { Button } from '../../shell/button.tsx';
import { notify } from '../../shell/notices.tsx';
import { openAgain } from '../seats/opening.ts';
import { sayReply } from '../seats/reply.ts';
import { moveSecret } from '../seats/rotate.ts';
import { callerWith, heldSeats, within } from '../seats/wire-deps.ts';
import { sayTime } from '../session/saying.ts';
import { createSure } from '../sure.ts';
import { onlineText } from '../text.ts';
import { LinkCard } from './link-card.tsx';

/** Going on elsewhere: a link to the seat that works once, and the end of all other devices. */
export function DeviceLinks(props: { readonly id: string; readonly game: string }) {
  const text = () => inLanguage(onlineText).panel;
  const [made, setMade] = createSignal<{ readonly link: string; readonly expires: number }>();
  const sure = createSure(() => attempt(signOut()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));

  async function make(): Promise<void> {
    const seat = await heldSeats.find(props.id);
    if (!seat) return;
    const reply = await makeLink(callerWith(seat.secret), props.id, within());
    if (reply.kind !== 'answered') {
      notify(sayReply(reply));
      return;
    }
    const { token, expires } = reply.value;
    const link = new URL(formatOnlineAddress({ id: props.id, invite: token }), location.href).href;
    setMade({ link, expires: parseInstant(expires) ?? Date.now() });
    // Nobody is to send a link that leads nowhere any more.
    clearTimeout(timer);
    timer = setTimeout(() => setMade(undefined), linkLifetime);
  }

  async function signOut(): Promise<void> {
    const refused = await moveSecret(props.id);
    setMade(undefined);
    notify(refused ?? text().signedOut);
    // The game is gone on with by the new secret.
    if (refused === undefined) openAgain();
  }

  return (
    <details class="online-devices">
      <summary>{text().devices}</summary>
      <p class="quiet">{text().devicesDetail}</p>
      <Button icon="link" onClick={() => attempt(make())}>
        {text().makeLink}
      </Button>
      <Show when={made()}>
        {(found) => (
          <>
            <p>{text().linkExpires(sayTime(found().expires))}</p>
            <LinkCard label={text().devices} link={found().link} message={props.game} hasCode />
          </>
        )}
      </Show>
      <p class="quiet">{text().lostDetail}</p>
      <Button icon="close" class={sure.isAsked() ? 'online-grave' : ''} onClick={sure.press}>
        {sure.isAsked() ? inLanguage(onlineText).actions.sure : text().signOut}
      </Button>
    </details>
  );
}
