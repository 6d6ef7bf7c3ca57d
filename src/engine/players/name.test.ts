import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sayProblem } from '../../text/say-problem.ts';
import { type Amount, formatPlayerName, isWord, partsOf, readPlayerName, usualRanges } from './name.ts';

const amount = (most: number) => fc.integer({ min: 1, max: most });
const optional = (part: fc.Arbitrary<string>) => fc.option(part, { nil: undefined });
const flag = (name: string) => optional(fc.constant(name));

/** Names with parts in any order, and none twice. */
const names = fc
  .tuple(
    optional(amount(1_000_000_000).map(String)),
    optional(
      fc.oneof(
        amount(3_600_000).map((ms) => `${ms}ms`),
        amount(3600).map((s) => `${s}s`),
      ),
    ),
    optional(amount(1_000_000_000).map((count) => `nodes=${count}`)),
    optional(amount(100_000).map((points) => `noise=${points}`)),
    optional(amount(100).map((percent) => `lapse=${percent}`)),
    optional(fc.constantFrom('n1', 'q3', 'groups', 'own-words')),
    ...['ordered', 'table', 'deepening', 'varied', 'exact'].map(flag),
  )
  .chain((parts) => fc.shuffledSubarray(parts.filter((part) => part !== undefined)))
  .map((parts) => ['alphabeta', ...parts].join(':'));

const usual = (_kind: string, amount: Amount) => usualRanges[amount];

function read(text: string) {
  const name = readPlayerName(text, usual);
  if (!name.ok) throw new Error(`${text}: ${name.problem.code}`);
  return name.value;
}

describe('a player’s name', () => {
  test('says the same when it is written and read again', () => {
    fc.assert(
      fc.property(names, (text) => {
        const name = read(text);
        expect(partsOf(name)).toHaveLength(text.split(':').length - 1);
        const written = formatPlayerName(name);
        expect(read(written)).toEqual(name);
        expect(formatPlayerName(read(written))).toBe(written);
        expect(read(` ${text.toUpperCase()} `)).toEqual(name);
      }),
      { seed: 1 },
    );
  });

  test('has one order, and milliseconds', () => {
    expect(formatPlayerName(read('alphabeta:lapse=5:noise=3:exact:table:ordered:n1:2s:7:nodes=9'))).toBe(
      'alphabeta:7:2000ms:n1:ordered:table:exact:nodes=9:noise=3:lapse=5',
    );
  });

  test('is out of no range where none is given', () => {
    for (const part of ['0', '-5', '99999999999999', '9999s', 'lapse=101', 'noise=-1']) {
      expect(readPlayerName(`level:${part}`, () => undefined).ok).toBe(true);
    }
  });

  test('may hold a word, which is no amount with a slip in it', () => {
    for (const part of ['n1', 'own-words', 'avaliação']) expect(isWord(part)).toBe(true);
    for (const part of ['0.5s', '3x', 'noise=', 'noise=x', 'depth=3', '-n', '1e3']) expect(isWord(part)).toBe(false);
  });

  test('is read in bounded time, whatever it is', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void readPlayerName(text, usual)));
    expect(readPlayerName('x'.repeat(1e6), usual)).toMatchObject({ problem: { code: 'player-too-long' } });
  });

  test.each([
    [
      'alphabeta:3:4',
      'In the player “alphabeta:3:4” the part “4” is one too many.',
      'No jogador “alphabeta:3:4” a parte “4” está a mais.',
    ],
    [
      'alphabeta:ordered:ordered',
      'In the player “alphabeta:ordered:ordered” the part “ordered” is one too many.',
      'No jogador “alphabeta:ordered:ordered” a parte “ordered” está a mais.',
    ],
    [
      'alphabeta:n1:n2',
      'In the player “alphabeta:n1:n2” the part “n2” is one too many.',
      'No jogador “alphabeta:n1:n2” a parte “n2” está a mais.',
    ],
    [
      'uct:1s:500ms',
      'In the player “uct:1s:500ms” the part “500ms” is one too many.',
      'No jogador “uct:1s:500ms” a parte “500ms” está a mais.',
    ],
    [
      'minimax:0',
      'In the player “minimax:0” the part “0” is out of range: a number from 1 to 1000000000 was expected.',
      'No jogador “minimax:0” a parte “0” está fora dos limites: esperava-se um número de 1 a 1000000000.',
    ],
    [
      'uct:9999s',
      'In the player “uct:9999s” the part “9999s” is out of range: a number from 1 to 3600000 was expected.',
      'No jogador “uct:9999s” a parte “9999s” está fora dos limites: esperava-se um número de 1 a 3600000.',
    ],
    [
      'random:lapse=101',
      'In the player “random:lapse=101” the part “lapse=101” is out of range: a number from 1 to 100 was expected.',
      'No jogador “random:lapse=101” a parte “lapse=101” está fora dos limites: esperava-se um número de 1 a 100.',
    ],
    [
      'minimax:noise=0',
      'In the player “minimax:noise=0” the part “noise=0” is out of range: a number from 1 to 100000 was expected.',
      'No jogador “minimax:noise=0” a parte “noise=0” está fora dos limites: esperava-se um número de 1 a 100000.',
    ],
    [
      'minimax:nodes=1000000001',
      'In the player “minimax:nodes=1000000001” the part “nodes=1000000001” is out of range: a number from 1 to 1000000000 was expected.',
      'No jogador “minimax:nodes=1000000001” a parte “nodes=1000000001” está fora dos limites: esperava-se um número de 1 a 1000000000.',
    ],
    [
      'uct:1000000000000000',
      'In the player “uct:1000000000000000” the part “1000000000000000” is out of range: a number from 1 to 1000000000 was expected.',
      'No jogador “uct:1000000000000000” a parte “1000000000000000” está fora dos limites: esperava-se um número de 1 a 1000000000.',
    ],
    [
      'alphabeta:3:noise=-1',
      'In the player “alphabeta:3:noise=-1” the part “noise=-1” is out of range: a number from 1 to 100000 was expected.',
      'No jogador “alphabeta:3:noise=-1” a parte “noise=-1” está fora dos limites: esperava-se um número de 1 a 100000.',
    ],
    [
      'alphabeta:',
      'In the player “alphabeta:” something is missing after a colon.',
      'No jogador “alphabeta:” falta algo depois de dois pontos.',
    ],
    [
      'alphabeta::3',
      'In the player “alphabeta::3” something is missing after a colon.',
      'No jogador “alphabeta::3” falta algo depois de dois pontos.',
    ],
  ])('%s is refused', (text, english, portuguese) => {
    const name = readPlayerName(text, usual);
    expect(name.ok).toBe(false);
    if (name.ok) return;
    expect(sayProblem(name.problem, 'en')).toBe(english);
    expect(sayProblem(name.problem, 'pt')).toBe(portuguese);
  });
});
