/** What a program says of the search that led to its move. */
export interface SearchReport {
  /** The player of ours whose search it says that it does, such as `alphabeta:4`. */
  readonly search?: string;
  readonly nodes?: number;
  /** Plies to the end, below 0 where it loses; or points. For the program itself. */
  readonly score?: ReportedScore;
}

export type ReportedScore = { readonly mate: number } | { readonly points: number };
