import type { Language, Move } from '../../core/game.ts';
import type { Report, ReportedVerdict } from '../../core/report.ts';
import type { Table } from '../../play/table.ts';
import type { NodeId } from '../../play/tree.ts';

/** What is on the table and beside it. */
export interface Scene {
  readonly table: Table;
  readonly language: Language;
  /** One or more sentences on what has just happened. */
  readonly message: string;
  /** What every move is worth, where the player wants to know it. */
  readonly report?: Report | undefined;
  /** What moves came to, by the positions that they led to, where that was found out as they were played. */
  readonly verdicts: ReadonlyMap<NodeId, ReportedVerdict>;
  /** What there is beside it where someone plays elsewhere. */
  readonly online?: OnlineScene;
}

/** What is always to be seen of a game online. */
export interface OnlineScene {
  /** Who has each seat, whether they are here, and the time that they have. */
  readonly seats: readonly [string, string];
  /** Of the connection, what is on its way, and offers: a sentence each. */
  readonly lines: readonly string[];
  /** What can be done now beside moving. */
  readonly commands: readonly Command[];
  /** Nobody here plays. */
  readonly isWatching: boolean;
  /** A move is wanted of who is here. */
  readonly isTurn: boolean;
}

/** What a person does at the table. */
export type Action = { readonly kind: 'move'; readonly move: Move } | { readonly kind: Command };

export type Command =
  | 'undo'
  | 'redo'
  | 'variations'
  | 'hint'
  | 'values'
  /** What computers' searches cost is said, or no longer. */
  | 'nodes'
  /** A computer that is thinking is to play what it has found so far. */
  | 'now'
  | 'rules'
  | 'save'
  | 'resign'
  | 'menu'
  | OnlineCommand;

/** What can be done only where the other side is elsewhere. */
export type OnlineCommand = 'draw' | 'takeback' | 'accept' | 'decline' | 'abort';

export interface Option<T> {
  readonly value: T;
  readonly label: string;
  /** One line on what it means. */
  readonly detail?: string;
  /** Words that mean it where options are typed. */
  readonly words?: readonly string[];
}

export interface Menu<T> {
  readonly title: string;
  /** What is said above the options. */
  readonly lines?: readonly string[];
  readonly options: readonly Option<T>[];
  /** The option that is pointed at first. */
  readonly initial?: number;
  /** Whether one can go back without choosing. */
  readonly hasWayBack: boolean;
  /** The table to be seen beside it. */
  readonly scene?: Scene;
  /** What else may be typed, in place of an option: its value, or a sentence on why not. */
  readTyped?(text: string): Promise<{ readonly value: T } | { readonly refusal: string }>;
  /** When something has happened elsewhere: nothing is chosen then. */
  readonly signal?: AbortSignal;
}

/**
 * How the app meets a person: a full screen, or line by line. What it asks for is always something good: bad input
 * is answered and asked again inside.
 */
export interface Ui {
  /** Speaks this language from now on. */
  setLanguage(language: Language): void;
  /** One of some options; undefined to go back, and when the menu's signal comes first. */
  choose<T>(menu: Menu<T>): Promise<T | undefined>;
  /** A line of text, or the one that is suggested; undefined to go back. */
  ask(question: string, suggestion: string): Promise<string | undefined>;
  /** A text to read, as long as it may be, given a way to write it in lines of some width. */
  read(page: (width: number) => readonly string[]): Promise<void>;
  /** Something that happened away from any table. */
  say(message: string): void;
  /** What the person whose turn it is does; undefined when the signal comes first. */
  turn(scene: Scene, signal?: AbortSignal): Promise<Action | undefined>;
  /** The same table with something new to see, at once; only where `isLive`. */
  update(scene: Scene): void;
  /** What a person does while a computer thinks, of some commands; undefined when the signal comes first. */
  watch(scene: Scene, commands: readonly Command[], signal: AbortSignal): Promise<Action | undefined>;
  /** Shows the move that leads from one scene to the next. */
  showMove(before: Scene, after: Scene): Promise<void>;
  /** A moment between the moves of two computers, and what a person does in it. */
  rest(scene: Scene): Promise<Action | undefined>;
  /** From now on two computers wait until they are told to go on, where they can be. */
  pause(): void;
  /** Whether things can be shown while nobody has answered yet. */
  readonly isLive: boolean;
  /** Whether the board is seen from the second player's side, where it can be. */
  isFlipped: boolean;
}
