import type { Language } from '../../core/game.ts';
import { hasNextGame, hasPerson, matchOf, type Table } from '../../play/table.ts';
import { playText } from '../../play/text.ts';
import { appText, wordsFor } from './text.ts';
import type { Option } from './ui.ts';

export type ChoiceAfterGame = 'next' | 'review' | 'undo' | 'save' | 'menu';

/** What can be done once a game is over. */
export function optionsAfter(table: Table, canLookBack: boolean, language: Language): Option<ChoiceAfterGame>[] {
  const { over } = appText[language];
  const words = playText[language];
  // Who only watched has made no mistakes.
  const detail = hasPerson(table) ? over.reviewDetail : over.watchedDetail;
  const review = { value: 'review', label: over.review, detail, words: wordsFor('review') } as const;
  const undo = { value: 'undo', label: over.undo, words: wordsFor('undo') } as const;
  return [
    { value: 'next', label: hasNextGame(table) ? words.series.next : words.again, words: wordsFor('next') },
    ...(matchOf(table).ply > 0 ? [review] : []),
    ...(canLookBack ? [undo] : []),
    { value: 'save', label: over.save, words: wordsFor('save') },
    { value: 'menu', label: over.menu, words: wordsFor('menu') },
  ];
}
