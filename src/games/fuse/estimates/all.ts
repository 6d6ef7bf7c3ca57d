import type { EstimateRecord } from '../../../core/oracle.ts';

/** By the discs on the border: whom estimates favoured, and what came of it, as `npm run estimates` measured. */
export const estimateRecord: readonly EstimateRecord[] = [
  { stage: 24, games: 99, won: 79, drawn: 12 },
  { stage: 23, games: 120, won: 97, drawn: 14 },
  { stage: 22, games: 123, won: 96, drawn: 19 },
  { stage: 21, games: 139, won: 114, drawn: 15 },
  { stage: 20, games: 142, won: 110, drawn: 20 },
  { stage: 19, games: 158, won: 126, drawn: 17 },
  { stage: 18, games: 154, won: 122, drawn: 20 },
  { stage: 17, games: 166, won: 136, drawn: 17 },
  { stage: 16, games: 166, won: 137, drawn: 14 },
  { stage: 15, games: 173, won: 143, drawn: 19 },
  { stage: 14, games: 166, won: 139, drawn: 18 },
  { stage: 13, games: 175, won: 151, drawn: 16 },
];
