import type { Player } from '../../core/game.ts';
import { type ClientState, shownMoves } from '../../online/client/state.ts';
import type { Snapshot } from '../../online/wire.ts';
import { sayOffer, sayPending, sayReason, sayWho, timeOfDay, type Viewer } from './standing.ts';
import { onlineText } from './text.ts';

const players: readonly Player[] = [0, 1];

/** What has happened between two states, beside moves and the end: a sentence each. What a screen always shows is left out. */
export function newsBetween(before: ClientState, after: ClientState, viewer: Viewer): string[] {
  return [
    ...(viewer.isLive ? [] : ofConnection(before, after, viewer)),
    ...(before.snapshot && after.snapshot ? ofSeats(before, before.snapshot, after, after.snapshot, viewer) : []),
    ...ofOutbox(before, after, viewer),
    ...(before.snapshot && after.snapshot ? ofOffers(before.snapshot, after.snapshot, after, viewer) : []),
  ];
}

function ofConnection(before: ClientState, after: ClientState, { language }: Viewer): string[] {
  const text = onlineText[language];
  const [from, to] = [before.connection, after.connection];
  if (from.kind === to.kind) return [];
  if (to.kind === 'lost') return [text.lostAgo(timeOfDay(to.since))];
  return from.kind === 'lost' && to.kind === 'live' ? [text.back] : [];
}

function ofSeats(before: ClientState, known: Snapshot, after: ClientState, snapshot: Snapshot, viewer: Viewer) {
  const text = onlineText[viewer.language];
  const others = players.filter((player) => player !== viewer.player);
  return others.flatMap((player) => {
    const who = sayWho(snapshot, player, viewer);
    if (!known.seats[player].isClaimed && snapshot.seats[player].isClaimed) return [text.joined(who)];
    if (viewer.isLive) return [];
    // Without a connection nobody knows who is there.
    if (before.here[player] === after.here[player] || after.connection.kind !== 'live') return [];
    return [after.here[player] ? text.came(who) : text.went(who)];
  });
}

function ofOutbox(before: ClientState, after: ClientState, viewer: Viewer): string[] {
  const text = onlineText[viewer.language];
  const [from, to] = [before.outbox, after.outbox];
  if (from === to || to.kind === 'empty') return [];
  if (to.kind === 'refused') return [sayReason(to.reason, viewer.language, viewer.game)];
  if (viewer.isLive) return [];
  const what = sayPending(to.pending, viewer);
  if (to.kind === 'saved') return to.pending.kind === 'move' ? [text.saved(what)] : [];
  const hasFailed = from.kind === 'sending' && from.failedSince !== undefined;
  return to.failedSince === undefined || hasFailed ? [] : [text.kept(what, timeOfDay(to.failedSince))];
}

function ofOffers(before: Snapshot, after: Snapshot, state: ClientState, viewer: Viewer): string[] {
  const text = onlineText[viewer.language];
  const [from, to] = [before.offer, after.offer];
  if (after.epoch !== before.epoch) return [text.tookBack];
  if (from?.kind === to?.kind && from?.by === to?.by) return [];
  if (to) return viewer.isLive ? [] : [sayOffer(after, to, viewer)];
  // With a move or the end, an offer falls by itself.
  if (!from || after.ply !== before.ply || after.result !== before.result || after.rematch !== null) return [];
  const answerer: Player = from.by === 0 ? 1 : 0;
  const isByUs = hasDeclined(state, after);
  if (from.by === viewer.player)
    return [isByUs ? text.withdrawn : text.declined[from.kind](sayWho(after, answerer, viewer))];
  if (answerer === viewer.player) return [isByUs ? text.youDeclined : text.withdrawn];
  return [text.declined[from.kind](sayWho(after, answerer, viewer))];
}

/** Whether the last thing done here was to decline, in the game as it stands. */
function hasDeclined({ outbox }: ClientState, { epoch, ply }: Snapshot): boolean {
  if (outbox.kind !== 'sending' && outbox.kind !== 'saved') return false;
  const { pending } = outbox;
  return pending.kind === 'action' && pending.action === 'decline' && pending.epoch === epoch && pending.ply === ply;
}

/** Whether what can be done has changed, and not only what there is to know. */
export function isTurningPoint(before: ClientState, after: ClientState, player: Player | undefined): boolean {
  const [from, to] = [before.snapshot, after.snapshot];
  if (!from || !to || before.connection.kind === 'closed' || after.connection.kind === 'closed') return true;
  const [old, now] = [shownMoves(before, player), shownMoves(after, player)];
  return (
    old.length !== now.length ||
    old.some((move, ply) => move !== now[ply]) ||
    from.epoch !== to.epoch ||
    from.result !== to.result ||
    from.rematch !== to.rematch ||
    from.offer?.kind !== to.offer?.kind ||
    from.offer?.by !== to.offer?.by ||
    players.some((each) => from.seats[each].isClaimed !== to.seats[each].isClaimed) ||
    (before.outbox.kind === 'sending') !== (after.outbox.kind === 'sending') ||
    (after.outbox !== before.outbox && after.outbox.kind === 'refused')
  );
}
