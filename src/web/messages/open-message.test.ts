import { describe, expect, test, vi } from 'vitest';
import { makeDeps, sharedLocks } from '../../../test/web-deps.ts';
import { present } from '../../core/present.ts';
import { parseMessageLink, replayMessageLink } from '../../play/link/message.ts';
import type { Deps } from '../deps.ts';
import type { Outcome } from '../problems.ts';
import { makeMemoryStore } from '../storage/store.ts';
import { resumeGame } from '../table/open/open.ts';
import { openLink } from '../table/open/open-link.ts';
import type { Session } from '../table/session/session.ts';
import type { MessageTable } from './message-table.ts';
import { startAgain, startMessageGame } from './open-message.ts';

function opened(outcome: Outcome<Session>): Session {
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.value;
}

const messagesOf = ({ messages }: Session): MessageTable => present(messages, 'table by messages');

const begin = async (deps: Deps, own: 0 | 1 = 0) =>
  opened(await startMessageGame({ game: 'tres-em-linha', own }, deps));

/** Plays a move by its place among the legal ones, and gives the link to send. */
function moveAndSend(session: Session, place: number): string {
  session.playing.play(present(session.playing.moves()[place], 'move'));
  messagesOf(session).markSent();
  return present(messagesOf(session).link(), 'link');
}

/** Opens a link as the app does, and waits until it is seen and kept. */
async function open(link: string, deps: Deps): Promise<Session> {
  const session = opened(await openLink(link, { ...deps, load: async () => deps }));
  await vi.waitFor(() => expect(session.shown.isAtHead()).toBe(true));
  await session.saving.settled();
  return session;
}

const played = ({ shown }: Session) => shown.match().played;
const said = (session: Session) => messagesOf(session).saying()?.sentence;

describe('a friend’s link', () => {
  test('opens a new game on the other side, goes on with a kept one, and is known when it comes again', async () => {
    const [ana, rui] = [makeDeps().deps, makeDeps().deps];
    const hers = await begin(ana);
    const first = moveAndSend(hers, 2);
    await hers.saving.settled();
    hers.close();
    const his = await open(first, rui);
    expect([messagesOf(his).own, played(his), his.flipping.isFlipped()]).toEqual([1, ['3'], true]);
    expect(said(his)).toBe('Your turn.');
    const second = moveAndSend(his, 0);

    const again = await open(second, ana);
    expect([again.saving.id(), played(again)]).toEqual([hers.saving.id(), ['3', '1']]);
    expect(again.playing.moves()).toHaveLength(5);
    again.close();
    for (const [link, words] of [
      [second, 'stands where it stood'],
      [first, 'has gone on since'],
    ] as const) {
      const known = await open(link, ana);
      expect([known.saving.id(), played(known)]).toEqual([hers.saving.id(), ['3', '1']]);
      expect(said(known)).toContain(words);
      known.close();
    }
    his.close();
  });

  test('with other moves is opened beside the kept game, on the same side', async () => {
    const ana = makeDeps().deps;
    const hers = await begin(ana);
    const first = moveAndSend(hers, 2);
    await hers.saving.settled();
    hers.close();
    const answers = [];
    for (const place of [0, 1]) {
      const his = await open(first, makeDeps().deps);
      answers.push(moveAndSend(his, place));
      his.close();
    }
    (await open(present(answers[0], 'answer'), ana)).close();
    const other = await open(present(answers[1], 'answer'), ana);
    expect([messagesOf(other).own, played(other)]).toEqual([0, ['3', '2']]);
    expect(other.saving.id()).not.toBe(hers.saving.id());
    expect(said(other)).toContain('both are kept');
    other.close();
    const { games } = await ana.savedGames.list();
    expect(games.map(({ position }) => position)).toHaveLength(2);
    const kept = opened(await resumeGame(hers.saving.id(), ana));
    expect(played(kept)).toEqual(['3', '1']);
    kept.close();
  });

  test('takes the game over from the tab where it was open', async () => {
    const [store, locks] = [makeMemoryStore(), sharedLocks()];
    const hers = await begin(makeDeps(store, locks).deps);
    const first = moveAndSend(hers, 2);
    await hers.saving.settled();
    const his = await open(first, makeDeps().deps);
    const tab = await open(moveAndSend(his, 0), makeDeps(store, locks).deps);
    expect([tab.saving.ownership(), played(tab)]).toEqual(['ours', ['3', '1']]);
    expect([hers.saving.ownership(), hers.playing.moves()]).toEqual(['elsewhere', []]);
    await hers.saving.takeOver();
    expect(played(hers)).toEqual(['3', '1']);
    expect(hers.shown.result()).toBeUndefined();
    for (const session of [hers, his, tab]) session.close();
  });
});

describe('at a table by messages', () => {
  test('a move is taken back until its link was handed over, also after a reload', async () => {
    const { deps } = makeDeps();
    const session = await begin(deps);
    session.playing.play(present(session.playing.moves()[2], 'move'));
    session.playing.undo();
    expect(played(session)).toEqual([]);
    session.playing.redo();
    expect(played(session)).toEqual(['3']);
    messagesOf(session).markSent();
    await session.saving.settled();
    session.close();
    const again = opened(await resumeGame(session.saving.id(), deps));
    again.playing.undo();
    expect(played(again)).toEqual(['3']);
    expect(said(again)).toContain('can’t be taken back');
    expect(again.playing.moves()).toEqual([]);
    again.close();
  });

  test('nothing advises or plays but one’s own hand, and why is said', async () => {
    const session = await begin(makeDeps().deps);
    const { game } = session;
    expect(session.away?.isAdviceOff()).toBe(true);
    session.analysis.askHint();
    session.analysis.showValues(true);
    expect(messagesOf(session).saying()).toMatchObject({
      kind: 'refusal',
      sentence: expect.stringMatching(/^Values, hints/u),
    });
    expect([session.analysis.isSeekingHint(), session.analysis.isShowingValues()]).toEqual([false, false]);
    moveAndSend(session, 0);
    session.lines.look('start');
    expect(session.playing.moves()).toEqual([]);
    session.playing.swapSides();
    session.playing.newGame();
    expect([messagesOf(session).own, session.shown.head(), game.id]).toEqual([0, 1, 'tres-em-linha']);
    session.close();
  });

  test('a resignation is in the link, and then the game is open to all that one likes to know', async () => {
    const [ana, rui] = [makeDeps().deps, makeDeps().deps];
    const hers = await begin(ana);
    const his = await open(moveAndSend(hers, 2), rui);
    his.playing.resign();
    const link = present(messagesOf(his).link(), 'link');
    const parsed = parseMessageLink(link);
    expect(parsed.ok && replayMessageLink(his.game, parsed.value)).toMatchObject({
      value: { conclusion: { winner: 0 } },
    });
    await hers.saving.settled();
    hers.close();
    const told = await open(link, ana);
    expect([told.shown.result()?.winner, told.away?.isAdviceOff(), messagesOf(told).link()]).toEqual([
      0,
      false,
      undefined,
    ]);
    const next = opened(await startAgain(told, ana));
    expect([messagesOf(next).own, said(next)]).toEqual([1, 'Your friend begins: send the link.']);
    for (const session of [his, told, next]) session.close();
  });
});
