/** The library: the games, and everything needed to play them. */
export { plainChoices, readPart, readParts, splitWords } from './core/dialogue.ts';
export type * from './core/game.ts';
export { languages, opponentOf } from './core/game.ts';
export type * from './core/lesson.ts';
export { legalMoves, Match, meetsGoal, movesAlong, moveWithPath, readMove, type Step } from './core/match.ts';
export {
  compactMove,
  composePosition,
  countProblem,
  formatPositionText,
  type ParsedPosition,
  type PositionShape,
  parsePositionText,
} from './core/notation.ts';
export type * from './core/oracle.ts';
export type * from './core/player.ts';
export { type CommonProblems, fail, failWith, type ProblemValues, problemOf, succeed } from './core/problem.ts';
export { maxSeed, seededRandom, shuffle } from './core/random.ts';
export {
  formatRecord,
  type MatchRecord,
  type ParsedRecord,
  parseRecord,
  type RecordedResult,
  recordOf,
  recordVersion,
  replayRecord,
} from './core/record.ts';
export type * from './core/report.ts';
export {
  addGame,
  firstToMove,
  type Series,
  type SeriesLength,
  score,
  seriesResult,
  setupRandom,
  startSeries,
} from './core/series.ts';
export { squareSymmetries } from './core/square.ts';
export { type Analysis, analyse, type MoveVerdict } from './engine/analysis/analysis.ts';
export { makeGeneralOracle, oracleOf } from './engine/analysis/general.ts';
export { reportChoice, reportOf, reportOfMatch } from './engine/analysis/report.ts';
export { decidingConclusion, isMistake, review } from './engine/analysis/review.ts';
export { type AnyVerdict, compareVerdicts, verdictOfEnding } from './engine/analysis/verdict.ts';
export { checkPlayer, parsePlayer, playerKinds, playersOf } from './engine/players.ts';
export { orderByRank } from './engine/search/ordering.ts';
export { perft } from './engine/search/perft.ts';
export { playout } from './engine/search/playout.ts';
export { verdictOfScore } from './engine/search/score.ts';
export {
  type RatedMove,
  type SearchEvent,
  type SearchSettings,
  TreeSearch,
  traceSearch,
} from './engine/search/search.ts';
export { TranspositionTable } from './engine/search/transposition-table.ts';
export { type Estimates, estimate, UctTree } from './engine/search/uct.ts';
export { Analyst, type AnalystPort, type Answer, type Question, type Turn } from './engine/service/analyst.ts';
export { type Clock, type Limits, runSliced } from './engine/service/run-sliced.ts';
export { type EngineRequest, type EngineResponse, type ServicePort, serve } from './engine/service/service.ts';
export { type Contestant, type ContestedMove, contestantFrom } from './engine/tournament/contestant.ts';
export { dropFamily, findGame, type GameEntry, games } from './games/index.ts';
export { type CheckEvent, type Counterexample, checkLaws, problemOfCounterexample } from './laws/check.ts';
export { lawSpeaker } from './laws/problems.ts';
export type { OutsideGame } from './outside/languages.ts';
export { reviewWords } from './text/review-words.ts';
export { catalogues, sayEnding, sayMove } from './text/say.ts';
export { commonProblems, sayProblem } from './text/say-problem.ts';
export { legendFor, verdictMark } from './text/verdict.ts';
