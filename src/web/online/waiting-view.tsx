import { Show } from 'solid-js';
import { formatOnlineAddress } from '../../online/invitation.ts';
import { inLanguage, settings } from '../settings.ts';
import { announce } from '../shell/announce.tsx';
import { Board } from '../shell/board.tsx';
import { Button } from '../shell/button.tsx';
import type { OnlineTable } from '../table/session/online-table.ts';
import type { Session } from '../table/session/session.ts';
import { LinkCard } from './link/link-card.tsx';
import { createSure } from './sure.ts';
import { sayTerms } from './terms.ts';
import { onlineText } from './text.ts';

export interface WaitingViewProps {
  readonly session: Session;
  readonly online: OnlineTable;
  readonly invite: string;
  onToBoard(): void;
}

/** The address of an invitation, whole, to be sent. */
export function inviteLink(id: string, invite?: string): string {
  return new URL(formatOnlineAddress({ id, ...(invite !== undefined && { invite }) }), location.href).href;
}

/** Until the friend sits down: the link to send, and the board already there. */
export function WaitingView(props: WaitingViewProps) {
  const text = () => inLanguage(onlineText).waiting;
  const game = () => props.session.game;
  const name = () => game().text[settings.language].name;
  const isFirst = () => props.online.snapshot().turn === props.online.own;
  const actions = () => inLanguage(onlineText).actions;
  const callOff = createSure(
    () => props.online.act('abort'),
    () => announce(actions().again.abort),
  );
  return (
    <section class="page waiting-page">
      <div class="waiting-words-online">
        <h1>{text().title}</h1>
        <p class="quiet">{text().detail}</p>
        <LinkCard
          label={text().link}
          link={inviteLink(props.online.id, props.invite)}
          message={text().invitation(name())}
          hasCode
        />
      </div>
      <div class="waiting-board-online">
        <Board
          game={game()}
          state={props.session.shown.match().state}
          isFlipped={props.online.own === 1}
          isStill
          label={inLanguage(onlineText).boardOf(name())}
          size="miniature"
        />
        <p class="quiet">{sayTerms(game(), props.online.own, props.online.snapshot())}</p>
        <div class="link-actions">
          <Button onClick={() => props.onToBoard()}>{isFirst() ? text().toBoardFirst : text().toBoard}</Button>
          <Show when={props.online.may('abort')}>
            <Button kind="plain" class={callOff.isAsked() ? 'online-grave' : ''} onClick={callOff.press}>
              {callOff.isAsked() ? actions().sure : text().callOff}
            </Button>
          </Show>
        </div>
      </div>
    </section>
  );
}
