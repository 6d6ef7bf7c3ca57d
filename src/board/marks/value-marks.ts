import { lateModule } from '../late-module.ts';

/** What draws values of moves and hints: it is loaded with the first of them, which take longer to find. */
export const valueMarks = lateModule(async () => {
  const [{ bestBadge }, { badgeMarkup }, { comparedMarkup }, { hintMarkup }] = await Promise.all([
    import('./badge.ts'),
    import('./badge-markup.ts'),
    import('./compared-marks.ts'),
    import('./hint-mark.ts'),
  ]);
  return { bestBadge, badgeMarkup, comparedMarkup, hintMarkup };
});
