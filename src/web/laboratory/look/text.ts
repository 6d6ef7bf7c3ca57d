import type { Language } from '../../../core/language.ts';
import type { LookText } from './look-text.ts';
import { english } from './text-en.ts';
import { portuguese } from './text-pt.ts';

export const text: Readonly<Record<Language, LookText>> = { en: english, pt: portuguese };
