import type { Language } from '../../core/language.ts';
import { english } from './english.ts';
import type { LessonsText } from './lessons-text.ts';
import { portuguese } from './portuguese.ts';

export const text: Readonly<Record<Language, LessonsText>> = { en: english, pt: portuguese };
