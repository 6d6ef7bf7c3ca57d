import type { PlayerText } from '../core/game.ts';
import type { Catalogue } from './catalogue.ts';
import { list, signed } from './wording.ts';

const subject = ({ name, inSentence = name }: PlayerText) => inSentence;
const each = (lines: readonly (readonly string[])[]) => lines.map((cells) => list(cells, 'e')).join(', e em ');
const wins = (player: PlayerText) => `${player.isPlural ? 'Ganham' : 'Ganha'} ${subject(player)}`;

export const portuguese: Catalogue = {
  endings: {
    line: ({ winner, cells, lines }) =>
      `${winner ? wins(winner) : 'Empate'}: ${lines ? `linhas em ${each(lines)}` : `linha em ${list(cells, 'e')}`}.`,
    groups: ({ winner, scores }) => (winner ? wins(winner) : 'Empate') + (scores ? `, ${points(scores)}.` : '.'),
    blocked: ({ winner, loser }) =>
      winner && loser
        ? `${wins(winner)}: ${subject(loser)} não ${loser.isPlural ? 'têm' : 'tem'} jogada.`
        : 'Empate: já não há jogadas.',
    full: ({ winner }) => `${winner ? wins(winner) : 'Empate'}: o tabuleiro está cheio.`,
    repetition: () => 'Empate: a mesma disposição pela terceira vez.',
    time: ({ winner, loser }) =>
      winner && loser
        ? `${wins(winner)}: ${subject(loser)} ${loser.isPlural ? 'ficaram' : 'ficou'} sem tempo.`
        : 'Acabou o tempo.',
    resignation: ({ winner, loser }) =>
      winner && loser
        ? `${wins(winner)}: ${subject(loser)} ${loser.isPlural ? 'desistiram' : 'desistiu'}.`
        : 'Desistência.',
    agreement: () => 'Empate por acordo.',
    abort: () => 'A partida foi cancelada.',
  },
  plainEnding: ({ winner }) => (winner ? `${wins(winner)}.` : 'Empate.'),
  toMove: (player) => `${player.isPlural ? 'Jogam' : 'Joga'} ${subject(player)}.`,
  plays: (player, move) => `${player.isPlural ? 'Jogam' : 'Joga'} ${subject(player)}: ${move}.`,
  passes: (player) => `${player.isPlural ? 'Passam' : 'Passa'} ${subject(player)}.`,
  verdicts: {
    move: ({ exact, value, plies, margin, score = 0 }) => {
      if (!exact || value === null) return `vale cerca de ${signed(score, 2, 'pt')} (estimativa)`;
      if (value === 'draw') return 'empata';
      const verb = value === 'win' ? 'ganha' : 'perde';
      return plies ? `${verb} em ${plies}` : margin ? `${verb} por ${Math.abs(margin)}` : verb;
    },
    standing: ({ exact, value, plies, margin, score = 0 }, player, opponent, isOver) => {
      if (!exact || value === null) {
        const leader = score >= 0 ? player : opponent;
        return Math.abs(score) < 0.1
          ? 'Equilibrado, por estimativa'
          : `Melhor para ${leader.inSentence ?? leader.name}, por estimativa`;
      }
      if (value === 'draw') return isOver ? 'Empate' : 'Empate com jogo perfeito';
      const winner = value === 'win' ? player : opponent;
      const how = plies ? ` em mais ${plies}` : margin ? ` por ${Math.abs(margin)}` : '';
      return `${winner.isPlural ? 'Ganham' : 'Ganha'} ${winner.inSentence ?? winner.name}${how}`;
    },
  },
};

function points([first, second]: readonly [number, number]): string {
  return `${Math.max(first, second)} a ${Math.min(first, second)}`;
}
