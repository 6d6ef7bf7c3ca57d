import { expect, test, vi } from 'vitest';
import { connectLocally } from '../../../../test/local-analyst.ts';
import type { Game } from '../../../core/game.ts';
import { Match } from '../../../core/match.ts';
import { present } from '../../../core/present.ts';
import { seededRandom } from '../../../core/random.ts';
import { person } from '../../../core/seats/seat.ts';
import { startSeries } from '../../../core/seats/series.ts';
import { findGame } from '../../../games/index.ts';
import { usualPreferences } from '../../../play/preferences.ts';
import { formatLine } from '../../../play/review/best-line.ts';
import { tableWith } from '../../../play/table.ts';
import { recordOfSession } from '../sheets/exports.ts';
import { createSession } from './full-session.ts';

const game = (await findGame('tres-em-linha')?.load()) as Game;

function open() {
  const match = Match.start(game, seededRandom(1));
  return createSession(
    {
      table: tableWith(match, [person, person], startSeries(1, 1), undefined),
      preferences: { ...usualPreferences, isShowingValues: true },
    },
    { startEngine: () => connectLocally(game), now: () => performance.now(), wait: async () => undefined },
  );
}

/** However slow the machine is. */
const patience = { timeout: 30_000 };

test('the line of the best move is told, to the end of the game, and then that of the move that is chosen', async () => {
  const session = open();
  const { analysis, shown, playing } = session;
  await vi.waitFor(() => expect(analysis.bestLine()?.next).toBeUndefined(), patience);
  await vi.waitFor(() => expect(analysis.bestLine()?.steps).toHaveLength(9), patience);
  expect(analysis.chosen()).toMatchObject({ value: 'win', plies: 9 });
  analysis.choose('1');
  expect(analysis.chosen()?.move).toBe('1');
  await vi.waitFor(() => {
    const line = present(analysis.bestLine(), 'best line');
    expect(line.steps).toHaveLength(analysis.chosen()?.plies ?? 0);
    expect(formatLine(line)).toMatch(/^1\. 1 \d 2\. /u);
    expect(line.steps.at(-1)?.ending?.winner).toBe(1);
  }, patience);
  // Nothing of it is played, and another position has choices of its own.
  expect(shown.tree().nodes.size).toBe(1);
  playing.play(present(playing.moves()[2], 'third move'));
  await vi.waitFor(() => expect(analysis.chosen()).toBeDefined(), patience);
  expect(analysis.chosen()?.move).not.toBe('1');
  session.close();
});

test('a note stays with its move, and what is being found out goes on', async () => {
  const session = open();
  await vi.waitFor(() => expect(session.analysis.values()?.exact).toBe(true), patience);
  session.lines.annotate(0, ' The empty board. ');
  expect(session.shown.match().step.comment).toBe('The empty board.');
  expect(session.analysis.values()?.exact).toBe(true);
  expect(recordOfSession(session)).toContain('{The empty board.}');
  session.close();
});
