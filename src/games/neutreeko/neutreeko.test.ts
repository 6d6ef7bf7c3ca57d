import { describe, expect, test } from 'vitest';
import { Match } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { neutreeko } from './index.ts';

const startText = '.w.w./..b../...../..w../.b.b. b';

function matchAt(position: string) {
  const match = Match.fromPosition(neutreeko, position);
  if (!match.ok) throw new Error(sayProblem(match.problem, 'en', neutreeko));
  return match.value;
}

function play(position: string, ...moves: readonly string[]) {
  return moves.reduce((match, move) => {
    const next = match.play(move);
    if (!next.ok) throw new Error(sayProblem(next.problem, 'en', neutreeko));
    return next.value;
  }, matchAt(position));
}

function refusal(position: string, move: string) {
  const next = matchAt(position).play(move);
  return next.ok ? 'played' : next.problem;
}

const textsOf = (match: ReturnType<typeof matchAt>) =>
  match.moves.map((move) => neutreeko.notation.move(match.state, move));

describe('the start', () => {
  test('has its stones in place, black to move', () => {
    expect(Match.start(neutreeko, seededRandom(1)).position).toBe(startText);
  });

  test('lets 2C go everywhere but north-east and north-west', () => {
    const from2C = textsOf(matchAt(startText)).filter((move) => move.startsWith('2C'));
    expect(from2C).toEqual(['2C-1C', '2C-2A', '2C-2E', '2C-3C', '2C-4E', '2C-4A']);
  });

  test('lists moves by piece in reading order, then N W E S NE NW SE SW', () => {
    expect(textsOf(matchAt(startText)).slice(6)).toEqual([
      ...['5B-2B', '5B-5A', '5B-5C', '5B-4A'],
      ...['5D-2D', '5D-5C', '5D-5E', '5D-4E'],
    ]);
  });
});

describe('a slide', () => {
  test('gives white exactly these moves after 5D-5C', () => {
    const expected = '4C-4A 4C-4E 4C-3C 4C-2A 4C-2E 4C-5D 1D-1C 1D-1E 1D-5D 1D-2E 1B-1A 1B-1C 1B-4B 1B-2A'.split(' ');
    expect([...textsOf(play(startText, '5D-5C'))].sort()).toEqual([...expected].sort());
  });

  test('stops at the border or at another piece', () => {
    expect(play(startText, '2C-2A', '4C-2E', '5B-2B').position).toBe('.w.w./bb..w/...../...../...b. w');
  });
});

test('a move that is picked is any of the list, each as often, until the game is over', () => {
  const { rules } = neutreeko;
  const moves = new Int32Array(rules.maxMoves);
  const random = seededRandom(1);
  const draws = 400;
  for (let game = 0; game < 20; game++) {
    for (let state = rules.start(random), ply = 0; ply < 10; ply++) {
      const list = [...moves.subarray(0, rules.moves(state, moves))];
      if (list.length === 0) {
        expect(rules.pick?.(state, random)).toBeUndefined();
        break;
      }
      const drawn = Array.from({ length: draws * list.length }, () => rules.pick?.(state, random));
      expect([...new Set(drawn)].sort()).toEqual([...new Set(list)].sort());
      // Five standard deviations, some twenty each.
      for (const move of list) expect(Math.abs(drawn.filter((each) => each === move).length - draws)).toBeLessThan(100);
      state = rules.apply(state, list[random.below(list.length)]);
    }
  }
});

describe('the end', () => {
  test.each([
    '.w..w/...../...../..w.b/..bb.',
    '.w.w./b..../...../...../.bbw.',
    '...w./w..../.w.../...../.b.bb',
    '...w./b..../...../bw.../.wb..',
  ])('%s is not over, whoever is to move', (rows) => {
    for (const side of ['b', 'w']) expect(matchAt(`${rows} ${side}`).ending).toBeUndefined();
  });

  test.each([
    ['.w..w/...../...../...../.wbbb', 'w', 0, '5C 5D 5E'],
    ['.w.w./...w./...../...../.bbb.', 'w', 0, '5B 5C 5D'],
    ['...ww/....b/...wb/....b/.....', 'w', 0, '2E 3E 4E'],
    ['...../w..../.w.../..w../bb..b', 'b', 1, '2A 3B 4C'],
  ])('%s is won', (rows, loser, winner, cells) => {
    const { ending } = matchAt(`${rows} ${loser}`);
    expect(ending?.reason).toBe('line');
    expect(ending?.winner).toBe(winner);
    expect(ending?.cells.map((cell) => neutreeko.view.cells[cell].name).join(' ')).toBe(cells);
  });

  test('comes by repetition when an arrangement stands for the third time, the start included', () => {
    const thereAndBack = ['2C-4E', '1D-4D', '4E-2C', '4D-1D'];
    const twice = play(startText, ...thereAndBack);
    expect(twice.position).toBe(startText);
    expect(twice.occurrences).toBe(2);
    expect(twice.ending).toBeUndefined();
    const drawn = play(startText, ...thereAndBack, ...thereAndBack);
    expect(drawn.ending).toEqual({ reason: 'repetition', winner: null, cells: [] });
    expect(drawn.moves).toEqual([]);
    expect(drawn.play('2C-2A')).toEqual({ ok: false, problem: { code: 'game-over', values: {} } });
    expect(drawn.undo().ending).toBeUndefined();
  });

  test('by repetition counts arrangements whoever is to move', () => {
    const { arrangement } = neutreeko.rules;
    const [black, white] = ['b', 'w'].map((side) => matchAt(`.w.w./..b../...../..w../.b.b. ${side}`).state);
    expect(arrangement?.(black)).toBe(arrangement?.(white));
  });
});

describe('a refused move says', () => {
  test.each([
    ['4Z-2E', { code: 'no-such-cell', values: { cell: '4Z' } }],
    ['9A-2E', { code: 'no-such-cell', values: { cell: '9A' } }],
    ['4C-2E', { code: 'not-your-piece', values: { cell: '4C' } }],
    ['3C-2C', { code: 'not-your-piece', values: { cell: '3C' } }],
    ['2C-1D', { code: 'blocked', values: { cell: '2C' } }],
    ['5B-1B', { code: 'cell-taken', values: { cell: '1B' } }],
    ['5B-4C', { code: 'blocked', values: { cell: '5B' } }],
    ['5B-1D', { code: 'cell-taken', values: { cell: '1D' } }],
    ['5B-5B', { code: 'stays-put', values: { cell: '5B' } }],
    ['2C-3A', { code: 'not-in-line', values: { from: '2C', to: '3A' } }],
    ['5B-3B', { code: 'stops-elsewhere', values: { from: '5B', stop: '2B' } }],
    ['hello', { code: 'unreadable-move', values: { text: 'hello', example: '4C-2E' } }],
    ['', { code: 'unreadable-move', values: { text: '', example: '4C-2E' } }],
  ])('why %s is refused', (move, expected) => {
    expect(refusal(startText, move)).toEqual(expected);
  });

  test('which piece cannot move at all', () => {
    const { state } = matchAt('bw.../ww.../.b.../...../....b b');
    expect(neutreeko.view.refuse(state, [0])).toEqual({ code: 'cannot-move', values: { cell: '1A' } });
  });
});

describe('a position text is refused for', () => {
  test.each([
    ['.w.w./..b../...../..w.. b', 'The position has 4 rows; 5 were expected, with a slash between them.'],
    ['.w.w./..b../..../..w../.b.b. b', 'Row 3 of the position has 4 cells; 5 were expected.'],
    ['.w.w./..q../...../..w../.b.b. b', 'Row 2 of the position has “q” where one of “. b w” was expected.'],
    ['.w.w./..b../...b./..w../.b.b. b', 'Row 5 of the position has one “b” too many; there are 3 at the most.'],
    ['.w.../..b../...b./..w../.b.b. b', 'Row 5 of the position has one “b” too many; there are 3 at the most.'],
    ['.w.../..b../...../..w../.b.b. b', 'The position has 2 of “w”; 3 were expected.'],
    ['.w.w./..b../...../..w../.b.b.', 'The side to move is missing: after the rows write a space and b / w.'],
    ['.w.w./..b../...../..w../.b.b. x', 'After the rows the side to move was expected, b / w, and not “x”.'],
    ['bbb../...../...../...../www.. b', 'In this position both sides have won, which can’t happen.'],
    ['bbb../...../...../...../ww..w b', 'It can’t be b to move: b has won already.'],
    ['', 'The position has 1 row; 5 were expected, with a slash between them.'],
  ])('%s', (position, sentence) => {
    const parsed = neutreeko.notation.parsePosition(position);
    expect(parsed.ok ? 'accepted' : sayProblem(parsed.problem, 'en', neutreeko)).toBe(sentence);
  });
});
