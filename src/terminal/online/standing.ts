import type { Game, Language, Player } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { formatTime } from '../../core/seats/clock.ts';
import { timeLeft } from '../../online/client/follow.ts';
import type { Pending } from '../../online/client/pending.ts';
import type { ClientState, Reason } from '../../online/client/state.ts';
import { sayOnlineProblem } from '../../online/problem-text.ts';
import type { Offer, Snapshot } from '../../online/wire.ts';
import { sayPlayer } from '../../play/names.ts';
import { moveInSentence, sayEnding } from '../../text/say.ts';
import type { Command } from '../play/ui.ts';
import { onlineText } from './text.ts';

/** Who looks at a game online, and how. */
export interface Viewer {
  readonly game: Game;
  readonly language: Language;
  /** The seat that is played here, if any. */
  readonly player: Player | undefined;
  /** Whether what is seen changes by itself, as on a screen. */
  readonly isLive: boolean;
}

/** Somebody at the beginning of a sentence. */
export function sayWho(snapshot: Snapshot, player: Player, viewer: Viewer): string {
  const text = onlineText[viewer.language];
  const seat = snapshot.seats[player];
  if (seat.kind === 'computer') return sayPlayer(seat.player, viewer.language);
  if (seat.name !== null) return seat.name;
  return viewer.player === undefined
    ? text.side(viewer.game.text[viewer.language].players[player].name)
    : text.opponent;
}

/** Who has a seat, whether they are here, and how much time they have; `now` is the time here. */
export function describeSeat(state: ClientState, player: Player, viewer: Viewer, now: number): string {
  const { snapshot, here, connection, ahead = 0 } = state;
  if (!snapshot) return '';
  const text = onlineText[viewer.language];
  const seat = snapshot.seats[player];
  const isOther = player !== viewer.player;
  // Without a connection nobody knows who is there.
  const isSeen = isOther && seat.kind === 'person' && seat.isClaimed && connection.kind === 'live';
  const left = timeLeft(snapshot, player, now + ahead);
  return [
    ...nameInList(snapshot, player, viewer),
    ...(isSeen ? [here[player] ? text.here : text.away] : []),
    ...(left === undefined ? [] : [sayTimeLeft(left, snapshot, viewer.language)]),
  ].join(', ');
}

function nameInList({ seats }: Snapshot, player: Player, { language, player: own }: Viewer): readonly string[] {
  const text = onlineText[language];
  const seat = seats[player];
  if (seat.kind === 'computer') return [sayPlayer(seat.player, language)];
  if (player === own) return [text.you(seat.name)];
  if (!seat.isClaimed) return [text.nobodyYet];
  if (seat.name !== null) return [seat.name];
  return own === undefined ? [] : [text.opponentInList];
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What is left on a clock: in days and hours where turns have days. */
function sayTimeLeft(left: number, { clock }: Snapshot, language: Language): string {
  const text = onlineText[language];
  if (clock?.kind !== 'days') return formatTime(left);
  if (left >= day) return text.days(Math.floor(left / day), Math.floor((left % day) / hour));
  return text.hours(Math.floor(left / hour), Math.floor((left % hour) / minute));
}

/** What is always to be known: of the connection, of what is on its way, of an offer. */
export function standingLines(state: ClientState, viewer: Viewer): string[] {
  const { snapshot, connection, outbox } = state;
  const text = onlineText[viewer.language];
  const isLost = connection.kind === 'lost';
  const lines = isLost ? [text.lost(timeOfDay(connection.since))] : [];
  if (outbox.kind === 'sending') {
    const what = sayPending(outbox.pending, viewer);
    lines.push(outbox.failedSince === undefined ? text.sending(what) : text.kept(what, timeOfDay(outbox.failedSince)));
  } else if (outbox.kind === 'saved' && isLastMove(outbox.pending, snapshot)) {
    lines.push(text.saved(sayPending(outbox.pending, viewer)));
  }
  if (lines.length === 0 && connection.kind === 'live') lines.push(text.connected);
  if (snapshot?.offer) lines.push(sayOffer(snapshot, snapshot.offer, viewer));
  return lines;
}

/** Whether it is the move that was made last, so that it is worth knowing what became of it. */
function isLastMove({ kind, epoch, ply }: Pending, snapshot: Snapshot | undefined): boolean {
  return kind === 'move' && snapshot?.epoch === epoch && snapshot.ply === ply + 1;
}

/** An offer, and how to answer it where that is for whoever looks. */
export function sayOffer(snapshot: Snapshot, { kind, by }: Offer, viewer: Viewer): string {
  const text = onlineText[viewer.language];
  if (by === viewer.player) return text.youOffered[kind];
  const said = text.offered[kind](sayWho(snapshot, by, viewer));
  // A rematch is answered in the menu.
  if (viewer.player === undefined || kind === 'rematch') return `${said}.`;
  return `${said}${viewer.isLive ? text.answerByKey : text.answerByWord}`;
}

/** What was done here, as it is being sent. */
export function sayPending(pending: Pending, { game, language }: Viewer): string {
  if (pending.kind === 'move') return moveInSentence(game, pending.move, language);
  return onlineText[language].actions[pending.action];
}

export function sayReason(reason: Reason, language: Language, game?: Game): string {
  return reason.kind === 'said' ? reason.title : sayOnlineProblem(reason.problem, language, game);
}

/** How a game came out, in one sentence; undefined while it goes on. */
export function sayResult({ result }: Snapshot, match: Match, language: Language): string | undefined {
  if (!result) return undefined;
  const text = onlineText[language];
  if (result.reason === 'agreement') return text.agreement;
  if (result.reason === 'abort') return text.aborted;
  return sayEnding(match.ending ?? { ...result, cells: [] }, language, match.game);
}

/** What can be done beside moving; the way out comes last. Of help there is none for those who play. */
export function commandsAt({ snapshot }: ClientState, { player }: Viewer): readonly Command[] {
  if (!snapshot) return ['menu'];
  if (player === undefined) return ['hint', 'values', 'rules', 'save', 'menu'];
  const { offer, takebacks, moves, turn } = snapshot;
  const hasMoved = moves.length >= 2 || (moves.length === 1 && turn !== player);
  const isOffered = offer !== null && offer.by !== player;
  return [
    ...(isOffered ? (['accept', 'decline'] as const) : []),
    ...(offer === null ? (['draw'] as const) : []),
    ...(offer?.by === player ? (['decline'] as const) : []),
    ...(takebacks && offer === null && hasMoved ? (['takeback'] as const) : []),
    'rules',
    'save',
    ...(moves.length < 2 ? (['abort'] as const) : []),
    'resign',
    'menu',
  ];
}

/** `12:03:10`, where the person is. */
export function timeOfDay(milliseconds: number): string {
  const time = new Date(milliseconds);
  return [time.getHours(), time.getMinutes(), time.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':');
}
