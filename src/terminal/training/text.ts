import type { Language } from '../../core/game.ts';
import { english } from './english.ts';
import { portuguese } from './portuguese.ts';
import type { TrainerText } from './trainer-text.ts';

export const trainerText: Readonly<Record<Language, TrainerText>> = { en: english, pt: portuguese };
