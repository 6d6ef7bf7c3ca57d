import { expect } from 'vitest';
import { opponentOf, type Player } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { parseInstant } from '../../src/online/instant.ts';
import { snapshotOf } from '../../src/online/stored-game.ts';
import type { SavedAnswer, WireClock } from '../../src/online/wire.ts';
import type { ModelRun } from './model.ts';
import { secretOf } from './service-deps.ts';

// The promises of online play, each checked by what happened alone: by the events, the answers, and what clients showed.

/** 1 and 3. What was answered is in the store; the same key gives the same answer and happens once. */
export function checkAnswers({ network, store, id, outcomes, madeKeys }: ModelRun): void {
  const history = store.history(id);
  const answers = store.answers(id);
  const seqs = new Map<string, number>();
  for (const { request, status, body } of network.exchanges) {
    if (status !== 200 || !/\/(?:moves|actions)$/u.test(request.path)) continue;
    const { key, epoch, ply, move, action } = JSON.parse(request.body ?? '{}');
    // Whatever a client sends it has kept before, so that a reload loses nothing and makes nothing twice.
    expect(madeKeys).toContain(key);
    const { seq } = JSON.parse(body) as SavedAnswer;
    const whose = `${request.headers.authorization} ${key}`;
    expect(seqs.get(whose) ?? seq).toBe(seq);
    seqs.set(whose, seq);
    expect(seq).toBeLessThanOrEqual(history.length);
    if (move === undefined) {
      expect(answers).toContainEqual(expect.objectContaining({ key, body: `action ${epoch} ${ply} ${action}`, seq }));
      continue;
    }
    expect(answers).toContainEqual(expect.objectContaining({ key, body: `move ${epoch} ${ply} ${move}`, seq }));
    const made = history.filter(
      (event) => event.kind === 'move' && event.data.epoch === epoch && event.data.ply === ply + 1,
    );
    expect(made).toMatchObject([{ data: { move } }]);
    expect(seq - Number(made[0]?.seq)).toBeLessThanOrEqual(1);
  }
  // Every move was made for a key of its own.
  const moves = history.filter(({ kind }) => kind === 'move');
  expect(answers.filter(({ body }) => body.startsWith('move ')).map(({ key }) => key)).toHaveLength(moves.length);
  // What clients say of it is so. An action that was refused for now may still come again and be right then.
  for (const outcome of outcomes) {
    const isDropped = outcome.kind === 'refused' && outcome.reason.kind === 'noticed';
    if (outcome.kind !== 'saved' && !isDropped) continue;
    const kept = answers.find(({ key }) => key === outcome.pending.key);
    expect(kept?.seq).toBe(outcome.kind === 'saved' ? outcome.seq : undefined);
  }
}

/** 7. Nobody moves without the seat's secret: every move is of who had the turn. */
export function checkMovers({ commits, network }: ModelRun): void {
  for (const { before, events, answer } of commits) {
    if (events.some(({ kind }) => kind === 'move')) expect(answer?.seat).toBe(before.turn);
  }
  const nobody = `Bearer ${secretOf('nobody')}`;
  const ofNobody = network.exchanges.filter(({ request }) => request.headers.authorization === nobody);
  expect(ofNobody.filter(({ status }) => status !== 401)).toEqual([]);
}

/** 2. One move for each epoch and ply, and the line replays legally by the same rules as everywhere. */
export function checkLine({ game, store, id, final }: ModelRun): void {
  const places = store
    .history(id)
    .flatMap((event) => (event.kind === 'move' ? `${event.data.epoch} ${event.data.ply}` : []));
  expect(new Set(places).size).toBe(places.length);
  const begun = Match.fromPosition(game, final.start);
  if (!begun.ok) throw new Error('The game does not begin.');
  let match = begun.value;
  let epoch = 0;
  for (const event of store.history(id)) {
    if (event.kind === 'move') {
      const next = match.play(event.data.move);
      if (!next.ok) throw new Error(`Move ${event.data.move} is not legal.`);
      match = next.value;
    } else if (event.kind === 'takeback') {
      match = match.goTo(event.data.ply);
      epoch++;
    } else continue;
    expect(event.data).toMatchObject({ ply: match.ply, epoch, position: match.position, turn: match.turn });
  }
  expect(final).toMatchObject({ moves: match.played, position: match.position, turn: match.turn, epoch });
  if (match.ending) expect(final.result?.reason).toBe(match.ending.reason);
}

/** 4. Every watcher sees a gapless, ordered prefix, and in the end all of it. */
export function checkWatchers({ store, id, commits, shown, clients, final, network }: ModelRun): void {
  const history = store.history(id);
  expect(history.map(({ seq }) => seq)).toEqual(history.map((_event, index) => index + 1));
  const truths = new Map(commits.map(({ after }) => [after.seq, snapshotOf(after)]));
  for (const snapshots of shown) {
    const seqs = snapshots.map(({ seq }) => seq);
    expect(seqs).toEqual([...seqs].sort((one, other) => one - other));
    // Between the events of one change the server itself has no snapshot.
    for (const snapshot of snapshots) expect(snapshot).toEqual(truths.get(snapshot.seq) ?? snapshot);
  }
  for (const { state } of clients) {
    expect(state.snapshot).toEqual(final);
    expect(state.outbox.kind).not.toBe('sending');
  }
  // A stream that had a gap would have made somebody ask for the snapshot.
  expect(network.exchanges.filter(({ request }) => request.method === 'GET')).toEqual([]);
}

/** 5. A game ends once, and nothing follows but what is said of another. */
export function checkEnd({ store, id, final }: ModelRun): void {
  const kinds = store.history(id).map(({ kind }) => kind);
  const end = kinds.indexOf('end');
  expect(final.result !== null).toBe(end >= 0);
  const rest = end < 0 ? [] : kinds.slice(end + 1);
  expect(rest.filter((kind) => kind !== 'rematch')).toEqual([]);
  expect(rest.length).toBeLessThanOrEqual(2);
  expect(store.ids()).toHaveLength(final.rematch === null ? 1 : 2);
}

/**
 * 6. A running clock has a deadline; the time of a turn is charged once; downtime is charged to nobody. Reckoned anew from
 * when things happened: what was left, less the time in which a server lived.
 */
export function checkClock({ commits, kills, final }: ModelRun): void {
  if (!final.clock) return;
  const control = final.clock;
  const full = control.kind === 'live' ? control.seconds * 1000 : control.days * 86_400_000;
  const left: [number, number] = [full, full];
  let turn: Player = commits[0]?.before.turn ?? 0;
  let lived = 0;
  /** Since when the clock runs, or was last known to; undefined while it stands. */
  let since: number | undefined;
  const used = (now: number) => {
    if (since === undefined) return 0;
    const from = since;
    // Whatever counts again after the server died has begun to count anew.
    expect(kills.filter((kill) => from < kill && kill < now)).toEqual([]);
    return lived + now - from;
  };
  const charge = (player: Player, now: number) => {
    if (control.kind === 'live') left[player] = Math.max(0, left[player] - used(now));
  };
  const run = (ply: number, next: Player, now: number) => {
    [turn, lived, since] = [next, 0, ply >= 2 ? now : undefined];
  };
  for (const { after, events, lastBeat } of commits) {
    const now = after.touched;
    for (const event of events) {
      const time = control.kind === 'live' ? left[turn] : full;
      switch (event.kind) {
        case 'move':
          expect(used(now)).toBeLessThan(time);
          charge(turn, now);
          if (control.kind === 'live' && since !== undefined) left[turn] += control.increment * 1000;
          run(event.data.ply, opponentOf(turn), now);
          checkShown(event.data.clock, left, since && now + left[turn]);
          break;
        case 'takeback':
          charge(turn, now);
          run(event.data.ply, event.data.turn, now);
          checkShown(event.data.clock, left, since && now + left[turn]);
          break;
        case 'clock':
          lived += Math.max(0, lastBeat - (since ?? now));
          since = now;
          expect(parseInstant(event.data.clock.deadline ?? '')).toBe(now + time - lived);
          break;
        case 'end':
          if (event.data.result.reason === 'time') expect(used(now)).toBeGreaterThanOrEqual(time);
          charge(turn, now);
          since = undefined;
          checkShown(event.data.clock, left, undefined);
      }
    }
    expect(typeof after.clock?.deadline === 'number').toBe(since !== undefined);
  }
}

function checkShown(clock: WireClock | null, left: readonly [number, number], deadline: number | undefined): void {
  expect(clock?.left).toEqual(left);
  expect(clock?.deadline ? parseInstant(clock.deadline) : undefined).toBe(deadline);
}

/** 7. No secret and no invitation is in an event, a snapshot or an answer, but for that of the creation. */
export function checkSecrets({ store, id, network, confidential, final }: ModelRun): void {
  const answers = network.exchanges.filter(({ request }) => request.path !== '/games/');
  const told = JSON.stringify([store.history(id), answers.map(({ body }) => body), final]);
  for (const text of confidential) expect(told).not.toContain(text);
}
