/** What the kernel of the drop games offers: see kernel.ts, which says it in types. */
export { setUp } from './board';
export { answer, ask, canWin, clear, drop, pathAddress, pathBytes, run } from './search';
export { forget } from './table';
