import { batch, createSignal } from 'solid-js';
import { type Game, opponentOf, type Player } from '../../../core/game.ts';
import { type Result, succeed } from '../../../core/problem.ts';
import { formatSeat } from '../../../core/seats/seat.ts';
import type { OnlineClient } from '../../../online/client/client.ts';
import { type ClientState, mayMove, shownMoves } from '../../../online/client/state.ts';
import type { Action, Snapshot } from '../../../online/wire.ts';
import { sayPlayerInSentence } from '../../../play/names.ts';
import { usualPreferences } from '../../../play/preferences.ts';
import { matchOf, seatOf } from '../../../play/table.ts';
import type { Deps } from '../../deps.ts';
import { inLanguage, settings } from '../../settings.ts';
import { awayPlaying, gatedState } from '../../table/session/away-playing.ts';
import { createEngineParts } from '../../table/session/engine-parts.ts';
import type { OnlineSaying, OnlineTable, SaidAction } from '../../table/session/online-table.ts';
import { assembleSession, type Session } from '../../table/session/session.ts';
import { createSessionState } from '../../table/session/session-state.ts';
import { onlineText } from '../text.ts';
import { followGame, tableOf } from './line.ts';
import { createOnlineClocks } from './online-clocks.ts';
import { createReviewAutosave, savedIdOf } from './review-autosave.ts';
import { sayNote, sayOffer, sayReason } from './saying.ts';

export interface OnlineSessionOptions {
  readonly game: Game;
  /** What was known of the game when its client began. */
  readonly snapshot: Snapshot;
  /** The side that is played from here; whoever has none watches. */
  readonly own: Player | undefined;
  readonly client: OnlineClient;
}

/** What is said in passing stays this long beside the board. */
const noticeMilliseconds = 8000;

/** A session at a table whose players sit at different screens. What is played is the client's to say. */
export function createOnlineSession(options: OnlineSessionOptions, deps: Deps): Result<Session> {
  const { game, client, own } = options;
  const first = tableOf(game, options.snapshot, own);
  if (!first.ok) return first;
  const [state, setState] = createSignal(client.state);
  const [notice, setNotice] = createSignal<OnlineSaying>();
  const [isRematchHidden, setRematchHidden] = createSignal(false);
  const [watching, setWatching] = createSignal<SaidAction>();
  const snapshot = () => state().snapshot ?? options.snapshot;
  const isOver = () => snapshot().result !== null;
  /** Moves can be tried, and values seen, by whoever does not play, and by all once the game is over. */
  const mayTry = () => own === undefined || isOver();
  const review = createReviewAutosave(deps, savedIdOf(options.snapshot.id));
  const preferences = { ...usualPreferences, isFlipped: own === 1 };
  const base = createSessionState({ table: first.value, preferences }, review.autosave);
  const table = gatedState(base, mayTry);
  const clocks = createOnlineClocks(state, deps);
  const parts = createEngineParts(table, { ...deps, autosave: review.autosave });
  const session = assembleSession(table, review.autosave, parts);
  let isSaving = false;
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;

  /** Takes up what the client knows. */
  function follow(): void {
    const [now, before] = [client.state, state()];
    batch(() => {
      // What was said in passing was said of the game as it was; why something was not done holds all the same.
      if (now.snapshot?.seq !== before.snapshot?.seq && notice()?.kind !== 'refusal') setNotice(undefined);
      if (now.outbox.kind === 'sending' && before.outbox.kind !== 'sending') setNotice(undefined);
      if (now.outbox.kind === 'refused' && now.outbox !== before.outbox) {
        say({ kind: 'refusal', sentence: sayReason(now.outbox.reason) });
      }
      const declined = own === undefined ? undefined : declinedOffer(before, now, own);
      if (declined && own !== undefined) {
        const sentence = inLanguage(onlineText).offers.declined[declined](nameOf(opponentOf(own), 'start'));
        say({ kind: 'plain', isNews: true, sentence });
      }
      setState(now);
      base.change(followGame(base.table(), snapshot(), shownMoves(now, own), own));
    });
    clocks.attend();
    void saveIfOver();
  }

  /** Says something in passing. */
  function say(saying: OnlineSaying): void {
    clearTimeout(noticeTimer);
    setNotice(saying);
    noticeTimer = setTimeout(() => setNotice(undefined), noticeMilliseconds);
  }

  function sayWhyOff(): void {
    say({ kind: 'refusal', sentence: inLanguage(onlineText).adviceOff });
  }

  /** A game that was played here is saved when it is over; one that was called off is not worth it. */
  async function saveIfOver(): Promise<void> {
    const { result } = snapshot();
    if (isSaving || own === undefined || !result || result.reason === 'abort') return;
    isSaving = true;
    const before = await review.begin();
    const isSame = before && matchOf(before.table).position === matchOf(base.table()).position;
    if (isSame) base.replace({ ...before, table: followGame(before.table, snapshot(), snapshot().moves, own) });
    else base.settle();
  }

  const nameOf: OnlineTable['nameOf'] = (player, place) =>
    sayPlayerInSentence(formatSeat(seatOf(base.table(), player)), settings.language, place);
  const online: OnlineTable = {
    id: options.snapshot.id,
    own,
    snapshot,
    state,
    nameOf,
    note: (player) => sayNote(state(), player, own, clocks.now()),
    saying,
    isAdviceOff: () => !mayTry(),
    may: (action) => isPossible(action, snapshot(), own, state().outbox.kind === 'sending'),
    act: (action) => void client.act(action),
    letWatch: (run) => void setWatching({ label: inLanguage(onlineText).watchHere, run }),
  };

  function saying(): OnlineSaying | undefined {
    const { connection } = state();
    const action = watching();
    if (connection.kind === 'closed' && action) {
      return { kind: 'refusal', sentence: sayReason(connection.reason), action };
    }
    const said = notice();
    if (said) return said;
    if (connection.kind === 'closed') return { kind: 'refusal', sentence: sayReason(connection.reason) };
    return offerSaying() ?? lostSaying() ?? (isOver() || own === undefined ? undefined : turnSaying(own));
  }

  /** A move that came to nothing is not only said in passing: whoever made it may have looked away since. */
  function lostSaying(): OnlineSaying | undefined {
    const { outbox } = state();
    if (outbox.kind !== 'refused' || outbox.pending.kind !== 'move') return undefined;
    return { kind: 'refusal', sentence: sayReason(outbox.reason) };
  }

  function offerSaying(): OnlineSaying | undefined {
    const { offer, rematch } = snapshot();
    if (!offer || own === undefined || rematch !== null) return undefined;
    const { kind, by } = offer;
    const { accept, decline, withdraw } = inLanguage(onlineText).offers;
    const said = sayOffer(kind, nameOf(by, 'start'), by === own);
    if (kind === 'rematch' && isRematchHidden()) return undefined;
    if (by === own) {
      // A rematch that was asked for stays asked for; anything else may be withdrawn.
      const action = kind === 'rematch' ? undefined : { label: withdraw, run: () => void client.act('decline') };
      return { kind: 'plain', sentence: said, ...(action && { action }) };
    }
    const [yes, no]: readonly [Action, () => void] =
      kind === 'rematch'
        ? ['rematch', () => void setRematchHidden(true)]
        : ['accept', () => void client.act('decline')];
    const choices = [
      { label: accept[kind], run: () => void client.act(yes) },
      { label: decline[kind], run: no },
    ];
    return { kind: 'offer', sentence: said, choices };
  }

  function turnSaying(player: Player): OnlineSaying {
    const { turn: words } = inLanguage(onlineText);
    if (base.table().current !== base.table().head) {
      const action = { label: words.backToGame, run: session.lines.backToGame };
      return { kind: 'plain', sentence: words.lookingBack, action };
    }
    const { outbox } = state();
    if (outbox.kind === 'sending' && outbox.failedSince !== undefined) return { kind: 'plain', sentence: words.kept };
    const { turn, seats } = snapshot();
    const isSent = outbox.kind === 'sending' && outbox.pending.kind === 'move';
    if (turn !== player || isSent) {
      return { kind: 'plain', sentence: words.theirs(nameOf(opponentOf(player), 'bare')) };
    }
    const isAlone = !seats[opponentOf(player)].isClaimed;
    return { kind: 'plain', sentence: isAlone ? words.alone : words.yours };
  }

  const endListening = client.subscribe(follow);
  follow();
  return succeed({
    ...session,
    clocks,
    playing: awayPlaying(session.playing, base, {
      mayTry,
      mayMove: () => own !== undefined && mayMove(state(), own),
      play: (move) => client.play(game.notation.move(matchOf(base.table()).state, move)),
      mayResign: () => online.may('resign'),
      resign: () => online.act('resign'),
    }),
    analysis: {
      ...session.analysis,
      showValues: (isShowing) => (mayTry() ? session.analysis.showValues(isShowing) : sayWhyOff()),
      askHint: () => (mayTry() ? session.analysis.askHint() : sayWhyOff()),
    },
    away: online,
    online,
    close() {
      endListening();
      clearTimeout(noticeTimer);
      clocks.stop();
      client.stop();
      session.close();
    },
  });
}

/** What the other side has just declined; what falls with a move, or was withdrawn here, was not declined. */
export function declinedOffer(
  { snapshot: before }: ClientState,
  { snapshot: now, outbox }: ClientState,
  own: Player,
): 'draw' | 'takeback' | undefined {
  const offer = before?.offer;
  if (!before || !now || offer?.by !== own || now.offer !== null || now.result) return undefined;
  const isWithdrawn =
    outbox.kind !== 'empty' && outbox.pending.kind === 'action' && outbox.pending.action === 'decline';
  const isSame = now.ply === before.ply && now.epoch === before.epoch;
  return isSame && !isWithdrawn && offer.kind !== 'rematch' ? offer.kind : undefined;
}

/** Whether an action is one that the server would take, as far as is known here. */
export function isPossible(
  action: Action,
  { result, moves, turn, takebacks, offer, seats, rematch }: Snapshot,
  own: Player | undefined,
  isSending: boolean,
): boolean {
  if (own === undefined || isSending) return false;
  if (action === 'rematch') {
    return result !== null && result.reason !== 'abort' && rematch === null && offer?.by !== own;
  }
  if (result) return false;
  switch (action) {
    case 'abort':
      return moves.length < 2;
    case 'resign':
      return moves.length >= 2;
    case 'offer-draw':
      return offer === null && seats[opponentOf(own)].isClaimed;
    case 'ask-takeback':
      return takebacks && offer === null && moves.length >= (turn === own ? 2 : 1);
    case 'accept':
      return offer !== null && offer.by !== own;
    case 'decline':
      return offer !== null;
    case 'claim-time':
      return false;
  }
}
