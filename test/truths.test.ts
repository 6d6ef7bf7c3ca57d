import { describe, expect, test } from 'vitest';
import { type Game, languages } from '../src/core/game.ts';
import type { Exhibit, MoveValue, Truth } from '../src/core/lesson.ts';
import { legalMoves, Match, matchFromText } from '../src/core/match.ts';
import type { ExactVerdict, Oracle, Survey } from '../src/core/oracle.ts';
import { seededRandom } from '../src/core/random.ts';
import { finish } from '../src/engine/service/finish.ts';
import { ringCount } from '../src/games/fuse/ring.ts';
import { findGame, games } from '../src/games/index.ts';
import { pick } from './random-play.ts';
import { stateAt } from './solving.ts';

/** A game with what is told of it and what can be known. */
async function teach(id: string) {
  const game = await findGame(id)?.load();
  const [oracle, truths] = [await game?.oracle?.(), await game?.truths?.()];
  if (!game || !oracle || !truths) throw new Error(`${id} should have an oracle and truths.`);
  return { game, oracle, truths };
}

const taught = await Promise.all(games.map(async ({ id }) => [id, await teach(id)] as const));

/** What a move is worth to who makes it. */
function worth(oracle: Oracle<unknown>, game: Game, state: unknown, text: string): Omit<MoveValue, 'moves'> {
  const move = legalMoves(game, state).find((found) => game.notation.move(state, found) === text);
  if (move === undefined) throw new Error(`${text} is not a move of ${game.notation.position(state)}.`);
  const after = finish(oracle.solve(game.rules.apply(state, move)));
  if (!after) throw new Error(`${text} leads out of the oracle’s reach.`);
  const value = after.value === 'win' ? 'loss' : after.value === 'loss' ? 'win' : 'draw';
  return {
    value,
    ...(after.plies !== null && { plies: after.plies + 1 }),
    ...(after.margin !== undefined && { margin: 0 - after.margin }),
  };
}

function playedOut(game: Game, { position, line = [] }: Exhibit): Match {
  let match = Match.from(game, stateAt(game, position));
  for (const text of line) {
    const next = match.play(text);
    if (!next.ok) throw new Error(`${text} cannot be played in ${match.position}: ${next.problem.code}.`);
    match = next.value;
  }
  return match;
}

function exhibitOf(truths: readonly Truth[], title: string): Exhibit {
  const exhibit = truths.find(({ words }) => words.en.title === title)?.exhibit;
  if (!exhibit) throw new Error(`Nothing is shown for “${title}”.`);
  return exhibit;
}

/** Whether all the numbers are in the texts, grouped as each language groups them. */
function expectNumbers(truths: readonly Truth[], title: string, numbers: readonly number[]): void {
  const words = truths.find((truth) => truth.words.en.title === title)?.words;
  for (const number of numbers) {
    expect(words?.en.text).toContain(number.toLocaleString('en'));
    expect(words?.pt.text.replace(/(?<=\d)\u00a0(?=\d)/gu, '')).toContain(String(number));
  }
}

describe.each(taught)('what is told of %s', (_id, { game, oracle, truths }) => {
  test('is said in each language', () => {
    for (const { words } of truths) {
      for (const language of languages) {
        expect(words[language].title).toMatch(/^[^.]+$/u);
        expect(words[language].text).toMatch(/\.$/u);
      }
    }
  });

  test('can be seen on the board, and each line ends the game', () => {
    for (const { exhibit } of truths) {
      if (!exhibit) continue;
      const match = playedOut(game, exhibit);
      if (exhibit.line) expect(match.ending).toBeDefined();
    }
  });

  test('gives moves the values that the oracle gives them', () => {
    for (const { exhibit } of truths) {
      if (!exhibit?.values || exhibit.isQuoted) continue;
      const state = stateAt(game, exhibit.position);
      for (const { moves, ...value } of exhibit.values) {
        for (const move of moves) expect(worth(oracle, game, state, move), move).toEqual(value);
      }
    }
  });
});

function solved(oracle: Oracle<unknown>): Survey<unknown> {
  if (!oracle.survey) throw new Error('The oracle should know all positions.');
  return finish(oracle.survey());
}

/** Every move of the line is the best: the winner hurries and the loser delays. */
function expectBestPlay(game: Game, oracle: Oracle<unknown>, exhibit: Exhibit): void {
  const match = playedOut(game, exhibit);
  const plies = exhibit.line?.length ?? 0;
  for (const [ply, { state }] of match.steps.entries()) {
    expect((finish(oracle.solve(state)) as ExactVerdict).plies).toBe(plies - ply);
  }
}

describe('Neutreeko', async () => {
  const { game, oracle, truths } = await teach('neutreeko');
  const drawing = (match: Match) =>
    match.moves.filter((move) => finish(oracle.solve(game.rules.apply(match.state, move)))?.value === 'draw');

  test('has fourteen first moves, all of them shown', () => {
    const { position, values = [] } = exhibitOf(truths, 'A draw, by two moves out of fourteen');
    expect(values.flatMap(({ moves }) => moves).length).toBe(14);
    expect(legalMoves(game, stateAt(game, position)).length).toBe(14);
  });

  test('is won by white whenever 2C leaves its column', () => {
    for (const first of ['2C-2A', '2C-2E', '2C-4A', '2C-4E']) {
      const { position } = exhibitOf(truths, 'The stone that holds everything');
      expect(playedOut(game, { position, line: [first, '4C-1C'] }).ending).toMatchObject({ winner: 1 });
    }
  });

  test('has fourteen forced moves in a row, and then a draw by repetition', () => {
    const exhibit = exhibitOf(truths, 'A path one move wide');
    const match = playedOut(game, exhibit);
    const choices = exhibit.line?.map((_, ply) => drawing(match.goTo(ply)).length);
    expect(choices?.slice(0, 16)).toEqual([2, ...Array.from({ length: 14 }, () => 1), 5]);
    expect(match.ending?.reason).toBe('repetition');
  });

  test('has so many positions, and so long a longest win', () => {
    const { won, lost, drawn, longest } = solved(oracle);
    expectNumbers(truths, 'Every position is known', [3_542_000, won + lost + drawn, won, lost, drawn]);
    expect(Math.round((100 * drawn) / (won + lost + drawn))).toBe(3);
    expect(longest).toMatchObject({ plies: 51, count: 8 });
    const exhibit = exhibitOf(truths, 'The longest win takes 51 moves');
    expectBestPlay(game, oracle, exhibit);
    const state = stateAt(game, exhibit.position);
    expect(new Set(game.symmetries().map((image) => game.notation.position(image.state(state)))).size).toBe(8);
  });
});

describe('Três em Linha', async () => {
  const { game, oracle, truths } = await teach('tres-em-linha');

  test('has so many positions, few of them drawn', () => {
    const { won, lost, drawn, finished = 0, longest } = solved(oracle);
    const numbers = [won + lost + drawn + finished, won + lost + drawn, won, lost, drawn, finished, 14];
    expectNumbers(truths, 'Draws are rare', numbers);
    expect(solved(oracle)).toHaveProperty('full', 14);
    expect(playedOut(game, exhibitOf(truths, 'Draws are rare')).ending).toMatchObject({ reason: 'full' });
    expect(longest).toMatchObject({ plies: 15, count: 6 });
  });

  test('is won as the lines show it', () => {
    expectBestPlay(game, oracle, exhibitOf(truths, 'Three threats with one disc'));
    expectBestPlay(game, oracle, exhibitOf(truths, 'The longest win takes 15 moves'));
  });

  test('has a disc that threatens three columns', () => {
    const { position, line = [] } = exhibitOf(truths, 'Three threats with one disc');
    const wins = (count: number) => {
      // o spends a move elsewhere: what x could then do is what x threatens.
      const threats = ['1', '2', '3', '4', '5'].filter((column) => {
        const match = playedOut(game, { position, line: [...line.slice(0, count), column === '1' ? '2' : '1'] });
        const next = match.play(column);
        return next.ok && next.value.ending?.winner === 0;
      });
      return threats.join(' ');
    };
    expect(wins(5)).toBe('5');
    expect(wins(7)).toBe('2 4 5');
  });
});

test('three in a row on nine cells is drawn, but few of its positions are', async () => {
  const { oracle, truths } = await teach('drop-3x3x3');
  const { won, lost, drawn } = solved(oracle);
  expectNumbers(truths, 'A draw, wherever x begins', [won + lost + drawn, drawn]);
});

describe('Connect Four', async () => {
  const { game, oracle, truths } = await teach('drop-7x6x4');
  /** From so many discs on every position of a perfect game is proved in no time. */
  const provable = 10;

  test('has seven first moves, each with a quoted value that fits its mirror image and the turn it ends on', () => {
    const {
      position,
      values = [],
      isQuoted,
    } = exhibitOf(truths, 'The first player wins, from the middle column alone');
    expect(isQuoted).toBe(true);
    const moves = values.flatMap((each) => each.moves);
    expect(moves.toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(legalMoves(game, stateAt(game, position))).toHaveLength(7);
    for (const each of values) {
      expect(each.moves.map((move) => String(8 - Number(move))).toSorted()).toEqual(each.moves.toSorted());
      // x plays the odd discs and o the even ones.
      if (each.plies !== undefined) expect(each.plies % 2).toBe(each.value === 'win' ? 1 : 0);
    }
  });

  test('has a perfect game that ends when the quoted value of its first move says', () => {
    const { line = [], position } = exhibitOf(truths, 'Forty-one discs');
    const { values = [] } = exhibitOf(truths, 'The first player wins, from the middle column alone');
    expect(values.find(({ moves }) => moves.includes(line[0] ?? ''))).toMatchObject({
      value: 'win',
      plies: line.length,
    });
    const late = playedOut(game, { position, line: line.slice(0, provable) }).position;
    expectBestPlay(game, oracle, { position: late, line: line.slice(provable) });
  });

  test('has its game written so that it can be read', () => {
    const { line = [] } = exhibitOf(truths, 'Forty-one discs');
    for (const language of languages) {
      const said = truths.find(({ words }) => words.en.title === 'Forty-one discs')?.words[language].text;
      const row = /[1-7 ]{40,}/u.exec(said ?? '')?.[0] ?? '';
      const match = matchFromText(game, row);
      expect(match.ok && match.value.played).toEqual(line);
    }
  });

  test('has so many positions after so many discs', () => {
    const counts = [1];
    let states = new Map([['', game.rules.start(seededRandom(0))]]);
    for (let discs = 1; discs <= 6; discs++) {
      const next = new Map<string, unknown>();
      for (const state of states.values()) {
        for (const move of legalMoves(game, state)) {
          const after = game.rules.apply(state, move);
          next.set(String(after), after);
        }
      }
      states = next;
      counts.push(states.size);
    }
    expect(counts).toEqual([1, 7, 49, 238, 1120, 4263, 16_422]);
    const numbers = [49, 1120, 16_422, 4_531_985_219_092, 613_459];
    expectNumbers(truths, 'Four and a half trillion positions', numbers);
  });
});

describe.each(['quantik', 'quantik-blocked-draw'])('%s', async (id) => {
  const { game, oracle, truths } = await teach(id);

  test('is won by the second player at ply 10', () => {
    const exhibit = exhibitOf(truths, 'The second player wins');
    expect(legalMoves(game, stateAt(game, exhibit.position)).length).toBe(64);
    expect(exhibit.line?.length).toBe(10);
    expectBestPlay(game, oracle, exhibit);
  });

  test('has nine good answers in 53', () => {
    const { position, values = [] } = exhibitOf(truths, 'Nine good answers in 53');
    const state = stateAt(game, position);
    const good = values.flatMap(({ moves }) => moves);
    const replies = legalMoves(game, state).map((move) => game.notation.move(state, move));
    expect([replies.length, good.length, game.symmetries().length]).toEqual([53, 9, 128 * 24]);
    for (const reply of replies) {
      expect(worth(oracle, game, state, reply).value).toBe(good.includes(reply) ? 'win' : 'loss');
    }
  });

  test('has a position without a move', () => {
    const shown = truths.at(-1)?.exhibit;
    expect(shown && playedOut(game, shown).ending).toMatchObject({ reason: 'blocked' });
  });
});

test('Quantik’s counts add up', async () => {
  const [loses, draws] = [await teach('quantik'), await teach('quantik-blocked-draw')];
  expectNumbers(loses.truths, 'Eleven million positions and not one draw', [11_084_231, 9_348_869, 1_735_362, 183_804]);
  expect(9_348_869 + 1_735_362).toBe(11_084_231);
  expectNumbers(draws.truths, 'One position in sixteen is drawn', [11_084_231, 9_062_946, 1_310_579, 710_706, 183_804]);
  expect(9_062_946 + 1_310_579 + 710_706).toBe(11_084_231);
  expect(Math.round(11_084_231 / 710_706)).toBe(16);
});

describe('Fuse', async () => {
  const { game, truths } = await teach('fuse');

  test('has 40,158 setups', () => {
    expectNumbers(truths, 'Nobody knows who wins', [ringCount]);
  });

  test('played at random comes out as it says', () => {
    const results = { first: 0, second: 0, drawn: 0, pushes: 0 };
    const rounds = 4000;
    for (let round = 0; round < rounds; round++) {
      const random = seededRandom(2019, round);
      let state = game.rules.start(random);
      for (let moves = legalMoves(game, state); moves.length > 0; moves = legalMoves(game, state)) {
        const move = pick(moves, random);
        results.pushes += game.view.motion(state, move).length > 0 ? 1 : 0;
        state = game.rules.apply(state, move);
      }
      const winner = game.rules.ending(state)?.winner;
      results[winner === 0 ? 'first' : winner === 1 ? 'second' : 'drawn']++;
    }
    // Four standard deviations of the sample.
    expect(Math.abs(results.first / rounds - 0.467)).toBeLessThan(0.032);
    expect(Math.abs(results.second / rounds - 0.386)).toBeLessThan(0.031);
    expect(Math.abs(results.drawn / rounds - 0.148)).toBeLessThan(0.023);
    expect(Math.abs(results.pushes / rounds - 23.8)).toBeLessThan(0.05);
  });

  test('shows every push of an ending, with the score that it says', () => {
    const { position, values = [] } = exhibitOf(truths, 'Towards the end everything is exact');
    const state = stateAt(game, position);
    const count = (value: string) => values.filter((group) => group.value === value).flatMap(({ moves }) => moves);
    expect(game.rules.scores?.(state)).toEqual([6, 8]);
    expect([count('loss').length, count('draw').length, count('win').length]).toEqual([10, 3, 1]);
    expect(legalMoves(game, state).length).toBe(14);
    const onBorder = game.view.pieces(state).filter(({ cell }) => game.view.cells[cell]?.kind === 'border');
    expect(onBorder.length).toBe(6);
  });

  test('is decided by how it is counted', async () => {
    const [inner, omega] = [await teach('fuse-inner'), await teach('fuse-omega')];
    const scoresOf = (of: Game, { position }: Exhibit) => of.rules.scores?.(stateAt(of, position));
    const border = exhibitOf(truths, 'One disc on the border decides');
    expect([scoresOf(game, border), scoresOf(inner.game, border)]).toEqual([
      [8, 7],
      [7, 7],
    ]);
    const product = exhibitOf(truths, 'The same board, another winner');
    expect([scoresOf(game, product), scoresOf(omega.game, product)]).toEqual([
      [7, 6],
      [14, 18],
    ]);
  });
});
