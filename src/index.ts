/** The library: the games, and everything needed to play them. */
export { plainChoices, readPart, readParts, splitWords } from './core/dialogue.ts';
export type * from './core/game.ts';
export { languages, opponentOf } from './core/game.ts';
export type * from './core/lesson.ts';
export { legalMoves, Match, movesAlong, moveWithPath, readMove, type Step } from './core/match.ts';
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
export { meetsGoal } from './core/task.ts';
export { type Analysis, analyse, type MoveVerdict } from './engine/analysis.ts';
export { Analyst, type AnalystPort, type Answer, type Question, type Turn } from './engine/analyst.ts';
export { type Contestant, type ContestedMove, contestantFrom } from './engine/contestant.ts';
export { makeGeneralOracle, oracleOf } from './engine/general.ts';
export { orderByRank } from './engine/ordering.ts';
export { perft } from './engine/perft.ts';
export { checkPlayer, parsePlayer, playerKinds, playersOf } from './engine/players.ts';
export { playout } from './engine/playout.ts';
export { reportChoice, reportOf, reportOfMatch } from './engine/report.ts';
export { isDecidedByResignation, isMistake, review } from './engine/review.ts';
export { type Clock, type Limits, runSliced } from './engine/run-sliced.ts';
export { verdictOfScore } from './engine/score.ts';
export { type RatedMove, type SearchEvent, type SearchSettings, TreeSearch, traceSearch } from './engine/search.ts';
export { type EngineRequest, type EngineResponse, type ServicePort, serve } from './engine/service.ts';
export { TranspositionTable } from './engine/transposition-table.ts';
export { type Estimates, estimate, UctTree } from './engine/uct.ts';
export { type AnyVerdict, compareVerdicts, verdictOfEnding } from './engine/verdict.ts';
export { dropFamily, findGame, type GameEntry, games } from './games/index.ts';
export { catalogues, sayEnding, sayMove, sayProblem } from './text/say.ts';
export { legendFor, verdictMark } from './text/verdict.ts';
