/** The library: games, matches, records and their texts, and what is needed to write a game. */
export { plainChoices, readPart, readParts, splitWords } from '../core/dialogue.ts';
export type {
  Cell,
  CellId,
  Dialogue,
  Ending,
  Game,
  GameText,
  Language,
  Likeness,
  Motion,
  Move,
  Notation,
  Outcome,
  Piece,
  PieceKind,
  Player,
  Problem,
  Random,
  Result,
  Rules,
  Symmetry,
  View,
} from '../core/game.ts';
export { languages, opponentOf } from '../core/game.ts';
export type { Truth } from '../core/lesson.ts';
export { legalMoves, Match, movesAlong, moveWithPath, readMove, type Step } from '../core/match.ts';
export {
  compactMove,
  composePosition,
  countProblem,
  formatPositionText,
  type ParsedPosition,
  type PositionShape,
  parsePositionText,
} from '../core/notation.ts';
export type { ExactVerdict, Oracle, Value, Verdict } from '../core/oracle.ts';
export type { Evaluation, GamePlayers } from '../core/player.ts';
export { fail, failWith, ProblemError, problemOf, succeed } from '../core/problem.ts';
export { seededRandom, shuffle } from '../core/random.ts';
export {
  formatRecord,
  type MatchRecord,
  type ParsedRecord,
  parseRecord,
  recordOf,
  replayRecord,
} from '../core/record.ts';
export { squareSymmetries } from '../core/square.ts';
export { findGame, type GameEntry, games, loadGame } from '../games/index.ts';
export { inEveryLanguage, type OutsideGame } from '../outside/languages.ts';
export { sayEnding, sayMove } from '../text/say.ts';
export { sayProblem } from '../text/say-problem.ts';
