import { describe, expect, test } from 'vitest';
import { Match, matchFromText } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { sayEnding } from '../../text/say.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { makeDrop } from './index.ts';
import { type DropOptions, formatDropId, parseDropId } from './size.ts';

const game = makeDrop({ columns: 5, rows: 4, line: 3 });

function matchAt(position: string) {
  const match = Match.fromPosition(game, position);
  if (!match.ok) throw new Error(sayProblem(match.problem, 'en', game));
  return match.value;
}

function refusal(position: string, move: string) {
  const next = matchAt(position).play(move);
  return next.ok ? 'played' : sayProblem(next.problem, 'en', game);
}

const reportPosition = '...../..oox/.oxxo/xxoxo x';

describe('a drop', () => {
  test('falls to the lowest free cell', () => {
    const after = matchAt(reportPosition).play('1');
    expect(after.ok && after.value.position).toBe('...../..oox/xoxxo/xxoxo o');
  });

  test('in the report’s position wins at once in column 2', () => {
    const after = matchAt(reportPosition).play('2');
    if (!after.ok) throw new Error(after.problem.code);
    expect(after.value.ending).toMatchObject({ reason: 'line', winner: 0 });
    expect(after.value.ending?.cells.map((cell) => game.view.cells[cell].name)).toEqual(['2c', '3b', '4a']);
  });

  test('comes from above its column and lands in its cell', () => {
    const { state } = matchAt(reportPosition);
    const [motion] = game.view.motion(state, 0);
    expect(game.view.cells[motion.from]).toEqual({ name: '1', kind: 'entry', x: 0, y: -1 });
    expect(game.view.cells[motion.to].name).toBe('1b');
  });

  test('may be clicked anywhere in its column', () => {
    const { state } = matchAt(reportPosition);
    const named = (name: string) => game.view.cells.findIndex((cell) => cell.name === name);
    for (const name of ['1', '1a', '1b', '1d']) expect(game.view.target(state, named(name))).toBe(named('1b'));
  });
});

describe('a row of moves', () => {
  const connectFour = makeDrop({ columns: 7, rows: 6, line: 4 });
  const positionAfter = (row: string) => {
    const state = connectFour.notation.parsePosition(row);
    return state.ok ? connectFour.notation.position(state.value) : state.problem.code;
  };

  test.each(['4453', ' 4 4 5 3\n', '44 53', '4,4,5,3', '1. 4 4 2. 5 3', '1.4 4\n2.5 3'])(
    'is read as the position after it: %j',
    (row) => {
      expect(positionAfter(row)).toBe('......./......./......./......./...o.../..oxx.. x');
    },
  );

  test('keeps the moves where a game is read', () => {
    const match = matchFromText(connectFour, '4453');
    expect(match.ok && match.value.played).toEqual(['4', '4', '5', '3']);
    const position = matchFromText(connectFour, positionAfter('4453'));
    expect(position.ok && position.value.played).toEqual([]);
  });

  test('may end the game', () => {
    expect(positionAfter('4353637')).toBe('......./......./......./..o..../..o..../..oxxxx o');
  });

  test.each([
    ['4444444', 'Move 7 of the row has no room: column 4 is full by then.'],
    ['48', 'Move 2 of the row is 8, but columns go from 1 to 7.'],
    ['0', 'Move 1 of the row is 0, but columns go from 1 to 7.'],
    ['43536371', 'Move 8 of the row comes too late: the game is over with move 7.'],
  ])('%s is refused with one sentence that names the move', (row, sentence) => {
    const state = connectFour.notation.parsePosition(row);
    expect(!state.ok && sayProblem(state.problem, 'en', connectFour)).toBe(sentence);
    expect(!state.ok && sayProblem(state.problem, 'pt', connectFour)).toMatch(/^A jogada \d da sequência .+\.$/u);
  });

  test.each(['', ' ', ',4', '4a', '4-4', '...4', '1.', '4.5', '44.53', '1. 4 4 3. 5 3'])(
    'is not what %j is',
    (text) => {
      expect(connectFour.notation.splitMoves?.(text)).toBeUndefined();
    },
  );
});

test('a full board without a line is a draw', () => {
  expect(matchAt(fullBoard()).ending).toEqual({ reason: 'full', winner: null, cells: [] });
});

/** One of the full boards without a line, reached by random play. */
function fullBoard(): string {
  const random = seededRandom(11);
  for (;;) {
    let match = Match.start(game, random);
    while (!match.ending) {
      const next = match.playMove(match.moves[random.below(match.moves.length)]);
      if (next.ok) match = next.value;
    }
    if (match.ending.reason === 'full') return match.position;
  }
}

describe('a refused move says', () => {
  test.each([
    ['x..../o..../x..../o.... x', '1', 'Column 1 is full.'],
    [reportPosition, '6', 'There is no column 6; columns go from 1 to 5.'],
    [reportPosition, '0', 'There is no column 0; columns go from 1 to 5.'],
    [reportPosition, 'three', '“three” is not a move; a move looks like 3.'],
    [reportPosition, '-1', '“-1” is not a move; a move looks like 3.'],
    [reportPosition, '', '“” is not a move; a move looks like 3.'],
  ])('in %s why %s is refused', (position, move, sentence) => {
    expect(refusal(position, move)).toBe(sentence);
  });

  test('where a disc falls, or that a cell is taken, when a cell is named', () => {
    const { state } = matchAt(reportPosition);
    const named = (name: string) => game.view.cells.findIndex((cell) => cell.name === name);
    expect(game.view.refuse(state, [named('1d')])).toEqual({ code: 'falls-elsewhere', values: { cell: '1b' } });
    expect(game.view.refuse(state, [named('1a')])).toEqual({ code: 'cell-taken', values: { cell: '1a' } });
  });
});

describe('a position text', () => {
  test('needs no side, which follows from the count', () => {
    expect(matchAt('...../..oox/.oxxo/xxoxo').turn).toBe(0);
    expect(matchAt('...../...../...../..x..').turn).toBe(1);
  });

  test.each([
    ['...../..oox/.oxxo', 'The position has 3 rows; 4 were expected, with a slash between them.'],
    ['...../..oox/.oxxo/xxoxo.', 'Row 4 of the position has 6 cells; 5 were expected.'],
    ['...../..oox/.oxyo/xxoxo', 'Row 3 of the position has “y” where one of “. x o” was expected.'],
    ['...../.x.../...../.o...', 'Row 2 has a disc in column 2 with nothing under it.'],
    [
      '...../...../...../xx...',
      'There are 2 x and 0 o; players take turns and x begins, so x has as many as o or one more.',
    ],
    [`${reportPosition.slice(0, -1)}o`, 'By the count of pieces it is x to move, not o.'],
    [`${reportPosition.slice(0, -1)}q`, 'After the rows the side to move was expected, x / o, and not “q”.'],
    ['...../...../xxx../ooo..', 'In this position both sides have won, which can’t happen.'],
    ['...../...../o..../xxxoo', 'The game was over before this position: x already had a line.'],
    ['...../x..../oxo../xxxoo', 'The game was over before this position: x already had a line.'],
  ])('%s is refused', (position, sentence) => {
    const parsed = game.notation.parsePosition(position);
    expect(parsed.ok ? 'accepted' : sayProblem(parsed.problem, 'en', game)).toBe(sentence);
  });

  test('with two lines is accepted where one disc made both', () => {
    expect(matchAt('...../...../oo.oo/xxxxx').ending?.cells).toEqual([15, 16, 17, 18, 19]);
  });

  test('with a line longer than needed is said as one line', () => {
    const { ending } = matchAt('...../...../oo.oo/xxxxx');
    expect(ending?.lines).toBeUndefined();
    expect(ending && sayEnding(ending, 'en', game)).toBe('x wins: a line on 1a, 2a, 3a, 4a and 5a.');
  });

  test('with two lines that one disc made is said with both', () => {
    const after = matchAt('.o.../.x.../.ox../oxx.o x').play('4');
    const ending = after.ok ? after.value.ending : undefined;
    expect(ending && sayEnding(ending, 'en', game)).toBe('x wins: lines on 2a, 3a and 4a, and on 2c, 3b and 4a.');
    expect(ending && sayEnding(ending, 'pt', game)).toBe('Ganha “x”: linhas em 2a, 3a e 4a, e em 2c, 3b e 4a.');
  });
});

describe('an id', () => {
  test.each(['tres-em-linha', 'drop-3x3x3', 'drop-7x6x4', 'drop-9x9x9', 'drop-3x9x9'])('%s names a size', (id) => {
    const options = parseDropId(id);
    expect(options && formatDropId(options)).toBe(id);
  });

  test('drop-5x4x3 is another name of tres-em-linha', () => {
    expect(formatDropId(parseDropId('drop-5x4x3') as DropOptions)).toBe('tres-em-linha');
  });

  test.each(['drop-2x4x3', 'drop-10x4x3', 'drop-5x4x6', 'drop-5x4', 'drop-axbxc', 'connect-four'])(
    '%s names none',
    (id) => {
      expect(parseDropId(id)).toBeUndefined();
    },
  );
});

test('the rules of every size end with a full board that is drawn, and with a last disc to drop there', () => {
  const sizes = [3, 4, 5, 6, 7, 8, 9];
  const options = sizes.flatMap((columns) => sizes.map((rows) => ({ columns, rows, line: 3 })));
  for (const size of options) {
    const drop = makeDrop(size);
    const { diagram = '', task } = drop.text.en.rules.at(-1) ?? {};
    const full = Match.fromPosition(drop, diagram);
    expect(full.ok && full.value.ending, diagram).toMatchObject({ reason: 'full', winner: null });
    const before = Match.fromPosition(drop, task?.position ?? '');
    if (!before.ok) throw new Error(before.problem.code);
    const after = before.value.playMove(before.value.moves[0]);
    expect(after.ok && after.value.position).toBe(diagram);
  }
});
