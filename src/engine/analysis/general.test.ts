import { describe, expect, test } from 'vitest';
import ticTacToe from '../../../examples/tic-tac-toe/index.ts';
import { minimax, stateAt } from '../../../test/solving.ts';
import type { Game } from '../../core/game.ts';
import { legalMoves, Match } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { makeDrop } from '../../games/drop/index.ts';
import { neutreeko } from '../../games/neutreeko/index.ts';
import { finish } from '../service/finish.ts';
import { makeGeneralOracle } from './general.ts';

const small = makeDrop({ columns: 4, rows: 3, line: 3 });

describe('the general oracle', () => {
  test('agrees with minimax on every position of random games', () => {
    for (const game of [small, ticTacToe] as readonly Game[]) {
      const oracle = makeGeneralOracle(game);
      const random = seededRandom(3);
      for (let played = 0; played < 8; played++) {
        let match = Match.start(game, random);
        for (;;) {
          // The first moves are left out only because minimax takes seconds there.
          if (match.ply > 2) {
            const { value, plies } = minimax(game, match.state);
            const expected = { exact: true, value, plies: value === 'draw' && !match.ending ? null : plies };
            expect(finish(oracle.solve(match.state))).toEqual(expected);
          }
          if (match.ending) break;
          const next = match.playMove(match.moves[random.below(match.moves.length)]);
          if (next.ok) match = next.value;
        }
      }
    }
  });

  test('is not misled by what it has proved of other positions before', () => {
    const random = seededRandom(8);
    for (let n = 0; n < 60; n++) {
      let match = Match.start(small, random);
      for (let ply = 0; ply < 4; ply++) {
        const next = match.playMove(match.moves[random.below(match.moves.length)]);
        if (next.ok) match = next.value;
      }
      // Deep proofs first: a long win that is known must not hide a short one that is not.
      const oracle = makeGeneralOracle(small);
      for (const move of match.moves) {
        for (const reply of legalMoves(small, small.rules.apply(match.state, move)).slice(0, 2)) {
          finish(oracle.solve(small.rules.apply(small.rules.apply(match.state, move), reply)));
        }
      }
      const { value, plies } = minimax(small, match.state);
      expect(finish(oracle.solve(match.state))).toMatchObject({ value, plies: value === 'draw' ? null : plies });
    }
  });

  test('proves wins in a game that can go round in circles, and yields while it looks', () => {
    const oracle = makeGeneralOracle(neutreeko);
    const won = stateAt(neutreeko, '...b./w..../.w.../....w/..b.b b');
    expect(finish(oracle.solve(won))).toMatchObject({ value: 'win', plies: 1 });
    const work = oracle.solve(stateAt(neutreeko, '.w.w./..b../...../..w../.b.b. b'));
    for (let slice = 0; slice < 20; slice++) expect(work.next().done).toBe(false);
  });
});
