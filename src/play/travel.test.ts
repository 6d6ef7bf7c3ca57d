import { expect, test } from 'vitest';
import { Match } from '../core/match.ts';
import { findGame } from '../games/index.ts';
import { type Shown, travelsBetween } from './travel.ts';

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
  const move = match.steps[match.ply]?.move;
  return { state: match.state, last: move === undefined ? undefined : { before: match.undo().state, move } };
}

/** What travels between two positions of a match: `from>to`, how, and from when to when. */
function travels(before: Match, now: Match): string[] {
  const { game } = before;
  const name = (cell: number) => game.view.cells[cell]?.name;
  return travelsBetween(game, shown(before), shown(now)).map(
    ({ from, to, way, start, end }) => `${name(from)}>${name(to)} ${way} ${start}–${end}`,
  );
}

test('a stone slides, and slides back when the move is taken back', async () => {
  const start = await matchOf('neutreeko', '.w.w./..b../...../..w../.b.b. b');
  const next = play(start, '5B-2B');
  expect(travels(start, next)).toEqual(['5B>2B slide 0–3']);
  expect(travels(next, start)).toEqual(['2B>5B slide 0–3']);
});

test('what is pushed waits until it is reached', async () => {
  const start = await matchOf('fuse', '#bwbbww#/b......b/w......w/....w..b/b......w/b......b/w......w/#wbbwbw# b');
  expect(travels(start, play(start, 'a5-e5'))).toEqual(['a5>e5 slide 0–4', 'd5>f5 slide 2–4']);
});

test('discs drop from above, pieces come from the stock', async () => {
  const drop = await matchOf('tres-em-linha', '...../...../...../..... x');
  expect(travels(drop, play(drop, '3'))).toEqual(['3>3a drop 0–4']);
  const quantik = await matchOf('quantik', '..../..../..../.... w');
  expect(travels(quantik, play(quantik, 'B23'))).toEqual(['B>23 put 0–1']);
});

test('a jump to another point of the game moves nothing', async () => {
  const start = await matchOf('tres-em-linha', '...../...../...../..... x');
  expect(travels(start, play(play(start, '3'), '3'))).toEqual([]);
});
