import type { Language, PlayerText } from '../../core/game.ts';
import { ofWhom } from '../../text/wording.ts';

/** What the list of saved games says. */
export interface SavedText {
  readonly title: string;
  readonly none: string;
  readonly play: string;
  readonly paste: string;
  readonly open: (game: string) => string;
  readonly remove: (game: string) => string;
  readonly removed: string;
  readonly rename: (game: string) => string;
  readonly renaming: { readonly title: string; readonly field: string; readonly detail: string; readonly save: string };
  readonly putBack: string;
  readonly moves: (count: number) => string;
  readonly unfinished: string;
  readonly won: (player: PlayerText) => string;
  readonly drawn: string;
  readonly against: (first: string, second: string) => string;
  readonly person: string;
  readonly two: string;
  readonly when: Intl.DateTimeFormat;
  readonly loading: string;
  readonly failed: string;
}

const english: SavedText = {
  title: 'Saved games',
  none: 'Nothing is saved yet. Every game is kept by itself from its first move on.',
  play: 'Choose a game',
  paste: 'Paste a position or record',
  open: (game) => `Open ${game}`,
  remove: (game) => `Delete ${game}`,
  removed: 'Deleted.',
  rename: (game) => `Name ${game}`,
  renaming: {
    title: 'Name this game',
    field: 'Name',
    detail: 'A game with a name is kept for good. Without one, it goes by the name of its game.',
    save: 'Save',
  },
  putBack: 'Put it back',
  moves: (count) => (count === 1 ? '1 move' : `${count} moves`),
  unfinished: 'not finished',
  won: ({ name }) => `won by ${name}`,
  drawn: 'drawn',
  against: (first, second) => `${first} – ${second}`,
  person: 'You',
  two: 'Two people',
  when: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
  loading: 'Loading…',
  failed: 'Your saved games could not be shown; none of them is lost.',
};

const portuguese: SavedText = {
  title: 'Partidas guardadas',
  none: 'Ainda não há partidas guardadas. Cada partida guarda-se sozinha desde a primeira jogada.',
  play: 'Escolher um jogo',
  paste: 'Colar uma posição ou um registo',
  open: (game) => `Abrir ${game}`,
  remove: (game) => `Apagar ${game}`,
  removed: 'Apagada.',
  rename: (game) => `Dar nome a ${game}`,
  renaming: {
    title: 'Dar nome a esta partida',
    field: 'Nome',
    detail: 'Uma partida com nome fica guardada para sempre. Sem nome, usa o nome do jogo.',
    save: 'Guardar',
  },
  putBack: 'Repor',
  moves: (count) => (count === 1 ? '1 jogada' : `${count} jogadas`),
  unfinished: 'por acabar',
  won: (player) => `vitória ${ofWhom(player)}`,
  drawn: 'empate',
  against: (first, second) => `${first} – ${second}`,
  person: 'Tu',
  two: 'Duas pessoas',
  when: new Intl.DateTimeFormat('pt-PT', { dateStyle: 'medium', timeStyle: 'short' }),
  loading: 'A procurar…',
  failed: 'Não foi possível mostrar as partidas guardadas; nenhuma se perdeu.',
};

export const savedText: Readonly<Record<Language, SavedText>> = { en: english, pt: portuguese };
