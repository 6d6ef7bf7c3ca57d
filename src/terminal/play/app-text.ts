import type { PlayerText } from '../../core/game.ts';
import type { SeriesLength } from '../../core/seats/series.ts';
import type { Command } from './ui.ts';

/** What the app says beyond boards, moves and problems. */
export interface AppText {
  readonly welcome: string;
  readonly mainMenu: {
    readonly title: string;
    readonly resume: string;
    readonly resumeOne: (game: string) => string;
    readonly saved: (game: string, moves: number) => string;
    readonly resumeTitle: string;
    readonly waiting: string;
    readonly over: string;
    readonly elsewhere: string;
    readonly copied: string;
    readonly gone: string;
    readonly rules: string;
    readonly rulesTitle: string;
    readonly language: string;
    readonly exit: string;
  };
  readonly variantTitle: (game: string) => string;
  readonly usual: string;
  readonly otherSize: string;
  readonly otherSizeDetail: string;
  readonly askSize: (example: string) => string;
  readonly modes: {
    readonly title: string;
    readonly people: string;
    readonly peopleDetail: string;
    readonly person: (you: PlayerText, isFirst: boolean) => string;
    readonly computers: string;
    readonly computersDetail: string;
  };
  readonly levelTitle: (player: PlayerText) => string;
  readonly typePlayer: string;
  readonly seriesTitle: string;
  readonly series: (length: SeriesLength) => string;
  readonly score: (first: string, points: readonly [number, number], second: string) => string;
  readonly points: string;
  readonly groups: string;
  /** What a search cost; each with how many, and whether that is one. */
  readonly effort: {
    readonly nodes: (count: string, isOne: boolean) => string;
    readonly leaves: (count: string, isOne: boolean) => string;
    readonly cutoffs: (count: string, isOne: boolean) => string;
    readonly tableHits: (count: string, isOne: boolean) => string;
    readonly depth: (plies: string) => string;
    readonly on: string;
    readonly off: string;
  };
  /** Nobody can be told to move now. */
  readonly nobodyThinks: string;
  readonly nothingBack: string;
  readonly nothingForward: string;
  readonly tookBack: string;
  readonly variations: {
    readonly title: string;
    readonly from: string;
    readonly none: string;
    readonly chosen: string;
    /** The line that is played, which may have no moves yet. */
    readonly game: (moves: string) => string;
  };
  readonly sureToResign: string;
  readonly sureToAbort: string;
  readonly saved: (file: string) => string;
  readonly askFile: string;
  readonly setAside: (file: string, reason: string) => string;
  readonly left: (file: string, reason: string) => string;
  readonly over: {
    readonly title: string;
    readonly review: string;
    readonly reviewDetail: string;
    /** The same of a game that nobody here has played. */
    readonly watchedDetail: string;
    readonly undo: string;
    readonly save: string;
    readonly menu: string;
  };
  readonly review: {
    readonly title: string;
    readonly from: string;
    readonly playingFrom: (ply: number) => string;
  };
  readonly lines: {
    readonly choose: (last: number) => string;
    readonly chooseOrBack: (last: number) => string;
    readonly none: (text: string, last: number) => string;
    readonly back: readonly string[];
    readonly move: (player: PlayerText) => string;
    readonly more: string;
    readonly help: string;
    /** What may be typed; the first is the one that is taught. */
    readonly words: Readonly<Record<Command | LineWord, readonly [string, ...string[]]>>;
    readonly means: Readonly<Record<Command | LineWord, string>>;
    /** How to end the wait for a computer. */
    readonly hurry: string;
    readonly notValid: string;
    readonly ended: string;
    readonly endedSaved: (program: string) => string;
    readonly suggestion: (text: string) => string;
    readonly noAnswer: (text: string) => string;
  };
  /** What may be typed in place of an option's name or number. */
  readonly menuWords: Readonly<Record<MenuWord, readonly string[]>>;
  readonly keys: Readonly<Record<KeyName, string>>;
  /** The space bar, and arrow keys where they can't be drawn. */
  readonly space: string;
  readonly arrows: Readonly<Record<string, string>>;
  readonly orType: (example: string) => string;
  /** A window that is smaller than what is to be seen in it needs. */
  readonly tooSmall: (need: WindowSize, size: WindowSize) => string;
  readonly size: (size: WindowSize) => string;
  readonly manyLines: string;
  readonly tooLong: string;
  readonly typing: string;
  readonly pace: (seconds: number) => string;
}

/** In characters. */
export interface WindowSize {
  readonly columns: number;
  readonly rows: number;
}

/** What can be asked for in words only. */
export type LineWord = 'moves' | 'board' | 'help' | 'quit';

/** Options of menus that have words of their own, in any language at any time. */
export type MenuWord =
  | 'resume'
  | 'rules'
  | 'language'
  | 'exit'
  | 'size'
  | 'first'
  | 'second'
  | 'people'
  | 'computers'
  | 'next'
  | 'review'
  | 'undo'
  | 'save'
  | 'menu'
  | 'rematch';

/** What the line at the bottom calls each key. */
export type KeyName =
  | Command
  | 'pick'
  | 'put'
  | 'drop'
  | 'letGo'
  | 'send'
  | 'next'
  | 'moves'
  | 'flip'
  | 'mouseOff'
  | 'mouseOn'
  | 'choose'
  | 'enter'
  | 'back'
  | 'leave'
  | 'withdraw'
  | 'scroll'
  | 'pause'
  | 'goOn'
  | 'step'
  | 'faster'
  | 'pass';
