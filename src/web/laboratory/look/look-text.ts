import type { StepKind } from '../../../study/search-tree.ts';

/** What “Look inside” says. Numbers come written, moves and players as they stand in a sentence. */
export interface LookText {
  readonly choices: {
    readonly label: string;
    readonly game: string;
    readonly player: string;
    readonly beside: string;
    readonly alone: string;
    readonly levels: string;
    readonly searches: string;
    readonly level: (number: number, name: string) => string;
    readonly typed: string;
    readonly typedExample: string;
    readonly show: string;
    readonly setUp: string;
  };
  readonly working: (player: string) => string;
  readonly stop: string;
  readonly stopped: string;
  readonly again: string;
  readonly notWhole: (steps: string, player: string) => string;
  readonly notSearching: (player: string, list: string) => string;
  readonly unknownGame: (game: string) => string;
  readonly transport: {
    readonly label: string;
    readonly toStart: string;
    readonly back: string;
    readonly run: string;
    readonly pause: string;
    readonly on: string;
    readonly nextCut: string;
    readonly nextWalk: string;
    readonly toEnd: string;
    readonly step: string;
    readonly stepOf: (step: string, count: string) => string;
    readonly positions: string;
    readonly positionsOf: (count: string, most: string) => string;
    readonly pace: string;
    readonly paceOf: (perSecond: string) => string;
    readonly keys: string;
    readonly keysOfWalks: string;
  };
  readonly tree: {
    readonly label: (player: string) => string;
    readonly keys: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly fit: string;
    readonly collapse: string;
    readonly expand: string;
    readonly expandAll: string;
    readonly pathOnly: string;
    readonly icicle: string;
    readonly icicleOfWalks: string;
    readonly depth: (depth: number) => string;
  };
  /** What the last step did. */
  readonly steps: Readonly<Record<StepKind, (facts: StepFacts) => string>> & { readonly start: string };
  readonly node: {
    readonly fromHere: string;
    readonly toTable: string;
    readonly board: string;
    readonly root: string;
    readonly path: string;
    readonly toMove: (player: string) => string;
    readonly window: (player: string) => string;
    readonly best: (player: string) => string;
    readonly value: (player: string) => string;
    readonly truth: (player: string) => string;
    readonly none: string;
    readonly asking: string;
    readonly unknown: string;
    readonly horizonError: (facts: {
      readonly player: string;
      readonly score: string;
      readonly truth: string;
    }) => string;
    readonly leaf: string;
    readonly finished: string;
    readonly hit: string;
    readonly open: string;
    readonly cut: (facts: CutFacts) => string;
    readonly spared: (positions: string, isMore: boolean) => string;
    /** Of a bound: it is won or lost elsewhere sooner than anything can be from here. */
    readonly sooner: Readonly<Record<'mark' | 'win' | 'loss', string>>;
    readonly counting: string;
    readonly win: (plies: number) => string;
    readonly loss: (plies: number) => string;
    readonly noBound: string;
    readonly bounds: Readonly<Record<'at-most' | 'at-least', (score: string) => string>>;
  };
  readonly moves: {
    readonly caption: string;
    readonly move: string;
    readonly value: string;
    readonly truth: string;
    readonly size: string;
    readonly visits: string;
    readonly mean: string;
    readonly prior: string;
    readonly cutOut: (moves: string) => string;
    readonly notYet: (moves: string) => string;
    readonly open: string;
    readonly wrong: string;
    readonly none: string;
  };
  readonly totals: {
    readonly caption: string;
    readonly headings: readonly string[];
    readonly soFar: string;
    readonly whole: string;
    readonly saved: (less: string, more: string, share: string) => string;
    readonly same: string;
    readonly agree: string;
    readonly differ: string;
  };
  readonly legend: readonly string[];
  readonly legendOfWalks: readonly string[];
}

export interface StepFacts {
  readonly move: string;
  readonly player: string;
  readonly opponent: string;
  readonly score: string;
  readonly left: number;
  readonly depth: number;
  readonly visits: string;
}

export interface CutFacts {
  /** Who has something already, and what. */
  readonly player: string;
  readonly has: string;
  /** The move that brought it, where it is known. */
  readonly elsewhere: string | undefined;
  readonly opponent: string;
  readonly by: string;
  readonly heldTo: string;
  readonly left: number;
}
