import type { Sentences } from '../../core/game.ts';
import type { LaboratoryProblems } from './problems.ts';

/** What is said where one looks into searches and judges players. */
export interface LaboratoryText {
  readonly problems: Sentences<LaboratoryProblems>;
  readonly trace: TraceWords;
  readonly judge: JudgeWords;
}

/** How the steps of a search are told. */
export interface TraceWords {
  readonly depth: (depth: number) => string;
  /** The rest of the moves needs no look; the comparison is already written. */
  readonly cut: (left: string, because: string) => string;
  readonly fromTable: string;
  readonly unknown: string;
  /** Of a position that walks came through. */
  readonly visits: (count: string) => string;
  readonly mean: (value: string) => string;
  readonly prior: (percent: string) => string;
  readonly solved: (nodes: string) => string;
  readonly chooses: (move: string) => string;
  readonly cost: (nodes: string, leaves: string, cutoffs: string, tableHits: string) => string;
  readonly part: (events: string) => string;
  readonly interrupted: (events: string) => string;
  /** What the numbers beside a move are. */
  readonly scoreLegend: string;
  readonly windowLegend: string;
  readonly winLegend: (isAscii: boolean) => string;
  readonly walkLegend: string;
}

/** How players are judged. */
export interface JudgeWords {
  readonly title: (positions: number, seed: number) => string;
  readonly player: string;
  readonly kept: string;
  readonly range: (low: string, high: string) => string;
  /** Above the table by distance: in plies, or where a game counts none in its own measure. */
  readonly byDistance: string;
  readonly byStage: string;
  readonly distance: string;
  readonly positions: string;
  readonly draw: string;
  readonly differences: string;
  readonly difference: (one: string, other: string, points: string, range: string) => string;
  readonly failures: (player: string, count: number, first: string) => string;
  readonly legend: string;
}
