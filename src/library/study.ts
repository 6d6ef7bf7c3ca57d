/** What is made from oracles and searches to learn from: the steps of a search, the counts of a solved game. */
export type { Survey } from '../core/oracle.ts';
export type { OnSearchEvent, SearchEvent } from '../core/search-event.ts';
export { surveyGame } from '../study/survey.ts';
export { type Trace, tracePlayer, traceSearch } from '../study/trace.ts';
