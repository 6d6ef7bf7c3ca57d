import type { Sentences } from '../core/game.ts';
import type { CommonProblems } from '../core/problem.ts';
import { continued, quote, quoteReason } from './phrase.ts';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const expectedNumber = (n: number) => (n === 1 ? '1 was expected' : `${n} were expected`);

export const englishProblems: Sentences<CommonProblems> = {
  'row-count': ({ count: found, expected }) =>
    `The position has ${count(found, 'row', 'rows')}; ${expectedNumber(expected)}, with a slash between them.`,
  'row-length': ({ row, length, expected }) =>
    `Row ${row} of the position has ${count(length, 'cell', 'cells')}; ${expectedNumber(expected)}.`,
  'unknown-letter': ({ row, letter, expected }) =>
    `Row ${row} of the position has ${quote(letter)} where ${expected.length > 1 ? 'one of ' : ''}${quote(expected)} was expected.`,
  'too-many-pieces': ({ row, letter, most }) =>
    `Row ${row} of the position has one ${quote(letter)} too many; there are ${most} at the most.`,
  'too-few-pieces': ({ letter, count: found, expected }) =>
    `The position has ${found} of ${quote(letter)}; ${expectedNumber(expected)}.`,
  'side-missing': ({ expected }) => `The side to move is missing: after the rows write a space and ${expected}.`,
  'side-unknown': ({ side, expected }) =>
    `After the rows the side to move was expected, ${expected}, and not ${quote(side)}.`,
  'side-impossible': ({ side, expected }) => `By the count of pieces it is ${expected} to move, not ${side}.`,
  'side-has-won': ({ side }) => `It can’t be ${side} to move: ${side} has won already.`,
  'both-won': () => 'In this position both sides have won, which can’t happen.',
  'unknown-game': ({ game, nearest, list }) =>
    nearest === ''
      ? `There is no game ${quote(game)}; there are ${list}.`
      : `There is no game ${quote(game)}; did you mean ${nearest}? (${list})`,
  'unknown-size': ({ game, family, pattern, least, most }) =>
    `${quote(game)} is no size of the ${family} game: write ${pattern} with columns, rows and line from ${least} to ${most}, the line no longer than the longer side.`,
  'unreadable-move': ({ text, example }) => `${quote(text)} is not a move; a move looks like ${example}.`,
  'no-such-cell': ({ cell }) => `There is no cell ${quote(cell)} on this board.`,
  'no-such-choice': ({ part, text, first, last, count: most }) =>
    part === 'direction' || part === 'shape'
      ? `There is no ${part} ${quote(text)}; give its name, such as ${first}, or a number from 1 to ${most}.`
      : `There is no ${part === 'steps' ? 'number of steps' : part} ${quote(text)}; choose from ${first} to ${last}.`,
  'not-your-piece': ({ cell }) => `You have no piece on ${cell}.`,
  'cannot-move': ({ cell }) => `The piece on ${cell} cannot move.`,
  blocked: ({ cell }) => `The piece on ${cell} is blocked in that direction.`,
  'cell-taken': ({ cell }) => `Cell ${cell} is taken.`,
  'no-such-move': ({ text }) => `${quote(text)} is not a legal move here.`,
  'unfinished-move': () => 'The move is not finished: say where the piece goes.',
  'no-pass': () => 'There is no passing in this game.',
  'game-over': () => 'The game is over.',
  'record-header': () => 'This is not a record of a game: its first line should be “tabuleiro record 1”.',
  'record-version': ({ version, expected }) =>
    `The record is of version ${quote(version)}; this program reads version ${expected}.`,
  'record-line': ({ line, text }) => `Line ${line} of the record is ${quote(text)}; “name: value” was expected.`,
  'record-twice': ({ field }) => `The record has more than one line that begins with ${quote(`${field}:`)}.`,
  'record-missing': ({ field }) => `The record has no line that begins with “${field}:”.`,
  'record-result': ({ text }) =>
    `The record’s result is ${quote(text)}; something like “first wins (line)”, “draw (full)” or “unfinished” was expected.`,
  'record-start': (_values, cause) => `The record’s start is not a position of this game${continued(cause)}`,
  'record-move': ({ number, text }, cause) => `Move ${number} of the record, ${quote(text)}, failed${continued(cause)}`,
  'record-disagrees': ({ said, found }) => `The record says ${quote(said)}, but its moves give ${quote(found)}.`,
  'unknown-player': ({ player, list: names }) => `There is no player ${quote(player)}; there are ${names}.`,
  'player-part-unknown': ({ player, part, count: number, time, evaluation, others }) => {
    const forms = [
      ...(number ? [`a number as in ${number}`] : []),
      ...(time ? [`a time as in ${time}`] : []),
      ...(evaluation ? [`an evaluation as in ${evaluation}`] : []),
      ...(others ? [others] : []),
    ];
    return forms.length === 0
      ? `The player ${player} takes nothing more, and here ${quote(part)} follows.`
      : `The player ${player} does not take ${quote(part)}; it takes ${forms.join(', ')}.`;
  },
  'player-part-empty': ({ player }) => `In the player ${quote(player)} something is missing after a colon.`,
  'player-part-twice': ({ player, part }) => `In the player ${quote(player)} the part ${quote(part)} is one too many.`,
  'player-part-range': ({ player, part, least, most }) =>
    `In the player ${quote(player)} the part ${quote(part)} is out of range: a number from ${least} to ${most} was expected.`,
  'player-needs-depth': ({ player }) =>
    `Play need not end in this game, so ${player} needs a limit: a number of moves as in ${player}:3.`,
  'player-unbounded': ({ player }) =>
    `The player ${quote(player)} could think for too long here: choose a level, or a smaller limit.`,
  'unknown-evaluation': ({ text, list: names }) =>
    names === ''
      ? 'This game has no evaluations; choose a player that needs none.'
      : `This game has no evaluation ${quote(text)}; it has ${names}.`,
  'unknown-level': ({ text, most }) => `There is no ${quote(text)}; levels go from level:1 to level:${most}.`,
  'player-too-long': ({ most }) => `The name of the player is too long; at most ${most} characters were expected.`,
  'weighting-feature': ({ text, at, here }) =>
    `In the weighting ${quote(text)} a feature was expected at character ${at}${standing(here)}.`,
  'weighting-weight': ({ text, at, here, most }) =>
    `In the weighting ${quote(text)} a whole number up to ${most} was expected at character ${at}${standing(here)}.`,
  'weighting-sign': ({ text, at, here }) =>
    `In the weighting ${quote(text)} “+” or “-” was expected at character ${at}${standing(here)}.`,
  'unknown-feature': ({ text, at, word, nearest, list: names }) =>
    names === ''
      ? 'This game has no features to weigh; name one of its evaluations.'
      : `In the weighting ${quote(text)}, at character ${at}, ${quote(word)} is no feature${nearest ? `; did you mean ${quote(nearest)}?` : '.'} There are ${names}.`,
  'feature-twice': ({ text, word }) => `In the weighting ${quote(text)} the feature ${quote(word)} is named twice.`,
  'too-few-players': ({ least }) => `A tournament needs at least ${least} players.`,
  'player-twice': ({ player }) => `The player ${quote(player)} is named twice.`,
  'no-fair-starts': () => 'No starts of this game are known to be even; do not ask for a fair one.',
  'odd-games': ({ games }) =>
    `${games} games of each two players were asked for; an even number from 2 on was expected, because each start is played twice with the seats swapped.`,
  'engine-failed': ({ reason }) => `The analysis failed (${quoteReason(reason)}).`,
  'engine-cancelled': () => 'The analysis was broken off.',
};

/** What stands where something else was expected. */
function standing(here: string): string {
  return here === '' ? ', where it ends' : `, where ${quote(here)} stands`;
}
