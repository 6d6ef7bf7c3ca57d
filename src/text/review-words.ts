import type { Language } from '../core/game.ts';
import type { ReviewWords } from './catalogue.ts';

const english: ReviewWords = {
  legend: (isAscii) =>
    `${isAscii ? 'Wn' : '▲n'} wins in n moves, = draws, ${isAscii ? 'Ln' : '▼n'} loses in n moves; moves of both sides (plies) are counted.`,
  marginLegend: (isAscii) =>
    `${isAscii ? 'W' : '▲'}(+n) wins by n points, = draws, ${isAscii ? 'L(-n)' : '▼(−n)'} loses by n points.`,
  estimateLegend: '~ is an estimate of the result, from −1 (loss) to 1 (win).',
  ignoresRepetition: 'An arrangement has occurred twice; values from there on take no account of repetitions.',
  judgements: {
    best: 'best',
    keeps: 'keeps the value',
    'slower-win': 'a slower win',
    'throws-win': 'throws a win',
    'throws-draw': 'throws a draw',
    unclear: 'not known',
  },
  better: (moves) => `better: ${moves}`,
  decided: (ply, move) => `Decided at move ${ply}, when ${move} was played.`,
  decidedFromStart: 'The value of the game never changed.',
  decidedByResignation: 'Decided by the resignation: the position was not lost.',
  decidedByTime: 'Decided by the clock: the position was not lost.',
  undecided: 'Where it was decided is not known.',
  turned: (ply, move) => `An estimate: it turned at move ${ply}, ${move}.`,
  nothingPlayed: 'The record has no moves.',
};

const portuguese: ReviewWords = {
  legend: (isAscii) =>
    `${isAscii ? 'Wn' : '▲n'} ganha em n jogadas, = empata, ${isAscii ? 'Ln' : '▼n'} perde em n jogadas; contam-se as de ambos os lados.`,
  marginLegend: (isAscii) =>
    `${isAscii ? 'W' : '▲'}(+n) ganha por n pontos, = empata, ${isAscii ? 'L(-n)' : '▼(−n)'} perde por n pontos.`,
  estimateLegend: '~ é uma estimativa do resultado, de −1 (derrota) a 1 (vitória).',
  ignoresRepetition: 'Uma disposição já surgiu duas vezes; daí em diante os valores não contam as repetições.',
  judgements: {
    best: 'a melhor',
    keeps: 'mantém o valor',
    'slower-win': 'ganha mais devagar',
    'throws-win': 'desperdiça a vitória',
    'throws-draw': 'desperdiça o empate',
    unclear: 'não se sabe',
  },
  better: (moves) => `melhor: ${moves}`,
  decided: (ply, move) => `Decidiu-se na jogada ${ply}, quando se jogou ${move}.`,
  decidedFromStart: 'O valor da partida nunca mudou.',
  decidedByResignation: 'Decidiu-se na desistência: a posição não estava perdida.',
  decidedByTime: 'Decidiu-se no relógio: a posição não estava perdida.',
  undecided: 'Não se sabe onde se decidiu.',
  turned: (ply, move) => `Por estimativa, a partida virou na jogada ${ply}, ${move}.`,
  nothingPlayed: 'O registo não tem jogadas.',
};

export const reviewWords: Readonly<Record<Language, ReviewWords>> = { en: english, pt: portuguese };
