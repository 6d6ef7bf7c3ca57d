import type { EndingFacts, PlayerText } from '../core/game.ts';
import type { Judgement, ReportedVerdict } from '../core/report.ts';

/**
 * The sentences that all shells share; those on problems and reviews are apart, for a game is played before it is reviewed,
 * and many meet no problem. What is particular to one game is in its folder.
 */
export interface Catalogue {
  /** How each usual reason for an ending is said. */
  readonly endings: Readonly<Record<EndReason, (facts: EndingFacts) => string>>;
  /** An ending with a reason of a game's own that it says nothing about. */
  readonly plainEnding: (facts: EndingFacts) => string;
  readonly toMove: (player: PlayerText) => string;
  /** A move of a game that has no words of its own for it. */
  readonly plays: (player: PlayerText, move: string) => string;
  readonly passes: (player: PlayerText) => string;
  readonly verdicts: VerdictWords;
}

export type EndReason =
  | 'line'
  | 'groups'
  | 'blocked'
  | 'full'
  | 'repetition'
  | 'resignation'
  | 'time'
  | 'agreement'
  | 'abort';

/** How verdicts are said. */
export interface VerdictWords {
  /** What a move comes to, in a few words: “wins in 5”. */
  readonly move: (verdict: ReportedVerdict) => string;
  /**
   * What a position comes to, naming who wins; the verdict is that of this player. A move's plies count the move itself, a
   * position's what is still to be played: the move that wins in 9 leads to a win “in 8 more”.
   */
  readonly standing: (verdict: ReportedVerdict, player: PlayerText, opponent: PlayerText, isOver: boolean) => string;
}

/** How reviews and the marks beside moves are explained. */
export interface ReviewWords {
  /** What the marks beside moves mean, in shapes or in plain characters. */
  readonly legend: (isAscii: boolean) => string;
  /** The same for games that count points and not plies. */
  readonly marginLegend: (isAscii: boolean) => string;
  readonly estimateLegend: string;
  readonly ignoresRepetition: string;
  readonly judgements: Readonly<Record<Judgement, string>>;
  readonly better: (moves: string) => string;
  readonly decided: (ply: number, move: string) => string;
  readonly decidedFromStart: string;
  readonly decidedByResignation: string;
  readonly decidedByTime: string;
  readonly undecided: string;
  /** Where it turned, by estimates alone. */
  readonly turned: (ply: number, move: string) => string;
  readonly nothingPlayed: string;
}
