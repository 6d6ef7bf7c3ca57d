import { createResource, createSignal, Show } from 'solid-js';
import type { Player } from '../../core/game.ts';
import { claimSeat } from '../../online/client/api.ts';
import type { Snapshot } from '../../online/wire.ts';
import { deps } from '../browser-deps.ts';
import { loadGame } from '../games.ts';
import { formatRoute, go } from '../routes.ts';
import { inLanguage, settings } from '../settings.ts';
import { announce } from '../shell/announce.tsx';
import { attempt } from '../shell/attempt.ts';
import { Board } from '../shell/board.tsx';
import { Button, LinkButton } from '../shell/button.tsx';
import { notify } from '../shell/notices.tsx';
import { useTitle } from '../shell/title.ts';
import { NameField } from './begin/name-field.tsx';
import { rememberedName } from './begin/own-name.ts';
import { takeName } from './begin/take-name.ts';
import { freshSeat } from './seats/kept-seats.ts';
import { isAt, openAgain } from './seats/opening.ts';
import { sayReply } from './seats/reply.ts';
import { callerWith, heldSeats, makeSecret, within } from './seats/wire-deps.ts';
import { sayTerms } from './terms.ts';
import { onlineText } from './text.ts';

/** Someone was invited: what to, by whom, and a button to sit down. Opening the link alone does nothing. */
export function InvitationView(props: { readonly snapshot: Snapshot; readonly invite: string }) {
  const text = () => inLanguage(onlineText).invited;
  const [name, setName] = createSignal(rememberedName());
  const [problem, setProblem] = createSignal<string>();
  const [isSending, setSending] = createSignal(false);
  const [isTaken, setTaken] = createSignal(false);
  const [game] = createResource(() => loadGame(props.snapshot.game));
  const free = (): Player | undefined => ([0, 1] as const).find((player) => !props.snapshot.seats[player].isClaimed);
  const host = () => props.snapshot.seats.find(({ isClaimed }) => isClaimed)?.name;
  const isOver = () => props.snapshot.result !== null;
  const canSit = () => !isOver() && !isTaken();
  const title = () => {
    if (free() === undefined && !isOver()) return text().bothThere(gameName());
    const name = host();
    return name ? text().title(name, gameName()) : text().anonymous(gameName());
  };
  const gameName = () => game()?.text[settings.language].name ?? '';
  const state = () => {
    const parsed = game()?.notation.parsePosition(props.snapshot.position);
    return parsed?.ok ? parsed.value : undefined;
  };
  useTitle(gameName);

  /** Claims the seat. The secret is kept before it is sent: whoever tries again is the same. */
  async function sitDown(): Promise<void> {
    const { id } = props.snapshot;
    setSending(true);
    const known = await heldSeats.find(id);
    const seat = known ?? { ...freshSeat(id, makeSecret(), deps.today()), invite: props.invite };
    const { keeper, isKept } = await heldSeats.hold(seat);
    // Whoever goes on with their own game has their name there already.
    const called = free() === undefined ? undefined : takeName(name());
    const request = { invite: props.invite, secret: seat.secret, ...(called !== undefined && { name: called }) };
    const reply = await claimSeat(callerWith(), id, request, within());
    setSending(false);
    if (reply.kind === 'answered') {
      const { seat: player, snapshot } = reply.value;
      await keeper.change((old) => ({ ...old, seat: player, snapshot, invite: null }));
      if (!isKept) notify(inLanguage(onlineText).noStorage);
      // The address may be without the invitation already.
      if (isAt(id)) openAgain();
      else go({ screen: 'online', place: id }, { replace: true });
      return;
    }
    // What was refused stays so; where no answer came it may have been done. Another window may sit there by now.
    if (reply.kind === 'refused' && seat.seat === null) await heldSeats.forget(id);
    setTaken(reply.kind === 'refused' && reply.refusal.code === 'seat-taken');
    if (isTaken()) announce(text().taken);
    else setProblem(sayReply(reply));
  }

  return (
    <section class="page page-narrow invitation">
      <Show when={game()}>
        {(loaded) => (
          <>
            <div class="invitation-board">
              <Show when={state() !== undefined}>
                <Board
                  game={loaded()}
                  state={state()}
                  isFlipped={free() === 1}
                  isStill
                  size="miniature"
                  label={inLanguage(onlineText).boardOf(gameName())}
                />
              </Show>
            </div>
            <div class="invitation-words">
              <h1>{title()}</h1>
              <p class="quiet">{sayTerms(loaded(), free(), props.snapshot)}</p>
              <Show when={canSit()} fallback={<p>{isOver() ? text().over : text().taken}</p>}>
                <Show when={free() !== undefined} fallback={<p>{text().ownOrWatch}</p>}>
                  <NameField name={name()} onInput={setName} />
                </Show>
                <Show when={problem()}>
                  {(sentence) => (
                    <p class="field-problem" role="alert">
                      {sentence()}
                    </p>
                  )}
                </Show>
              </Show>
              <div class="link-actions">
                <Show when={canSit()}>
                  <Button kind="main" disabled={isSending()} onClick={() => attempt(sitDown())}>
                    {free() === undefined ? text().goOnHere : text().sitDown}
                  </Button>
                </Show>
                <LinkButton
                  kind={canSit() ? 'normal' : 'main'}
                  href={formatRoute({ screen: 'online', place: props.snapshot.id })}
                >
                  {canSit() ? text().watch : isOver() ? text().lookAt : text().watchGame}
                </LinkButton>
              </div>
            </div>
          </>
        )}
      </Show>
    </section>
  );
}
