import { lateModule } from './late-module.ts';

/** What draws the values of moves: it is loaded with the first of them, which take longer to find. */
export const valueMarks = lateModule(async () => {
  const [{ badgeMarkup }, { comparedMarkup }] = await Promise.all([
    import('./badge-markup.ts'),
    import('./compared-marks.ts'),
  ]);
  return { badgeMarkup, comparedMarkup };
});
