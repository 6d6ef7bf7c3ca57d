/** What is made from oracles and searches to learn from: the steps of a search, the counts of a solved game. */
export type { Survey } from '../core/oracle.ts';
export type { SearchEvent } from '../engine/search/search.ts';
export { surveyGame } from '../study/survey.ts';
export { traceSearch } from '../study/trace.ts';
