import type { EstimateRecord } from '../../../core/oracle.ts';
import type { Scoring } from '../groups.ts';
import { estimateRecord as all } from './all.ts';
import { estimateRecord as inner } from './inner.ts';
import { estimateRecord as kings } from './kings.ts';
import { estimateRecord as omega } from './omega.ts';

/** How estimates came out, for each way to count. */
export const estimateRecords: Readonly<Record<Scoring, readonly EstimateRecord[]>> = { all, inner, kings, omega };
