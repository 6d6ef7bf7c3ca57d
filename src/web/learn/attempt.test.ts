import { describe, expect, test } from 'vitest';
import type { RuleStep } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import { present } from '../../core/present.ts';
import { findGame, games } from '../../games/index.ts';
import { lastMoveOf } from '../../play/last-move.ts';
import { beginStep, exampleOf, movesOf, tryMove } from './attempt.ts';
import { matchOf, valuesOf } from './exhibit.ts';

const neutreeko = await present(findGame('neutreeko'), 'game neutreeko').load();
const stepOf = (number: number) => present(neutreeko.text.en.rules[number - 1], `step ${number}`);
const slide = stepOf(2);
const line = stepOf(3);

function begin(step: RuleStep) {
  const attempt = beginStep(neutreeko, step);
  if (!attempt) throw new Error('The step should have a position.');
  return attempt;
}

function move(attempt: ReturnType<typeof begin>, text: string): number {
  const { moves, state } = attempt.match;
  return moves.find((found) => neutreeko.notation.move(state, found) === text) ?? -1;
}

describe('a step with a task', () => {
  test('offers every legal move until one is made', () => {
    const attempt = begin(slide);
    expect(attempt.outcome).toBe('open');
    expect(movesOf(attempt).length).toBe(14);
    const after = tryMove(attempt, slide, move(attempt, '4C-3C'));
    expect(movesOf(after)).toEqual([]);
  });

  test('is done by what was asked for', () => {
    const attempt = begin(slide);
    const after = tryMove(attempt, slide, move(attempt, '4C-3C'));
    expect(after.outcome).toBe('done');
    expect(lastMoveOf(after.match)?.before).toBe(attempt.match.state);
  });

  test('shows another legal move, and says that it is another', () => {
    const attempt = begin(slide);
    const after = tryMove(attempt, slide, move(attempt, '4C-4A'));
    expect(after.outcome).toBe('other');
    expect(after.match.ply).toBe(1);
  });

  test('in a position of its own has the diagram as an example beside it', () => {
    expect(exampleOf(neutreeko, line)?.ending?.reason).toBe('line');
    expect(begin(line).match.ending).toBeUndefined();
    expect(exampleOf(neutreeko, slide)).toBeUndefined();
  });
});

test('a step without a task is only looked at, and one without a position shows none', () => {
  const attempt = begin({ text: '', diagram: '.w.w./..b../...../..w../.b.b. b' });
  expect([attempt.outcome, movesOf(attempt)]).toEqual(['still', []]);
  expect(beginStep(neutreeko, { text: '' })).toBeUndefined();
});

describe.each(games.map(({ id, load }) => [id, load] as const))('the lesson of %s', (_id, load) => {
  test('has a board at every step, and truths that can be walked through', async () => {
    const game = await load();
    for (const step of game.text.en.rules) expect(beginStep(game, step)).toBeDefined();
    for (const { exhibit } of (await game.truths?.()) ?? []) {
      if (!exhibit) continue;
      const match = matchOf(game, exhibit);
      expect([match.ply, match.steps.length]).toEqual([0, 1 + (exhibit.line?.length ?? 0)]);
      const values = valuesOf(game, exhibit);
      expect(values.size).toBe(exhibit.values?.flatMap(({ moves }) => moves).length ?? 0);
      for (const found of values.keys()) expect(legalMoves(game, match.state)).toContain(found);
    }
  });
});
