import { expect, test, vi } from 'vitest';
import { connectLocally } from '../../../../test/local-analyst.ts';
import type { Game } from '../../../core/game.ts';
import { Match } from '../../../core/match.ts';
import { succeed } from '../../../core/problem.ts';
import { seededRandom } from '../../../core/random.ts';
import type { Report } from '../../../core/report.ts';
import type { Analyst } from '../../../engine/service/analyst.ts';
import { findGame } from '../../../games/index.ts';
import { createValues, type Wish } from './values.ts';

const game = (await findGame('tres-em-linha')?.load()) as Game;
const match = Match.start(game, seededRandom(1));

/** What is known of the start, the first moves of it for sure. */
async function reportWith(exact: number): Promise<Report> {
  const found = await connectLocally(game).analyse({ start: match.position, milliseconds: 5000 });
  if (!found?.ok) throw new Error('The start has no report.');
  const { moves, ...rest } = found.value;
  return { ...rest, exact: false, moves: moves.map((move, index) => ({ ...move, exact: index < exact })) };
}

test('a longer look that finds less is not repeated for ever, and loses nothing', async () => {
  const [more, less] = [await reportWith(3), await reportWith(2)];
  const wishes: readonly Wish[] = [700, 1500].map((milliseconds) => ({ match, milliseconds }));
  const asked: number[] = [];
  const analyse: Analyst['analyse'] = async ({ milliseconds = 0 }) => {
    asked.push(milliseconds);
    if (asked.length > 5) return undefined;
    return succeed(asked.length === 1 ? more : less);
  };
  const values = createValues({
    engine: () => ({ analyse }) as Analyst,
    now: () => 0,
    wish: () => (asked.length > 5 ? undefined : wishes.find((wish) => !values.isKnown(wish))),
    onFailure: () => undefined,
  });
  values.pursue();
  await vi.waitFor(() => expect(values.sought()).toBeUndefined());
  expect(asked).toEqual([700, 1500]);
  expect(values.report(match)).toBe(more);
});
