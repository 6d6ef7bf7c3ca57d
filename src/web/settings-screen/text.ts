import type { Language } from '../../core/language.ts';
import type { Settings } from '../settings.ts';
import type { Imported } from '../storage/backup.ts';

interface SettingsText {
  readonly title: string;
  readonly saved: string;
  readonly groups: { readonly looks: string; readonly board: string; readonly play: string; readonly kept: string };
  /** Taking everything that is kept elsewhere, and bringing it in. */
  readonly keeping: {
    readonly note: string;
    /** Whoever gets such a file can play for the person. */
    readonly withSeats: string;
    readonly exportAll: string;
    readonly importAll: string;
    readonly imported: (imported: Imported) => string;
  };
  readonly names: Readonly<Record<keyof Settings, string>>;
  /** What a switch does, in one sentence. */
  readonly notes: Partial<Readonly<Record<keyof Settings, string>>>;
  readonly choices: Readonly<Record<ChoiceName, string>>;
}

/** The settings that are one of several; each choice has a word. */
export type ChoiceName = Settings['theme'] | Settings['motion'] | Settings['board'] | Settings['pieceStyle'] | Language;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What became of the settings of an imported file. */
const imported = {
  en: { taken: 'Its settings were taken.', left: 'Your settings stay as they are.' },
  pt: { taken: 'As definições do ficheiro ficaram a valer.', left: 'As tuas definições ficam como estão.' },
};

/** Languages are named in their own words. */
const languageNames = { en: 'English', pt: 'Português' };

export const text: Readonly<Record<Language, SettingsText>> = {
  en: {
    title: 'Settings',
    saved: 'Every change is kept at once, on this device only.',
    groups: { looks: 'Looks', board: 'Board', play: 'Play', kept: 'What is kept' },
    keeping: {
      note: 'Games, results, puzzles and settings in one file, for another device or for safety. An import adds to what is here; its settings are taken only where you have not chosen any.',
      withSeats: 'With my seats in games online: whoever has the file can then play for me',
      exportAll: 'Export',
      importAll: 'Import',
      imported: ({ games, results, seats, evaluations, puzzles, known, damaged, settings }) =>
        [
          `Added: ${counted(games, 'game', 'games')}, ${counted(results, 'result', 'results')}.`,
          ...(seats ? [`Seats in games online: ${seats}.`] : []),
          ...(evaluations ? [`Evaluations: ${evaluations}.`] : []),
          ...(puzzles ? ['What it knows of your puzzles was added.'] : []),
          ...(known > 0 ? [`Here already: ${counted(known, 'game', 'games')}.`] : []),
          ...(damaged > 0 ? [`Not readable, and left out: ${counted(damaged, 'entry', 'entries')}.`] : []),
          ...(settings ? [imported.en[settings]] : []),
        ].join(' '),
    },
    names: {
      language: 'Language',
      theme: 'Theme',
      sound: 'Sound',
      motion: 'Motion',
      coordinates: 'Coordinates',
      board: 'Material',
      pieceStyle: 'Pieces',
      values: 'Values from the start',
      turnBoard: 'Turn the board',
    },
    notes: {
      sound: 'A soft tap with each move.',
      coordinates: 'The names of rows and columns beside the board.',
      values: 'A new game shows what each move is worth.',
      turnBoard: 'When two people share the screen, the board turns to whoever is to move.',
    },
    choices: {
      ...languageNames,
      system: 'System',
      light: 'Light',
      dark: 'Dark',
      full: 'Full',
      reduced: 'Reduced',
      own: 'Each game its own',
      stone: 'Sandstone',
      walnut: 'Walnut',
      graphite: 'Graphite',
      natural: 'Natural',
      plain: 'Plain',
    },
  },
  pt: {
    title: 'Definições',
    saved: 'Cada alteração fica logo guardada, só neste dispositivo.',
    groups: { looks: 'Aspeto', board: 'Tabuleiro', play: 'Jogo', kept: 'O que está guardado' },
    keeping: {
      note: 'Partidas, resultados, problemas e definições num só ficheiro, para outro dispositivo ou por segurança. Importar junta ao que já existe; as definições só vêm se ainda não escolheste nenhuma.',
      withSeats: 'Com os meus lugares nas partidas à distância: quem tiver o ficheiro pode então jogar por mim',
      exportAll: 'Exportar',
      importAll: 'Importar',
      imported: ({ games, results, seats, evaluations, puzzles, known, damaged, settings }) =>
        [
          `Juntou-se: ${counted(games, 'partida', 'partidas')}, ${counted(results, 'resultado', 'resultados')}.`,
          ...(seats ? [`Lugares em partidas à distância: ${seats}.`] : []),
          ...(evaluations ? [`Avaliações: ${evaluations}.`] : []),
          ...(puzzles ? ['Juntou-se o que sabe dos teus problemas.'] : []),
          ...(known > 0 ? [`Já existia: ${counted(known, 'partida', 'partidas')}.`] : []),
          ...(damaged > 0 ? [`Não se pôde ler, e ficou de fora: ${counted(damaged, 'entrada', 'entradas')}.`] : []),
          ...(settings ? [imported.pt[settings]] : []),
        ].join(' '),
    },
    names: {
      language: 'Língua',
      theme: 'Tema',
      sound: 'Som',
      motion: 'Movimento',
      coordinates: 'Coordenadas',
      board: 'Material',
      pieceStyle: 'Peças',
      values: 'Valores desde o início',
      turnBoard: 'Rodar o tabuleiro',
    },
    notes: {
      sound: 'Um toque suave em cada jogada.',
      coordinates: 'Os nomes das linhas e colunas ao lado do tabuleiro.',
      values: 'Uma partida nova mostra quanto vale cada jogada.',
      turnBoard: 'Quando duas pessoas partilham o ecrã, o tabuleiro roda para quem tem a vez.',
    },
    choices: {
      ...languageNames,
      system: 'Sistema',
      light: 'Claro',
      dark: 'Escuro',
      full: 'Completo',
      reduced: 'Reduzido',
      own: 'O de cada jogo',
      stone: 'Arenito',
      walnut: 'Nogueira',
      graphite: 'Grafite',
      natural: 'Naturais',
      plain: 'Simples',
    },
  },
};
