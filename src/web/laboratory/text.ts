import type { Language } from '../../core/language.ts';
import type { LabPart } from './place.ts';

interface LaboratoryText {
  readonly title: string;
  readonly pageTitle: (part: string) => string;
  /** What the laboratory is, in one sentence. */
  readonly summary: string;
  readonly parts: Readonly<Record<LabPart, string>>;
  readonly nowhere: string;
}

export const text: Readonly<Record<Language, LaboratoryText>> = {
  en: {
    title: 'Laboratory',
    pageTitle: (part) => `${part} · Laboratory`,
    summary: 'Look into a real search on a real position, with the truth beside it.',
    parts: {
      look: 'Look inside',
      predict: 'Predict',
      plots: 'Plots',
      evaluate: 'Evaluations',
      lessons: 'Lessons',
      homework: 'Homework',
    },
    nowhere: 'There is no such place in the laboratory; this is where it begins.',
  },
  pt: {
    title: 'Laboratório',
    pageTitle: (part) => `${part} · Laboratório`,
    summary: 'Vê por dentro uma pesquisa verdadeira numa posição verdadeira, com a verdade ao lado.',
    parts: {
      look: 'Ver por dentro',
      predict: 'Prever',
      plots: 'Gráficos',
      evaluate: 'Avaliações',
      lessons: 'Lições',
      homework: 'Trabalhos de casa',
    },
    nowhere: 'Esse lugar não existe no laboratório; é aqui que ele começa.',
  },
};
