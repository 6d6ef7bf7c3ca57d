import { formatQuestions, type Homework } from '../../../study/homework/homework.ts';
import { formatRoute } from '../../routes.ts';
import { formatLabPlace } from '../place.ts';

/** The part of the address, from `#` on, that a homework has: for pupils, or with the marks for who teaches. */
export function homeworkHash(homework: Homework, view: 'pupil' | 'marks'): string {
  const options = new Map([
    ...(homework.title === '' ? [] : [['title', homework.title] as const]),
    ['set', formatQuestions(homework)] as const,
    ...(view === 'marks' ? [['view', 'marks'] as const] : []),
  ]);
  return formatRoute({ screen: 'lab', place: formatLabPlace({ part: 'homework', options }) });
}
