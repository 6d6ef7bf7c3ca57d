import type { Language } from '../../core/language.ts';

interface HomeText {
  readonly welcome: string;
  readonly invitation: string;
  readonly games: string;
  readonly play: string;
  readonly playGame: (game: string) => string;
  readonly learn: string;
  readonly learnGame: (game: string) => string;
  readonly boardOf: (game: string) => string;
  readonly pause: string;
  readonly resume: string;
  readonly unfinished: string;
  readonly unfinishedFailed: string;
  readonly played: (moves: number) => string;
  readonly continueGame: string;
  readonly foot: string;
}

export const text: Readonly<Record<Language, HomeText>> = {
  en: {
    welcome: 'Pull up a chair.',
    invitation: 'Play a friend or the computer, and ask what any move is worth.',
    games: 'Games',
    play: 'Play',
    playGame: (game) => `Play ${game}`,
    learn: 'Rules',
    learnGame: (game) => `Rules of ${game}`,
    boardOf: (game) => `A board of ${game}`,
    pause: 'Pause the boards',
    resume: 'Let the boards play',
    unfinished: 'Your unfinished game',
    unfinishedFailed: 'Your unfinished game could not be shown; it is still among the saved ones.',
    played: (moves) => (moves === 1 ? 'one move played' : `${moves} moves played`),
    continueGame: 'Continue',
    foot: 'Everything here works without a network, and what you play is kept on this device.',
  },
  pt: {
    welcome: 'Puxa uma cadeira.',
    invitation: 'Joga com um amigo ou com o computador, e pergunta quanto vale cada jogada.',
    games: 'Jogos',
    play: 'Jogar',
    playGame: (game) => `Jogar ${game}`,
    learn: 'Regras',
    learnGame: (game) => `Regras de ${game}`,
    boardOf: (game) => `Um tabuleiro de ${game}`,
    pause: 'Pausar os tabuleiros',
    resume: 'Deixar os tabuleiros jogar',
    unfinished: 'A tua partida por acabar',
    unfinishedFailed: 'Não foi possível mostrar a tua partida por acabar; continua entre as guardadas.',
    played: (moves) => (moves === 1 ? 'uma jogada feita' : `${moves} jogadas feitas`),
    continueGame: 'Continuar',
    foot: 'Tudo aqui funciona sem rede, e o que jogas fica guardado neste dispositivo.',
  },
};
