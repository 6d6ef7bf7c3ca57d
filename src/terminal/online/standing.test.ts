import { describe, expect, test } from 'vitest';
import { present } from '../../core/present.ts';
import { findGame } from '../../games/index.ts';
import { type ClientState, startState } from '../../online/client/state.ts';
import { formatInstant } from '../../online/instant.ts';
import type { Snapshot } from '../../online/wire.ts';
import { thinkingTime } from './automatic.ts';
import { newsBetween } from './news.ts';
import { commandsAt, describeSeat, standingLines, timeOfDay, type Viewer } from './standing.ts';

const game = await present(findGame('neutreeko'), 'game').load();
const noon = Date.UTC(2026, 4, 1, 12);
const snapshot: Snapshot = {
  version: 1,
  id: 'AbCdEfGhIjKlMnOp',
  game: 'neutreeko',
  start: '.w.w./..b../...../..w../.b.b. b',
  moves: [],
  position: '.w.w./..b../...../..w../.b.b. b',
  turn: 0,
  ply: 0,
  epoch: 0,
  seq: 1,
  seats: [
    { kind: 'person', name: 'Ana', isClaimed: true },
    { kind: 'person', name: null, isClaimed: true },
  ],
  clock: null,
  takebacks: true,
  offer: null,
  result: null,
  rematch: null,
  created: '2026-05-01T12:00:00.000Z',
};
const live: ClientState = {
  ...startState(noon, undefined, undefined),
  snapshot,
  connection: { kind: 'live', since: noon },
  here: [true, false],
};
const inGame = (changes: Partial<Snapshot>): ClientState => ({ ...live, snapshot: { ...snapshot, ...changes } });
const viewer = (player: 0 | 1 | undefined, language: 'en' | 'pt' = 'en', isLive = false): Viewer => {
  return { game, player, language, isLive };
};

describe('who has a seat', () => {
  test.each([
    [0, 0, 'en', 'Ana (you)'],
    [1, 0, 'en', 'your opponent, away'],
    [0, 1, 'en', 'Ana, here'],
    [1, 0, 'pt', 'o adversário, ausente'],
    [0, undefined, 'pt', 'Ana, presente'],
    [1, undefined, 'en', 'away'],
  ] as const)('%j is seen from %j in %s', (player, from, language, seen) => {
    expect(describeSeat(live, player, viewer(from, language), noon)).toBe(seen);
  });

  test('is not claimed, a computer, or unknown without a connection', () => {
    const [ana] = snapshot.seats;
    const open = inGame({ seats: [ana, { kind: 'person', name: null, isClaimed: false }] });
    expect(describeSeat(open, 1, viewer(0), noon)).toBe('nobody yet');
    const computer = inGame({ seats: [ana, { kind: 'computer', name: null, player: 'level:4', isClaimed: true }] });
    expect(describeSeat(computer, 1, viewer(0), noon)).toBe('Level 4');
    const lost: ClientState = { ...live, connection: { kind: 'lost', since: noon } };
    expect(describeSeat(lost, 0, viewer(1), noon)).toBe('Ana');
  });

  test('has so much time: that of the turn runs, by the clock of the server', () => {
    const deadline = formatInstant(noon + 61_000);
    const clock = { kind: 'live', seconds: 300, increment: 3, left: [100_000, 9400], deadline } as const;
    const state = { ...inGame({ clock }), ahead: 1000 };
    expect(describeSeat(state, 0, viewer(0), noon)).toBe('Ana (you), 1:00');
    expect(describeSeat(state, 1, viewer(0), noon)).toBe('your opponent, away, 9.4');
    const days = { kind: 'days', days: 3, left: [259_200_000, 90_000_000], deadline: null } as const;
    expect(describeSeat(inGame({ clock: days }), 0, viewer(0), noon)).toBe('Ana (you), 3 d 0 h');
    const hours = { ...days, left: [259_200_000, 3_840_000] } as const;
    expect(describeSeat(inGame({ clock: hours }), 1, viewer(0, 'pt'), noon)).toBe('o adversário, ausente, 1 h 04 min');
  });
});

describe('what is always said', () => {
  const pending = { kind: 'move', key: 'k'.repeat(20), epoch: 0, ply: 0, move: '5B-5C' } as const;
  const sending: ClientState = { ...live, outbox: { kind: 'sending', pending, failedSince: undefined } };
  const failing: ClientState = {
    ...live,
    connection: { kind: 'lost', since: noon },
    outbox: { kind: 'sending', pending, failedSince: noon + 5000 },
  };

  test('is that all is well, what is on its way, what waits since when, what is saved', () => {
    expect(standingLines(live, viewer(0))).toEqual(['Connected.']);
    expect(standingLines(sending, viewer(0))).toEqual(['Sending 5B-5C…']);
    expect(standingLines(failing, viewer(0))).toEqual([
      `No connection since ${timeOfDay(noon)}; trying again.`,
      `Not sent since ${timeOfDay(noon + 5000)}, and kept until it can be: 5B-5C.`,
    ]);
    const outbox = { kind: 'saved', pending, seq: 2 } as const;
    expect(standingLines({ ...inGame({ ply: 1 }), outbox }, viewer(0, 'pt'))).toEqual(['Recebido: 5B-5C.']);
    // Once the other side has moved, or it was taken back, nobody asks what became of it.
    expect(standingLines({ ...inGame({ ply: 2 }), outbox }, viewer(0))).toEqual(['Connected.']);
    expect(standingLines({ ...inGame({ ply: 1, epoch: 1 }), outbox }, viewer(0))).toEqual(['Connected.']);
  });

  test('is an offer, with the keys or the words that answer it', () => {
    const offered = inGame({ offer: { kind: 'draw', by: 0 } });
    expect(standingLines(offered, viewer(1, 'en', true)).at(-1)).toBe('Ana offers a draw: + accepts, - declines.');
    expect(standingLines(offered, viewer(1, 'pt')).at(-1)).toBe('Ana propõe empate: escreve aceitar ou recusar.');
    expect(standingLines(offered, viewer(0)).at(-1)).toBe('You have offered a draw.');
    expect(standingLines(offered, viewer(undefined)).at(-1)).toBe('Ana offers a draw.');
  });

  test('is in lines said once, as it happens, and not at all where a screen shows it', () => {
    expect(newsBetween(live, failing, viewer(0))).toHaveLength(2);
    expect(newsBetween(live, failing, viewer(0, 'en', true))).toEqual([]);
    const back: ClientState = { ...failing, connection: { kind: 'live', since: noon } };
    expect(newsBetween(failing, back, viewer(0, 'pt'))).toEqual(['A ligação voltou.']);
    expect(newsBetween(failing, { ...failing }, viewer(0))).toEqual([]);
  });

  test('is what became of an offer, by who ended it', () => {
    const mine = inGame({ offer: { kind: 'takeback', by: 0 } });
    expect(newsBetween(mine, live, viewer(0))).toEqual(['Your opponent declines to take back the move.']);
    expect(newsBetween(mine, live, viewer(1))).toEqual(['The offer is withdrawn.']);
    expect(newsBetween(mine, live, viewer(undefined, 'pt'))).toEqual(['O lugar “Brancas” recusa voltar atrás.']);
    const decline = { kind: 'action', key: pending.key, epoch: 0, ply: 0, action: 'decline' } as const;
    const declining: ClientState = { ...live, outbox: { kind: 'saved', pending: decline, seq: 2 } };
    expect(newsBetween(mine, declining, viewer(1, 'en', true))).toEqual(['Declined.']);
    expect(newsBetween(mine, declining, viewer(0, 'en', true))).toEqual(['The offer is withdrawn.']);
    // A move lets it fall.
    expect(newsBetween(mine, inGame({ ply: 1, moves: ['5B-5C'] }), viewer(1))).toEqual([]);
  });
});

describe('what can be done', () => {
  test('is to call off until both have moved, to take back what one has played, to answer', () => {
    expect(commandsAt(live, viewer(0))).toEqual(['draw', 'rules', 'save', 'abort', 'resign', 'menu']);
    const moved = inGame({ moves: ['5B-5C'], ply: 1, turn: 1 });
    expect(commandsAt(moved, viewer(0))).toContain('takeback');
    expect(commandsAt(moved, viewer(1))).not.toContain('takeback');
    expect(commandsAt(inGame({ moves: ['5B-5C'], ply: 1, turn: 1, takebacks: false }), viewer(0))).not.toContain(
      'takeback',
    );
    const offered = inGame({ offer: { kind: 'draw', by: 0 }, moves: ['5B-5C', '4C-2E'], ply: 2 });
    expect(commandsAt(offered, viewer(1))).toEqual(['accept', 'decline', 'rules', 'save', 'resign', 'menu']);
    expect(commandsAt(offered, viewer(0))).toEqual(['decline', 'rules', 'save', 'resign', 'menu']);
  });

  test('is to ask for help only where one does not play', () => {
    expect(commandsAt(live, viewer(undefined))).toEqual(['hint', 'values', 'rules', 'save', 'menu']);
  });
});

describe('how long a player by itself thinks', () => {
  const timed = (left: number, increment: number): Snapshot => {
    const deadline = formatInstant(noon + left);
    return { ...snapshot, clock: { kind: 'live', seconds: 300, increment, left: [left, left], deadline } };
  };

  test('is as long as it likes without a clock, and a share of what is left with one', () => {
    expect(thinkingTime(snapshot, 0, noon)).toBeUndefined();
    expect(thinkingTime(timed(300_000, 0), 0, noon)).toBe(15_000);
    expect(thinkingTime(timed(300_000, 3), 0, noon)).toBe(17_400);
  });

  test('is never so long that the clock runs out', () => {
    expect(thinkingTime(timed(3000, 10), 0, noon)).toBe(2000);
    expect(thinkingTime(timed(500, 0), 0, noon)).toBe(0);
  });
});
