import type { Language } from '../../../core/language.ts';

/** What the section on a game's strategy card says; the card has words of its own. */
export interface CardSectionText {
  readonly proved: string;
  readonly drill: string;
  readonly playByIt: string;
  readonly toPositions: string;
  readonly print: string;
  readonly downloadSvg: string;
  readonly downloadCsv: string;
  readonly groups: string;
  /** What is read aloud of a small board. */
  readonly entry: (number: number, position: string, move: string) => string;
  readonly left: (count: number) => string;
  readonly question: string;
  readonly right: (move: string) => string;
  readonly wrong: (move: string) => string;
  readonly next: string;
  readonly done: (count: number, mistakes: number) => string;
  readonly again: string;
  readonly yourMove: string;
  readonly byRule: (move: string, rule: number) => string;
  readonly byEntry: (move: string, entry: number) => string;
  readonly showEntry: (entry: number) => string;
  readonly takeBack: string;
  readonly startAgain: string;
  readonly playBoard: string;
}

export const text: Readonly<Record<Language, CardSectionText>> = {
  en: {
    proved: 'It is proved: every game that can come about was played.',
    drill: 'Drill',
    playByIt: 'Play against the card',
    toPositions: 'The positions',
    print: 'Print',
    downloadSvg: 'Download SVG',
    downloadCsv: 'Flash cards (CSV)',
    groups: 'Positions by pieces on the board',
    entry: (number, position, move) => `Position ${number}: ${position}. Move: ${move}. Open on the table.`,
    left: (count) => (count === 1 ? 'One left' : `${count} left`),
    question: 'What does the card play here?',
    right: (move) => `Right: ${move}.`,
    wrong: (move) => `The card plays ${move}. This one comes again.`,
    next: 'Next',
    done: (count, mistakes) => {
      const all = `All ${count} positions are answered`;
      if (mistakes === 0) return `${all}, without a mistake.`;
      return mistakes === 1
        ? `${all}, one of them at the second try.`
        : `${all}, with ${mistakes} mistakes on the way.`;
    },
    again: 'Drill again',
    yourMove: 'Play for the other side, and see what the card answers.',
    byRule: (move, rule) => `The card plays ${move}, by rule ${rule}.`,
    byEntry: (move, entry) => `The card plays ${move}: it is position ${entry}.`,
    showEntry: (entry) => `Show position ${entry}`,
    takeBack: 'Take it back',
    startAgain: 'From the start',
    playBoard: 'Board to play against the card',
  },
  pt: {
    proved: 'Está provado: jogaram-se todas as partidas possíveis.',
    drill: 'Praticar',
    playByIt: 'Jogar contra o cartão',
    toPositions: 'As posições',
    print: 'Imprimir',
    downloadSvg: 'Descarregar SVG',
    downloadCsv: 'Cartões de estudo (CSV)',
    groups: 'Posições por peças no tabuleiro',
    entry: (number, position, move) => `Posição ${number}: ${position}. Jogada: ${move}. Abrir na mesa.`,
    left: (count) => (count === 1 ? 'Falta uma' : `Faltam ${count}`),
    question: 'O que joga aqui o cartão?',
    right: (move) => `Certo: ${move}.`,
    wrong: (move) => `O cartão joga ${move}. Esta posição volta a sair.`,
    next: 'Seguinte',
    done: (count, mistakes) => {
      const all = `Respondeste às ${count} posições`;
      if (mistakes === 0) return `${all} sem um erro.`;
      return mistakes === 1 ? `${all}, uma delas à segunda.` : `${all}, com ${mistakes} erros pelo caminho.`;
    },
    again: 'Praticar outra vez',
    yourMove: 'Joga pelo outro lado, e vê o que o cartão responde.',
    byRule: (move, rule) => `O cartão joga ${move}, pela regra ${rule}.`,
    byEntry: (move, entry) => `O cartão joga ${move}: é a posição ${entry}.`,
    showEntry: (entry) => `Mostrar a posição ${entry}`,
    takeBack: 'Anular',
    startAgain: 'Do início',
    playBoard: 'Tabuleiro para jogar contra o cartão',
  },
};
