import { botSpeaker } from '../bots/text.ts';
import { lawSpeaker } from '../laws/problems.ts';
import { outsideSpeaker } from '../outside/problems.ts';
import { playSpeaker } from '../play/problem-text.ts';
import { continued, quote, quotePath } from '../text/phrase.ts';
import { signed } from '../text/wording.ts';
import { ugiSpeaker } from '../ugi/text.ts';
import { laboratoryText } from './laboratory/text.ts';
import { onlineText } from './online/text.ts';
import { puzzlesText } from './puzzles/text.ts';
import { queueText } from './queue/text.ts';
import type { TerminalText } from './terminal-text.ts';
import { trainerText } from './training/text.ts';

const names: Readonly<Record<string, string>> = { depth: 'The depth' };

export const english: TerminalText = {
  problems: {
    ...ugiSpeaker.text.en.problems,
    ...botSpeaker.text.en.problems,
    ...playSpeaker.text.en.problems,
    ...lawSpeaker.text.en.problems,
    ...outsideSpeaker.text.en.problems,
    ...onlineText.en.problems,
    ...laboratoryText.en.problems,
    ...puzzlesText.en.problems,
    ...queueText.en.problems,
    ...trainerText.en.problems,
    'unknown-command': ({ command, nearest, list }) =>
      nearest === ''
        ? `There is no command ${quote(command)}; there are ${list}.`
        : `There is no command ${quote(command)}; did you mean ${nearest}? (${list})`,
    'unknown-option': ({ option, command, nearest }) => {
      const help = `tabuleiro help ${command || '<command>'} lists ${command ? 'them' : 'those of a command'}`;
      return nearest === ''
        ? `There is no option ${quote(option)}; ${help}.`
        : `There is no option ${quote(option)}; did you mean --${nearest}? (${help})`;
    },
    'option-unwanted': ({ command, option, list, common }) =>
      `The command ${command} has no option ${option}; it has ${list}, and like every command ${common}.`,
    'unknown-language': ({ text, list }) => `There is no language ${quote(text)}; --lang takes one of ${list}.`,
    'value-missing': ({ option }) => `The option ${option} needs a value after it.`,
    'value-unwanted': ({ option }) => `The option ${option} takes no value.`,
    'options-exclude': ({ one, other }) => `${one} and ${other} can’t both be given; choose one of them.`,
    'argument-missing': ({ name, usage }) => `The ${name} is missing: tabuleiro ${usage}.`,
    'nothing-to-check': ({ usage }) => `Name a game, or give a module with --load: tabuleiro ${usage}.`,
    'argument-unwanted': ({ text, usage }) => `${quote(text)} is one word too many: tabuleiro ${usage}.`,
    'bad-number': ({ name, text, least, most }) =>
      `${names[name] ?? name} is ${quote(text)}; a whole number from ${least} to ${most} was expected.`,
    'file-fails': ({ file, reason }) => `The file ${quotePath(file)} can’t be read (${reason}).`,
    'file-long': ({ file, megabytes }) =>
      `The file ${quotePath(file)} is too long: at most ${megabytes} MB of a file are read.`,
    'file-unwritable': ({ file, reason }) => `The file ${quotePath(file)} can’t be written (${reason}).`,
    'errors-on-screen': () => '--bot-stderr - would write across the board; give a file, or add --lines.',
    'input-taken': () =>
      'play reads its answers from standard input, so a position or a file can’t come from there too; write the position, or name a file.',
    'input-empty': () => 'A position was expected on standard input, and there was none.',
    'input-long': ({ megabytes }) => `Standard input is too long: at most ${megabytes} MB of it are read.`,
    'player-missing': ({ usage }) => `The player is missing: tabuleiro ${usage}.`,
    'players-missing': ({ usage }) => `The players are missing: tabuleiro ${usage}.`,
    'too-few-players': ({ least }) => `Name at least ${least} players after --players, with commas between them.`,
    'too-many-players': ({ most }) => `There are too many players after --players; ${most} is the most.`,
    'odd-games': ({ games }) =>
      `--games is ${games}; an even number was expected, because each start is played twice with the seats swapped.`,
    'folder-fails': ({ folder, reason }) => `The folder ${quotePath(folder)} can’t be used (${reason}).`,
    'other-tournament': ({ folder }) =>
      `The folder ${quotePath(folder)} holds another tournament; give the same game, opening and seed, all its players (as they were then) and at least as many games, or another folder.`,
    'tournament-failed': ({ reason }) => `The tournament can’t go on (${quote(reason)}).`,
    'no-card': ({ game, list }) => `There is no strategy card of ${game}; there is one of ${list}.`,
    'no-such-number': ({ text, last }) => `There is no move number ${quote(text)}; the legal moves are 1 to ${last}.`,
    'no-such-side': ({ option, list }) => `Nobody is ${quote(option)} in this game; say who plays with ${list}.`,
    'bad-choice': ({ name, text, list }) => `${name} is ${quote(text)}; one of ${list} was expected.`,
    'table-file': ({ file }, cause) => `There is no game to go on from in ${quotePath(file)}${continued(cause)}`,
    'task-position': ({ task }) => `--${task} needs a position: give it with --position.`,
    'task-seats': ({ task }) => `--${task} is for one person against one computer player; name one player, or none.`,
    'task-untrue': ({ task, truth }) => {
      if (truth === 'unknown')
        return `What that position is worth is not known, so nobody can tell whether --${task} can be done.`;
      if (truth === 'loss') return `With perfect play that position is lost for you: there is nothing to ${task}.`;
      return task === 'win'
        ? 'With perfect play that position is a draw: it can’t be won, but --hold can be done.'
        : 'That position is won for you: there is more to do than hold it; choose --win.';
    },
    'position-over': () => 'In that position the game is over: nothing is left to play.',
    'bot-in-file': ({ bot }) =>
      `The file names the bot ${quote(bot)}, and no bot is started because a file says so; say who plays with --first and --second.`,
    'save-fails': ({ file, reason }) => `The game can’t be saved in ${quotePath(file)} (${reason}).`,
    'file-exists': ({ file }) => `There is a file ${quotePath(file)} already; give another name.`,
    'not-a-file': ({ file }) => `${quotePath(file)} is not a file with text in it.`,
  },
  sayUsage: (usage) => usage,
  worth: ({ exact, value, plies, margin, score = 0 }) => {
    if (!exact) return `Not known; the expected result is ${signed(score)}, from −1 to 1.`;
    const by = margin ? ` by ${Math.abs(margin)}` : '';
    const within = plies ? ` in ${plies}` : '';
    return `With best play: a ${value}${value === 'draw' ? '' : by + within}.`;
  },
  parts: { row: 'Row', column: 'Column', direction: 'Direction', steps: 'Steps', shape: 'Shape' },
  unfinished: 'Not finished.',
  anySize: (least, most) =>
    `Any size: columns, rows and line from ${least} to ${most}, the line no longer than the longer side.`,
  lookFurther: (program) =>
    `Look at one with ${program} rules <game>, ${program} show <game> or ${program} analyse <game>; ${program} --help lists all commands.`,
  legalMoves: (count) => (count === 1 ? '1 legal move:' : `${count} legal moves:`),
  score: 'Score:',
  depth: 'depth',
  leaves: 'leaves',
  perSecond: (leaves) => `${leaves} leaves a second`,
  start: 'Start',
  solved: {
    start: 'The start, for the player to move.',
    positions: 'Positions, by what they are worth to the player to move:',
    won: 'won',
    lost: 'lost',
    drawn: 'drawn',
    finished: 'finished',
    total: 'in all',
    longest: (plies, count) =>
      `The longest win takes ${plies} moves of both sides, in ${count === 1 ? 'one position' : `${count} positions, one of them`}:`,
    took: (milliseconds) => `It took ${milliseconds} ms.`,
    uncounted: 'Its positions are too many to count here.',
    interrupted: 'It was interrupted before all positions were counted.',
    table: {
      byPlies: 'By plies to the end, the moves of both sides, when the winner hurries and the loser delays:',
      headings: ['plies', 'won', 'lost', 'drawn', 'total'],
      drawn: 'draw',
      total: 'in all',
      byLevel: 'The drawn ones by their level, which is how many of their moves hold the draw; all others lose:',
      levelHeadings: ['level', 'positions', 'share'],
      mean: (holding, moves) => `On the average ${holding} of ${moves} moves hold.`,
      none: 'There is no table: for that every position has to be solved, and these are too many. A single one is solved by analyse.',
    },
  },
  compared: {
    headings: ['player', 'move', 'value', 'nodes', 'leaves', 'cut-offs', 'table hits', 'depth', 'time'],
    stopped: (time) => `stopped after ${time}`,
    lines: 'The play that each expects:',
    pointsLegend: 'A number with a sign is what the player’s evaluation says, in points.',
    unknownLegend: '? is a move of which the player says nothing: it did not look ahead, or knew nothing yet.',
    uncountedLegend: (isAscii) => `${isAscii ? '-' : '–'} is a cost that the player does not count.`,
  },
  timeLeft: (time) => `${time} left`,
  checked: {
    holds: (laws, matches, seed) => `All ${laws} laws hold, in ${matches} random games from seed ${seed} on.`,
    broken: (law) => `Broken: ${law}`,
    interrupted: (law, seed) =>
      `Interrupted${seed === undefined ? '' : ` in the game of seed ${seed}`}, at the law: ${law}`,
    interruptedLoading: 'Interrupted before the first law.',
    checking: 'Laws that hold:',
  },
  tournament: {
    title: (players, games, seed) => `${players} players, ${games} games per pairing, seed ${seed}`,
    player: 'player',
    games: 'games',
    points: 'points',
    asFirst: 'first',
    asSecond: 'second',
    kept: 'keeps',
    cross: 'Points of each against each, in percent:',
    keptLegend:
      '“keeps” is the share of moves that kept the value of the game, in positions whose value is known and not lost yet.',
    timed: (players) => `Limited by time or from outside, so not repeatable: ${players}.`,
    forfeits: (player, count, reason) => `${player} forfeited ${count === 1 ? 'a game' : `${count} games`}: ${reason}`,
    interrupted: (played, all) => `Interrupted after ${played} of ${all} games.`,
    goOn: (folder) => `The same command goes on from here: the games are in ${folder}.`,
    startOver: 'With --save folder, the same command would go on from here.',
    meeting: (one, other, share, low, high, results) =>
      `${one} against ${other}: ${share} (${low} to ${high}), ${results}`,
  },
};
