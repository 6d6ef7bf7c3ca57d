import { describe, expect, test } from 'vitest';
import frozen from '../../../test/formats/1/new-game.txt?raw';
import { type Choices, seatsFor, usualChoices } from './choices.ts';
import { formatChoices, parseChoices } from './remembered.ts';

describe('who sits where', () => {
  const choices: Choices = { ...usualChoices, levels: [2, 5] };

  test('the computer has the side that the person has not', () => {
    expect(seatsFor({ ...choices, side: 0 }, 0)).toEqual([undefined, 'level:5']);
    expect(seatsFor({ ...choices, side: 1 }, 0)).toEqual(['level:5', undefined]);
  });

  test('chance decides where it is asked to', () => {
    expect(seatsFor({ ...choices, side: 'chance' }, 1)).toEqual(['level:5', undefined]);
  });

  test('a level of the reports plays in place of a graded one', () => {
    expect(seatsFor({ ...choices, style: 'n1-hard' }, 0)).toEqual([undefined, 'n1-hard']);
  });

  test('two people, and two computers', () => {
    expect(seatsFor({ ...choices, opponent: 'friend' }, 0)).toEqual([undefined, undefined]);
    expect(seatsFor({ ...choices, opponent: 'watch' }, 0)).toEqual(['level:2', 'level:5']);
  });
});

describe('what is remembered', () => {
  test('by version 1 is still read', () => {
    expect(parseChoices(frozen)).toMatchObject({ opponent: 'watch', levels: [3, 7], side: 1, series: 5 });
  });

  test('comes back as it was, but for a game’s own levels', () => {
    const choices: Choices = {
      opponent: 'watch',
      levels: [1, 8],
      style: 'q-2',
      side: 'chance',
      series: 'endless',
      clock: '5+3',
    };
    expect(parseChoices(formatChoices(choices))).toEqual({ ...choices, style: undefined });
  });

  test.each([
    '',
    'null',
    '[]',
    '{"version":2}',
    '{"version":1,"opponent":"computer","levels":[0,9],"side":0,"series":1}',
  ])('is nothing where %s is stored', (text) => {
    expect(parseChoices(text)).toBeUndefined();
  });
});
