import { expect, test } from 'vitest';
import { makeDeps } from '../../../../test/web-deps.ts';
import type { Game } from '../../../core/game.ts';
import { Match } from '../../../core/match.ts';
import { seededRandom } from '../../../core/random.ts';
import { parseSeat, person } from '../../../core/seats/seat.ts';
import { startSeries } from '../../../core/seats/series.ts';
import { findGame } from '../../../games/index.ts';
import { usualPreferences } from '../../../play/preferences.ts';
import { tableWith } from '../../../play/table.ts';
import { messageOf } from '../stage/message.ts';
import { createSession } from './full-session.ts';

const game = (await findGame('tres-em-linha')?.load()) as Game;

function against(player: string) {
  const match = Match.start(game, seededRandom(1));
  const table = tableWith(match, [parseSeat(player), person], startSeries(1, 1), undefined);
  let time = 0;
  const deps = { ...makeDeps().deps, now: () => time };
  const session = createSession({ table, preferences: usualPreferences }, deps);
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  const message = () => messageOf(session, undefined, 'en', { thinkingTime: session.computers.thinkingTime() });
  return { session, wait, message };
}

test('a wait shows its time, and from then on a way to end it', async () => {
  const { session, wait, message } = against('t-minimax');
  expect(message()).toEqual({ kind: 'thinking', sentence: 't-minimax is thinking…' });
  wait(75_000);
  expect(message()).toMatchObject({ sentence: 't-minimax is thinking… 1 min 15 s', action: { label: 'Move now' } });
  message().action?.run();
  await expect.poll(() => session.shown.match().ply).toBe(1);
  expect(session.shown.match().played).toEqual(['1']);
  expect(message()).toEqual({
    kind: 'plain',
    sentence: 't-minimax had looked at no move to the end yet, and plays the first in order. Your turn.',
  });
  session.close();
});

test('a player that has found something plays it, and nothing more is said', async () => {
  const { session, message } = against('uct:1000000000');
  session.computers.moveNow();
  await expect.poll(() => session.shown.match().ply).toBe(1);
  expect(message()).toEqual({ kind: 'plain', sentence: 'Your turn.' });
  session.close();
});
