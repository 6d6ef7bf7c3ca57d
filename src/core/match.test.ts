import { describe, expect, test } from 'vitest';
import { makeDrop } from '../games/drop/index.ts';
import { neutreeko } from '../games/neutreeko/index.ts';
import { Match, movesAlong } from './match.ts';
import { seededRandom } from './random.ts';

const game = makeDrop({ columns: 5, rows: 4, line: 3 });
const fresh = Match.start(game, seededRandom(1));

function play(match: Match<readonly number[]>, ...moves: readonly string[]) {
  return moves.reduce((before, move) => {
    const next = before.play(move);
    if (!next.ok) throw new Error(next.problem.code);
    return next.value;
  }, match);
}

describe('a match', () => {
  test('keeps its history, whose turn it is, and never changes', () => {
    const match = play(fresh, '3', '3', '2');
    expect(match.played).toEqual(['3', '3', '2']);
    expect(match.turn).toBe(1);
    expect(match.position).toBe('...../...../..o../.xx.. o');
    expect(fresh.ply).toBe(0);
  });

  test('takes back and plays again', () => {
    const match = play(fresh, '3', '3', '2');
    const back = match.undo().undo();
    expect(back.played).toEqual(['3']);
    expect(back.redo().redo().position).toBe(match.position);
    expect(back.redo().redo().redo().position).toBe(match.position);
    expect(fresh.undo().position).toBe(fresh.position);
  });

  test('drops what was taken back when another move is played, and keeps it when the same one is', () => {
    const back = play(fresh, '3', '3', '2').undo().undo();
    expect(play(back, '3').redo().played).toEqual(['3', '3', '2']);
    expect(play(back, '1').redo().played).toEqual(['3', '1']);
  });

  test('ends with the line that won', () => {
    const match = play(fresh, '1', '1', '2', '2', '3');
    expect(match.ending?.reason).toBe('line');
    expect(match.ending?.winner).toBe(0);
    expect(match.ending?.cells.map((cell) => game.view.cells[cell]?.name)).toEqual(['1a', '2a', '3a']);
    expect(match.moves).toEqual([]);
    expect(match.play('4')).toEqual({ ok: false, problem: { code: 'game-over', values: {} } });
  });

  test('ends by resignation, which can be taken back', () => {
    const resigned = play(fresh, '3').resign(1);
    if (!resigned.ok) throw new Error(resigned.problem.code);
    expect(resigned.value.ending).toEqual({ reason: 'resignation', winner: 0, cells: [] });
    expect(resigned.value.undo().played).toEqual(['3']);
    expect(resigned.value.undo().ending).toBeUndefined();
    expect(resigned.value.resign(0).ok).toBe(false);
    expect(resigned.value.redo().ending?.reason).toBe('resignation');
    expect(resigned.value.goTo(0).ending).toBeUndefined();
    expect(resigned.value.goTo(0).goTo(1).ending?.reason).toBe('resignation');
  });

  test('refuses a move number that is not legal', () => {
    expect(fresh.playMove(7)).toEqual({ ok: false, problem: { code: 'no-such-move', values: { text: '7' } } });
    expect(fresh.playMove(2).ok).toBe(true);
  });

  test('takes clicks: a path of cells, and a word on one that is only begun', () => {
    const match = Match.start(neutreeko, seededRandom(1));
    const cellNamed = (name: string) => neutreeko.view.cells.findIndex((cell) => cell.name === name);
    const [from, to] = [cellNamed('2C'), cellNamed('2A')];
    expect(movesAlong(neutreeko, match.state, [from])).toHaveLength(6);
    const moved = match.playPath([from, to]);
    expect(moved.ok && moved.value.played).toEqual(['2C-2A']);
    expect(match.playPath([from])).toEqual({ ok: false, problem: { code: 'unfinished-move', values: {} } });
    expect(match.playPath([999])).toEqual({ ok: false, problem: { code: 'no-such-cell', values: { cell: '999' } } });
    expect(match.playPath([])).toEqual({ ok: false, problem: { code: 'no-pass', values: {} } });
  });

  test('keeps comments with their positions', () => {
    const match = play(play(fresh.comment('the start'), '3').comment('the {middle}'), '1');
    expect(match.steps.map((step) => step.comment)).toEqual(['the start', 'the (middle)', '']);
    expect(match.undo().comment('').steps[1]?.comment).toBe('');
  });
});
