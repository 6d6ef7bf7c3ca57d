import type { Language } from '../../core/game.ts';
import { english } from './english.ts';
import type { LaboratoryText } from './laboratory-text.ts';
import { portuguese } from './portuguese.ts';

export const laboratoryText: Readonly<Record<Language, LaboratoryText>> = { en: english, pt: portuguese };
