/** The library: the games, and everything needed to play them. */
export type * from './core/game.ts';
export { languages, opponentOf } from './core/game.ts';
export { legalMoves, Match, movesAlong, moveWithPath, readMove, type Step } from './core/match.ts';
export {
  compactMove,
  formatPositionText,
  type ParsedPosition,
  type PositionShape,
  parsePositionText,
  rowOfOccurrence,
} from './core/notation.ts';
export type * from './core/oracle.ts';
export { type CommonProblems, fail, failWith, type ProblemValues, succeed } from './core/problem.ts';
export { largestSeed, seededRandom, shuffle } from './core/random.ts';
export {
  formatRecord,
  type MatchRecord,
  parseRecord,
  type RecordedResult,
  recordOf,
  recordVersion,
  replayRecord,
} from './core/record.ts';
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
export { perft } from './engine/perft.ts';
export { playout } from './engine/playout.ts';
export { dropFamily, findGame, type GameEntry, games } from './games/index.ts';
export { catalogues, sayEnding, sayProblem } from './text/say.ts';
