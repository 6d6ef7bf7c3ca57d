import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import { type OnlineAddress, parseOnlineAddress } from '../../online/invitation.ts';
import { sayOnlineProblem } from '../../online/problem-text.ts';
import type { Snapshot } from '../../online/wire.ts';
import { sayFailure } from '../problem-text.ts';
import { formatRoute, go, route } from '../routes.ts';
import { inLanguage, settings } from '../settings.ts';
import { Button, LinkButton } from '../shell/button.tsx';
import { Waiting } from '../shell/load-failed.tsx';
import { text as shellText } from '../shell/text.ts';
import type { Session } from '../table/session/session.ts';
import { tableText } from '../table/text.ts';
import '../table/table.css';
import { useFreshView } from './fresh-view.ts';
import { InvitationView } from './invitation-view.tsx';
import { Lobby } from './lobby.tsx';
import { OnlineGame } from './online-game.tsx';
import type { SeatKeeper } from './seats/kept-seats.ts';
import { openGame, openings } from './seats/opening.ts';
import { sayReply } from './seats/reply.ts';
import { finishMove } from './seats/rotate.ts';
import { fetchGame, heldSeats } from './seats/wire-deps.ts';
import { onlineText } from './text.ts';
import './online.css';

/** Play with someone elsewhere: a game, an invitation to one, or all there is. */
export default function OnlineScreen() {
  // A sheet may lie over the screen: what is below it stays.
  const place = createMemo<string>((before) => {
    const now = route();
    return now.screen === 'online' ? now.place : before;
  }, '');
  const key = () => (place() === '' ? undefined : `${openings()} ${place()}`);
  useFreshView(key);
  return (
    <Show when={key()} keyed fallback={<Lobby />}>
      <GameAt place={place()} />
    </Show>
  );
}

/** What an address has come to so far. */
type Found =
  | { readonly kind: 'failed'; readonly sentence: string; readonly canRetry: boolean }
  | { readonly kind: 'invited'; readonly snapshot: Snapshot; readonly invite: string }
  | { readonly kind: 'open'; readonly session: Session; readonly invite?: string; readonly secret?: string };

function GameAt(props: { readonly place: string }) {
  const [found, setFound] = createSignal<Found>();
  let isGone = false;
  onCleanup(() => {
    isGone = true;
    const last = found();
    if (last?.kind === 'open') last.session.close();
  });
  async function open(): Promise<void> {
    setFound(undefined);
    const next = await find(props.place);
    if (!next) return;
    if (!isGone) setFound(next);
    else if (next.kind === 'open') next.session.close();
  }
  const tryToOpen = () => {
    open().catch((error: unknown) => {
      console.error(error);
      setFound({ kind: 'failed', sentence: inLanguage(shellText).broken, canRetry: true });
    });
  };
  tryToOpen();
  createEffect(
    on(
      found,
      (now) => {
        if (now?.kind === 'failed') document.title = 'Tabuleiro';
      },
      { defer: true },
    ),
  );
  const failed = () => narrow(found(), 'failed');
  const invited = () => narrow(found(), 'invited');
  const opened = () => narrow(found(), 'open');
  return (
    <>
      <Show when={!found()}>
        <Waiting frame={(content) => <section class="page page-narrow">{content}</section>} />
      </Show>
      <Show when={failed()}>
        {(failure) => (
          <section class="page page-narrow table-empty">
            <h1>{inLanguage(tableText).notOpened}</h1>
            <p>{failure().sentence}</p>
            <div class="table-empty-actions">
              <Show when={failure().canRetry}>
                <Button kind="main" icon="retry" onClick={tryToOpen}>
                  {inLanguage(shellText).tryAgain}
                </Button>
              </Show>
              <LinkButton icon="home" href={formatRoute({ screen: 'home' })}>
                {inLanguage(tableText).home}
              </LinkButton>
              <LinkButton icon="people" href={formatRoute({ screen: 'online', place: '' })}>
                {inLanguage(onlineText).title}
              </LinkButton>
            </div>
          </section>
        )}
      </Show>
      <Show when={invited()}>
        {(invitation) => <InvitationView snapshot={invitation().snapshot} invite={invitation().invite} />}
      </Show>
      <Show when={opened()} keyed>
        {(game) => <OnlineGame session={game.session} invite={game.invite} secret={game.secret} />}
      </Show>
    </>
  );
}

function narrow<Kind extends Found['kind']>(
  found: Found | undefined,
  kind: Kind,
): Extract<Found, { readonly kind: Kind }> | undefined {
  return found?.kind === kind ? (found as Extract<Found, { readonly kind: Kind }>) : undefined;
}

/** What an address leads to; undefined where it was replaced by another, which is then looked at. */
async function find(place: string): Promise<Found | undefined> {
  const address = parseOnlineAddress(`#/online/${place}`);
  if (!address.ok) return fail(sayOnlineProblem(address.problem, settings.language));
  const { id } = address.value;
  const held = await heldSeats.find(id);
  // A claim that was not answered is taken up by the invitation that was kept with it.
  const invite = address.value.invite ?? (held?.seat === null ? (held.invite ?? undefined) : undefined);
  if (held && held.seat !== null) {
    // Whoever opens a link once more sits there already.
    if (invite !== undefined) return replaceAddress(id);
    const keeper = heldSeats.keeperOf(held);
    await finishMove(keeper);
    return openWith(address.value, keeper);
  }
  if (invite === undefined) return openWith(address.value, undefined);
  const reply = await fetchGame(id);
  if (reply.kind !== 'answered') return fail(sayReply(reply), reply.kind === 'lost');
  return { kind: 'invited', snapshot: reply.value, invite };
}

function replaceAddress(id: string): undefined {
  go({ screen: 'online', place: id }, { replace: true });
}

function fail(sentence: string, canRetry = false): Found {
  return { kind: 'failed', sentence, canRetry };
}

/** The table. What is known of the game is enough to begin with; the rest is heard from the server. */
async function openWith({ id }: OnlineAddress, keeper: SeatKeeper | undefined): Promise<Found> {
  let snapshot = keeper?.seat.snapshot ?? undefined;
  if (!snapshot) {
    const reply = await fetchGame(id);
    if (reply.kind !== 'answered') return fail(sayReply(reply), reply.kind === 'lost');
    snapshot = reply.value;
  }
  const { invite = null, secret } = keeper?.seat ?? {};
  const session = await openGame(snapshot, keeper);
  if (!session.ok) return fail(sayFailure(session, settings.language));
  return { kind: 'open', session: session.value, ...(invite !== null && { invite }), ...(secret && { secret }) };
}
