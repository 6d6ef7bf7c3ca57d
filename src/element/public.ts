import type { Ending, Player } from '../core/game.ts';
import type { Problem } from '../core/problem.ts';
import type { Report } from '../core/report.ts';

/**
 * What a page sees of the element. The build writes this file beside it as its types; test/web/element-types.ts holds the
 * class to it.
 */

export type { Ending, Player, Problem, Report };

/** `auto` is whatever the system prefers. */
export type BoardTheme = 'light' | 'dark' | 'auto';

/** A move that a person is about to make. */
export interface MoveDetail {
  readonly move: string;
  /** The position before it and the one after it. */
  readonly from: string;
  readonly to: string;
  /** All moves since the start, this one last. */
  readonly moves: readonly string[];
  /** How the game ends with it, or null where it goes on. */
  readonly ending: Ending | null;
}

/** What the board shows after a move was made or taken back. */
export interface ChangeDetail {
  /** The last move on the board, or null where it shows the start. */
  readonly move: string | null;
  readonly position: string;
  readonly moves: readonly string[];
  readonly turn: Player;
  readonly ending: Ending | null;
}

/** Something that could not be done as it was asked for. */
export interface ProblemDetail {
  readonly problem: Problem;
  /** The same in the language of the board. */
  readonly sentence: string;
}

/** A puzzle that was solved, or failed. */
export interface PuzzleDetail {
  readonly puzzle: string;
  /** The move that solved it, or that was wrong. */
  readonly move: string;
  /** The moves on the board since the puzzle began. */
  readonly moves: readonly string[];
  /** Whether a wrong move was tried. */
  readonly isFailed: boolean;
}

/** The events of a board, each with what it brings; those of any element come too. */
export interface TabuleiroBoardEventMap extends HTMLElementEventMap {
  /** Before a person's move is made; where it is cancelled, the board stays as it is. */
  move: CustomEvent<MoveDetail>;
  /** After a move was made or taken back, by a person or by a script. */
  change: CustomEvent<ChangeDetail>;
  /** The game is loaded, and its position on the board. */
  ready: CustomEvent<ChangeDetail>;
  /** More is known of what the moves are worth. */
  report: CustomEvent<Report>;
  /** The puzzle on the board was solved. */
  'puzzle-solved': CustomEvent<PuzzleDetail>;
  /** The first wrong move in it; it can still be solved. */
  'puzzle-failed': CustomEvent<PuzzleDetail>;
  /** What an attribute asks for can't be shown, or there can be no values. */
  problem: CustomEvent<ProblemDetail>;
}

/** The element `<tabuleiro-board>`: one position of a game, played by mouse, finger and keys. */
export declare class TabuleiroBoard extends HTMLElement {
  /** Each is an attribute of the same name too. */
  game: string;
  /** Where the line of moves begins; empty for the start of the game. */
  position: string;
  /** The moves on the board since `position`; a text with spaces between them may be set too. */
  get moves(): readonly string[];
  set moves(moves: readonly string[] | string);
  /** The id of a puzzle of the game, which begins in a position of its own; empty for none. */
  puzzle: string;
  /** Whether the board shows what every move is worth. */
  values: boolean;
  theme: BoardTheme;
  flipped: boolean;
  readonly: boolean;

  /** Who is to move: 0 moves first. Null until the game is there. */
  get turn(): Player | null;
  /** How the game ended, or null. */
  get ending(): Ending | null;
  /** The position on the board, or null until the game is there. */
  get currentPosition(): string | null;
  /** What is known of it, while `values` is on; or null. */
  get report(): Report | null;
  /** What the line below the board says. */
  get status(): string;

  /** Makes a move, without a `move` event before it; where it is illegal, says so and returns false. */
  play(move: string): boolean;
  /** Takes the last move back; false at the start. */
  undo(): boolean;

  addEventListener<Type extends keyof TabuleiroBoardEventMap>(
    type: Type,
    listener: (this: TabuleiroBoard, event: TabuleiroBoardEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof TabuleiroBoardEventMap>(
    type: Type,
    listener: (this: TabuleiroBoard, event: TabuleiroBoardEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'tabuleiro-board': TabuleiroBoard;
  }
}
