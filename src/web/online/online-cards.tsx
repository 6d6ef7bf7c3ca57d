import { createResource, For, Show } from 'solid-js';
import { opponentOf } from '../../core/game.ts';
import type { GameResult } from '../../online/wire.ts';
import { sayPlayer } from '../../play/names.ts';
import { loadGame } from '../games.ts';
import { formatRoute } from '../routes.ts';
import { inLanguage, settings } from '../settings.ts';
import { attempt } from '../shell/attempt.ts';
import { Board } from '../shell/board.tsx';
import { Button } from '../shell/button.tsx';
import { notify } from '../shell/notices.tsx';
import { inOrder, isOwnTurn, type KeptSeat } from './seats/kept-seats.ts';
import { stopSending } from './seats/unsent.ts';
import { heldSeats } from './seats/wire-deps.ts';
import { onlineText } from './text.ts';
import './online.css';

export interface OnlineCardsProps {
  readonly seats: readonly KeptSeat[];
  /** Whether games can be taken off the list. */
  readonly canForget?: boolean;
}

/** One's games online, those where it is one's turn first. */
export function OnlineCards(props: OnlineCardsProps) {
  return (
    <ul class="online-cards">
      <For each={inOrder(props.seats)}>{(seat) => <OnlineCard seat={seat} canForget={props.canForget === true} />}</For>
    </ul>
  );
}

function OnlineCard(props: { readonly seat: KeptSeat; readonly canForget: boolean }) {
  const text = () => inLanguage(onlineText);
  const [game] = createResource(
    () => props.seat.snapshot?.game,
    (id) => loadGame(id).catch(() => undefined),
  );
  const name = () => game.latest?.text[settings.language].name ?? props.seat.snapshot?.game ?? text().title;
  const state = () => {
    const parsed = game.latest?.notation.parsePosition(props.seat.snapshot?.position ?? '');
    return parsed?.ok ? parsed.value : undefined;
  };
  return (
    <li class="online-place">
      <a
        class="online-card"
        classList={{ 'is-turn': isOwnTurn(props.seat) }}
        href={formatRoute({ screen: 'online', place: props.seat.id })}
        aria-label={`${text().open(name())}: ${sayStanding(props.seat)}`}
      >
        <span class="online-card-picture">
          <Show when={state() !== undefined && game.latest}>
            {(found) => (
              <Board
                game={found()}
                state={state()}
                isStill
                isFlipped={props.seat.seat === 1}
                size="miniature"
                label={text().boardOf(name())}
              />
            )}
          </Show>
        </span>
        <span class="online-card-words">
          <strong>{name()}</strong>
          <span classList={{ 'online-turn': isOwnTurn(props.seat) }}>{sayStanding(props.seat)}</span>
          <span>{sayOpponent(props.seat)}</span>
        </span>
      </a>
      <Show when={props.canForget}>
        <Button
          kind="plain"
          icon="trash"
          label={text().lobby.forget(name())}
          onClick={() => attempt(forget(props.seat))}
        />
      </Show>
    </li>
  );
}

/** Takes a game off the list; for a moment, it can be put back. */
async function forget(seat: KeptSeat): Promise<void> {
  const { lobby } = inLanguage(onlineText);
  stopSending(seat.id);
  // As it is kept, which may be more than the server now knows of it.
  const kept = (await heldSeats.find(seat.id)) ?? seat;
  await heldSeats.forget(seat.id);
  notify(lobby.forgotten, { label: lobby.putBack, run: () => attempt(heldSeats.hold(kept)) });
}

function sayStanding(seat: KeptSeat): string {
  const { standing } = inLanguage(onlineText);
  const { snapshot, pending } = seat;
  if (!snapshot) return standing.unknown;
  if (snapshot.result) return standing[outcomeFor(seat.seat, snapshot.result)];
  if (pending !== null) return standing.unsent;
  if (isOwnTurn(seat)) return standing.yours;
  const isAlone = seat.seat !== null && !snapshot.seats[opponentOf(seat.seat)].isClaimed;
  return isAlone ? standing.waiting : standing.theirs;
}

function outcomeFor(own: KeptSeat['seat'], { reason, winner }: GameResult): 'won' | 'lost' | 'drawn' | 'calledOff' {
  if (winner !== null) return winner === own ? 'won' : 'lost';
  return reason === 'abort' ? 'calledOff' : 'drawn';
}

function sayOpponent(kept: KeptSeat): string {
  const { seat, snapshot } = kept;
  if (seat === null || !snapshot) return '';
  const other = snapshot.seats[opponentOf(seat)];
  // Whoever may begin before anybody is there is told so.
  if (!other.isClaimed) return isOwnTurn(kept) ? inLanguage(onlineText).standing.waiting : '';
  const name = other.kind === 'computer' ? other.player : (other.name ?? '');
  return inLanguage(onlineText).against(sayPlayer(`elsewhere:${name}`, settings.language));
}
