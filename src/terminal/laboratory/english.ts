import { quote } from '../../text/phrase.ts';
import type { LaboratoryText } from './laboratory-text.ts';

export const english: LaboratoryText = {
  problems: {
    'nothing-inside': ({ player, list }) =>
      `The player ${quote(player)} does not search, so there is nothing to look into; those that do are ${list}.`,
    'bot-inside': ({ bot, list }) =>
      `Nobody can look into the bot ${quote(bot)}, which tells only its moves; the players that can be looked into are ${list}.`,
    'no-truth': ({ game }) =>
      `Nobody can be judged in ${game}: too little of the game is in reach of a proof to know which moves are right.`,
  },
  trace: {
    depth: (depth) => `Depth ${depth}:`,
    cut: (left, because) => `cut: ${left} not looked at, since ${because}`,
    fromTable: 'from the table',
    unknown: 'not known yet',
    visits: (count) => `${count} ${count === '1' ? 'visit' : 'visits'}`,
    mean: (value) => `mean ${value}`,
    prior: (percent) => `prior ${percent}`,
    solved: (nodes) => `An ending was solved aside: ${nodes} nodes more.`,
    chooses: (move) => `It chooses ${move}.`,
    cost: (nodes, leaves, cutoffs, tableHits) =>
      `${nodes} nodes, ${leaves} leaves, ${cutoffs} cut-offs, ${tableHits} table hits.`,
    part: (events) => `These are the first ${events} steps, and not all; --events n shows more.`,
    interrupted: (events) => `Interrupted after ${events} steps.`,
    scoreLegend: 'Values are those of whoever made the move; those of a cut, of whoever’s moves are cut.',
    windowLegend: 'In parentheses: the window, alpha and beta.',
    winLegend: (isAscii) =>
      isAscii
        ? 'W3 and L2 are won and lost, at the third and second ply from the root; other values are points.'
        : '▲3 and ▼2 are won and lost, at the third and second ply from the root; other values are points.',
    walkLegend: 'Means go from −1, lost, to +1, won, for whoever made the move. What was never visited is left out.',
  },
  judge: {
    title: (positions, seed) => `${positions} positions of known truth, seed ${seed}`,
    player: 'player',
    kept: 'keeps',
    range: (low, high) => `${low} to ${high}`,
    byDistance: 'By plies to the end, in percent:',
    byStage: 'By how far the end is in the game’s own measure, in percent:',
    distance: 'end in',
    positions: 'positions',
    draw: 'draw',
    differences: 'Position by position, in percentage points with the 95 % interval:',
    difference: (one, other, points, range) => `${one} against ${other}: ${points} (${range})`,
    failures: (player, count, first) =>
      `${player} gave no move that counts in ${count === 1 ? 'one position' : `${count} positions`}. The first time: ${first}`,
    legend:
      '“keeps” is the share of positions in which the player keeps the value; in each of them some moves keep it and some lose it.',
  },
};
