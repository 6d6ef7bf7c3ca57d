import { expect, test } from 'vitest';
import ticTacToe from '../../../../examples/tic-tac-toe/index.ts';
import { connectLocally } from '../../../../test/local-analyst.ts';
import type { Game } from '../../../core/game.ts';
import { Match, readMove } from '../../../core/match.ts';
import { seededRandom } from '../../../core/random.ts';
import { parseSeat, person } from '../../../core/seats/seat.ts';
import { startSeries } from '../../../core/seats/series.ts';
import { findGame, games } from '../../../games/index.ts';
import { usualPreferences } from '../../../play/preferences.ts';
import { tableWith } from '../../../play/table.ts';
import { createSession } from '../session/full-session.ts';
import { isFirstGame, isLearning, sayHowToMove } from './first-game.ts';

const tresEmLinha = (await findGame('tres-em-linha')?.load()) as Game;

function sessionOf(game: Game, seats = [person, person] as const) {
  const table = tableWith(Match.start(game, seededRandom(1)), seats, startSeries(1, 1), undefined);
  const deps = { startEngine: () => connectLocally(game), now: () => 0, wait: async () => undefined };
  return createSession({ table, preferences: usualPreferences }, deps);
}

test('a game is the first of its kind as long as no other of its family was played', () => {
  expect(isFirstGame('fuse', 'now', [])).toBe(true);
  expect(isFirstGame('fuse', 'now', [{ id: 'now', game: 'fuse' }])).toBe(true);
  expect(isFirstGame('fuse', 'now', [{ id: 'before', game: 'quantik' }])).toBe(true);
  expect(isFirstGame('fuse', 'now', [{ id: 'before', game: 'fuse-kings' }])).toBe(false);
  expect(isFirstGame('drop-7x6x4', 'now', [{ id: 'before', game: 'tres-em-linha' }])).toBe(true);
});

test('one learns until the third move of one’s own, where the game stands', () => {
  const session = sessionOf(tresEmLinha);
  const learnt: boolean[] = [];
  for (const text of ['1', '1', '3']) {
    learnt.push(isLearning(session));
    const move = readMove(tresEmLinha, session.shown.match().state, text);
    expect(move.ok && session.playing.play(move.value).ok).toBe(true);
  }
  expect([...learnt, isLearning(session)]).toEqual([true, true, true, false]);
  session.lines.look('start');
  expect(isLearning(session)).toBe(false);
  session.close();
});

test('a computer’s move is nobody’s to learn', () => {
  const session = sessionOf(tresEmLinha, [parseSeat('level:1'), person]);
  expect(isLearning(session)).toBe(false);
  session.close();
});

test.each(games)('$id says in its own words how a move is made', async ({ load }) => {
  const { text } = await load();
  for (const { howToMove } of [text.en, text.pt]) expect(howToMove).toMatch(/^.{10,75}\.$/u);
});

test('a game that does not say it gets a sentence by how many presses a move takes', () => {
  const session = sessionOf(ticTacToe);
  expect(sayHowToMove(session, 'en')).toBe('Press the cell where you want to play.');
  expect(sayHowToMove(session, 'pt')).toBe('Carrega na casa onde queres jogar.');
  session.close();
});
