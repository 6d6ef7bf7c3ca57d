import { expect, test } from 'vitest';
import { fuseGames } from './index.ts';
import { pass } from './rules.ts';
import { symmetries } from './symmetry.ts';

const { notation } = fuseGames[2];

test('the board has eight images, itself first, kings and all', () => {
  const position = '#bwbBww#/b......b/w......w/....W..b/b......w/b......b/w......w/#wbbwbw# b';
  const parsed = notation.parsePosition(position);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  const images = symmetries().map((symmetry) => notation.position(symmetry.state(parsed.value)));
  expect(images[0]).toBe(position);
  // A quarter turn clockwise: column 1, from below, becomes row a.
  expect(images[1]).toBe('#wbb.wb#/w......b/b......w/b......b/w...W..B/b......w/w......w/#wbwbwb# b');
  expect(new Set(images).size).toBe(8);
});

test('a pass stays a pass', () => {
  expect(symmetries().map((symmetry) => symmetry.move(pass))).toEqual(Array(8).fill(pass));
});
