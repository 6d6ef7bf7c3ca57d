import type { Language } from '../../core/language.ts';
import { english } from './english.ts';
import type { OnlineText } from './online-text.ts';
import { portuguese } from './portuguese.ts';

export const onlineText: Readonly<Record<Language, OnlineText>> = { en: english, pt: portuguese };
