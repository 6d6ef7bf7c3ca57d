import { describe, expect, test } from 'vitest';
import type { Game, Problem } from '../../core/game.ts';
import { Match, readMove } from '../../core/match.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { fuseGames } from './index.ts';
import type { FuseState } from './rules.ts';

const [fuse, , kings] = fuseGames;
const { view } = fuse;

const startText = '#bwbbww#/b......b/w......w/w......b/b......w/b......b/w......w/#wbbwbw# w';
const pushedText = '#bwb.ww#/b......b/w......w/.......b/b...b..w/b...w..b/w......w/#wbbwbw# w';
const passText = '#......#/..b..bb./.bww..../...ww.../wbbbwwb./..bwwwb./..w.w.b./#..b...# w';

function matchAt(position: string, game: Game<FuseState> = fuse): Match<FuseState> {
  const match = Match.fromPosition(game, position);
  if (!match.ok) throw new Error(sayProblem(match.problem, 'en', game));
  return match.value;
}

function refusal(position: string, move: string): Problem | 'played' {
  const next = matchAt(position).play(move);
  return next.ok ? 'played' : next.problem;
}

const cellNamed = (name: string) => view.cells.findIndex((cell) => cell.name === name);

describe('the board', () => {
  test('has 24 cells on the border and 36 within, named by row and column', () => {
    expect(view.cells.filter((cell) => cell.kind === 'border').length).toBe(24);
    expect(view.cells.filter((cell) => cell.kind === 'board').length).toBe(36);
    expect(view.cells[0]).toEqual({ name: 'a2', kind: 'border', x: 1, y: 0 });
    expect(view.cells[cellNamed('d5')]).toEqual({ name: 'd5', kind: 'board', x: 4, y: 3 });
    expect(view.cells[cellNamed('g8')]).toEqual({ name: 'g8', kind: 'border', x: 7, y: 6 });
    for (const { name, x, y } of view.cells) expect(name).toBe(`${view.rows[y]}${view.columns[x]}`);
  });

  test('shows twelve discs a side, and marks only kings', () => {
    const plain = view.pieces(matchAt(startText).state);
    expect([0, 1].map((owner) => plain.filter((piece) => piece.owner === owner).length)).toEqual([12, 12]);
    expect(plain[0]).toEqual({ cell: cellNamed('a3'), owner: 0, kind: 'disc', letter: 'w' });
    const marked = startText.replace('/w......b', '/W......B');
    expect(view.pieces(matchAt(marked, kings).state).filter((piece) => piece.isMarked)).toEqual([
      { cell: cellNamed('d1'), owner: 0, kind: 'disc', letter: 'W', isMarked: true },
      { cell: cellNamed('d8'), owner: 1, kind: 'disc', letter: 'B', isMarked: true },
    ]);
  });
});

describe('a move', () => {
  const motionOf = (position: string, text: string) => {
    const { state } = matchAt(position);
    const move = readMove(fuse, state, text);
    if (!move.ok) throw new Error(sayProblem(move.problem, 'en', fuse));
    const name = (cell: number) => view.cells[cell].name;
    const path = view.path(state, move.value).map(name);
    return [path.join('-'), ...view.motion(state, move.value).map(({ from, to }) => `${name(from)}>${name(to)}`)];
  };

  test('slides every disc that it pushes, and no other', () => {
    expect(motionOf(startText, 'd1-d5')).toEqual(['d1-d5', 'd1>d5']);
    expect(motionOf(pushedText, 'h5-g5')).toEqual(['h5-g5', 'h5>g5']);
    expect(motionOf(pushedText, 'h5-f5')).toEqual(['h5-f5', 'h5>f5', 'f5>e5', 'e5>d5']);
    expect(motionOf(pushedText, 'h5-d5')).toEqual(['h5-d5', 'h5>d5', 'f5>c5', 'e5>b5']);
  });

  test('that is a pass has no path and slides nothing', () => {
    expect(motionOf(passText, 'pass')).toEqual(['']);
  });

  test('is meant by a click on the cell itself', () => {
    expect(view.target(matchAt(startText).state, 17)).toBe(17);
  });
});

describe('a refused move says', () => {
  test.each([
    [startText, 'd8-d5', { code: 'not-your-piece', values: { cell: 'd8' } }],
    [startText, 'd4-d5', { code: 'not-your-piece', values: { cell: 'd4' } }],
    [passText, 'e1-e2', { code: 'blocked', values: { cell: 'e1' } }],
    [passText, 'e1-d1', { code: 'not-inwards', values: { from: 'e1', to: 'd1' } }],
    [pushedText, 'f5-f4', { code: 'not-on-border', values: { cell: 'f5' } }],
    [startText, 'd1-e2', { code: 'not-inwards', values: { from: 'd1', to: 'e2' } }],
    [startText, 'd1-c1', { code: 'not-inwards', values: { from: 'd1', to: 'c1' } }],
    [startText, 'd1-d1', { code: 'not-inwards', values: { from: 'd1', to: 'd1' } }],
    [startText, 'd1-d8', { code: 'push-off', values: { from: 'd1', free: 6, farthest: 'd7' } }],
    [pushedText, 'h5-c5', { code: 'push-off', values: { from: 'h5', free: 4, farthest: 'd5' } }],
    [startText, 'pass', { code: 'must-move', values: {} }],
    [passText, 'd4-d5', { code: 'not-on-border', values: { cell: 'd4' } }],
  ])('in %s why %s is refused', (position, move, expected) => {
    expect(refusal(position, move)).toEqual(expected);
  });

  test('which disc cannot be pushed at all, when it is picked up', () => {
    const { state } = matchAt(passText);
    expect(view.refuse(state, [cellNamed('e1')])).toEqual({ code: 'cannot-move', values: { cell: 'e1' } });
    expect(view.refuse(state, [cellNamed('d4')])).toEqual({ code: 'not-on-border', values: { cell: 'd4' } });
    expect(view.refuse(state, [cellNamed('h4')])).toEqual({ code: 'not-your-piece', values: { cell: 'h4' } });
  });

  test('it in a sentence of either language', () => {
    const said = (position: string, move: string) => {
      const problem = refusal(position, move);
      return problem !== 'played' && [sayProblem(problem, 'en', fuse), sayProblem(problem, 'pt', fuse)];
    };
    expect(said(pushedText, 'h5-b5')).toEqual([
      'Only 4 cells are free in that line: from h5 you can push to d5 at the most.',
      'Nessa linha só há 4 casas livres: de h5 pode empurrar-se até d5, no máximo.',
    ]);
    expect(said('#......#/..b..bb./.bww..../...ww.../wbbbwwb./..bwwwbb/..w.w.b./#......# b', 'f8-f6')).toEqual([
      'Only one cell is free in that line: from f8 you can push to f7 at the most.',
      'Nessa linha só há uma casa livre: de f8 pode empurrar-se até f7, no máximo.',
    ]);
    expect(said(startText, 'pass')).toEqual([
      'You can pass only when none of your discs can be pushed.',
      'Só se pode passar a vez quando não se pode empurrar nenhum disco.',
    ]);
  });
});
