import { describe, expect, test } from 'vitest';
import { languages } from '../core/game.ts';
import { sayProblem } from '../text/say-problem.ts';
import { type GoLimits, parseOrder } from './order.ts';
import { ugiSpeaker } from './text.ts';
import { thinkingTime } from './thinking-time.ts';

const orderOf = (line: string) => {
  const order = parseOrder(line);
  if (!order?.ok) throw new Error(`${line} should be an order.`);
  return order.value;
};

const refusalOf = (line: string, language: 'en' | 'pt' = 'en') => {
  const order = parseOrder(line);
  if (!order || order.ok) throw new Error(`${line} should be refused.`);
  return sayProblem(order.problem, language, ugiSpeaker);
};

describe('a line of UGI', () => {
  test.each(['ugi', 'isready', 'uginewgame', 'stop', 'quit'])('may be %s', (line) => {
    expect(orderOf(` ${line} `)).toEqual({ kind: line });
  });

  test('may be empty, and then asks for nothing', () => {
    expect(parseOrder('  ')).toBeUndefined();
  });

  test('sets an option whose name or value has several words', () => {
    expect(orderOf('setoption name Seed value 7')).toEqual({ kind: 'setoption', name: 'Seed', value: '7' });
    expect(orderOf('setoption name Own Book value a b')).toMatchObject({ name: 'Own Book', value: 'a b' });
  });

  test('gives a position, which has a space in it, and moves', () => {
    expect(orderOf('position startpos')).toEqual({ kind: 'position', moves: [] });
    expect(orderOf('position startpos moves 3 2')).toEqual({ kind: 'position', moves: ['3', '2'] });
    expect(orderOf('position fen ..../..../..../.... w')).toEqual({
      kind: 'position',
      position: '..../..../..../.... w',
      moves: [],
    });
    expect(orderOf('position fen ..../..../..../.... w moves B11')).toMatchObject({
      position: '..../..../..../.... w',
      moves: ['B11'],
    });
  });

  test('limits a search in every way', () => {
    const none = [undefined, undefined];
    const unlimited = { isInfinite: false, left: none, increment: none };
    const limitsOf = (line: string) => {
      const order = orderOf(line);
      return order.kind === 'go' ? order.limits : undefined;
    };
    expect(limitsOf('go')).toEqual(unlimited);
    expect(limitsOf('go movetime 500')).toEqual({ ...unlimited, movetime: 500 });
    expect(limitsOf('go nodes 5000')).toEqual({ ...unlimited, nodes: 5000 });
    expect(limitsOf('go depth 3')).toEqual({ ...unlimited, depth: 3 });
    expect(limitsOf('go infinite')).toEqual({ ...unlimited, isInfinite: true });
    const clocks = { ...unlimited, left: [1000, 2000], increment: [10, 20] };
    expect(limitsOf('go p1time 1000 p2time 2000 p1inc 10 p2inc 20')).toEqual(clocks);
    expect(limitsOf('go wtime 1000 btime 2000 winc 10 binc 20 movestogo 5')).toEqual({ ...clocks, movesToGo: 5 });
    expect(limitsOf('go p1time -3 p2time 5')).toEqual({ ...unlimited, left: [0, 5] });
    expect(limitsOf('go nodes 18446744073709551615')).toEqual({ ...unlimited, nodes: 1_000_000_000 });
    for (const line of ['go mate 3', 'go ponder', 'go searchmoves 1C-2C 5B-5C', 'go fast']) {
      expect(limitsOf(line)).toEqual(unlimited);
    }
    expect(limitsOf('go searchmoves 3 4 movetime 50 mate 2')).toEqual({ ...unlimited, movetime: 50 });
  });

  test.each(['gameover', 'p1turn', 'result'])('asks for %s', (about) => {
    expect(orderOf(`query ${about}`)).toEqual({ kind: 'query', about });
  });

  test.each([
    ['uci', 'There is no UGI command “uci”'],
    ['setoption Seed 7', 'After setoption something is missing: name … value …'],
    ['setoption name Seed', 'After setoption something is missing'],
    ['position', 'After position something is missing: startpos, fen'],
    ['position ..../.... w', 'The command position does not understand “..../....”; it understands startpos, fen'],
    ['position startpos 3 2', 'The command position does not understand “3 2”; it understands moves'],
    ['query winner', 'The command query does not understand “winner”; it understands gameover, p1turn, result'],
    ['query', 'After query something is missing: gameover, p1turn, result'],
    ['go movetime', 'After movetime a whole number from 0 to 1000000000 was expected, and not “”'],
    ['go movetime 1.5', 'After movetime a whole number from 0 to 1000000000 was expected, and not “1.5”'],
    ['go nodes many', 'After nodes a whole number'],
  ])('%s is refused in one sentence', (line, sentence) => {
    expect(refusalOf(line)).toContain(sentence);
    for (const language of languages) expect(refusalOf(line, language)).toMatch(/^[^\n]+\.$/u);
  });
});

test('a line without end is refused', () => {
  const line = `position startpos moves${' 1'.repeat(30_000)}`;
  expect(refusalOf(line)).toBe('The line is too long; it may have 60000 characters.');
  expect(refusalOf(line, 'pt')).toBe('A linha é demasiado longa; pode ter 60000 caracteres.');
});

describe('the time for a move', () => {
  const limits = (given: Partial<GoLimits>): GoLimits => ({
    isInfinite: false,
    left: [undefined, undefined],
    increment: [undefined, undefined],
    ...given,
  });

  test('is the player’s own where nothing is said', () => {
    expect(thinkingTime(limits({}), 0, 500)).toBe(500);
    expect(thinkingTime(limits({}), 0)).toBe(Number.POSITIVE_INFINITY);
  });

  test('is what is said, less the way of the answer', () => {
    expect(thinkingTime(limits({ movetime: 1000 }), 0, 500)).toBe(990);
    expect(thinkingTime(limits({ movetime: 3 }), 0, 500)).toBe(1);
  });

  test('is a part of one’s own clock, and never more than half of it', () => {
    const clocks = limits({ left: [10_000, 100], increment: [200, 1000] });
    expect(thinkingTime(clocks, 0)).toBe(590);
    expect(thinkingTime(clocks, 1)).toBe(40);
    expect(thinkingTime(limits({ left: [0, 0] }), 1)).toBe(1);
  });

  test('lasts for as many moves as are said', () => {
    const clocks = limits({ left: [10_000, 10_000] });
    expect(thinkingTime({ ...clocks, movesToGo: 40 }, 0)).toBe(240);
    expect(thinkingTime({ ...clocks, movesToGo: 5 }, 0)).toBe(1990);
    expect(thinkingTime({ ...clocks, movesToGo: 1 }, 0)).toBe(4990);
    expect(thinkingTime({ ...clocks, movesToGo: 0 }, 0)).toBe(thinkingTime(clocks, 0));
  });

  test('is not limited where nodes or plies are, or nothing is', () => {
    for (const given of [{ nodes: 5 }, { depth: 2 }, { isInfinite: true }]) {
      expect(thinkingTime(limits(given), 0, 500)).toBe(Number.POSITIVE_INFINITY);
    }
  });
});
