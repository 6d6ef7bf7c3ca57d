import type { Language } from '../../core/language.ts';
import type { Standing } from './standing.ts';

/** What is said of one's own results against the levels. */
export interface ResultsText {
  readonly standing: (level: number, standing: Standing) => string;
  readonly beaten: (level: number, times: number) => string;
  readonly tryNext: (level: number) => string;
}

const english: ResultsText = {
  standing: (level, { won, drawn, lost }) => `Against level ${level}: ${won} won, ${drawn} drawn, ${lost} lost.`,
  beaten: (level, times) => `You beat level ${level} ${times === 2 ? 'twice' : `${times} times`} running.`,
  tryNext: (level) => `Try level ${level}?`,
};

const several = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const portuguese: ResultsText = {
  standing: (level, { won, drawn, lost }) =>
    `Contra o nível ${level}: ${several(won, 'vitória', 'vitórias')}, ${several(drawn, 'empate', 'empates')}, ${several(lost, 'derrota', 'derrotas')}.`,
  beaten: (level, times) => `Ganhaste ao nível ${level} ${times === 2 ? 'duas' : times} vezes seguidas.`,
  tryNext: (level) => `Experimentar o nível ${level}?`,
};

export const resultsText: Readonly<Record<Language, ResultsText>> = { en: english, pt: portuguese };
