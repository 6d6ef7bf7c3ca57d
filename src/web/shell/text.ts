import type { Language } from '../../core/language.ts';

interface ShellText {
  readonly close: string;
  readonly dismiss: string;
  readonly skip: string;
  readonly home: string;
  readonly savedGames: string;
  readonly settings: string;
  readonly toDark: string;
  readonly toLight: string;
  /** The other language, in its own words. */
  readonly otherLanguage: string;
  readonly loading: string;
  readonly slow: string;
  readonly broken: string;
  /** Of one game alone. */
  readonly gameFailed: string;
  readonly notDone: string;
  readonly tryAgain: string;
  readonly cutOff: string;
  readonly newGame: string;
  readonly reload: string;
  readonly settingsDamaged: string;
  readonly lostAddress: (text: string) => string;
  readonly lostGame: (text: string) => string;
  readonly newVersion: string;
}

export const text: Readonly<Record<Language, ShellText>> = {
  en: {
    close: 'Close',
    dismiss: 'Dismiss',
    skip: 'Skip to the content',
    home: 'Tabuleiro: all games',
    savedGames: 'Saved games',
    settings: 'Settings',
    toDark: 'Dark theme',
    toLight: 'Light theme',
    otherLanguage: 'Português',
    loading: 'Loading…',
    slow: 'This is taking longer than it should.',
    broken: 'This part of the app could not be opened. Nothing you played is lost.',
    gameFailed: 'The game could not be loaded.',
    notDone: 'That could not be done: a part of the app could not be loaded.',
    tryAgain: 'Try again',
    cutOff: 'There is no connection at the moment.',
    newGame: 'New game',
    reload: 'Reload',
    settingsDamaged: 'Your settings could not be read and were set aside; these are the usual ones.',
    lostAddress: (address) => `There is nothing at the address “${address}”. Here are the games.`,
    lostGame: (game) => `There is no game “${game}”. Here are those there are.`,
    newVersion: 'A new version of Tabuleiro is ready.',
  },
  pt: {
    close: 'Fechar',
    dismiss: 'Dispensar',
    skip: 'Saltar para o conteúdo',
    home: 'Tabuleiro: todos os jogos',
    savedGames: 'Partidas guardadas',
    settings: 'Definições',
    toDark: 'Tema escuro',
    toLight: 'Tema claro',
    otherLanguage: 'English',
    loading: 'A carregar…',
    slow: 'Isto está a demorar mais do que devia.',
    broken: 'Não foi possível abrir esta parte da aplicação. Nada do que jogaste se perdeu.',
    gameFailed: 'Não foi possível carregar o jogo.',
    notDone: 'Não foi possível: falta carregar uma parte da aplicação.',
    tryAgain: 'Tentar outra vez',
    cutOff: 'De momento não há ligação.',
    newGame: 'Nova partida',
    reload: 'Recarregar',
    settingsDamaged: 'Não foi possível ler as tuas definições, que ficaram à parte; estas são as habituais.',
    lostAddress: (address) => `Não há nada no endereço “${address}”. Aqui estão os jogos.`,
    lostGame: (game) => `Não há nenhum jogo “${game}”. Aqui estão os que há.`,
    newVersion: 'Está pronta uma nova versão do Tabuleiro.',
  },
};
