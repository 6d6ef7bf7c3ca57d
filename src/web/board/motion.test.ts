import { expect, test } from 'vitest';
import { Match } from '../../core/match.ts';
import { findGame } from '../../games/index.ts';
import { type Shown, travelsBetween } from './motion.ts';

async function matchOf(id: string, position: string): Promise<Match> {
  const game = await findGame(id)?.load();
  const match = game && Match.fromPosition(game, position);
  if (!match?.ok) throw new Error(`No such position of ${id}.`);
  return match.value;
}

function play(match: Match, text: string): Match {
  const next = match.play(text);
  if (!next.ok) throw new Error(`${text} was refused.`);
  return next.value;
}

function shown(match: Match): Shown<unknown> {
  const { move } = match.steps[match.ply];
  return { state: match.state, last: move === undefined ? undefined : { before: match.undo().state, move } };
}

/** What travels between two positions of a match: `from>to`, how, and how long it waits. */
function travels(before: Match, now: Match): string[] {
  const { game } = before;
  const name = (cell: number) => game.view.cells[cell].name;
  return travelsBetween(game, shown(before), shown(now)).map(
    ({ cell, from, way, wait }) => `${name(from)}>${name(cell)} ${way} ${wait.toFixed(2)}`,
  );
}

test('a stone slides, and slides back when the move is taken back', async () => {
  const start = await matchOf('neutreeko', '.w.w./..b../...../..w../.b.b. b');
  const next = play(start, '5B-2B');
  expect(travels(start, next)).toEqual(['5B>2B slide 0.00']);
  expect(travels(next, start)).toEqual(['2B>5B slide 0.00']);
});

test('what is pushed waits until it is reached', async () => {
  const start = await matchOf('fuse', '#bwbbww#/b......b/w......w/....w..b/b......w/b......b/w......w/#wbbwbw# b');
  expect(travels(start, play(start, 'a5-e5'))).toEqual(['a5>e5 slide 0.00', 'd5>f5 slide 0.50']);
});

test('discs drop from above, pieces come from the stock', async () => {
  const drop = await matchOf('tres-em-linha', '...../...../...../..... x');
  expect(travels(drop, play(drop, '3'))).toEqual(['3>3a drop 0.00']);
  const quantik = await matchOf('quantik', '..../..../..../.... w');
  expect(travels(quantik, play(quantik, 'B23'))).toEqual(['B>23 put 0.00']);
});

test('a jump to another point of the game moves nothing', async () => {
  const start = await matchOf('tres-em-linha', '...../...../...../..... x');
  expect(travels(start, play(play(start, '3'), '3'))).toEqual([]);
});

test('every motion takes between 160 and 260 milliseconds', async () => {
  const start = await matchOf('drop-9x9x5', `${Array.from({ length: 9 }, () => '.........').join('/')} x`);
  const near = await matchOf('neutreeko', '.w.w./..b../...../..w../.b.b. b');
  for (const [before, text] of [
    [start, '1'],
    [near, '5B-5C'],
  ] as const) {
    const [travel] = travelsBetween(before.game, shown(before), shown(play(before, text)));
    expect(travel.milliseconds).toBeGreaterThanOrEqual(160);
    expect(travel.milliseconds).toBeLessThanOrEqual(260);
  }
});
