/** What the kernel of Neutreeko offers: see kernel.ts, which says it in types. */
export { begin, proceed } from './solver';
export { countWorth, longestOpponent, longestOwn, longestPlies, lookup, prepareTotals } from './totals';
