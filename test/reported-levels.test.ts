import { describe, expect, test } from 'vitest';
import type { Game } from '../src/core/game.ts';
import { legalMoves } from '../src/core/match.ts';
import { seededRandom } from '../src/core/random.ts';
import { parsePlayer } from '../src/engine/players.ts';
import { finish } from '../src/engine/service/finish.ts';
import { findGame } from '../src/games/index.ts';
import { naiveRules } from './naive/index.ts';
import { bestByN1, bestByN2, bestByQ } from './naive/ratings.ts';
import { randomOngoing, stateAt } from './solving.ts';

async function load(id: string): Promise<Game> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`No game ${id}.`);
  return game;
}

/** How often a level chooses each move in a position, from so many seeds. */
async function choices(game: Game, level: string, position: string, seeds: number): Promise<Map<string, number>> {
  const player = await parsePlayer(game, level);
  if (!player.ok) throw new Error(`${level}: ${player.problem.code}`);
  const state = stateAt(game, position);
  const counts = new Map<string, number>();
  for (let seed = 1; seed <= seeds; seed++) {
    const move = game.notation.move(state, finish(player.value.choose(state, seededRandom(seed))).move);
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  return counts;
}

const chosen = async (game: Game, level: string, position: string, seeds: number) =>
  [...(await choices(game, level, position, seeds)).keys()].sort();

/** Enough seeds for each of a few moves to come up. */
const manySeeds = 40;

describe('Neutreeko’s reports', async () => {
  const game = await load('neutreeko');

  /** What each level may choose, where it is not what the one before may. */
  const positions: readonly {
    readonly why: string;
    readonly position: string;
    readonly easy: string;
    readonly medium?: string;
    readonly hard?: string;
    readonly n2?: string;
  }[] = [
    { why: '5C joins 5D and 5E.', position: '...w./w..../...w./...../b..bb b', easy: '5A-5C' },
    { why: '1A joins 1B and 1C.', position: '.bb.w/b...w/...../...../....w b', easy: '2A-1A' },
    { why: 'Along the diagonal to 1B, between 1A and 1C.', position: 'w.wb./b...b/...../....w/..... w', easy: '4E-1B' },
    { why: 'Along the diagonal to 1A, above 2A and 3A.', position: '...bb/w..../w..../...../.b..w w', easy: '5E-1A' },
    { why: '1C joins 1B and 1D.', position: '.w.w./....b/...../...../b.w.b w', easy: '5C-1C' },
    { why: 'The slide stops at 1C, beside 1D and 1E.', position: 'w..ww/b..../...../b..../b.... w', easy: '1A-1C' },
    {
      why: 'Two lines: 5C 5D 5E, and 3E 4E 5E. Ties are broken at random.',
      position: '....b/...../.b..w/b..../...ww w',
      easy: '3E-5C 5D-4E',
    },
    {
      why: 'White threatens 3A-3E, on the diagonal of 1C and 2D; 3C is in the way. One ply sees only a pair with 5A.',
      position: '.bw../...wb/w..../...../b.... b',
      easy: '1B-5B 2E-5B',
      medium: '5A-3C',
    },
    {
      why: 'Black threatens 5C-1C between 1B and 1D. One ply sees only pairs.',
      position: '.b.b./...../....w/...../w.b.w w',
      easy: '3E-4D 3E-4E 5E-4E',
      medium: '3E-1C',
    },
    {
      why: 'Black threatens 2B-2E above 3E and 4E. One ply sees only pairs.',
      position: 'w..w./.b.../....b/....b/....w w',
      easy: '1A-1C 1D-1B 1D-5D',
      medium: '1D-2E',
    },
    {
      why: 'Black threatens 4D-3E above 4E and 5E; 1E slides down to 3E. One ply sees only pairs.',
      position: '....w/..w../...../...bb/...wb w',
      easy: '2C-1D 2C-2E 2C-5C',
      medium: '1E-3E',
    },
    {
      why: 'White threatens 3C-1C beside 1A and 1B. One ply sees only pairs.',
      position: 'ww..b/b..../..w../...../..b.. b',
      easy: '2A-2E 2A-5D 5C-3A',
      medium: '1E-1C',
    },
    {
      why: 'Black threatens 1B-2A beside 2B and 2C; of the two pairs, 1A and 2A takes that cell.',
      position: 'wbw../.bb../...../...../...w. w',
      easy: '5D-1D 5D-2A',
      medium: '5D-2A',
    },
    {
      why:
        'Both 1A-4A and 5A-2A threaten 3E-3A; against 5A-2A black has 5D-3B in the way, against 1A-4A nothing. ' +
        'Two plies see only pairs; the second report counts both threats alike.',
      position: 'w...b/...../....w/...../wb.b. w',
      easy: '1A-4A 5A-2A 5A-2D',
      hard: '1A-4A',
      n2: '1A-4A 5A-2A',
    },
    {
      why:
        'If 5D leaves, 4E-5D wins for white: two plies see that, one does not. 3E-3A threatens 5D-2A between 1A and ' +
        '3A, and nothing comes between.',
      position: 'b..../...../....b/....w/.wwb. b',
      easy: '1A-5E 3E-4D 5D-2A',
      medium: '1A-5E 3E-4D',
      hard: '3E-3A',
    },
  ];

  test.each(positions)('$position: $why', async ({ position, easy, medium = easy, hard = medium, n2 = hard }) => {
    expect(await chosen(game, 'n1-easy', position, manySeeds)).toEqual(easy.split(' '));
    expect(await chosen(game, 'n1-medium', position, manySeeds)).toEqual(medium.split(' '));
    expect(await chosen(game, 'n1-hard', position, manySeeds)).toEqual(hard.split(' '));
    expect(await chosen(game, 'n2-hard', position, manySeeds)).toEqual(n2.split(' '));
  });

  test('the easy level of the second chooses a piece first, each as likely, and then a direction', async () => {
    // 2C has six moves, 5B and 5D four each; a uniform choice of moves would give 2C 257 of 600.
    const counts = await choices(game, 'n2-easy', '.w.w./..b../...../..w../.b.b. b', 600);
    expect(counts.size).toBe(14);
    const ofPiece = (piece: string) =>
      [...counts].reduce((sum, [move, count]) => sum + (move.startsWith(piece) ? count : 0), 0);
    for (const piece of ['2C', '5B', '5D']) {
      expect(ofPiece(piece)).toBeGreaterThan(160);
      expect(ofPiece(piece)).toBeLessThan(240);
    }
    // 1A is shut in.
    const shut = await chosen(game, 'n2-easy', 'bw..b/ww.../...../...../b.... b', 100);
    expect(shut.some((move) => move.startsWith('1A'))).toBe(false);
    expect(new Set(shut.map((move) => move.slice(0, 2)))).toEqual(new Set(['1E', '5A']));
  });

  test('naive ratings agree on random positions', async () => {
    const random = seededRandom(19);
    for (let n = 0; n < 12; n++) {
      const position = game.notation.position(randomOngoing(game, random, 25));
      expect(bestByN1(position, 1)).toEqual(expect.arrayContaining(await chosen(game, 'n1-easy', position, 5)));
      expect(bestByN1(position, 2)).toEqual(expect.arrayContaining(await chosen(game, 'n1-medium', position, 5)));
      expect(bestByN2(position)).toEqual(expect.arrayContaining(await chosen(game, 'n2-hard', position, 5)));
      if (n < 2)
        expect(bestByN1(position, 3)).toEqual(expect.arrayContaining(await chosen(game, 'n1-hard', position, 3)));
    }
  });
});

describe('Quantik’s report', async () => {
  const game = await load('quantik');

  test.each([
    ['The column wants a cylinder.', 'B.../dB../..a./Ad.. w', 'C31'],
    ['The column wants a cone.', 'b..d/..../CA../D.b. w', 'A21'],
    ['The zone wants a sphere.', 'D.B./a.d./ac../B.C. w', 'D42'],
    ['The row wants a sphere.', '.aC./.ab./..b./BC.A w', 'D43'],
    ['A sphere completes the third row, or the last column.', '...B/...a/Ba.c/..D. w', 'D33 D44'],
    ['Row 1, column 3, row 3 and the last zone each want one piece.', 'A.Db/.c../.abC/B.A. b', 'c12 c23 d31 d44'],
    ['Then c34 completes row 3, and c14 bars white’s cylinders from there.', '...c/D.../BD../...d b', 'a33'],
    ['Then d21 completes row 2, and d11 bars white’s spheres from there.', 'd.C./.C.A/b.../.... b', 'b23'],
    [
      'After D12, B11 completes row 1 and B31 bars brown; after B23, D24 completes a zone and D44 bars brown.',
      '..ac/..../B.../...D w',
      'B23 D12',
    ],
    [
      'A cone in row 1 or its zone leaves the place beside it to a cylinder, from which C22 bars brown.',
      '..db/.C../B.../.... w',
      'A11 A12 A23 A24',
    ],
  ])('levels 2 and 3: %s', async (_why, position, moves) => {
    expect(await chosen(game, 'q-2', position, manySeeds)).toEqual(moves.split(' '));
    expect(await chosen(game, 'q-3', position, manySeeds)).toEqual(moves.split(' '));
  });

  test.each([
    ['.C../...D/..b./.... b', 'a41 c41 d41'],
    ['.cAd/.AB./aD../B..c b', 'd43'],
  ])(
    '%s: where nothing else counts, level 2 plays anything and level 3 leaves the fewest replies',
    async (position, moves) => {
      const state = stateAt(game, position);
      expect(bestByQ(position, 2)).toHaveLength(legalMoves(game, state).length);
      expect((await chosen(game, 'q-2', position, 30)).length).toBeGreaterThan(4);
      expect(await chosen(game, 'q-3', position, manySeeds)).toEqual(moves.split(' '));
    },
  );

  test('level 1 plays anything', async () => {
    expect((await chosen(game, 'q-1', 'B.../dB../..a./Ad.. w', 200)).length).toBe(16);
  });

  test('naive ratings agree on random positions', async () => {
    const random = seededRandom(23);
    for (let n = 0; n < 25; n++) {
      const position = game.notation.position(randomOngoing(game, random, 12, 2));
      expect(bestByQ(position, 2)).toEqual(expect.arrayContaining(await chosen(game, 'q-2', position, 5)));
      expect(bestByQ(position, 3)).toEqual(expect.arrayContaining(await chosen(game, 'q-3', position, 5)));
    }
  });
});

describe('the report on Três em Linha', async () => {
  const game = await load('tres-em-linha');

  test.each([
    ['The report’s own: a diagonal.', '...../..oox/.oxxo/xxoxo x', '2'],
    ['The third disc of the column.', '...../.o.../.o.xx/xxoxo o', '2'],
    ['The third disc of the column.', '...x./...o./o.xo./xoxxo x', '3'],
    ['x threatens 4a, between 3a and 5a; it only holds out.', '..x../..o../o.x.o/xox.x o', '4'],
    ['x threatens 5a, beside 3a and 4a; it only holds out.', '..x../.ox../.xo../ooxx. o', '5'],
    ['o threatens 4a, between 3a and 5a; it only holds out.', 'o...o/x...x/o...x/xxo.o x', '4'],
    ['o threatens 1c, on the diagonal of 2b and 3a.', '..x../..o.x/oox.o/xxoox x', '1'],
    ['x threatens 4b, on the diagonal of 3c and 5a.', '...../o.x../x.o../oxxox o', '4'],
    ['x threatens 5a, beside 3a and 4a.', 'x..../o.x../x.o../ooxx. o', '5'],
    ['Threatens both 2d and 3b, and o can take only one.', 'x..../o...o/ox.ox/xoxxo x', '2'],
    ['o threatens 3b, beside 1b and 2b; it only holds out.', 'ox.../xx.../oo.../xoxo. x', '3'],
    ['A disc on 3a would let x land on 3b, beside 4b and 5b.', '.x.ox/.o.xo/.o.xx/ox.ox o', '1'],
    ['x threatens 3a, beside 1a and 2a; it only holds out.', 'x..../o...x/o...o/xx.xo o', '3'],
    ['o threatens the third disc of column 2.', '...../xo.../oox../xxoox x', '2'],
  ])('minimax and alpha-beta: %s', async (_why, position, move) => {
    expect(await chosen(game, 't-minimax', position, 2)).toEqual([move]);
    expect(await chosen(game, 't-alphabeta', position, 2)).toEqual([move]);
  });
});

describe('the report on Fuse', async () => {
  const game = await load('fuse');

  test.each([
    ['a2 is black, so a3.', '#bwbbww#/b......b/w......w/w......b/b......w/b......b/w......w/#wbbwbw# w', 'a3-b3'],
    ['a2 is black.', '#bwbbww#/b......b/w......w/w......b/b......w/b......b/w......w/#wbbwbw# b', 'a2-b2'],
    [
      'a2, which has room for six: one comes first.',
      '#ww.b.w#/b..b...b/b....w.w/w....w../bb.b...b/....bw.w/ww....../#.w.b.b# w',
      'a2-b2',
    ],
    ['a2.', '#w.w.wb#/b.....w./.w..wb../wbb...../bww.b.../...bb.w./.w..b..b/#..w..b# w', 'a2-b2'],
    [
      'a2 is black, a3 empty; a4 pushes the disc on b4 ahead.',
      '#b.w.w.#/w..w..../.w..b..b/b..bb.../w.w.b.b./.wb....b/b....ww./#ww...b# w',
      'a4-b4',
    ],
    ['a3 is black’s first.', '#wb.b.b#/b......./w..wb..b/..wwb..b/.b.b...w/....wwbw/...wbw../#.w....# b', 'a3-b3'],
    ['Nothing can be pushed.', '#......#/..b..bb./.bww..../...ww.../wbbbwwb./..bwwwb./..w.w.b./#..b...# w', 'pass'],
  ])('the first move of the list: %s', async (_why, position, move) => {
    expect(await chosen(game, 'f-first', position, 3)).toEqual([move]);
  });

  test('the first move is the naive one on random positions', async () => {
    const random = seededRandom(29);
    for (let n = 0; n < 50; n++) {
      const position = game.notation.position(randomOngoing(game, random, 22));
      const [first] = naiveRules('fuse').moves(position);
      expect(await chosen(game, 'f-first', position, 1)).toEqual([first?.move]);
    }
  });

  test('the other level plays anything, each move as likely', async () => {
    const position = '#......#/..b..bb./.bww..../...ww.../wbbbwwb./..bwwwb./..w.w.b./#..b...# b';
    const counts = await choices(game, 'f-random', position, 400);
    expect([...counts.values()].every((count) => count > 150)).toBe(true);
    expect(counts.size).toBe(2);
  });
});
