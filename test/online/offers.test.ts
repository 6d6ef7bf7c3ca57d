import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { present } from '../../src/core/present.ts';
import { seededRandom, shuffle } from '../../src/core/random.ts';
import { loadGame } from '../../src/games/index.ts';
import { judge } from '../../src/online/authority.ts';
import { maxBeside, maxMoves } from '../../src/online/limits.ts';
import type { Decision, StoredGame } from '../../src/online/stored-game.ts';
import { codeOf, lastKinds, newKey, noon, type OnlineTable, openTable, secrets, value } from './table.ts';

const againstComputer = {
  game: 'neutreeko',
  seats: [
    { kind: 'person', secret: secrets[0] },
    { kind: 'computer', player: 'level:2' },
  ],
};

describe('resigning', () => {
  test.each([0, 1] as const)('is possible at either side’s turn: seat %d', async (seat) => {
    const table = await openTable();
    await table.play('3');
    const { snapshot } = value(await table.act(seat, 'resign'));
    expect(snapshot).toMatchObject({ result: { reason: 'resignation', winner: 1 - seat }, ply: 1 });
    expect(lastKinds(table, 1)).toEqual(['end']);
  });
});

describe('calling a game off', () => {
  test.each([0, 1])('is possible after %d moves', async (plies) => {
    const table = await openTable();
    for (let ply = 0; ply < plies; ply++) await table.play('3');
    expect(value(await table.act(1, 'abort')).snapshot.result).toEqual({ reason: 'abort', winner: null });
  });

  test('is too late when both have moved', async () => {
    const table = await openTable();
    await table.play('3', '3');
    expect(codeOf(await table.act(0, 'abort'))).toBe('not-now abort-late');
  });
});

describe('what goes on for ever', () => {
  test('is refused: offers without end, and takebacks', async () => {
    const table = await openTable();
    await table.play('3');
    const { seq } = await table.snapshot();
    for (let happened = seq - 1; happened < maxBeside; happened += 2) {
      value(await table.act(0, 'offer-draw'));
      value(await table.act(1, 'decline'));
    }
    expect(codeOf(await table.act(0, 'offer-draw'))).toBe('not-now too-much');
    expect(codeOf(await table.act(0, 'ask-takeback'))).toBe('not-now too-much');
    // The game itself goes on.
    await table.play('3');
    expect(value(await table.act(0, 'resign')).snapshot.result?.reason).toBe('resignation');
  });

  test('ends: a game of very many moves is called off', async () => {
    const rules = await loadGame('neutreeko');
    const line = lineOf(rules, maxMoves);
    const table = await openTable({ body: { game: rules.id } });
    const { game } = present(await table.store.read(table.id), 'game');
    const almost = line.slice(0, maxMoves - 2);
    const last = judgeMove(rules, { ...game, moves: almost }, line[maxMoves - 2]);
    expect(last.after.result).toBeNull();
    const { after, events } = judgeMove(rules, last.after, line[maxMoves - 1]);
    expect(after.result).toEqual({ reason: 'abort', winner: null });
    expect(events.map(({ kind }) => kind)).toEqual(['move', 'end']);
  });

  function judgeMove(rules: Game, game: StoredGame, move = ''): Decision {
    const request = { kind: 'move', epoch: 0, ply: game.moves.length, move } as const;
    const rematch = { id: 'another-game', seed: 1 };
    return value(judge(rules, game, game.turn, request, { now: noon, rematch, isTrueDraw: false }));
  }

  /** A line of so many moves, none of which ends the game. */
  function lineOf(rules: Game, length: number): readonly string[] {
    const random = seededRandom(1);
    let match = Match.start(rules, random);
    while (match.ply < length) {
      const next = shuffle(match.moves, random).map((move) => match.playMove(move));
      const going = present(
        next.find((played) => played.ok && !played.value.ending),
        'move',
      );
      if (going.ok) match = going.value;
    }
    return match.played;
  }
});

describe('a draw', () => {
  test('is offered and accepted', async () => {
    const table = await openTable();
    expect(value(await table.act(1, 'offer-draw')).snapshot.offer).toEqual({ kind: 'draw', by: 1 });
    const { snapshot } = value(await table.act(0, 'accept'));
    expect(snapshot).toMatchObject({ offer: null, result: { reason: 'agreement', winner: null } });
    expect(lastKinds(table, 2)).toEqual(['offer', 'end']);
  });

  test('is agreed on when the other offers it too', async () => {
    const table = await openTable();
    value(await table.act(0, 'offer-draw'));
    expect(value(await table.act(1, 'offer-draw')).snapshot.result?.reason).toBe('agreement');
  });

  test('is declined by the other, or withdrawn by its maker', async () => {
    const table = await openTable();
    for (const seat of [0, 1] as const) {
      value(await table.act(0, 'offer-draw'));
      expect(value(await table.act(seat, 'decline')).snapshot.offer).toBeNull();
      expect(table.store.history(table.id).at(-1)).toMatchObject({
        kind: 'declined',
        data: { kind: 'draw', by: seat },
      });
    }
  });

  test('stands beside its maker’s move, and falls with that of the other side', async () => {
    const table = await openTable();
    value(await table.act(0, 'offer-draw'));
    expect((await table.play('3')).snapshot.offer).toEqual({ kind: 'draw', by: 0 });
    expect((await table.play('3')).snapshot.offer).toBeNull();
    expect(codeOf(await table.act(1, 'accept'))).toBe('no-offer');
  });

  test('falls with the end', async () => {
    const table = await openTable();
    value(await table.act(0, 'offer-draw'));
    expect(value(await table.act(0, 'resign')).snapshot.offer).toBeNull();
  });

  test('is declined by a computer, unless the truth is a draw', async () => {
    const declined = await openTable({ body: againstComputer });
    expect(value(await declined.act(0, 'offer-draw')).snapshot).toMatchObject({ offer: null, result: null });
    expect(lastKinds(declined, 2)).toEqual(['offer', 'declined']);
    expect(declined.store.history(declined.id).at(-1)).toMatchObject({ data: { by: 1 } });
    const agreed = await openTable({ body: againstComputer, deps: { isTrueDraw: async () => true } });
    expect(value(await agreed.act(0, 'offer-draw')).snapshot.result?.reason).toBe('agreement');
  });
});

describe('a takeback', () => {
  test('goes back to before the asker’s last move, in a new epoch', async () => {
    const table = await openTable();
    await table.play('1', '2', '3');
    // Seat 1 has the turn, so its last move is the one before the other's.
    value(await table.act(1, 'ask-takeback'));
    const { snapshot } = value(await table.act(0, 'accept'));
    expect(snapshot).toMatchObject({ moves: ['1'], ply: 1, epoch: 1, turn: 1, offer: null });
    expect(lastKinds(table, 2)).toEqual(['offer', 'takeback']);
    value(await table.move(1, '4'));
    value(await table.act(1, 'ask-takeback'));
    expect(value(await table.act(0, 'accept')).snapshot).toMatchObject({ moves: ['1'], epoch: 2, turn: 1 });
  });

  test('is never replayed by a late resend', async () => {
    const table = await openTable();
    const key = newKey();
    await table.play('1');
    const body = { key, epoch: 0, ply: 1, move: '2' };
    value(await table.service.move(table.id, secrets[1], body));
    value(await table.act(1, 'ask-takeback'));
    value(await table.act(0, 'accept'));
    // The same key gives its answer, and another none.
    expect(value(await table.service.move(table.id, secrets[1], body)).snapshot.ply).toBe(1);
    expect(codeOf(await table.service.move(table.id, secrets[1], { ...body, key: newKey() }))).toBe('stale');
  });

  test('is agreed on when the other asks too: it is the first asker’s', async () => {
    const table = await openTable();
    await table.play('1', '2');
    value(await table.act(1, 'ask-takeback'));
    expect(value(await table.act(0, 'ask-takeback')).snapshot.moves).toEqual(['1']);
  });

  test('falls with any move', async () => {
    const table = await openTable();
    await table.play('1', '2');
    value(await table.act(0, 'ask-takeback'));
    expect((await table.play('3')).snapshot.offer).toBeNull();
  });

  test('makes a draw offer fall', async () => {
    const table = await openTable({ body: againstComputer });
    await table.play('5B-4A');
    await table.service.moveComputer({ id: table.id, epoch: 0, ply: 1 }, '1B-2A');
    expect(value(await table.act(0, 'ask-takeback')).snapshot).toMatchObject({ ply: 0, epoch: 1, offer: null });
  });

  test('needs to be agreed on, and something to take back', async () => {
    const off = await openTable({ body: { takebacks: false } });
    await off.play('1');
    expect(codeOf(await off.act(0, 'ask-takeback'))).toBe('not-now takebacks-off');
    const table = await openTable();
    expect(codeOf(await table.act(0, 'ask-takeback'))).toBe('not-now takeback-nothing');
    await table.play('1');
    expect(codeOf(await table.act(1, 'ask-takeback'))).toBe('not-now takeback-nothing');
    expect(value(await table.act(0, 'ask-takeback')).snapshot.offer?.kind).toBe('takeback');
  });

  test('is agreed to by a computer at once', async () => {
    const table = await openTable({ body: againstComputer });
    await table.play('5B-4A');
    expect(value(await table.act(0, 'ask-takeback')).snapshot).toMatchObject({ ply: 0, epoch: 1, turn: 0 });
    expect(lastKinds(table, 2)).toEqual(['offer', 'takeback']);
  });

  test('goes back from a start where the second player moves first', async () => {
    const start = '.w.w./..b../...../..w../.b.b. w';
    const table = await openTable({ body: { game: 'neutreeko', start } });
    await table.play('1B-2A', '5B-4A');
    value(await table.act(1, 'ask-takeback'));
    expect(value(await table.act(0, 'accept')).snapshot).toMatchObject({ ply: 0, turn: 1, position: start });
  });
});

describe('an offer', () => {
  test('stands alone', async () => {
    const table = await openTable();
    await table.play('1');
    value(await table.act(0, 'offer-draw'));
    expect(codeOf(await table.act(0, 'offer-draw'))).toBe('not-now offer-stands');
    expect(codeOf(await table.act(0, 'ask-takeback'))).toBe('not-now offer-stands');
    value(await table.act(0, 'decline'));
    value(await table.act(0, 'ask-takeback'));
    expect(codeOf(await table.act(1, 'offer-draw'))).toBe('not-now offer-stands');
  });

  test('is answered by the other side, and only while it stands', async () => {
    const table = await openTable();
    expect(codeOf(await table.act(0, 'accept'))).toBe('no-offer');
    expect(codeOf(await table.act(0, 'decline'))).toBe('no-offer');
    value(await table.act(0, 'offer-draw'));
    expect(codeOf(await table.act(0, 'accept'))).toBe('no-offer');
  });

  test('is refused when the game is over, and out of place', async () => {
    const table = await openTable();
    expect(codeOf(await table.act(0, 'offer-draw', { ply: 3 }))).toBe('stale');
    expect(codeOf(await table.act(0, 'offer-draw', { action: 'dance' }))).toBe('malformed action expected-choice');
    value(await table.act(0, 'resign'));
    for (const action of [
      'resign',
      'abort',
      'offer-draw',
      'ask-takeback',
      'accept',
      'decline',
      'claim-time',
    ] as const) {
      expect(codeOf(await table.act(1, action))).toBe('game-over');
    }
  });
});

describe('a rematch', () => {
  async function over(body = {}): Promise<OnlineTable> {
    const table = await openTable({ body: { clock: { kind: 'live', seconds: 60, increment: 1 }, ...body } });
    await table.play('1');
    value(await table.act(0, 'resign'));
    return table;
  }

  test('is one new game when both have asked, the seats swapped, with the same secrets', async () => {
    const table = await over();
    const asked = value(await table.act(0, 'rematch'));
    expect(asked.snapshot).toMatchObject({ rematch: null, offer: { kind: 'rematch', by: 0 } });
    const { rematch } = value(await table.act(1, 'rematch')).snapshot;
    if (rematch === null) throw new Error('There is no rematch.');
    expect(table.store.history(table.id).slice(-2)).toMatchObject([
      { kind: 'rematch', data: { by: 0, id: null } },
      { kind: 'rematch', data: { by: 1, id: rematch } },
    ]);
    const next = value(await table.service.read(rematch));
    expect(next).toMatchObject({ game: 'tres-em-linha', ply: 0, seq: 0, result: null });
    expect(next.seats.map(({ name }) => name)).toEqual(['Rui', 'Ana']);
    expect(next.clock).toMatchObject({ left: [60_000, 60_000], deadline: null });
    expect(value(await table.service.seatOf(rematch, secrets[1]))).toBe(0);
    expect(value(await table.service.seatOf(rematch, secrets[0]))).toBe(1);
  });

  test('is made once, however often and at once it is asked for', async () => {
    const table = await over();
    const answers = await Promise.all([0, 1, 0, 1].map((seat) => table.act(seat === 0 ? 0 : 1, 'rematch')));
    for (const answer of answers) value(answer);
    value(await table.act(0, 'rematch'));
    expect(table.store.ids()).toHaveLength(2);
  });

  test('is for finished games', async () => {
    const table = await openTable();
    expect(codeOf(await table.act(0, 'rematch'))).toBe('not-now rematch-early');
  });

  test('begins as this one did where the start was given, and is drawn anew otherwise', async () => {
    const start = '.w.w./..b../...../..w../.b.b. w';
    const given = await openTable({ body: { ...againstComputer, start } });
    value(await given.act(0, 'resign'));
    const { rematch } = value(await given.act(0, 'rematch')).snapshot;
    expect(value(await given.service.read(String(rematch)))).toMatchObject({ start, turn: 1 });

    const starts = new Set<string>();
    const table = await openTable({ body: { ...againstComputer, game: 'fuse' } });
    let { id } = table;
    for (let game = 0; game < 4; game++) {
      const { start: drawn, rematch: none } = value(await table.service.read(id));
      expect(none).toBeNull();
      starts.add(drawn);
      value(await table.service.act(id, secrets[0], { key: newKey(), epoch: 0, ply: 0, action: 'resign' }));
      const asked = await table.service.act(id, secrets[0], { key: newKey(), epoch: 0, ply: 0, action: 'rematch' });
      id = String(value(asked).snapshot.rematch);
    }
    expect(starts.size).toBeGreaterThan(1);
  });

  test('is accepted by a computer at once', async () => {
    const table = await openTable({ body: againstComputer });
    value(await table.act(0, 'resign'));
    const { rematch } = value(await table.act(0, 'rematch')).snapshot;
    const next = value(await table.service.read(String(rematch)));
    expect(next.seats.map(({ kind }) => kind)).toEqual(['computer', 'person']);
  });
});
