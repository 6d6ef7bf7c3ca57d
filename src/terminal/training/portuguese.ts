import { training } from '../../study/training/text.ts';
import { quote, quotePath, unbroken } from '../../text/phrase.ts';
import type { TrainerText } from './trainer-text.ts';

export const portuguese: TrainerText = {
  problems: {
    ...training.text.pt.problems,
    'training-unsaved': ({ file, reason }) =>
      `Não foi possível guardar o teu treino em ${quotePath(file)} (${reason}).`,
  },
  chooseGame: 'Problemas de que jogo?',
  puzzle: (id, rating) => `problema ${id}, de classificação ${rating}`,
  next: 'Uma linha vazia para o problema seguinte, ou sair:',
  words: {
    hint: ['dica', 'pista'],
    solution: ['solução', 'solucao'],
    skip: ['saltar', 'seguinte'],
    moves: ['jogadas'],
    board: ['tabuleiro'],
    rules: ['regras'],
    help: ['ajuda'],
    quit: ['sair'],
  },
  means: {
    hint: 'para onde olhar; dito outra vez, a jogada',
    solution: 'a solução inteira; o problema há de voltar',
    skip: 'outro problema',
    moves: 'as jogadas válidas, numeradas: #3 joga a terceira',
    board: 'o tabuleiro outra vez',
    rules: 'como se joga',
    help: 'esta lista',
    quit: 'sair; o teu treino fica guardado',
  },
  noHints: 'Numa sequência não há dicas.',
  noSkipping: 'Numa sequência não se salta nenhum problema; sair acaba com ela.',
  onlyNext: (text) => `${quote(text)} não é resposta aqui.`,
  again: 'E agora?',
  doneToday: 'Hoje já o tentaste, por isso desta vez não conta.',
  allSolved: 'Resolveste todos os problemas que há!',
  setAside: (file, parts) =>
    parts === 0
      ? `O que estava guardado do teu treino não se conseguiu ler e ficou à parte em ${unbroken(file)}; recomeça do princípio.`
      : `${parts === 1 ? 'Uma parte' : `${parts} partes`} do teu treino não se ${parts === 1 ? 'conseguiu' : 'conseguiram'} ler; o resto está lá, e tudo ficou à parte em ${unbroken(file)}.`,
};
