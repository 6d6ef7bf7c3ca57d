import { createResource, Show } from 'solid-js';
import { opponentOf } from '../../core/game.ts';
import { formatRoute } from '../routes.ts';
import { inLanguage, settings } from '../settings.ts';
import { shareText } from '../share/text.ts';
import { attempt } from '../shell/attempt.ts';
import { Button, LinkButton } from '../shell/button.tsx';
import { notify } from '../shell/notices.tsx';
import type { Session } from '../table/session/session.ts';
import { DeviceLinks } from './link/device-links.tsx';
import { LinkCard } from './link/link-card.tsx';
import { askPermission, permission } from './notification.ts';
import { createFreshness } from './seats/fresh-seats.ts';
import { isOwnTurn, nextSeat } from './seats/kept-seats.ts';
import { refreshSeats } from './seats/refresh.ts';
import { heldSeats } from './seats/wire-deps.ts';
import { onlineText } from './text.ts';
import { inviteLink } from './waiting-view.tsx';
import './online.css';

/** Beside the board: what there is to know and to do because the other sits elsewhere. */
export function OnlinePanel(props: { readonly session: Session }) {
  return <Show when={props.session.online}>{(online) => <Card session={props.session} online={online()} />}</Show>;
}

interface CardProps {
  readonly session: Session;
  readonly online: NonNullable<Session['online']>;
}

function Card(props: CardProps) {
  const text = () => inLanguage(onlineText);
  const snapshot = () => props.online.snapshot();
  const isPlayer = () => props.online.own !== undefined;
  const isOver = () => snapshot().result !== null;
  return (
    <section class="online-panel" aria-label={text().panel.label}>
      <Show when={!isPlayer()}>
        <p class="quiet">{text().panel.watching}</p>
      </Show>
      <Invite {...props} />
      <Show when={isPlayer() && !isOver()}>
        <p class="quiet">{text().panel.adviceOff}</p>
      </Show>
      <Rematch {...props} />
      <Next {...props} />
      <Show when={isPlayer() && !isOver() && permission() === 'default'}>
        <Button onClick={() => attempt(askPermission())}>{text().panel.notify}</Button>
      </Show>
      <Show when={isPlayer() && !isOver() && permission() === 'granted'}>
        <p class="quiet">{text().panel.notified}</p>
      </Show>
      <Show when={isPlayer() && !isOver()}>
        <CopyWatchLink id={props.online.id} />
        <DeviceLinks id={props.online.id} game={props.session.game.text[settings.language].name} />
      </Show>
    </section>
  );
}

/** The invitation once more, where one has gone to the board before the other was there. */
function Invite(props: CardProps) {
  const text = () => inLanguage(onlineText);
  const [invite] = createResource(async () => (await heldSeats.find(props.online.id))?.invite ?? undefined);
  const isAlone = () => {
    const { own } = props.online;
    const { seats, result } = props.online.snapshot();
    return own !== undefined && result === null && !seats[opponentOf(own)].isClaimed;
  };
  return (
    <Show when={isAlone() && invite()}>
      {(token) => (
        <>
          <p>{text().panel.invite}</p>
          <LinkCard
            label={text().waiting.link}
            link={inviteLink(props.online.id, token())}
            message={text().waiting.invitation(props.session.game.text[settings.language].name)}
          />
        </>
      )}
    </Show>
  );
}

function Rematch(props: CardProps) {
  const text = () => inLanguage(onlineText);
  const rematch = () => props.online.snapshot().rematch;
  return (
    <>
      <Show when={props.online.may('rematch')}>
        <Button kind="main" onClick={() => props.online.act('rematch')}>
          {text().actions.rematch}
        </Button>
      </Show>
      <Show when={rematch()}>
        {(id) => (
          <LinkButton kind="main" href={formatRoute({ screen: 'online', place: id() })}>
            {props.online.own === undefined ? text().watchRematch : text().goToRematch}
          </LinkButton>
        )}
      </Show>
    </>
  );
}

/** The next of one's games in which it is one's turn; looked for again and again while it is not in this one. */
function Next(props: CardProps) {
  const text = () => inLanguage(onlineText);
  const isFree = () => {
    const { turn, result, seq } = props.online.snapshot();
    return props.online.own !== undefined && (result !== null || turn !== props.online.own) ? seq : undefined;
  };
  const freshness = createFreshness();
  const isWanted = () => isFree() !== undefined && [isFree(), freshness()];
  const [seats] = createResource(isWanted, () => refreshSeats(props.online.id));
  const waiting = () => (isFree() === undefined ? [] : (seats.latest ?? []));
  const next = () => nextSeat(waiting(), props.online.id);
  const count = () => waiting().filter((seat) => seat.id !== props.online.id && isOwnTurn(seat)).length;
  return (
    <Show when={next()}>
      {(seat) => (
        <LinkButton icon="next" href={formatRoute({ screen: 'online', place: seat().id })}>
          {text().panel.next(count())}
        </LinkButton>
      )}
    </Show>
  );
}

/** Whoever has the address without an invitation may watch, and nothing else. */
function CopyWatchLink(props: { readonly id: string }) {
  const text = () => inLanguage(onlineText);
  const copy = async () => {
    const link = inviteLink(props.id);
    await navigator.clipboard.writeText(link).then(
      () => notify(text().waiting.copied),
      () => notify(inLanguage(shareText).copyByHand(link)),
    );
  };
  return (
    <Button icon="link" onClick={() => void copy()}>
      {text().panel.copyWatchLink}
    </Button>
  );
}
