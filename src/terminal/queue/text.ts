import type { Language } from '../../core/game.ts';
import { english } from './english.ts';
import { portuguese } from './portuguese.ts';
import type { QueueText } from './queue-text.ts';

export const queueText: Readonly<Record<Language, QueueText>> = { en: english, pt: portuguese };
