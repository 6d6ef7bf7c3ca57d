import { describe, expect, test } from 'vitest';
import type { Game } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { playout } from '../../engine/search/playout.ts';
import { sayEnding } from '../../text/say.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { fuseGames, makeFuse } from './index.ts';
import type { FuseState } from './rules.ts';

const [fuse, inner, kings, omega] = fuseGames;

const startText = '#bwbbww#/b......b/w......w/w......b/b......w/b......b/w......w/#wbbwbw# w';
const overRows = '#....w.#/...bbb../..w.wwb./.bbbbbw./....wbw./.bw.www./....bw../#......#';
const borderRows = '#.w....#/..bb..../.bbw..b./.bwbw.../.bwww.../.bwb..w./..wb.bw./#.w....#';
const passText = '#......#/..b..bb./.bww..../...ww.../wbbbwwb./..bwwwb./..w.w.b./#..b...# w';

function matchAt(position: string, game: Game<FuseState> = fuse) {
  const match = Match.fromPosition(game, position);
  if (!match.ok) throw new Error(sayProblem(match.problem, 'en', game));
  return match.value;
}

function play(match: Match<FuseState>, ...moves: readonly string[]) {
  return moves.reduce((current, move) => {
    const next = current.play(move);
    if (!next.ok) throw new Error(sayProblem(next.problem, 'en', match.game));
    return next.value;
  }, match);
}

const textsOf = ({ game, state, moves }: Match<FuseState>) => moves.map((move) => game.notation.move(state, move));

describe('the games', () => {
  test('are Fuse and its three other ways of counting', () => {
    expect(fuseGames.map((game) => game.id)).toEqual(['fuse', 'fuse-inner', 'fuse-kings', 'fuse-omega']);
    expect(makeFuse('omega').id).toBe('fuse-omega');
  });

  test('set up the same ring from the same seed, white to move and nothing inside', () => {
    const starts = fuseGames.map((game) => Match.start(game, seededRandom(5)).position);
    expect(new Set(starts.map((start) => start.toLowerCase())).size).toBe(1);
    expect(starts[0]).toMatch(/^#[wb]{6}#\/([wb]\.{6}[wb]\/){6}#[wb]{6}# w$/u);
  });

  test('mark one disc of each colour in kings, any of the twelve', () => {
    const random = seededRandom(3);
    const marked = new Set<string>();
    for (let start = 0; start < 500; start++) {
      const rows = Match.start(kings, random).position.slice(0, -2);
      expect(rows.replace(/[^WB]/gu, '')).toMatch(/^(WB|BW)$/u);
      for (const letter of 'WB') {
        const order = [...rows.replace(/[^WBwb]/gu, '')].filter((found) => found.toUpperCase() === letter);
        marked.add(`${letter}${order.indexOf(letter)}`);
      }
    }
    expect(marked.size).toBe(24);
  });
});

describe('the moves', () => {
  test.each(['w', 'b'])('at the start are 72 for %s', (side) => {
    expect(matchAt(startText.replace(/w$/u, side)).moves.length).toBe(72);
  });

  test('are listed by border cell in reading order, shorter pushes first', () => {
    const texts = textsOf(matchAt(startText));
    expect(texts.slice(0, 7)).toEqual(['a3-b3', 'a3-c3', 'a3-d3', 'a3-e3', 'a3-f3', 'a3-g3', 'a6-b6']);
    const sources = [...new Set(texts.map((text) => text.slice(0, 2)))];
    expect(sources).toEqual(['a3', 'a6', 'a7', 'c1', 'c8', 'd1', 'e8', 'g1', 'g8', 'h2', 'h5', 'h7']);
  });

  test('go as far as there are free cells in the line', () => {
    const texts = textsOf(play(matchAt(startText), 'd1-d5', 'a5-e5'));
    expect(texts.filter((text) => text.startsWith('h5'))).toEqual(['h5-g5', 'h5-f5', 'h5-e5', 'h5-d5']);
  });

  test('are none from a border cell whose line is full', () => {
    expect(textsOf(matchAt(passText)).filter((text) => text.startsWith('e1'))).toEqual([]);
  });
});

describe('a push', () => {
  test('takes a disc in and leaves its border cell empty', () => {
    const match = play(matchAt(startText), 'd1-d5');
    expect(match.position).toBe('#bwbbww#/b......b/w......w/....w..b/b......w/b......b/w......w/#wbbwbw# b');
  });

  test('moves the discs in its way ahead of it', () => {
    const match = play(matchAt(startText), 'd1-d5', 'a5-e5');
    expect(match.position).toBe('#bwb.ww#/b......b/w......w/.......b/b...b..w/b...w..b/w......w/#wbbwbw# w');
  });

  test('moves a disc only once something has reached it', () => {
    const before = '#bwbbww#/b......b/w......w/..b.w..b/.......w/b......b/w......w/#wbbwbw# b';
    const rowAfter = (move: string) => play(matchAt(before), move).position.split('/')[3];
    expect(rowAfter('d8-d7')).toBe('..b.w.b.');
    expect(rowAfter('d8-d6')).toBe('..b.wb..');
    expect(rowAfter('d8-d5')).toBe('..bwb...');
    expect(rowAfter('d8-d4')).toBe('.bwb....');
  });

  test('keeps a king marked, whether it is pushed in or pushed ahead', () => {
    const marked = '#bwbBww#/b......b/w......w/W......b/b......w/b......b/w......w/#wbbwbw# w';
    const match = play(matchAt(marked, kings), 'd1-d5', 'a5-e5', 'h5-f5');
    expect(match.position).toBe('#bwb.ww#/b......b/w......w/....B..b/b...W..w/b...w..b/w......w/#wbb.bw# b');
  });
});

describe('a pass', () => {
  test('is the only move of a player who cannot push while the other can', () => {
    expect(textsOf(matchAt(passText))).toEqual(['pass']);
  });

  test('leaves the board as it is and gives the turn away', () => {
    const match = play(matchAt(passText), 'pass');
    expect(match.position).toBe(passText.replace(/w$/u, 'b'));
    expect(textsOf(match)).toEqual(['h4-g4', 'h4-f4']);
  });

  test('is not the end, and a player with discs on the border may need it', () => {
    expect(fuse.rules.outcome(matchAt(passText).state)).toBe('ongoing');
    expect(play(matchAt(passText), 'pass', 'h4-f4').ending).toMatchObject({ reason: 'groups', winner: 0 });
  });
});

describe('the end', () => {
  test('comes when neither side can push, a blocked disc on the border or not', () => {
    for (const side of ['w', 'b']) {
      const match = matchAt(`${overRows} ${side}`);
      expect(match.moves).toEqual([]);
      expect(match.ending).toMatchObject({ reason: 'groups', winner: 0, scores: [7, 6] });
      expect(fuse.rules.outcome(match.state)).toBe(side === 'w' ? 'win' : 'loss');
    }
  });

  test('shows the largest group of either side', () => {
    const { ending } = matchAt(`${overRows} w`);
    const names = ending?.cells.map((cell) => fuse.view.cells[cell].name).join(' ');
    expect(names).toBe('d7 e5 e7 f5 f6 f7 g6 d2 d3 d4 d5 d6 e6');
  });

  test('counts discs on the border, except on the inner board alone', () => {
    expect(matchAt(`${borderRows} b`).ending).toMatchObject({ winner: 0, scores: [8, 7] });
    expect(matchAt(`${borderRows} b`, inner).ending).toMatchObject({ winner: null, scores: [7, 7] });
    expect(inner.rules.outcome(matchAt(`${borderRows} b`, inner).state)).toBe('draw');
  });

  test('shows no disc on the border where it does not count', () => {
    const nameOf = (cell: number) => inner.view.cells[cell].name;
    expect(matchAt(`${borderRows} b`).ending?.cells.map(nameOf)).toContain('h3');
    expect(matchAt(`${borderRows} b`, inner).ending?.cells.map(nameOf)).not.toContain('h3');
  });

  test('counts a king as two', () => {
    const marked = '#....w.#/...bbb../..w.wwb./.bBbbbw./....wbw./.bW.www./....bw../#......# w';
    expect(matchAt(marked, kings).ending).toMatchObject({ winner: null, scores: [7, 7] });
    const twoEach = '#....w.#/...bbb../..W.wwb./.bBBbbw./....wbw./.bW.www./....bw../#......# w';
    expect(matchAt(twoEach, kings).ending).toMatchObject({ winner: 1, scores: [7, 8] });
  });

  test('shows the first group in reading order of those that are equally large', () => {
    const { ending } = matchAt('#......#/.www.w../..b.bw../.wwbb.../..b.wbb./..wwbww./..bb.bb./#......# w');
    expect(ending).toMatchObject({ winner: null, scores: [3, 3] });
    expect(ending?.cells.map((cell) => fuse.view.cells[cell].name).join(' ')).toBe('b2 b3 b4 c5 d4 d5');
  });

  test('multiplies all groups in omega, and shows them all', () => {
    const { ending, state } = matchAt(`${overRows} w`, omega);
    expect(ending).toMatchObject({ reason: 'groups', winner: 1, scores: [14, 18] });
    expect(ending?.cells.length).toBe(24);
    expect(omega.rules.outcome(state)).toBe('loss');
  });

  test('gives a tie in omega to the player who moved second, and says so', () => {
    const { ending, state } = matchAt(
      '#......#/.bb.w.../..bbw.b./...wwww./.w.bbbb./.b.bwb../.w.www../#......# w',
      omega,
    );
    expect(ending).toMatchObject({ winner: 1, scores: [24, 24] });
    expect(omega.rules.outcome(state)).toBe('loss');
    expect(ending && sayEnding(ending, 'en', omega)).toBe(
      'Black wins: both products are 24, and a tie goes to the player who moved second.',
    );
  });

  test('is told with its scores', () => {
    const said = (rows: string, game: Game<FuseState>) => {
      const { ending } = matchAt(`${rows} w`, game);
      return ending && [sayEnding(ending, 'en', game), sayEnding(ending, 'pt', game)];
    };
    expect(said(overRows, omega)).toEqual([
      'Black wins: the groups multiply to 18, against 14.',
      'Ganham as pretas, com um produto de 18 contra 14.',
    ]);
    expect(said(overRows, fuse)?.[0]).toContain('7 to 6');
  });

  test('has scores before it, too', () => {
    expect(fuse.rules.scores?.(matchAt(passText).state)).toEqual([10, 4]);
    expect(inner.rules.scores?.(matchAt(startText).state)).toEqual([0, 0]);
  });
});

describe('random play', () => {
  test('takes as long and ends as often for either side as it should', () => {
    const { rules } = fuse;
    const random = seededRandom(2019);
    const buffer = new Int32Array(rules.maxMoves);
    const games = 20_000;
    const wins = [0, 0];
    let plies = 0;
    for (let game = 0; game < games; game++) {
      const end = playout(rules, rules.start(random), random, 100, buffer);
      // Each push takes one disc off the border.
      plies += 24 - countBits(end.ownBorder | end.theirBorder);
      const winner = rules.ending(end)?.winner;
      if (typeof winner === 'number') wins[winner]++;
    }
    expect(plies / games).toBeCloseTo(23.8, 1);
    // Three standard deviations of 20,000 games are one point.
    expect(Math.abs(wins[0] / games - 0.467)).toBeLessThan(0.0115);
    expect(Math.abs(wins[1] / games - 0.386)).toBeLessThan(0.0115);
    expect(Math.abs(1 - (wins[0] + wins[1]) / games - 0.148)).toBeLessThan(0.01);
  });
});

function countBits(bits: number): number {
  return bits === 0 ? 0 : (bits & 1) + countBits(bits >> 1);
}
