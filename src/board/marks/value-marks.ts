import { lateModule } from '../late-module.ts';

/** What draws values of moves and hints: it is loaded with the first of them, which take longer to find. */
export const valueMarks = lateModule(() => import('./drawn-values.ts'));
