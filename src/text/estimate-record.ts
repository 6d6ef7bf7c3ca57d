import type { Game, Language } from '../core/game.ts';
import type { EstimateRecord } from '../core/oracle.ts';
import type { Report } from '../core/report.ts';

type Say = (stage: string, record: EstimateRecord) => string;

const english: Say = (stage, { games, won, drawn }) =>
  `Estimates may err: ${stage}, the side they favoured won ${won} of ${games} games${drawn ? ` and drew ${drawn}` : ''}.`;

const portuguese: Say = (stage, { games, won, drawn }) =>
  `As estimativas podem falhar: ${stage}, o lado que favoreciam ganhou ${won} de ${games} partidas${drawn ? ` e empatou ${drawn}` : ''}.`;

const sentences: Readonly<Record<Language, Say>> = { en: english, pt: portuguese };

/** How often estimates like those of a report came true, in a sentence, or in none where that was not measured. */
export function sayEstimateRecord<S>(
  { text }: Pick<Game<S>, 'text'>,
  { estimateRecord }: Report,
  language: Language,
): readonly string[] {
  const stage = estimateRecord && text[language].stageInWords?.(estimateRecord.stage);
  return stage ? [sentences[language](stage, estimateRecord)] : [];
}
