import type { EstimateRecord } from '../../../core/oracle.ts';

/** By the discs on the border: whom estimates favoured, and what came of it, as `npm run estimates` measured. */
export const estimateRecord: readonly EstimateRecord[] = [
  { stage: 24, games: 26, won: 19, drawn: 5 },
  { stage: 23, games: 33, won: 27, drawn: 4 },
  { stage: 22, games: 32, won: 26, drawn: 5 },
  { stage: 21, games: 39, won: 31, drawn: 6 },
  { stage: 20, games: 35, won: 28, drawn: 6 },
  { stage: 19, games: 46, won: 40, drawn: 5 },
  { stage: 18, games: 46, won: 35, drawn: 7 },
  { stage: 17, games: 47, won: 40, drawn: 6 },
  { stage: 16, games: 48, won: 38, drawn: 9 },
  { stage: 15, games: 54, won: 43, drawn: 10 },
  { stage: 14, games: 49, won: 41, drawn: 7 },
  { stage: 13, games: 52, won: 44, drawn: 6 },
];
