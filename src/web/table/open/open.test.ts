import { createRenderEffect, createRoot } from 'solid-js';
import { describe, expect, test, vi } from 'vitest';
import { makeDeps, sharedLocks } from '../../../../test/web-deps.ts';
import type { Game } from '../../../core/game.ts';
import { Match } from '../../../core/match.ts';
import { present } from '../../../core/present.ts';
import { parseSeat, person } from '../../../core/seats/seat.ts';
import { findGame } from '../../../games/index.ts';
import { formatLink, linkOf } from '../../../play/link/format-link.ts';
import type { Deps } from '../../deps.ts';
import { sayFailure } from '../../problem-text.ts';
import type { Outcome } from '../../problems.ts';
import { makeMemoryStore, type Store } from '../../storage/store.ts';
import type { Session } from '../session/session.ts';
import { linkOfSession } from '../sheets/exports.ts';
import { type NewGame, openMatch, resumeGame, startGame } from './open.ts';
import { openLink } from './open-link.ts';

const friends: NewGame = { game: 'tres-em-linha', seats: [person, person], series: 1 };

function opened(outcome: Outcome<Session>): Session {
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.value;
}

function play(session: Session, ...moves: readonly number[]): void {
  for (const move of moves) {
    const done = session.playing.play(present(session.playing.moves()[move], `move ${move}`));
    if (!done.ok) throw new Error(done.problem.code);
  }
}

/** However slow the machine is. */
const patience = { timeout: 30_000 };

/** Waits until a game is saved as it stands at the table. */
function untilSaved({ saving, shown, flipping }: Session, { savedGames }: Deps): Promise<void> {
  return vi.waitFor(async () => {
    const found = await savedGames.open(saving.id());
    if (!found.ok) throw new Error(found.problem.code);
    const { table, preferences } = found.value.saved;
    expect([...table.tree.nodes.keys()]).toEqual([...shown.tree().nodes.keys()]);
    expect(preferences.isFlipped).toBe(flipping.isFlipped());
  }, patience);
}

/** Waits until two moves are played. */
function untilAnswered({ shown }: Session): Promise<void> {
  return vi.waitFor(() => expect(shown.match().ply).toBeGreaterThanOrEqual(2), patience);
}

describe('a new game', () => {
  test('is as it was set up, and a game whose start is drawn repeats with its seed', async () => {
    const { deps } = makeDeps();
    const setup: NewGame = { game: 'fuse', seats: [person, parseSeat('level:2')], series: 3, seed: 5 };
    const [one, other] = [opened(await startGame(setup, deps)), opened(await startGame(setup, deps))];
    expect(one.shown.match().position).toBe(other.shown.match().position);
    expect(one.seats.mode()).toBe('computer');
    const next = opened(await startGame({ ...setup, seed: 6 }, deps));
    expect(next.shown.match().position).not.toBe(one.shown.match().position);
    for (const session of [one, other, next]) session.close();
  });

  test('may begin with any position, and so do the next ones', async () => {
    const { deps } = makeDeps();
    const start = '...../...../...../x.o.. x';
    const session = opened(await startGame({ ...friends, start }, deps));
    expect(session.shown.match().position).toBe(start);
    session.playing.newGame();
    expect(session.shown.match().position).toBe(start);
  });

  test('is refused with one sentence where it can be none', async () => {
    const { deps } = makeDeps();
    const sentence = async (setup: NewGame) => {
      const found = await startGame(setup, deps);
      return found.ok ? '' : sayFailure(found, 'en');
    };
    expect(await sentence({ ...friends, game: 'chess' })).toContain('“chess”');
    expect(await sentence({ ...friends, start: 'x' })).toContain('row');
    expect(await sentence({ ...friends, seats: [person, parseSeat('level:9')] })).toContain('level:9');
  });
});

test('a move has begun to be kept before it is drawn', async () => {
  const memory = makeMemoryStore();
  const happened: string[] = [];
  const store: Store = {
    ...memory,
    write(record) {
      happened.push('write');
      return memory.write(record);
    },
  };
  const session = opened(await startGame(friends, makeDeps(store).deps));
  await untilSaved(session, makeDeps(store).deps);
  happened.length = 0;
  const dispose = createRoot((end) => {
    createRenderEffect(() => void happened.push(`draw ${session.shown.match().ply}`));
    return end;
  });
  play(session, 0);
  dispose();
  expect(happened).toEqual(['draw 0', 'write', 'draw 1']);
});

describe('a reload', () => {
  test('finds the game in the middle, with its variations and what was looked at', async () => {
    const { deps } = makeDeps();
    const before = opened(await startGame(friends, deps));
    play(before, 0, 1, 2);
    before.lines.look('start');
    play(before, 4);
    before.flipping.flip();
    await untilSaved(before, deps);
    const after = opened(await resumeGame(undefined, deps));
    expect(after.saving.id()).toBe(before.saving.id());
    expect(after.shown.match().played).toEqual(['5']);
    expect(after.flipping.isFlipped()).toBe(true);
    after.lines.backToGame();
    expect(after.shown.match().played).toEqual(['1', '2', '3']);
  });

  test('lets the computer go on where it was its turn, and two computers wait', async () => {
    const { deps } = makeDeps();
    const before = opened(await startGame({ ...friends, seats: [person, parseSeat('level:1')] }, deps));
    play(before, 0);
    before.close();
    await untilSaved(before, deps);
    const after = opened(await resumeGame(before.saving.id(), deps));
    await untilAnswered(after);
    after.close();
    const watched = opened(await startGame({ ...friends, seats: [parseSeat('level:1'), parseSeat('level:1')] }, deps));
    await untilAnswered(watched);
    watched.close();
    await untilSaved(watched, deps);
    const again = opened(await resumeGame(watched.saving.id(), deps));
    expect([again.computers.isPaused(), again.computers.thinking()]).toEqual([true, undefined]);
    again.close();
  });

  test('finds nothing where there is nothing', async () => {
    const { deps } = makeDeps();
    expect(await resumeGame(undefined, deps)).toMatchObject({ ok: false, problem: { code: 'save-missing' } });
    expect(await resumeGame('x', deps)).toMatchObject({ ok: false, problem: { code: 'save-missing' } });
  });
});

describe('two tabs', () => {
  /** A game after one move, played in one tab and opened in another. */
  async function openTwice(): Promise<readonly [Session, Session]> {
    const [store, locks] = [makeMemoryStore(), sharedLocks()];
    const { deps } = makeDeps(store, locks);
    const first = opened(await startGame(friends, deps));
    play(first, 0);
    await untilSaved(first, deps);
    return [first, opened(await resumeGame(first.saving.id(), makeDeps(store, locks).deps))];
  }

  test('the second looks on and takes over, and the first can have it back', async () => {
    const [first, second] = await openTwice();
    expect([second.saving.ownership(), second.playing.moves()]).toEqual(['elsewhere', []]);
    second.lines.look('start');
    second.playing.undo();
    second.playing.resign();
    expect(second.shown.tree().nodes.size).toBe(2);
    play(first, 1);
    await second.saving.takeOver();
    expect(second.shown.match().played).toEqual(['1', '2']);
    play(second, 2);
    expect([first.saving.ownership(), first.playing.moves()]).toEqual(['elsewhere', []]);
    await first.saving.takeOver();
    expect(first.shown.match().played).toEqual(['1', '2', '3']);
    expect(second.saving.ownership()).toBe('elsewhere');
  });

  test('a new game can be begun beside one that is played elsewhere', async () => {
    const [first, second] = await openTwice();
    second.playing.newGame();
    play(second, 3);
    expect(second.saving.id()).not.toBe(first.saving.id());
    expect(first.shown.match().played).toEqual(['1']);
  });
});

describe('a shared link', () => {
  test('opens the same line, seats and looks', async () => {
    const { deps } = makeDeps();
    const session = opened(await startGame(friends, deps));
    play(session, 0, 1, 2);
    session.lines.look('back');
    session.flipping.flip();
    session.analysis.showValues(true);
    const copy = opened(await openLink(linkOfSession(session), { ...deps, load: async () => deps }));
    expect(copy.shown.match().played).toEqual(['1', '2']);
    expect(copy.shown.line()).toHaveLength(4);
    expect([copy.flipping.isFlipped(), copy.analysis.isShowingValues(), copy.seats.mode()]).toEqual([
      true,
      true,
      'people',
    ]);
    expect(copy.saving.id()).not.toBe(session.saving.id());
    session.close();
    copy.close();
  });

  test('that is broken gets one sentence', async () => {
    const { deps } = makeDeps();
    const stranger = await openLink('#/1/neutreeko//VD?s=me,nobody', { ...deps, load: async () => deps });
    expect(stranger).toMatchObject({ ok: false, problem: { code: 'link-player', cause: { code: 'unknown-player' } } });
    for (const hash of ['#/1/x', '#/9/neutreeko//AA', '#/1/neutreeko//AAAAA', 'nonsense']) {
      const found = await openLink(hash, { ...deps, load: async () => deps });
      expect(found.ok ? '' : sayFailure(found, 'pt')).toMatch(/ligação/u);
    }
  });
});

test('a position from elsewhere is put on the table for two people', async () => {
  const game = (await findGame('neutreeko')?.load()) as Game;
  const match = Match.fromPosition(game, '.w.w./..b../...../..w../.b.b. b');
  if (!match.ok) throw new Error(match.problem.code);
  const session = openMatch(match.value, { isShowingValues: true }, makeDeps().deps);
  expect([session.seats.mode(), session.analysis.isShowingValues(), session.playing.moves().length]).toEqual([
    'people',
    true,
    14,
  ]);
  session.close();
});

describe('the results against levels', () => {
  const duel: NewGame = { game: 'tres-em-linha', seats: [person, parseSeat('level:2')], series: 3 };

  /** Plays a move and resigns. */
  function lose(session: Session): void {
    play(session, 0);
    session.playing.resign();
  }

  test('count each game once: not again after an undo or a reload, and again in the next of a series', async () => {
    const { deps } = makeDeps();
    const session = opened(await startGame(duel, deps));
    session.playing.resign();
    expect(await deps.results.list()).toEqual([]);
    session.playing.undo();
    lose(session);
    const [first] = await deps.results.list();
    expect(first).toMatchObject({ id: session.saving.id(), game: 'tres-em-linha', level: 2, outcome: 'lost' });
    session.playing.undo();
    session.playing.resign();
    await untilSaved(session, deps);
    session.close();
    const again = opened(await resumeGame(session.saving.id(), deps));
    again.playing.undo();
    again.playing.resign();
    expect(await deps.results.list()).toHaveLength(1);
    again.playing.newGame();
    await vi.waitFor(() => expect(again.shown.match().ply).toBe(1), patience);
    again.playing.resign();
    expect(await deps.results.list()).toHaveLength(2);
    again.close();
  });

  test('are those of games that began as usual, and that ended here', async () => {
    const { deps } = makeDeps();
    const composed = opened(await startGame({ ...duel, start: '...../...../...../x.o.. x' }, deps));
    const people = opened(await startGame(friends, deps));
    const other = opened(await startGame({ ...duel, seats: [person, parseSeat('random')] }, deps));
    for (const session of [composed, people, other]) lose(session);
    const options = { seats: ['me', 'level:3'], isFlipped: false, isShowingValues: false } as const;
    const won = [0, 1, 0, 1, 0].reduce(
      (match, move) => {
        const next = match.playMove(present(match.moves[move], 'move'));
        return next.ok ? next.value : match;
      },
      Match.from(people.game, people.shown.match().goTo(0).state),
    );
    expect(won.ending).toBeDefined();
    const link = formatLink(linkOf(won, won.ply, options));
    const finished = opened(await openLink(link, { ...deps, load: async () => deps }));
    expect(finished.shown.result()).toBeDefined();
    expect(await deps.results.list()).toEqual([]);
    for (const session of [composed, people, other, finished]) session.close();
  });
});
