import type { Language } from '../core/game.ts';
import type { ReportedVerdict } from '../core/report.ts';
import type { SeriesLength } from '../core/seats/series.ts';
import { catalogues } from '../text/say.ts';

/** Where a name stands in a sentence: at its start, within it, or within it without the article that it may have. */
export type PlaceInSentence = 'start' | 'within' | 'bare';

/** What is said at a table, in every shell. */
export interface PlayText {
  readonly level: (number: number) => string;
  readonly levelInSentence: Readonly<Record<PlaceInSentence, (number: number) => string>>;
  /** The one person at the table, and each of two. */
  readonly you: string;
  readonly person: string;
  /** Who sits at another screen and gave no name. */
  readonly someone: Readonly<Record<Exclude<PlaceInSentence, 'bare'>, string>>;
  readonly thinking: (name: string) => string;
  /** It was to move at once, and had looked at no move to the end yet. */
  readonly guessed: (name: string) => string;
  readonly mustPass: string;
  readonly paused: string;
  readonly workingOut: string;
  /** The move that is best, and what it comes to. */
  readonly hint: (move: string, verdict: ReportedVerdict) => string;
  /** How often the present arrangement has occurred, of how many times that draw. */
  readonly seen: (times: number, limit: number) => string;
  readonly series: {
    readonly game: (number: number, length: SeriesLength) => string;
    readonly youWon: string;
    readonly won: (name: string) => string;
    readonly drawn: string;
    readonly next: string;
  };
  readonly again: string;
  readonly moves: string;
  readonly values: string;
  readonly variation: string;
}

const english: PlayText = {
  level: (number) => `Level ${number}`,
  levelInSentence: {
    start: (number) => `Level ${number}`,
    within: (number) => `level ${number}`,
    bare: (number) => `level ${number}`,
  },
  you: 'you',
  person: 'player',
  someone: { start: 'Someone', within: 'someone' },
  thinking: (name) => `${name} is thinking…`,
  guessed: (name) => `${name} had looked at no move to the end yet, and plays the first in order.`,
  mustPass: 'All you can do is pass.',
  paused: 'Paused.',
  workingOut: 'Working it out…',
  hint: (move, verdict) => `Try ${move}: it ${catalogues.en.verdicts.move(verdict)}.`,
  seen: (times, limit) => `This arrangement: ${times} of ${limit} times`,
  series: {
    game: (number, length) => (length === 'endless' ? `Game ${number}` : `Game ${number}, best of ${length}`),
    youWon: 'You win the series.',
    won: (name) => `${name} wins the series.`,
    drawn: 'The series is drawn.',
    next: 'Next game',
  },
  again: 'Play again',
  moves: 'Moves',
  values: 'Values',
  variation: 'Variation',
};

const portuguese: PlayText = {
  level: (number) => `Nível ${number}`,
  levelInSentence: {
    start: (number) => `O nível ${number}`,
    within: (number) => `o nível ${number}`,
    bare: (number) => `nível ${number}`,
  },
  you: 'tu',
  person: 'jogador',
  someone: { start: 'Alguém', within: 'alguém' },
  thinking: (name) => `${name} está a pensar…`,
  guessed: (name) => `${name} ainda não tinha visto nenhuma jogada até ao fim e faz a primeira por ordem.`,
  mustPass: 'Só podes passar a vez.',
  paused: 'Em pausa.',
  workingOut: 'A calcular…',
  hint: (move, verdict) => `Experimenta ${move}: ${catalogues.pt.verdicts.move(verdict)}.`,
  seen: (times, limit) => `Esta disposição: ${times} de ${limit} vezes`,
  series: {
    game: (number, length) => (length === 'endless' ? `Partida ${number}` : `Partida ${number}, à melhor de ${length}`),
    youWon: 'Ganhaste o encontro!',
    won: (name) => `Vitória no encontro: ${name}.`,
    drawn: 'O encontro acabou empatado.',
    next: 'Próxima partida',
  },
  again: 'Jogar outra vez',
  moves: 'Jogadas',
  values: 'Valores',
  variation: 'Linha alternativa',
};

export const playText: Readonly<Record<Language, PlayText>> = { en: english, pt: portuguese };
