import type { Catalogue } from './catalogue.ts';
import { continued, list, quote } from './phrase.ts';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const english: Catalogue = {
  problems: {
    'row-count': ({ count: found, expected }) =>
      `The position has ${count(found, 'row', 'rows')}; ${expected} were expected, with a slash between them.`,
    'row-length': ({ row, length, expected }) =>
      `Row ${row} of the position has ${count(length, 'cell', 'cells')}; ${expected} were expected.`,
    'unknown-letter': ({ row, letter, expected }) =>
      `Row ${row} of the position has ${quote(letter)} where ${expected.length > 1 ? 'one of ' : ''}${quote(expected)} was expected.`,
    'too-many-pieces': ({ row, letter, most }) =>
      `Row ${row} of the position has one ${quote(letter)} too many; there are ${most} at the most.`,
    'too-few-pieces': ({ letter, count: found, expected }) =>
      `The position has ${found} of ${quote(letter)}; ${expected === 1 ? '1 was' : `${expected} were`} expected.`,
    'side-missing': ({ expected }) =>
      `The position ends with a space and the side to move, ${expected}; it is missing.`,
    'side-unknown': ({ side, expected }) =>
      `After the rows the side to move was expected, ${expected}, and not ${quote(side)}.`,
    'side-impossible': ({ side, expected }) =>
      `In this position it can’t be ${side} to move; ${expected} was expected.`,
    'both-won': () => 'In this position both sides have won, which can’t happen.',
    'unreadable-move': ({ text, example }) => `${quote(text)} is not a move; a move looks like ${example}.`,
    'no-such-cell': ({ cell }) => `There is no cell ${quote(cell)} on this board.`,
    'not-your-piece': ({ cell }) => `You have no piece on ${cell}.`,
    'cannot-move': ({ cell }) => `The piece on ${cell} cannot move.`,
    blocked: ({ cell }) => `The piece on ${cell} is blocked in that direction.`,
    'cell-taken': ({ cell }) => `Cell ${cell} is taken.`,
    'no-such-move': ({ text }) => `${quote(text)} is not a legal move here.`,
    'unfinished-move': () => 'The move is not finished: say where the piece goes.',
    'game-over': () => 'The game is over.',
    'record-header': () => 'This is not a record of a game: its first line should be “tabuleiro record 1”.',
    'record-version': ({ version, expected }) =>
      `The record is of version ${quote(version)}; this program reads version ${expected}.`,
    'record-line': ({ line, text }) => `Line ${line} of the record is ${quote(text)}; “name: value” was expected.`,
    'record-missing': ({ field }) => `The record has no line that begins with “${field}:”.`,
    'record-result': ({ text }) =>
      `The record’s result is ${quote(text)}; something like “first wins (line)”, “draw (full)” or “unfinished” was expected.`,
    'record-start': (_values, cause) => `The record’s start is not a position of this game${continued(cause)}`,
    'record-move': ({ number, text }, cause) =>
      `Move ${number} of the record, ${quote(text)}, failed${continued(cause)}`,
    'record-disagrees': ({ said, found }) => `The record says ${quote(said)}, but its moves give ${quote(found)}.`,
  },
  endings: {
    line: ({ winner, cells }) => `${winner} wins: a line on ${list(cells, 'and')}.`,
    groups: ({ winner, scores }) => (winner ? `${winner} wins` : 'A draw') + (scores ? `, ${points(scores)}.` : '.'),
    blocked: ({ winner, loser }) => (winner ? `${winner} wins: ${loser} cannot move.` : 'A draw: no move is left.'),
    full: ({ winner }) => (winner ? `${winner} wins: the board is full.` : 'A draw: the board is full.'),
    repetition: () => 'A draw: the same arrangement for the third time.',
    resignation: ({ winner, loser }) => `${winner} wins: ${loser} resigned.`,
  },
  plainEnding: ({ winner }) => (winner ? `${winner} wins.` : 'A draw.'),
  toMove: (player) => `${player} to move.`,
  unfinished: 'Not finished.',
};

function points([first, second]: readonly [number, number]): string {
  return `${Math.max(first, second)} to ${Math.min(first, second)}`;
}
