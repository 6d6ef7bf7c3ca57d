import { describe, expect, test } from 'vitest';
import { makeHouse, sharedDesk } from '../../../test/web-house.ts';
import type { Game } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { parseSeat, person } from '../../core/seat.ts';
import { findGame } from '../../games/index.ts';
import { sayFailure } from '../problem-text.ts';
import type { Outcome } from '../problems.ts';
import { makeMemoryShelf } from '../storage/shelf.ts';
import { openLink, openMatch, resumeGame, type Setup, startGame } from './open.ts';
import type { Session } from './session.ts';

const friends: Setup = { game: 'tres-em-linha', seats: [person, person], series: 1 };

function opened(outcome: Outcome<Session>): Session {
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.value;
}

function play(session: Session, ...moves: readonly number[]): void {
  for (const move of moves) {
    const done = session.play(session.moves()[move]);
    if (!done.ok) throw new Error(done.problem.code);
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('a new game', () => {
  test('is as it was set up, and a game whose start is drawn repeats with its seed', async () => {
    const { house } = makeHouse();
    const setup: Setup = { game: 'fuse', seats: [person, parseSeat('level:2')], series: 3, seed: 5 };
    const [one, other] = [opened(await startGame(setup, house)), opened(await startGame(setup, house))];
    expect(one.match().position).toBe(other.match().position);
    expect(one.mode()).toBe('computer');
    const next = opened(await startGame({ ...setup, seed: 6 }, house));
    expect(next.match().position).not.toBe(one.match().position);
    for (const session of [one, other, next]) session.close();
  });

  test('may begin with any position, and so do the next ones', async () => {
    const { house } = makeHouse();
    const start = '...../...../...../x.o.. x';
    const session = opened(await startGame({ ...friends, start }, house));
    expect(session.match().position).toBe(start);
    session.newGame();
    expect(session.match().position).toBe(start);
  });

  test('is refused with one sentence where it can be none', async () => {
    const { house } = makeHouse();
    const sentence = async (setup: Setup) => {
      const found = await startGame(setup, house);
      return found.ok ? '' : sayFailure(found, 'en');
    };
    expect(await sentence({ ...friends, game: 'chess' })).toContain('“chess”');
    expect(await sentence({ ...friends, start: 'x' })).toContain('row');
    expect(await sentence({ ...friends, seats: [person, parseSeat('level:9')] })).toContain('level:9');
  });
});

describe('a reload', () => {
  test('finds the game in the middle, with its variations and what was looked at', async () => {
    const { house } = makeHouse();
    const before = opened(await startGame(friends, house));
    play(before, 0, 1, 2);
    before.look('start');
    play(before, 4);
    before.flip();
    await settle();
    const after = opened(await resumeGame(undefined, house));
    expect(after.id()).toBe(before.id());
    expect(after.match().played).toEqual(['5']);
    expect(after.isFlipped()).toBe(true);
    after.backToGame();
    expect(after.match().played).toEqual(['1', '2', '3']);
  });

  test('lets the computer go on where it was its turn, and two computers wait', async () => {
    const { house } = makeHouse();
    const before = opened(await startGame({ ...friends, seats: [person, parseSeat('level:1')] }, house));
    play(before, 0);
    before.close();
    await settle();
    const after = opened(await resumeGame(before.id(), house));
    while (after.match().ply < 2) await settle();
    after.close();
    const watched = opened(await startGame({ ...friends, seats: [parseSeat('level:1'), parseSeat('level:1')] }, house));
    while (watched.match().ply < 2) await settle();
    watched.close();
    await settle();
    const again = opened(await resumeGame(watched.id(), house));
    expect([again.isPaused(), again.thinking()]).toEqual([true, undefined]);
    again.close();
  });

  test('finds nothing where there is nothing', async () => {
    const { house } = makeHouse();
    expect(await resumeGame(undefined, house)).toMatchObject({ ok: false, problem: { code: 'save-missing' } });
    expect(await resumeGame('x', house)).toMatchObject({ ok: false, problem: { code: 'save-missing' } });
  });
});

describe('two tabs', () => {
  test('the second looks on and takes over, and the first can have it back', async () => {
    const [shelf, desk] = [makeMemoryShelf(), sharedDesk()];
    const first = opened(await startGame(friends, makeHouse(shelf, desk).house));
    play(first, 0);
    await settle();
    const second = opened(await resumeGame(first.id(), makeHouse(shelf, desk).house));
    expect([second.ownership(), second.moves()]).toEqual(['elsewhere', []]);
    second.look('start');
    second.undo();
    second.resign();
    expect(second.tree().nodes.size).toBe(2);
    play(first, 1);
    await second.takeOver();
    expect(second.match().played).toEqual(['1', '2']);
    play(second, 2);
    expect([first.ownership(), first.moves()]).toEqual(['elsewhere', []]);
    await settle();
    await first.takeOver();
    expect(first.match().played).toEqual(['1', '2', '3']);
    expect(second.ownership()).toBe('elsewhere');
  });

  test('a new game can be begun beside one that is played elsewhere', async () => {
    const [shelf, desk] = [makeMemoryShelf(), sharedDesk()];
    const first = opened(await startGame(friends, makeHouse(shelf, desk).house));
    play(first, 0);
    await settle();
    const second = opened(await resumeGame(first.id(), makeHouse(shelf, desk).house));
    second.newGame();
    play(second, 3);
    expect(second.id()).not.toBe(first.id());
    expect(first.match().played).toEqual(['1']);
  });
});

describe('a shared link', () => {
  test('opens the same line, seats and looks', async () => {
    const { house } = makeHouse();
    const session = opened(await startGame(friends, house));
    play(session, 0, 1, 2);
    session.look('back');
    session.flip();
    session.showValues(true);
    const copy = opened(await openLink(session.link(), house));
    expect(copy.match().played).toEqual(['1', '2']);
    expect(copy.line()).toHaveLength(4);
    expect([copy.isFlipped(), copy.isShowingValues(), copy.mode()]).toEqual([true, true, 'people']);
    expect(copy.id()).not.toBe(session.id());
    session.close();
    copy.close();
  });

  test('that is broken gets one sentence', async () => {
    const { house } = makeHouse();
    const stranger = await openLink('#/1/neutreeko//VD?s=me,nobody', house);
    expect(stranger).toMatchObject({ ok: false, problem: { code: 'link-player', cause: { code: 'unknown-player' } } });
    for (const hash of ['#/1/x', '#/9/neutreeko//AA', '#/1/neutreeko//AAAAA', 'nonsense']) {
      const found = await openLink(hash, house);
      expect(found.ok ? '' : sayFailure(found, 'pt')).toMatch(/ligação/u);
    }
  });
});

test('a position from elsewhere is put on the table for two people', async () => {
  const game = (await findGame('neutreeko')?.load()) as Game;
  const match = Match.fromPosition(game, '.w.w./..b../...../..w../.b.b. b');
  if (!match.ok) throw new Error(match.problem.code);
  const session = openMatch(match.value, { isShowingValues: true }, makeHouse().house);
  expect([session.mode(), session.isShowingValues(), session.moves().length]).toEqual(['people', true, 14]);
  session.close();
});
