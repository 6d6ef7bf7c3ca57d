import type { EstimateRecord } from '../../../core/oracle.ts';

/** By the discs on the border: whom estimates favoured, and what came of it, as `npm run estimates` measured. */
export const estimateRecord: readonly EstimateRecord[] = [
  { stage: 24, games: 52, won: 48, drawn: 0 },
  { stage: 23, games: 53, won: 49, drawn: 0 },
  { stage: 22, games: 53, won: 48, drawn: 0 },
  { stage: 21, games: 55, won: 49, drawn: 0 },
  { stage: 20, games: 52, won: 48, drawn: 0 },
  { stage: 19, games: 52, won: 48, drawn: 0 },
  { stage: 18, games: 49, won: 45, drawn: 0 },
  { stage: 17, games: 52, won: 48, drawn: 0 },
  { stage: 16, games: 47, won: 44, drawn: 0 },
  { stage: 15, games: 54, won: 50, drawn: 0 },
  { stage: 14, games: 53, won: 47, drawn: 0 },
  { stage: 13, games: 56, won: 52, drawn: 0 },
];
