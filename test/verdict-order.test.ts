import { expect, test } from 'vitest';
import { bestBadge } from '../src/board/marks/badge.ts';
import { badgeOf } from '../src/board/marks/verdict-badge.ts';
import type { Game } from '../src/core/game.ts';
import { Match } from '../src/core/match.ts';
import type { ExactVerdict, Oracle } from '../src/core/oracle.ts';
import { seededRandom } from '../src/core/random.ts';
import type { Report } from '../src/core/report.ts';
import { person } from '../src/core/seats/seat.ts';
import { startSeries } from '../src/core/seats/series.ts';
import { analyse } from '../src/engine/analysis/analysis.ts';
import { reportOfMatch } from '../src/engine/analysis/report.ts';
import { review } from '../src/engine/analysis/review.ts';
import { choosePerfectly } from '../src/engine/players/perfect.ts';
import { finish } from '../src/engine/service/finish.ts';
import { makeDrop } from '../src/games/drop/index.ts';
import type { DropState } from '../src/games/drop/rules.ts';
import { usualPreferences } from '../src/play/preferences.ts';
import { tableWith } from '../src/play/table.ts';
import { valueEntries } from '../src/terminal/play/describe.ts';
import { catalogues } from '../src/text/say.ts';
import { createSession } from '../src/web/table/session/full-session.ts';
import { connectLocally } from './local-analyst.ts';

/**
 * What Connect Four may look like after a limited time, by column: wins of which only some have a length, a loss with and
 * one without, and columns of which nothing is known. Each is seen by the opponent, who is to move.
 */
const afterColumn: readonly (ExactVerdict | undefined)[] = [
  { exact: true, value: 'loss', plies: 8 },
  { exact: true, value: 'loss', plies: null },
  { exact: true, value: 'win', plies: null },
  undefined,
  { exact: true, value: 'loss', plies: 4 },
  { exact: true, value: 'win', plies: 3 },
  undefined,
];
const best = '5';

const connectFour = makeDrop({ columns: 7, rows: 6, line: 4 });
const start = connectFour.rules.start(seededRandom(1));

/** Knows what the list says of each column, and goes on looking for ever where that is not all. */
const oracle: Oracle<DropState> = {
  *solve(state) {
    const [board = ''] = connectFour.notation.position(state).split(' ');
    const bottom = board.slice(board.lastIndexOf('/') + 1);
    const known = afterColumn[bottom.indexOf('x')];
    while (known === undefined || known.plies === null) yield known;
    return known;
  },
};
const game: Game<DropState> = { ...connectFour, oracle: async () => oracle };
const match = Match.start(game, seededRandom(1));

function reportWithin(slices: number): Report {
  const work = analyse(game, oracle, start, seededRandom(1));
  for (let slice = 1; slice < slices; slice++) work.next();
  const last = work.next();
  return reportOfMatch(match, last.value);
}

test('all who compare verdicts name the same move', async () => {
  const report = reportWithin(60);
  expect(report.moves.map(({ value, plies }) => [value, plies])).toEqual([
    ['win', 9],
    ['win', null],
    ['loss', null],
    [null, null],
    ['win', 5],
    ['loss', 4],
    [null, null],
  ]);
  expect(report).toMatchObject({ exact: true, value: 'win', plies: null });

  const table = tableWith(match as Match, [person, person], startSeries(1, 1), undefined);
  const list = valueEntries({ table, language: 'en' }, report, false).map((entry) => entry.split(' ')[0]);
  expect(list.filter((column) => column !== '4' && column !== '7')).toEqual(['5', '1', '2', '6', '3']);
  expect(list.slice(3, 5).sort()).toEqual(['4', '7']);

  expect(review([report], ['2'], 0).moves[0]).toMatchObject({ best: [best], judgement: 'keeps' });
  expect(review([report], ['1'], 0).moves[0]).toMatchObject({ best: [best], judgement: 'slower-win' });

  const badges = new Map(report.moves.map((move, index) => [index, badgeOf(move, 'en', catalogues.en.verdicts)]));
  expect(bestBadge(badges, [...badges.keys()])).toBe(badges.get(Number(best) - 1));

  const chosen = finish(choosePerfectly(game, oracle)(start, seededRandom(1)));
  expect(game.notation.move(start, chosen.move)).toBe(best);

  const session = createSession(
    { table, preferences: usualPreferences },
    { startEngine: () => connectLocally(game), now: () => performance.now(), wait: async () => undefined },
  );
  session.analysis.askHint();
  await expect.poll(() => session.analysis.hinted()?.move, { timeout: 10_000 }).toBe(best);
  session.close();
});
