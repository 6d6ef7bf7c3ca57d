import type { Player } from '../../../core/game.ts';
import { timeLeft } from '../../../online/client/follow.ts';
import type { ClientState, Reason } from '../../../online/client/state.ts';
import { sayOnlineProblem } from '../../../online/problem-text.ts';
import type { OfferKind, Snapshot } from '../../../online/wire.ts';
import { inLanguage, settings } from '../../settings.ts';
import { onlineText } from '../text.ts';

/** What went wrong: in the server's own sentence, or in ours. */
export function sayReason(reason: Reason): string {
  return reason.kind === 'said' ? reason.title : sayOnlineProblem(reason.problem, settings.language);
}

/** The time of day, as people here write it. */
export function sayTime(milliseconds: number): string {
  const language = settings.language === 'pt' ? 'pt-PT' : 'en-GB';
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(milliseconds);
}

/** A few words beside a player: first how it is with them, then what time is left to them where days are counted. */
export function sayNote(state: ClientState, player: Player, own: Player | undefined, now: number): string {
  const { snapshot } = state;
  if (!snapshot) return '';
  const said = player === own ? ownNote(state, own) : otherNote(state, snapshot, player);
  return [said, daysNote(state, snapshot, player, now)].filter((part) => part !== '').join(' · ');
}

function ownNote({ connection, outbox, snapshot }: ClientState, own: Player): string {
  const { notes } = inLanguage(onlineText);
  const isUnsent = outbox.kind === 'sending' && outbox.failedSince !== undefined;
  const lost = connection.kind === 'lost' ? notes.lost(sayTime(connection.since)) : '';
  if (lost) return isUnsent ? `${notes.unsent}, ${lost}` : lost;
  if (isUnsent) return `${notes.unsent}, ${notes.lost(sayTime(outbox.failedSince))}`;
  if (outbox.kind === 'sending') return notes.sending;
  if (connection.kind === 'connecting') return notes.connecting;
  if (connection.kind === 'closed') return '';
  // Once the other has answered, everyone knows that it came.
  const isLast = snapshot?.result === null && snapshot.turn !== own;
  return outbox.kind === 'saved' && isLast ? notes.saved : notes.here;
}

/** Whether someone else is here, as far as that can be known. */
function otherNote({ connection, here }: ClientState, { seats }: Snapshot, player: Player): string {
  const { notes } = inLanguage(onlineText);
  const seat = seats[player];
  if (seat.kind === 'computer') return '';
  if (!seat.isClaimed) return notes.absent;
  if (connection.kind !== 'live') return '';
  return here[player] ? notes.here : notes.away;
}

const minuteMilliseconds = 60_000;

function daysNote(state: ClientState, snapshot: Snapshot, player: Player, now: number): string {
  if (snapshot.clock?.kind !== 'days' || snapshot.clock.deadline === null) return '';
  if (snapshot.turn !== player || snapshot.result) return '';
  const left = timeLeft(snapshot, player, now + (state.ahead ?? 0));
  if (left === undefined) return '';
  const minutes = Math.floor(left / minuteMilliseconds);
  return inLanguage(onlineText).notes.timeLeft(Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60);
}

/** An offer that waits for an answer from the other side. */
export function sayOffer(kind: OfferKind, name: string, isOwn: boolean): string {
  const { offers } = inLanguage(onlineText);
  return isOwn ? offers.yours[kind] : offers.theirs[kind](name);
}
