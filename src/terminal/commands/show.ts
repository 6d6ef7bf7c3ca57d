import { legalMoves } from '../../core/match.ts';
import { type Command, gameOf, stateOf } from '../command.ts';
import { drawBoard } from '../print/board.ts';
import { sayStanding, standingOf } from '../print/standing.ts';
import { wrap } from '../print/wrap.ts';
import { terminal } from '../text.ts';

/** A position drawn, with whose turn it is and what can be played. */
export const showCommand: Command = async (invocation) => {
  const found = await gameOf(invocation);
  if (!found.ok) return { failure: found };
  const game = found.value;
  const state = await stateOf(game, invocation, 1);
  if (!state.ok) return { failure: { problem: state.problem, game } };
  const { language } = invocation.arguments;
  const moves = legalMoves(game, state.value).map((move) => game.notation.move(state.value, move));
  const ending = game.rules.ending(state.value);
  const position = game.notation.position(state.value);
  const scores = game.rules.scores?.(state.value);
  const lines = [
    ...drawBoard(game, state.value, { ...invocation.board, marked: ending?.cells ?? [] }),
    '',
    sayStanding(game, state.value, language),
  ];
  if (moves.length > 0) lines.push(terminal.text[language].legalMoves(moves.length), wrap(moves, invocation.width));
  return {
    printout: {
      text: [invocation.board.paint.strong(game.text[language].name), position, '', ...lines].join('\n'),
      json: { ...standingOf(game, position, game.rules.turn(state.value), ending), ...(scores && { scores }), moves },
    },
  };
};
