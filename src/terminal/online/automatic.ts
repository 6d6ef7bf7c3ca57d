import type { Player } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { OnlineClient } from '../../online/client/client.ts';
import { timeLeft } from '../../online/client/follow.ts';
import { fits } from '../../online/client/pending.ts';
import { type ClientState, mayMove, shownMoves } from '../../online/client/state.ts';
import type { Snapshot } from '../../online/wire.ts';
import { sayPlayerInSentence } from '../../play/names.ts';
import { matchOf, type Table } from '../../play/table.ts';
import { sayMove } from '../../text/say.ts';
import type { Failure, Invocation } from '../command.ts';
import { orAborted } from '../or-aborted.ts';
import { type Opponent, Opponents } from '../play/opponent.ts';
import { closedFailure, firstSnapshot } from './connection.ts';
import { type Conduct, comeBack, followRematch, type Meeting, tell } from './meet.ts';
import { isTurningPoint, newsBetween } from './news.ts';
import { catchUp, tableOf } from './online-table.ts';
import { refuse } from './problems.ts';
import { sayReason, sayResult, type Viewer } from './standing.ts';
import { onlineText } from './text.ts';

/** A move is to be on its way so long before its clock runs out, however slow the way. */
const reserve = 1000;
/** So many moves are reckoned with at the least. */
const movesToCome = 20;
/** Of what a move adds to the clock, so much is used for it. */
const shareOfIncrement = 0.8;

/** How long a player may think of its move, in milliseconds, when it is `now` where the clocks are; undefined without one. */
export function thinkingTime(snapshot: Snapshot, player: Player, now: number): number | undefined {
  const left = timeLeft(snapshot, player, now);
  const { clock } = snapshot;
  if (left === undefined || !clock) return undefined;
  const increment = clock.kind === 'live' ? clock.increment * 1000 : 0;
  return Math.max(0, Math.min(left - reserve, left / movesToCome + increment * shareOfIncrement));
}

/** A computer player or a bot has the seat: it moves by itself, declines what is offered, and goes when the game is over. */
export function byItself(name: string, invocation: Invocation): Conduct {
  return async (meeting, signal) => {
    const { language } = invocation.arguments;
    const opponents = new Opponents(invocation.hearBotError);
    const analyst = invocation.startAnalyst(meeting.game);
    let last = meeting;
    let failure: Failure | undefined;
    try {
      for (;;) {
        const player = opponents.called(name, invocation.freshSeed(), analyst);
        failure = await playOut(last, player, name, signal, invocation);
        const { snapshot } = last.client.state;
        if (failure || signal.aborted || !snapshot || snapshot.rematch === null) break;
        last.client.stop();
        last = followRematch(last, snapshot, invocation);
        const first = await orAborted(firstSnapshot(last.client, { language, game: last.game }), signal);
        if (first && 'failure' in first) failure = first.failure;
        if (failure || signal.aborted) break;
        // Its chances are those of one game.
        opponents.dismiss();
      }
    } finally {
      opponents.dismiss();
      analyst.close();
      last.client.stop();
    }
    const text = comeBack(last.place, invocation, last.client.state.snapshot);
    return { answer: { ...(failure && { failure }), ...(text && { printout: { text, json: {} } }) }, last };
  };
}

async function playOut(
  { client, game, player, place }: Meeting,
  opponent: Opponent,
  name: string,
  signal: AbortSignal,
  invocation: Invocation,
): Promise<Failure | undefined> {
  const { language } = invocation.arguments;
  const { snapshot } = client.state;
  const table = snapshot && tableOf(game, snapshot, shownMoves(client.state, player));
  if (player === undefined || !table?.ok) return refuse({ code: 'online-bad-line', values: { id: place.id } });
  const side = game.text[language].players[player];
  const called = sayPlayerInSentence(name, language, 'start');
  tell(onlineText[language].playsAs(called, side.inSentence ?? side.name), invocation);
  return new AutomaticSeat(client, player, table.value, opponent, invocation).play(signal);
}

/** One game of a seat that plays by itself. What happens is told line by line. */
class AutomaticSeat {
  private readonly client: OnlineClient;
  private readonly viewer: Viewer & { readonly player: Player };
  private readonly opponent: Opponent;
  private readonly invocation: Invocation;
  private table: Table;
  private seen: ClientState;
  private hasToldResult = false;

  constructor(client: OnlineClient, player: Player, table: Table, opponent: Opponent, invocation: Invocation) {
    this.client = client;
    this.viewer = { game: table.game, language: invocation.arguments.language, player, isLive: false };
    this.opponent = opponent;
    this.invocation = invocation;
    this.table = table;
    this.seen = client.state;
  }

  /** Plays to the end, and on to the next game where that is wanted, or until it is stopped; or why it can't go on. */
  async play(stop: AbortSignal): Promise<Failure | undefined> {
    while (!stop.aborted) {
      const { state } = this.client;
      const { snapshot } = state;
      const closed = closedFailure(state, this.viewer);
      if (closed || !snapshot) return closed;
      const failure = this.tellNews(state, snapshot) ?? this.refusedMove(state, snapshot);
      if (failure) return failure;
      if (snapshot.result) {
        if (!this.invocation.arguments.wantsRematch || snapshot.rematch !== null) return undefined;
        if (snapshot.offer?.by !== this.viewer.player) this.client.act('rematch');
      } else if (snapshot.offer && snapshot.offer.by !== this.viewer.player) this.client.act('decline');
      else if (mayMove(state, this.viewer.player)) {
        const failed = await this.move(snapshot, matchOf(this.table), stop);
        if (failed) return failed;
      }
      await orAborted(
        this.changeFrom(state, () => true),
        stop,
      );
    }
    return undefined;
  }

  /** A move that the server will not have, though it was its turn: to play it again would be refused again. */
  private refusedMove({ outbox }: ClientState, snapshot: Snapshot): Failure | undefined {
    const { language, game, player } = this.viewer;
    if (outbox.kind !== 'refused' || outbox.pending.kind !== 'move') return undefined;
    if (!fits(outbox.pending, snapshot, player)) return undefined;
    return refuse({ code: 'online-said', values: { said: sayReason(outbox.reason, language, game) } });
  }

  private tellNews(state: ClientState, snapshot: Snapshot): Failure | undefined {
    const { game, language, player } = this.viewer;
    for (const news of newsBetween(this.seen, state, this.viewer)) tell(news, this.invocation);
    this.seen = state;
    const caught = catchUp(this.table, snapshot, shownMoves(state, player));
    if (!caught.ok) return caught;
    let before = caught.value.shared;
    for (const next of caught.value.played) {
      const { move } = matchOf(next).step;
      if (move !== undefined) tell(sayMove(game, matchOf(before).state, move, language), this.invocation);
      before = next;
    }
    this.table = caught.value.last;
    const result = sayResult(snapshot, matchOf(this.table), language);
    if (result !== undefined && !this.hasToldResult) tell(result, this.invocation);
    this.hasToldResult = result !== undefined;
    return undefined;
  }

  /** One move, within the clock; none where the game has changed before it was found. */
  private async move(snapshot: Snapshot, match: Match, stop: AbortSignal): Promise<Failure | undefined> {
    const { game, player } = this.viewer;
    const { state } = this.client;
    const [working, hurrying] = [new AbortController(), new AbortController()];
    const time = thinkingTime(snapshot, player, this.invocation.wallClock() + (state.ahead ?? 0));
    const timer = time === undefined ? undefined : setTimeout(() => hurrying.abort(), time);
    const changed = this.changeFrom(state, (next) => isTurningPoint(state, next, player));
    void orAborted(changed, stop).then(() => working.abort());
    const chosen = await this.opponent.move(match, { signal: working.signal, hurry: hurrying.signal });
    clearTimeout(timer);
    if (!chosen || working.signal.aborted) return undefined;
    if (!chosen.ok) return { ...chosen, game };
    this.client.play(game.notation.move(match.state, chosen.value.move));
    return undefined;
  }

  /** When the state is another than one was, in a way that counts. */
  private changeFrom(state: ClientState, counts: (next: ClientState) => boolean): Promise<void> {
    const { client } = this;
    return new Promise((resolve) => {
      const look = () => {
        if (client.state === state || !counts(client.state)) return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = client.subscribe(look);
      look();
    });
  }
}
