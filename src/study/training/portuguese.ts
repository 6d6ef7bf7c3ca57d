import type { PlayerText } from '../../core/game.ts';
import { list } from '../../text/wording.ts';
import { pointsOf } from './points.ts';
import { themesIn } from './themes.ts';
import type { TrainingText } from './training-text.ts';

const count = (number: number, one: string, several: string) => `${number} ${number === 1 ? one : several}`;
const subject = ({ name, inSentence = name }: PlayerText) => inSentence;
const toMove = (player: PlayerText) => `${player.isPlural ? 'Jogam' : 'Joga'} ${subject(player)}.`;

export const portuguese: TrainingText = {
  problems: {
    'progress-unreadable': () => 'Isto não é o registo do treino de ninguém.',
    'progress-version': ({ version, expected }) =>
      `O teu treino foi guardado por uma versão mais recente do Tabuleiro (${version}; esta conhece a ${expected}) e fica como está.`,
  },
  task: (goal, player) =>
    `${toMove(player)} Encontra a única jogada que ${goal === 'win' ? 'ganha' : 'segura o empate'}.`,
  anyOf: (goal, player) => `${toMove(player)} Encontra uma jogada que ${goal === 'win' ? 'ganhe' : 'segure o empate'}.`,
  right: (opponent, reply) => `Certo. ${opponent.isPlural ? 'Respondem' : 'Responde'} ${subject(opponent)}: ${reply}.`,
  solved: {
    solved: 'Resolvido!',
    hinted: 'Resolvido, com uma dica.',
    failed: 'Era isso. Este problema há de voltar.',
  },
  found: 'Era isso.',
  wrong: (move, goal) => `${move}? Assim perde-se ${goal === 'win' ? 'a vitória' : 'o empate'}.`,
  refuted: (move, opponent, { value, plies, margin }, line) => {
    const how = plies ? ` em ${plies}` : margin ? ` por ${Math.abs(margin)}` : '';
    const result =
      value !== 'win' ? 'é empate' : `${opponent.isPlural ? 'ganham' : 'ganha'} ${subject(opponent)}${how}`;
    return `${move}? Então ${result}${line ? `: ${line}` : '.'}`;
  },
  look: (cells, isOneOf) => `Olha para ${list(cells, 'e')}${isOneOf ? ': é uma delas.' : '.'}`,
  lookInHand: (piece) => `Olha para “${piece}” na tua reserva.`,
  tellMove: (move) => `A jogada é ${move}.`,
  solution: (line) => `A solução: ${line}`,
  themes: themesIn('pt'),
  grade: (grade) => `Grau ${grade}`,
  due: 'Este já o falhaste antes.',
  standing: ({ rating, uncertainty }) =>
    `A tua classificação é ${pointsOf(rating)}, mais ou menos ${Math.round(uncertainty)}`,
  like: ({ level, beyond, isTentative }) => {
    if (beyond === 'below') return 'ainda abaixo do nível 1';
    if (beyond === 'above') return `acima do nível ${level}`;
    return isTentative ? `talvez como o nível ${level}` : `mais ou menos a força do nível ${level}`;
  },
  streak: (solved) =>
    solved === 0 ? 'Começa uma sequência.' : `${count(solved, 'problema seguido', 'problemas seguidos')}.`,
  streakOver: (solved, best) =>
    `A sequência acaba com ${count(solved, 'problema resolvido', 'problemas resolvidos')}. A tua mais longa: ${best}.`,
  day: (date) => `O problema do dia, ${date}`,
  daysRunning: (number) => `${count(number, 'dia seguido', 'dias seguidos')}.`,
};
