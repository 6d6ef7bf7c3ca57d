import type { Game } from '../../core/game.ts';
import { wholeNumber } from '../../core/json.ts';
import { legalMoves } from '../../core/match.ts';
import { perft } from '../../engine/search/perft.ts';
import { type Command, gameOf, type Invocation, type Printout, stateOf } from '../command.ts';
import { inTextColumns } from '../print/text-columns.ts';
import { refuse } from '../problems.ts';
import { locales, usages } from '../terminal-text.ts';
import { terminal } from '../text.ts';

const maxDepth = 99;

/** The sequences of moves up to a depth, counted: the usual check of a move generator, and of its speed. */
export const perftCommand: Command = async (invocation) => {
  const found = await gameOf(invocation);
  if (!found.ok) return { failure: found };
  const game = found.value;
  const [, word] = invocation.words;
  if (word === undefined) {
    return { failure: refuse({ code: 'argument-missing', values: { name: 'depth', usage: usages.perft } }) };
  }
  const depth = wholeNumber(word, 1, maxDepth);
  if (depth === undefined) {
    return { failure: refuse({ code: 'bad-number', values: { name: 'depth', text: word, least: 1, most: maxDepth } }) };
  }
  const state = await stateOf(game, invocation, 2);
  if (!state.ok) return { failure: { problem: state.problem, game } };
  return { printout: count(game, state.value, depth, invocation) };
};

function count<S>(game: Game<S>, state: S, depth: number, invocation: Invocation): Printout {
  const { language, isDivided } = invocation.arguments;
  const words = terminal.text[language];
  const started = invocation.now();
  const leaves: number[] = [];
  for (let level = 1; level < depth; level++) leaves.push(perft(game.rules, state, level));
  const moves = legalMoves(game, state);
  const below = moves.map((move, index) => {
    invocation.showProgress(index / moves.length);
    return perft(game.rules, game.rules.apply(state, move), depth - 1);
  });
  leaves.push(below.reduce((sum, each) => sum + each, 0));
  invocation.showProgress(1);
  const seconds = Math.max(1, invocation.now() - started) / 1000;
  const total = leaves.reduce((sum, each) => sum + each, 0);
  const rows = [[words.depth, words.leaves], ...leaves.map((each, index) => [String(index + 1), String(each)])];
  const divided = moves.map((move, index) => [game.notation.move(state, move), String(below[index])]);
  const text = [
    ...(isDivided ? [...inTextColumns(divided, isFirst), ''] : []),
    ...inTextColumns(rows, isFirst),
    '',
    words.perSecond(Math.round(total / seconds).toLocaleString(locales[language])),
  ];
  return {
    text: text.join('\n'),
    json: {
      game: game.id,
      position: game.notation.position(state),
      leaves,
      milliseconds: Math.round(seconds * 1000),
      ...(isDivided && { divide: Object.fromEntries(divided.map(([move], index) => [move, below[index]])) }),
    },
  };
}

/** Of two columns the first is flush left, and the second, of numbers, flush right. */
function isFirst(column: number): boolean {
  return column === 0;
}
