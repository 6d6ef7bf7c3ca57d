/**
 * So long that whatever takes the square of it would outlast the limit of a test by far (a header of spaces took 13
 * seconds for 90 thousand of them): that a test ends at all is what it shows.
 */
const length = 500_000;
const times = (text: string) => text.repeat(Math.floor(length / text.length));

/** Texts that no one would write, to be given to everything that reads a text from outside. */
export const hostileTexts: Readonly<Record<string, string>> = {
  spaces: times(' '),
  'spaces between two letters': `a${times(' ')}b`,
  'spaces after a colon': `a: ${times(' ')}b`,
  'tabs and spaces': `${times('\t ')}x`,
  'line ends': times('\r\n'),
  digits: times('1'),
  'numbers of moves': times('1. '),
  'opening braces': times('{'),
  'pairs of braces': times('{}'),
  'lists in lists': `${times('[')}${times(']')}`,
  'objects in objects': `${times('{"cause":')}1`,
  'many headers': Array.from({ length: length / 10 }, (_, index) => `k${index}: v`).join('\n'),
  'brackets of a result': times('draw ('),
  slashes: times('/'),
  colons: times(':'),
  quotes: times('"\''),
  escapes: times('\u001b['),
  'an endless escape': `\u001b[${times('0')}`,
  'marks that turn the writing round': times('\u202e'),
  'halves of letters': times('\ud800'),
  percents: times('%41'),
  'beginnings of links': times('#/1'),
};
