import type { EstimateRecord } from '../../../core/oracle.ts';

/** By the discs on the border: whom estimates favoured, and what came of it, as `npm run estimates` measured. */
export const estimateRecord: readonly EstimateRecord[] = [
  { stage: 24, games: 29, won: 20, drawn: 7 },
  { stage: 23, games: 35, won: 28, drawn: 5 },
  { stage: 22, games: 37, won: 28, drawn: 5 },
  { stage: 21, games: 47, won: 37, drawn: 6 },
  { stage: 20, games: 41, won: 30, drawn: 7 },
  { stage: 19, games: 47, won: 37, drawn: 6 },
  { stage: 18, games: 42, won: 33, drawn: 5 },
  { stage: 17, games: 48, won: 36, drawn: 7 },
  { stage: 16, games: 48, won: 37, drawn: 6 },
  { stage: 15, games: 51, won: 40, drawn: 8 },
  { stage: 14, games: 50, won: 40, drawn: 8 },
  { stage: 13, games: 50, won: 42, drawn: 6 },
];
