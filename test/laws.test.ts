import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import ticTacToe from '../examples/tic-tac-toe/index.ts';
import type { Game } from '../src/core/game.ts';
import { games } from '../src/games/index.ts';
import { laws, tryLaw } from '../src/laws/check.ts';
import { piecesFinding, placesOf, textFinding } from '../src/laws/notation-laws.ts';
import { lawSpeaker } from '../src/laws/problems.ts';
import { randomMatch } from '../src/laws/random-play.ts';

/** The laws that every game obeys, on positions of random play. */
const everyGame: readonly Game[] = [...(await Promise.all(games.map((entry) => entry.load()))), ticTacToe];

const seeds = fc.integer({ min: 0, max: 0xffffffff });

describe.each(everyGame.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test.each(laws.map((law) => [lawSpeaker.text.en.laws[law.name], law] as const))('%s', (_name, law) => {
    const numRuns = 'runs' in law ? law.runs : 1;
    fc.assert(
      fc.property(seeds, (seed) => void expect(tryLaw(law, game, seed)).toBeUndefined()),
      { numRuns },
    );
  });

  test('any pieces anywhere, of every sort that fast-check thinks of', () => {
    const cells = placesOf(game);
    const letters = game.view.pieceKinds.map(({ letter }) => letter);
    const anyPieces = fc.uniqueArray(
      fc.record({ cell: fc.constantFrom(...cells), letter: fc.constantFrom(...letters) }),
      { selector: ({ cell }) => cell },
    );
    const turns = fc.constantFrom(0 as const, 1 as const, undefined);
    fc.assert(
      fc.property(anyPieces, turns, (pieces, turn) => void expect(piecesFinding(game, pieces, turn)).toBeUndefined()),
    );
  });

  test('any text, of every sort that fast-check thinks of', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.string({ unit: 'binary' }),
        (seed, text) => void expect(textFinding(randomMatch(game, seed), text)).toBeUndefined(),
      ),
    );
  });
});
