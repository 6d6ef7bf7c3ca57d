import { type Game, squareSymmetries } from 'tabuleiro';
import { notation } from './notation.ts';
import { crosses, makeState, noughts, rules, type TicTacToeState, turnOf } from './rules.ts';
import { text } from './text.ts';
import { view } from './view.ts';

const ticTacToe: Game<TicTacToeState> = {
  id: 'tic-tac-toe',
  rules,
  notation,
  view,
  text,
  symmetries: () =>
    squareSymmetries(3).map((image) => {
      const turned = (marks: number) => image.reduce((cells, to, from) => cells | (((marks >> from) & 1) << to), 0);
      return {
        state: (state) => makeState(turned(crosses(state)), turned(noughts(state)), turnOf(state)),
        move: (cell) => image[cell] ?? cell,
      };
    }),
};

export default ticTacToe;
