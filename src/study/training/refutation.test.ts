import { describe, expect, test } from 'vitest';
import { chain, fork, hold } from '../../../test/example-puzzles.ts';
import { connectLocally } from '../../../test/local-analyst.ts';
import { type Game, opponentOf } from '../../core/game.ts';
import { legalMoves, Match } from '../../core/match.ts';
import { present } from '../../core/present.ts';
import { loadGame } from '../../games/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { answer, beginAttempt } from './attempt.ts';
import { type Analyse, refute } from './refutation.ts';

async function gameOf({ game }: Puzzle): Promise<Game> {
  return (await loadGame(game)) as Game;
}

function analyserOf(game: Game): Analyse {
  const analyst = connectLocally(game);
  return async (match) => {
    const found = await analyst.analyse({ start: match.goTo(0).position, played: match.played, milliseconds: 20_000 });
    return found?.ok ? found.value : undefined;
  };
}

/** Every wrong first move of a puzzle, and where it leads. */
function wrongMoves(game: Game, puzzle: Puzzle): readonly { readonly move: string; readonly after: Match }[] {
  const start = beginAttempt(game, puzzle);
  return legalMoves(game, start.match.state).flatMap((legal) => {
    const found = answer(start, game.notation.move(start.match.state, legal));
    return found.ok && found.value.kind === 'wrong' ? [found.value] : [];
  });
}

describe.each([chain, fork, hold].map((puzzle) => [puzzle.id, puzzle] as const))('in %s', (_, puzzle) => {
  test('every wrong move is refuted by a line that shows it', async () => {
    const game = await gameOf(puzzle);
    const analyse = analyserOf(game);
    const wrong = wrongMoves(game, puzzle);
    expect(wrong.length).toBeGreaterThan(0);
    for (const { after } of wrong) {
      const { verdict, line } = present(await refute(after, analyse, 40), 'refutation');
      // The solver would have won or drawn: less than that is a draw or a loss, and to who answers, a win.
      expect(puzzle.goal === 'win' ? ['draw', 'win'] : ['win']).toContain(verdict.value);
      const shown = Match.replay(game, after.state, line);
      expect(shown.problem).toBeUndefined();
      if (verdict.value !== 'win') expect(line).toHaveLength(2);
      else {
        expect(shown.match.ending?.winner).toBe(after.turn);
        expect(line).toHaveLength(verdict.plies ?? -1);
      }
    }
  });
});

test('a line is no longer than is wanted', async () => {
  const game = await gameOf(hold);
  const { after } = present(wrongMoves(game, hold)[0], 'wrong move');
  expect((await refute(after, analyserOf(game), 3))?.line.length).toBeLessThanOrEqual(3);
});

test('a move that ends the game needs no answer', async () => {
  const game = await gameOf(chain);
  const won = Match.fromPosition(game, '...../...../oo.../xxx.. o');
  if (!won.ok) throw new Error(won.problem.code);
  expect(won.value.ending?.winner).toBe(opponentOf(won.value.turn));
  expect(await refute(won.value, () => Promise.reject(new Error('Nobody is asked.')))).toEqual({
    verdict: { exact: true, value: 'loss', plies: 0 },
    line: [],
  });
});

test('where nobody answers there is none', async () => {
  const game = await gameOf(chain);
  const { after } = present(wrongMoves(game, chain)[0], 'wrong move');
  expect(await refute(after, () => Promise.resolve(undefined))).toBeUndefined();
});
