import { describe, expect, test } from 'vitest';
import type { Game } from '../../core/game.ts';
import { legalMoves, Match } from '../../core/match.ts';
import { quantikGames } from './index.ts';
import type { QuantikState } from './rules.ts';

const [quantik, blockedDraw] = quantikGames;

function matchAt(position: string, game: Game<QuantikState> = quantik): Match<QuantikState> {
  const match = Match.fromPosition(game, position);
  if (!match.ok) throw new Error(`${position}: ${match.problem.code}`);
  return match.value;
}

function movesAt(position: string): readonly string[] {
  const { state } = matchAt(position);
  return legalMoves(quantik, state).map((move) => quantik.notation.move(state, move));
}

function play(position: string, text: string, game: Game<QuantikState> = quantik): Match<QuantikState> {
  const played = matchAt(position, game).play(text);
  if (!played.ok) throw new Error(`${text}: ${played.problem.code}`);
  return played.value;
}

function countSequences(game: Game<QuantikState>, state: QuantikState, depth: number): number {
  const moves = legalMoves(game, state);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + countSequences(game, game.rules.apply(state, move), depth - 1), 0);
}

describe('putting a piece', () => {
  test('begins with white and an empty board', () => {
    expect(matchAt('..../..../..../....').turn).toBe(0);
    expect(movesAt('..../..../..../....')).toHaveLength(64);
  });

  test('lists cells in reading order and shapes from A to D', () => {
    expect(movesAt('..../..../..../....').slice(0, 6)).toEqual(['A11', 'B11', 'C11', 'D11', 'A12', 'B12']);
  });

  test('needs an empty cell', () => {
    expect(movesAt('B.../..../..../....').filter((move) => move.endsWith('11'))).toEqual([]);
  });

  test('keeps a shape out of the row, column and zone where the opponent has it', () => {
    const cubes = movesAt('..../.B../..../....').filter((move) => move.startsWith('b'));
    expect(cubes).toEqual(['b13', 'b14', 'b31', 'b33', 'b34', 'b41', 'b43', 'b44']);
  });

  test('does not mind other shapes of the opponent', () => {
    expect(movesAt('..../.B../..../....').filter((move) => move.startsWith('c'))).toHaveLength(15);
  });

  test('does not mind the same shape of its own', () => {
    expect(movesAt('.B../..../..c./....').filter((move) => move.startsWith('B'))).toHaveLength(14);
  });

  test('has two pieces of each shape', () => {
    expect(movesAt('BB../..../..cd/....').some((move) => move.startsWith('B'))).toBe(false);
  });

  test('alternates the turns', () => {
    const match = play('..../..../..../....', 'B23');
    expect(match.position).toBe('..../..B./..../.... b');
    expect(match.turn).toBe(1);
  });

  test('gives brown 53 replies to B11', () => {
    expect(movesAt('B.../..../..../....')).toHaveLength(53);
  });

  test('gives white 26 moves in D..A/b.../.Ba./...b', () => {
    expect(movesAt('D..A/b.../.Ba./...b w')).toHaveLength(26);
  });
});

describe('completing four different shapes', () => {
  test('wins with a row, of any colours: D..A/bCdA/.Bad/...b', () => {
    const match = play('D..A/bC.A/.Bad/...b b', 'd23');
    expect(match.position).toBe('D..A/bCdA/.Bad/...b w');
    expect(match.ending).toEqual({ reason: 'line', winner: 1, cells: [4, 5, 6, 7] });
    expect(quantik.rules.outcome(match.state)).toBe('loss');
    expect(legalMoves(quantik, match.state)).toEqual([]);
  });

  test('wins with a column', () => {
    const match = play('A.../b..d/C.../.... w', 'D41');
    expect(match.ending).toEqual({ reason: 'line', winner: 0, cells: [0, 4, 8, 12] });
  });

  test('wins with a zone', () => {
    const match = play('..Ab/..C./..../d... w', 'D24');
    expect(match.ending).toEqual({ reason: 'line', winner: 0, cells: [2, 3, 6, 7] });
  });

  test('does not win in four cells that are neither row, column nor zone', () => {
    expect(play('.Ab./.C../..../...d w', 'D23').ending).toBeUndefined();
    expect(play('A.../db../..C./.... w', 'D44').ending).toBeUndefined();
  });

  test('does not win with a shape that is there twice', () => {
    expect(play('AbA./..../..../.d.. w', 'C14').ending).toBeUndefined();
  });

  test('shows the cells of all that is completed at once', () => {
    const match = play('b.ac/aCDD/.b.c/CABB b', 'd12');
    const lines = [
      [0, 1, 2, 3],
      [1, 5, 9, 13],
      [0, 1, 4, 5],
    ];
    expect(match.ending).toEqual({ reason: 'line', winner: 1, cells: [0, 1, 2, 3, 4, 5, 9, 13], lines });
  });
});

describe('a player who cannot move', () => {
  const blocked = 'BCAB/ACdd/DDbc/.abc b';
  const full = 'ccbA/BDDA/BaCC/dab. b';

  test('loses', () => {
    const { state, moves, ending } = matchAt(blocked);
    expect(moves).toEqual([]);
    expect(quantik.rules.outcome(state)).toBe('loss');
    expect(ending).toEqual({ reason: 'blocked', winner: 0, cells: [] });
  });

  test('draws in the variant', () => {
    const { state, moves, ending } = matchAt(blocked, blockedDraw);
    expect(moves).toEqual([]);
    expect(blockedDraw.rules.outcome(state)).toBe('draw');
    expect(ending).toEqual({ reason: 'blocked', winner: null, cells: [] });
  });

  test('is blocked on a full board too', () => {
    expect(play(full, 'd44').ending).toEqual({ reason: 'blocked', winner: 1, cells: [] });
    expect(play(full, 'd44', blockedDraw).ending).toEqual({ reason: 'blocked', winner: null, cells: [] });
  });

  test('has still lost to a line in the variant', () => {
    const match = play('D..A/bC.A/.Bad/...b b', 'd23', blockedDraw);
    expect(blockedDraw.rules.outcome(match.state)).toBe('loss');
  });
});

describe('counting', () => {
  for (const game of quantikGames) {
    test(`finds 64, 3392, 167552 and 6776960 sequences in ${game.id}`, () => {
      const { state } = matchAt('..../..../..../....', game);
      expect([1, 2, 3, 4].map((depth) => countSequences(game, state, depth))).toEqual([64, 3392, 167552, 6776960]);
    });
  }
});
