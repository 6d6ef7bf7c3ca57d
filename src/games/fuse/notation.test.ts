import { describe, expect, test } from 'vitest';
import type { Game } from '../../core/game.ts';
import { readMove } from '../../core/match.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { fuseGames } from './index.ts';
import type { FuseState } from './rules.ts';

const [fuse, , kings] = fuseGames;

const startText = '#bwbbww#/b......b/w......w/w......b/b......w/b......b/w......w/#wbbwbw# w';
const passText = '#......#/..b..bb./.bww..../...ww.../wbbbwwb./..bwwwb./..w.w.b./#..b...# w';

function stateAt(position: string, game: Game<FuseState> = fuse): FuseState {
  const parsed = game.notation.parsePosition(position);
  if (!parsed.ok) throw new Error(sayProblem(parsed.problem, 'en', game));
  return parsed.value;
}

function refusal(position: string, game: Game<FuseState> = fuse): string {
  const parsed = game.notation.parsePosition(position);
  return parsed.ok ? 'accepted' : sayProblem(parsed.problem, 'en', game);
}

describe('a move text', () => {
  test.each(['d1-d5', 'D1-D5', ' d1 -> d5 ', 'd1d5', 'd1–d5', 'd 1 d 5'])('%s is read as d1-d5', (text) => {
    const move = readMove(fuse, stateAt(startText), text);
    expect(move.ok && fuse.notation.move(stateAt(startText), move.value)).toBe('d1-d5');
  });

  test.each(['pass', 'PASS', ' Pass ', 'passo', 'Passar'])('%s is read as a pass', (text) => {
    const move = readMove(fuse, stateAt(passText), text);
    expect(move.ok && fuse.notation.move(stateAt(passText), move.value)).toBe('pass');
  });

  test.each(['', 'd1', 'd1-', '-', 'hello', 'd1-d5-d6', '1d-5d', 'passe'])('“%s” is unreadable', (text) => {
    const problem = { code: 'unreadable-move', values: { text, example: 'd1-d5' } };
    expect(fuse.notation.read(stateAt(startText), text)).toEqual({ ok: false, problem });
  });

  test.each([
    ['a1-b1', 'a1'],
    ['a2-a1', 'a1'],
    ['h8-g8', 'h8'],
    ['i3-d3', 'i3'],
    ['d0-d5', 'd0'],
    ['d1-d9', 'd9'],
    ['D1-D10', 'd10'],
  ])('%s names no cell', (text, cell) => {
    const problem = { code: 'no-such-cell', values: { cell } };
    expect(fuse.notation.read(stateAt(startText), text)).toEqual({ ok: false, problem });
  });
});

describe('a position text', () => {
  test.each([startText, passText, startText.replace(/w$/u, 'b')])('%s reads back', (position) => {
    expect(fuse.notation.position(stateAt(position))).toBe(position);
  });

  test('may have ~ for #, at its corners only', () => {
    expect(fuse.notation.position(stateAt(startText.replaceAll('#', '~')))).toBe(startText);
    expect(fuse.notation.position(stateAt(startText.replace('#', '~')))).toBe(startText);
    expect(refusal(startText.replace('b......b', 'b~.....b'))).toBe(
      'Row 2 of the position has “~” where one of “. w b” was expected.',
    );
  });

  test.each([
    '#bwbBww#/b......b/w......w/W......b/b......w/b......b/w......w/#wbbwbw# w',
    '#bwbBww#/b......b/w......w/....W..b/b......w/b......b/w......w/#wBbWbw# b',
  ])('%s reads back with its kings', (position) => {
    expect(kings.notation.position(stateAt(position, kings))).toBe(position);
  });

  test.each([
    [startText.replace('/w......b', ''), 'The position has 7 rows; 8 were expected, with a slash between them.'],
    [startText.replace('/w......b', '/w.....b'), 'Row 4 of the position has 7 cells; 8 were expected.'],
    [startText.replace('#bwb', '.bwb'), 'Row 1 of the position has “.” where “#” was expected.'],
    [startText.replace('/w......b', '/w.......'), 'The position has 11 of “b”; 12 were expected.'],
    [startText.replace('/w......b', '/w.......b'), 'Row 4 of the position has 9 cells; 8 were expected.'],
    [startText.replace('/w......b', '/W......b'), 'Row 4 of the position has “W” where one of “. w b” was expected.'],
    [
      startText.replace('/w......b', '/w..w...b'),
      'Row 8 of the position has one “w” too many; there are 12 at the most.',
    ],
    [startText.replace('/w......b', '/.......b'), 'The position has 11 of “w”; 12 were expected.'],
    [startText.replace('/w......b', '/w.......'), 'The position has 11 of “b”; 12 were expected.'],
    [startText.replace('/w......b', '/w.......b'), 'Row 4 of the position has 9 cells; 8 were expected.'],
    [startText.replace(' w', ''), 'The side to move is missing: after the rows write a space and w / b.'],
    [startText.replace(' w', ' x'), 'After the rows the side to move was expected, w / b, and not “x”.'],
    [
      '#......#/.wwbbww./.b....b./.bwww.w./..w.bbb./...b.bw./.ww..ww./#......# w',
      'Row 7 of the position has one “w” too many; there are 12 at the most.',
    ],
  ])('%s is refused', (position, sentence) => {
    expect(refusal(position)).toBe(sentence);
  });

  test.each([
    [startText, 'The position has 0 of “W”; 1 was expected.'],
    [startText.replace('/w......b', '/W......b'), 'The position has 0 of “B”; 1 was expected.'],
    [
      startText.replace('#bwbbww#', '#bWbbWW#').replace('/w......b', '/w......B'),
      'Row 1 of the position has one “W” too many; there are 2 at the most.',
    ],
    [
      startText.replace('#bwbbww#', '#bWbbwW#').replace('/w......b', '/w......B'),
      'Both sides need the same number of marked discs; in this position white has 2 and black 1.',
    ],
    [startText.replace('#bwbbww#', '#BWBBwW#'), 'Row 1 of the position has one “B” too many; there are 2 at the most.'],
    [
      startText.replace('/w......b', '/W..w...B'),
      'Row 8 of the position has one “w” too many; there are 12 at the most.',
    ],
  ])('%s is refused with kings', (position, sentence) => {
    expect(refusal(position, kings)).toBe(sentence);
  });
});
