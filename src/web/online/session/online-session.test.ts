import { describe, expect, test, vi } from 'vitest';
import { makeDeps } from '../../../../test/web-deps.ts';
import { live, type OnlineStage, start } from '../../../../test/web-online.ts';
import type { Game, Player } from '../../../core/game.ts';
import { readMove } from '../../../core/match.ts';
import { findGame } from '../../../games/index.ts';
import type { GameEvent, Snapshot } from '../../../online/wire.ts';
import type { Session } from '../../table/session/session.ts';
import { createOnlineSession, isPossible } from './online-session.ts';
import { savedIdOf } from './review-autosave.ts';
import { sayNote } from './saying.ts';

const game = (await findGame('tres-em-linha')?.load()) as Game;

interface Sitting {
  readonly stage: OnlineStage;
  readonly session: Session;
  readonly deps: ReturnType<typeof makeDeps>;
  /** Something happens at the server. */
  happen(...events: readonly GameEvent[]): Promise<void>;
}

async function sit(own: Player | undefined): Promise<Sitting> {
  const stage = await live({ isWatching: own === undefined });
  const deps = makeDeps();
  const made = createOnlineSession({ game, snapshot: start, own, client: stage.client }, deps.deps);
  if (!made.ok) throw new Error(made.problem.code);
  let { seq } = start;
  return {
    stage,
    session: made.value,
    deps,
    async happen(...events) {
      await stage.tell(...events.map((event) => ({ kind: 'event', event: { ...event, seq: ++seq } }) as const));
    },
  };
}

/** A move as the server tells it. */
function moved(session: Session, moves: string): GameEvent[] {
  return moves.split('').map((move, index) => {
    const ply = session.shown.match().ply + index + 1;
    return {
      kind: 'move',
      data: { move, ply, epoch: 0, position: start.position, turn: ply % 2 === 0 ? 0 : 1, clock: null },
    };
  });
}

const answer = (snapshot: Partial<Snapshot>) => [200, { seq: 99, snapshot: { ...start, ...snapshot } }] as const;
const played = (session: Session) => session.shown.match().played.join('');

function play(session: Session, text: string): void {
  const move = readMove(game, session.shown.match().state, text);
  const done = move.ok ? session.playing.play(move.value) : move;
  if (!done.ok) throw new Error(done.problem.code);
}

describe('at a table whose players sit at different screens', () => {
  test('one’s move is seen at once, is being sent, and is saved', async () => {
    const { stage, session } = await sit(0);
    stage.script.push(answer({ seq: 9, moves: ['3'], ply: 1, turn: 1 }));
    expect([session.playing.moves().length, session.online?.saying()?.sentence]).toEqual([5, 'Your turn.']);
    play(session, '3');
    expect([played(session), session.playing.moves().length]).toEqual(['3', 0]);
    expect(session.online?.note(0)).toBe('sending…');
    await stage.pass();
    expect(session.online?.note(0)).toBe('saved');
    expect(session.online?.saying()?.sentence).toBe('Waiting for Rui to move.');
    session.close();
  });

  test('a move that finds no network is kept, and said to be', async () => {
    const { stage, session } = await sit(0);
    stage.script.push('lost');
    play(session, '3');
    await stage.pass();
    expect(session.online?.note(0)).toMatch(/^not sent yet, no connection since \d\d:\d\d$/u);
    expect(session.online?.saying()?.sentence).toContain('kept here');
    expect(played(session)).toBe('3');
    session.close();
  });

  test('a move that no longer fits goes, with the reason', async () => {
    const { stage, session } = await sit(0);
    stage.script.push([409, { code: 'stale', title: 'Stale.', snapshot: { ...start, seq: 9, epoch: 1 } }]);
    play(session, '3');
    await stage.pass();
    expect(played(session)).toBe('');
    const refusal = { kind: 'refusal', sentence: expect.stringContaining('“3”') };
    expect(session.online?.saying()).toMatchObject(refusal);
    play(session, '4');
    expect(session.online?.saying()?.kind).toBe('plain');
    session.close();
  });

  test('that a move was lost stays said, whatever happens then, until the next is made', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { stage, session, happen } = await sit(0);
    stage.script.push([409, { code: 'game-over', title: 'The move “3” came too late.' }]);
    play(session, '3');
    await vi.waitFor(() => expect(session.online?.saying()?.kind).toBe('refusal'));
    await happen({ kind: 'seat', data: { seat: 1, name: 'Rita', isClaimed: true } });
    expect(session.online?.saying()?.kind).toBe('refusal');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(session.online?.saying()).toMatchObject({ kind: 'refusal', sentence: expect.stringContaining('“3”') });
    play(session, '4');
    expect(session.online?.saying()?.kind).toBe('plain');
    vi.useRealTimers();
    session.close();
  });

  test('the other’s moves come in, and nobody moves for them', async () => {
    const { session, happen } = await sit(0);
    await happen(...moved(session, '34'));
    expect(played(session)).toBe('34');
    await happen(...moved(session, '5'));
    expect(session.playing.moves()).toEqual([]);
    session.close();
  });

  test('nothing is told of values while it goes on, nothing is tried, and looking back is only looking', async () => {
    const { session, happen } = await sit(0);
    await happen(...moved(session, '34'));
    expect(session.online?.isAdviceOff()).toBe(true);
    session.analysis.showValues(true);
    session.analysis.askHint();
    expect(session.online?.saying()).toMatchObject({
      kind: 'refusal',
      sentence: expect.stringMatching(/^Values, hints/u),
    });
    expect([session.analysis.isShowingValues(), session.analysis.isSeekingHint()]).toEqual([false, false]);
    expect(session.reviewing.isOn()).toBe(false);
    session.lines.look('start');
    expect([played(session), session.playing.moves(), session.playing.canUndo()]).toEqual(['', [], false]);
    session.lines.backToGame();
    session.playing.undo();
    session.playing.newGame();
    session.playing.swapSides();
    expect(played(session)).toBe('34');
    session.close();
  });

  test('once it is over it is reviewed like any game, and kept among them', async () => {
    const { session, happen, deps } = await sit(0);
    await happen(...moved(session, '34'));
    await happen({ kind: 'end', data: { result: { reason: 'resignation', winner: 0 }, clock: null } });
    expect(session.shown.result()).toEqual({ reason: 'resignation', winner: 0, cells: [] });
    expect([session.online?.isAdviceOff(), session.reviewing.isOn()]).toEqual([false, true]);
    session.lines.look('start');
    play(session, '1');
    expect(session.shown.tree().nodes.size).toBe(4);
    session.playing.undo();
    session.lines.backToGame();
    session.playing.undo();
    expect(played(session)).toBe('34');
    await vi.waitFor(async () => {
      const saved = await deps.savedGames.open(savedIdOf(start.id));
      expect(saved.ok && saved.value.saved.table.tree.nodes.size).toBe(4);
      expect(saved.ok && saved.value.record.seats).toEqual(['me', 'elsewhere:Rui']);
    });
    session.close();
  });

  test('one that was called off is not kept', async () => {
    const { session, happen, deps } = await sit(0);
    await happen({ kind: 'end', data: { result: { reason: 'abort', winner: null }, clock: null } });
    expect(session.shown.result()?.reason).toBe('abort');
    expect((await deps.savedGames.open(savedIdOf(start.id))).ok).toBe(false);
    session.close();
  });

  test('who watches may see values and try moves, but not where the game stands', async () => {
    const { session, happen } = await sit(undefined);
    await happen(...moved(session, '34'));
    expect(session.online?.isAdviceOff()).toBe(false);
    session.analysis.showValues(true);
    expect([session.analysis.isShowingValues(), session.playing.moves(), session.playing.canResign()]).toEqual([
      true,
      [],
      false,
    ]);
    session.lines.look('back');
    play(session, '1');
    expect(played(session)).toBe('31');
    await happen(...moved(session, '5').map((event) => ({ ...event, data: { ...event.data, ply: 3 } }) as GameEvent));
    expect(played(session)).toBe('31');
    session.lines.backToGame();
    expect(played(session)).toBe('345');
    session.close();
  });
});

test('beside a player of a game that the server has no more nothing is said', async () => {
  const { stage, session } = await sit(0);
  const reason = { kind: 'said', code: 'no-such-game', title: 'There is no such game here.' } as const;
  const closed = { ...stage.client.state, connection: { kind: 'closed', reason } } as const;
  expect([0, 1].map((player) => sayNote(closed, player as Player, 0, 0))).toEqual(['', '']);
  session.close();
});

describe('an offer', () => {
  test('of the other waits with two answers', async () => {
    const { stage, session, happen } = await sit(0);
    await happen({ kind: 'offer', data: { kind: 'draw', by: 1 } });
    const said = session.online?.saying();
    expect(said).toMatchObject({ kind: 'offer', sentence: 'Rui offers a draw.' });
    expect(said?.choices?.map(({ label }) => label)).toEqual(['Accept', 'Decline']);
    said?.choices?.[0]?.run();
    expect(stage.client.state.outbox).toMatchObject({ pending: { kind: 'action', action: 'accept' } });
    session.close();
  });

  test('of who gave no name begins as a sentence does', async () => {
    const { session, happen } = await sit(0);
    await happen({ kind: 'seat', data: { seat: 1, name: null, isClaimed: true } });
    await happen({ kind: 'offer', data: { kind: 'draw', by: 1 } });
    expect(session.online?.saying()?.sentence).toBe('Someone offers a draw.');
    await happen(...moved(session, '3'));
    expect(session.online?.saying()?.sentence).toBe('Waiting for someone to move.');
    session.close();
  });

  test('of one’s own can be withdrawn, and a refusal of it is told', async () => {
    const { session, happen } = await sit(0);
    await happen({ kind: 'offer', data: { kind: 'draw', by: 0 } });
    expect(session.online?.saying()).toMatchObject({ sentence: 'You offered a draw.', action: { label: 'Withdraw' } });
    expect(session.online?.may('offer-draw')).toBe(false);
    await happen({ kind: 'declined', data: { kind: 'draw', by: 1 } });
    expect(session.online?.saying()?.sentence).toBe('Rui declines the draw.');
    // It gives way to what happens next.
    await happen(...moved(session, '3'));
    expect(session.online?.saying()?.sentence).toBe('Waiting for Rui to move.');
    session.close();
  });

  test('of a rematch may be left for later', async () => {
    const { session, happen } = await sit(0);
    await happen({ kind: 'end', data: { result: { reason: 'resignation', winner: 1 }, clock: null } });
    await happen({ kind: 'rematch', data: { by: 1, id: null } });
    expect(session.online?.saying()?.sentence).toBe('Rui would like a rematch.');
    session.online?.saying()?.choices?.[1]?.run();
    expect(session.online?.saying()).toBeUndefined();
    expect(session.online?.may('rematch')).toBe(true);
    session.close();
  });
});

test('clocks are shown as the server has them, and run with its time', async () => {
  const { session, happen, stage } = await sit(0);
  const clock = { kind: 'live' as const, seconds: 60, increment: 0, left: [50_000, 40_000] as const, deadline: null };
  await happen({ kind: 'clock', data: { clock } });
  expect([session.clocks.areOn(), session.clocks.left(0), session.clocks.running()]).toEqual([true, 50_000, undefined]);
  expect(stage.client.state.snapshot?.clock?.kind).toBe('live');
  session.close();
});

describe('an action is possible', () => {
  const at = (changes: Partial<Snapshot>) => ({ ...start, ...changes });
  const two = { moves: ['3', '4'], ply: 2 };
  test.each([
    ['abort', at({}), true],
    ['abort', at(two), false],
    ['resign', at({}), false],
    ['resign', at(two), true],
    ['ask-takeback', at({}), false],
    ['ask-takeback', at(two), true],
    ['ask-takeback', at({ ...two, takebacks: false }), false],
    ['ask-takeback', at({ moves: ['3'], ply: 1, turn: 1 }), true],
    ['offer-draw', at({ offer: { kind: 'takeback', by: 1 } }), false],
    ['rematch', at({}), false],
    ['rematch', at({ result: { reason: 'line', winner: 0 } }), true],
    ['rematch', at({ result: { reason: 'abort', winner: null } }), false],
  ] as const)('%s', (action, snapshot, isSo) => {
    expect(isPossible(action, snapshot, 0, false)).toBe(isSo);
    expect(isPossible(action, snapshot, undefined, false)).toBe(false);
    expect(isPossible(action, snapshot, 0, true)).toBe(false);
  });
});
