import type { Language } from '../../core/game.ts';
import { english } from './english.ts';
import { portuguese } from './portuguese.ts';
import type { ReportText } from './report-text.ts';

export const reportText: Readonly<Record<Language, ReportText>> = { en: english, pt: portuguese };
