import type { StrategyCard } from './card.ts';
import type { Language } from './language.ts';
import type { RuleTask, Truth } from './lesson.ts';
import type { Move } from './move.ts';
import type { Oracle, Value } from './oracle.ts';
import type { GamePlayers } from './player.ts';
import { present } from './present.ts';
import type { PartName, Problem, ProblemOf, Result } from './problem.ts';
import type { Random } from './random.ts';

/** Player 0 moves first. Turns always alternate: a blocked player's only move is to pass. */
export type Player = 0 | 1;

/** Who moves after this player. */
export function opponentOf(player: Player): Player {
  return player === 0 ? 1 : 0;
}

/** Whether the game goes on, and otherwise what it came to for the player to move. */
export type Outcome = 'ongoing' | Value;

/**
 * The rules and nothing else, on a packed state `S` that is never changed. Input is trusted: Match checks it.
 * Keep each number of a state within 30 bits: browsers box larger ones, which costs a memory allocation a move.
 */
export interface Rules<S> {
  /** No position has more moves than this: the size of the buffer that `moves` is given. */
  readonly maxMoves: number;
  start(random: Random): S;
  turn(state: S): Player;
  /** Fills `into` in the game's fixed order and returns how many; 0 exactly when the game is over. */
  moves(state: S, into: Int32Array): number;
  /**
   * Only where one move can be drawn quicker than all are listed: any of them, each equally likely, for random games;
   * undefined exactly when the game is over.
   */
  pick?(state: S, random: Random): Move | undefined;
  apply(state: S, move: Move): S;
  outcome(state: S): Outcome;
  /** Why and how the game ended; undefined while it goes on. */
  ending(state: S): Ending | undefined;
  /** Only in games that end in a draw when an arrangement occurs for the third time: equal for equal arrangements. */
  arrangement?(state: S): number;
  /** Only in games that count points: what each player has now. */
  scores?(state: S): readonly [number, number];
  /** Only in games that count groups of pieces: the sizes of each player's, the largest first. */
  groups?(state: S): readonly [readonly number[], readonly number[]];
}

/** A position to begin at. */
export type DrawStart<S> = (random: Random) => S;

/** How a game came to its end. Where nobody won, `winner` is null and it is a draw. */
export interface Ending {
  /** `line`, `groups`, `blocked`, `full`; from Match also `repetition` and what `Conclusion` has; or a word of the game's own. */
  readonly reason: string;
  readonly winner: Player | null;
  /** The cells that decided it: the line, or the groups that counted. */
  readonly cells: readonly CellId[];
  /** Each line by itself, where one move made several; they may share cells. */
  readonly lines?: readonly (readonly CellId[])[];
  readonly scores?: readonly [number, number];
}

/** Text and clicks both become a path of cells; one look-up finds the legal move with that path. */
export interface Notation<S> {
  /** The letters of the players in a position text. */
  readonly sides: readonly [string, string];
  move(state: S, move: Move): string;
  position(state: S): string;
  /** The state, or a problem that says which row is wrong and what was expected there. */
  parsePosition(text: string): Result<S>;
  /**
   * Only in games that always begin alike and whose players write a game as the row of its moves, such as `4453`: those
   * moves, or undefined for any other text. `parsePosition` then reads such a row too, as the position after it.
   */
  splitMoves?(text: string): readonly string[] | undefined;
  /** The path that a text means, legal or not; a problem only where it means none. */
  read(state: S, text: string): Result<readonly CellId[]>;
  /** How a move is said in parts, where it has several. */
  readonly dialogue?: Dialogue<S>;
}

/** A move said in parts, one after another: its row, its column, its direction. */
export interface Dialogue<S> {
  readonly parts: readonly MovePart[];
  /** The path as far as the choices so far, by their numbers, determine it; a problem where they lead nowhere. */
  path(state: S, chosen: readonly number[]): Result<readonly CellId[]>;
}

export interface MovePart {
  readonly name: PartName;
  /** What can be answered, in the game's order; its number in this order is an answer too. */
  readonly choices: readonly PartChoice[];
}

/** What an answer is called in each language; all of them are understood. */
export interface PartChoice extends Readonly<Record<Language, string>> {
  readonly letter?: string;
}

/** A cell's number is its place in `View.cells`. */
export type CellId = number;

/** A place where a piece can stand or be pressed. Its name is unique among cells of its kind. */
export interface Cell {
  readonly name: string;
  /**
   * `board`; `border`, a part of the board that is drawn apart; `hand`, a place beside the board for pieces in stock;
   * `entry`, a place above the board where pieces come in and none stays.
   */
  readonly kind: 'board' | 'border' | 'hand' | 'entry';
  /** Column and row, from the top left; in a hand, `x` is the order. */
  readonly x: number;
  readonly y: number;
  /** Whose hand it is. */
  readonly owner?: Player;
  /** Cells of different zones are set a little apart. */
  readonly zone?: number;
}

/** A piece as there may be many of: whose it is, what it looks like, and its letter. */
export interface PieceKind {
  readonly owner: Player;
  /** What it looks like: `stone`, `disc`, `cone`… */
  readonly kind: string;
  /** Its letter in position texts. */
  readonly letter: string;
  /** A king. */
  readonly isMarked?: boolean;
}

/** A piece where it stands now. */
export interface Piece extends PieceKind {
  readonly cell: CellId;
  /** How many there are, in a hand. */
  readonly count?: number;
}

/** A piece that goes from one cell to another; a push moves several. */
export interface Motion {
  readonly from: CellId;
  readonly to: CellId;
}

/** Everything a terminal or a browser needs to draw the board and take a click; no pixels, no escape codes. */
export interface View<S> {
  /**
   * What the board is made of, where it is drawn: `limestone`, `graphite`, `walnut`, `ink`… Without a material, or with
   * one that nobody has drawn, it is of `stone`.
   */
  readonly material?: string;
  readonly cells: readonly Cell[];
  /** The labels along the edges, by x and by y; an empty text where there is none. */
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** Whether a player may have to pass, which has an empty path and a button of its own. */
  readonly hasPass?: boolean;
  /** Everything that can stand on the board, for whoever sets up a position. */
  readonly pieceKinds: readonly PieceKind[];
  pieces(state: S): readonly Piece[];
  /** `[to]`, `[from, to]` or `[hand, to]`; empty for a pass. No two legal moves share a path. */
  path(state: S, move: Move): readonly CellId[];
  /** The cell that a click on this one means: in a drop game, where the disc would land. */
  target(state: S, cell: CellId): CellId;
  motion(state: S, move: Move): readonly Motion[];
  /** Why no legal move has this path, or, of a path that is only begun, why none begins with it; asked only then. */
  refuse(state: S, path: readonly CellId[]): Problem;
}

/** The cell with this number, which is one of the same view. */
export function cellAt<S>({ cells }: View<S>, id: CellId): Cell {
  return present(cells[id], `cell ${id}`);
}

/** A way of turning the board (and perhaps renaming its pieces) that leaves the game the same. */
export interface Symmetry<S> {
  state(state: S): S;
  /** The same move on the turned board. */
  move(move: Move): Move;
}

/** Which positions are alike. */
export interface Likeness<S> {
  /** Equal exactly for positions that are alike. */
  keyOf(state: S): string;
}

/** Everything a game says in one language. */
export interface GameText {
  readonly name: string;
  /** One sentence for a list of games. */
  readonly summary: string;
  readonly players: readonly [PlayerText, PlayerText];
  /** Who made it. */
  readonly credit: string;
  /** The rules in plain words, a step at a time. */
  readonly rules: readonly RuleStep[];
  /** How a move is made on a board that is pressed, for who plays it for the first time; there is a general sentence. */
  readonly howToMove?: string;
  /** The sentences of the game's own problems, by code. */
  readonly problems: Sentences;
  /** How each of the game's ways to end is said; the usual reasons have sentences already. */
  readonly endings?: Readonly<Record<string, (facts: EndingFacts) => string>>;
  /** What a move is called where its text alone would not be understood: `column 3`. */
  readonly moveName?: (move: string) => MoveName;
  /** Where a position stands in the stages of the game's oracle: `with 18 discs on the border`. */
  readonly stageInWords?: (stage: number) => string;
  /** A move in one sentence; without it, the plain text of the move is said. */
  readonly moveInWords?: (facts: MoveFacts) => string;
}

/** A move in the words of the game. */
export interface MoveFacts {
  readonly player: PlayerText;
  /** Its text. */
  readonly move: string;
  /** The names of the cells of its path. */
  readonly cells: readonly string[];
  /** What kind of piece is moved or put. */
  readonly kind: string;
  /** How many pieces it moves. */
  readonly moved: number;
}

/** What a move is called. */
export interface MoveName {
  readonly name: string;
  /** Within a sentence, where that differs, as in “a coluna 3”. */
  readonly inSentence?: string;
}

/** What a player is called. */
export interface PlayerText {
  readonly name: string;
  /** Within a sentence, where that differs, as in “as pretas”. */
  readonly inSentence?: string;
  readonly isPlural?: boolean;
}

export interface RuleStep {
  readonly text: string;
  /** A position that shows it. */
  readonly diagram?: string;
  /** Something to try in it. */
  readonly task?: RuleTask;
}

/** An ending in the words of the game: who won, the names of the cells that decided it. */
export interface EndingFacts {
  readonly winner: PlayerText | null;
  readonly loser: PlayerText | null;
  readonly cells: readonly string[];
  /** The names of the cells of each line, where one move made several. */
  readonly lines?: readonly (readonly string[])[];
  readonly scores?: readonly [number, number];
}

/** A sentence for each code of a map of problems. */
export type Sentences<Map = Readonly<Record<string, never>>> = {
  readonly [Code in keyof Map]: (values: Map[Code], cause?: string) => string;
};

/** A whole game. Everything particular to it is here and nowhere else. */
export interface Game<S = unknown> {
  readonly id: string;
  readonly rules: Rules<S>;
  readonly notation: Notation<S>;
  readonly view: View<S>;
  readonly text: Readonly<Record<Language, GameText>>;
  /** The whole group, the identity first. */
  symmetries(): readonly Symmetry<S>[];
  /**
   * Only where more positions are alike than the symmetries say, such as those with the colours exchanged, or where trying
   * all of them takes long: which are, loaded when it is wanted.
   */
  likeness?(): Promise<Likeness<S>>;
  /** Whether its oracle solves all positions at once, and can count them. */
  readonly isSolvedWhole?: boolean;
  /** Whether perfect play from its start can be drawn as a map: it is solved soon, and has at most some thousand positions. */
  readonly hasMap?: boolean;
  /** A solver of the game's own, loaded when it is wanted; without one, a general solver does what it can. */
  oracle?(): Promise<Oracle<S>>;
  /** Its evaluations and levels, loaded when they are wanted; without them, there are general players. */
  players?(): Promise<GamePlayers<S>>;
  /** Only where some starts are known to be even: draws one of them. */
  fairStarts?(): Promise<DrawStart<S>>;
  /** Puzzles that were made beforehand, as a text that src/study/puzzles reads, loaded when they are wanted. */
  puzzles?(): Promise<string>;
  /** What is known of it, told for people, loaded when it is wanted. */
  truths?(): Promise<readonly Truth[]>;
  /** Only where a winning strategy fits on paper: its card, loaded when it is wanted. */
  card?(): Promise<StrategyCard<S>>;
}

export { languages } from './language.ts';
export type { Language, Move, PartName, Problem, ProblemOf, Random, Result };
