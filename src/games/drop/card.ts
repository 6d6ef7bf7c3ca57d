import type { StrategyCard } from '../../core/card.ts';
import { winningMoves } from '../../core/card-rules.ts';
import { type Move, opponentOf, type Rules } from '../../core/game.ts';
import type { DropBoard, DropState } from './rules.ts';

/** The card of Três em Linha, for x, who begins. */
export function tresEmLinhaCard(board: DropBoard, rules: Rules<DropState>): StrategyCard<DropState> {
  return {
    seat: 0,
    words: {
      en: {
        summary: 'x, who begins, wins every game with two rules and five positions.',
        lookUp: 'Otherwise look the position up. It is on the card, perhaps mirrored; then mirror the move.',
      },
      pt: {
        summary: '“x”, que começa, ganha todas as partidas com duas regras e cinco posições.',
        lookUp: 'Senão, procura a posição. Está no cartão, talvez ao espelho; então vira também a jogada.',
      },
    },
    rules: [
      {
        words: { en: 'Win if you can.', pt: 'Ganha, se puderes.' },
        moves: (state) => winningMoves(rules, state),
      },
      {
        words: {
          en: 'Otherwise block: play where the opponent would win now.',
          pt: 'Senão, bloqueia: joga onde o adversário ganharia já.',
        },
        moves: (state) => blockingMoves(board, rules, state),
      },
    ],
    entries: [
      { position: '...../...../...../..... x', move: '3' },
      { position: '...../...../...../o.x.. x', move: '4' },
      { position: '...../...../...../.ox.. x', move: '3' },
      { position: '...../...../..o../..x.. x', move: '2' },
      { position: '...../..o../..x../.ox.. x', move: '4' },
    ],
  };
}

/** The columns in which the opponent would complete a line, were it their turn. */
function blockingMoves(board: DropBoard, rules: Rules<DropState>, state: DropState): readonly Move[] {
  const opponent = opponentOf(board.turn(state));
  const buffer = new Int32Array(rules.maxMoves);
  const columns = Array.from(buffer.subarray(0, rules.moves(state, buffer)));
  return columns.filter((column) => {
    const row = board.landingRow(state, column);
    const theirs = board.arrange((x, y) => (x === column && y === row ? opponent : board.owner(state, x, y)));
    return board.hasLine(theirs, opponent);
  });
}
